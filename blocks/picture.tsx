import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import { Picture, type PictureProps } from '../ui/picture.tsx';
import type { ImageSettings } from './image-fields.ts';
import { leadsSomewhere, linkTo } from './link-to.ts';
import styles from './picture.module.css';

interface ImageProps extends Omit<PictureProps, 'src' | 'alt' | 'style'> {
  image: ImageSettings;
}

/** An image with the link, corners and width from its settings; renders nothing without a path. */
export function Image({ image, className, ...rest }: ImageProps) {
  if (!image.path) return null;
  const picture = (
    <Picture
      {...rest}
      src={image.path}
      alt={image.alt}
      className={classNames(image.has_width && styles.wide, className)}
      style={{ borderRadius: image.image_radius }}
    />
  );
  if (!leadsSomewhere(image.link)) return picture;
  return (
    <Link {...linkTo(image.link, image.new_tab)} className={styles.link} aria-label={image.alt || image.link}>
      {picture}
    </Link>
  );
}
