import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { measures } from '../on-phones.ts';
import { Image } from '../picture.tsx';
import styles from './image-grid.module.css';

export function Render({ data, first }: BlockProps<'image_grid'>) {
  const images = data.images.filter((image) => image.path);
  if (images.length === 0) return null;
  const across = { ...data, count: Math.min(data.count, images.length) };
  return (
    <BlockFrame data={data}>
      <ul className={styles.grid} style={measures(across, { count: '', gap: 'px' })}>
        {images.map((image, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
          <li key={i} className={image.has_width ? styles.filled : undefined}>
            <Image
              image={image}
              first={first && i < across.count}
              sizes={`(min-width: 717px) ${Math.round(100 / across.count)}vw, 50vw`}
            />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
