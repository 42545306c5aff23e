import * as m from '../../messages/compiled/messages.js';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BlockButton } from '../block-button.tsx';
import { RichText } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { leadsSomewhere, linkTo } from '../link-to.ts';
import { ShadedWords } from '../shaded-words.tsx';
import styles from './image-carousel.module.css';

interface SlideViewProps {
  slide: BlockProps<'image_carousel'>['data']['slides'][number];
  level: 2 | 3;
  /** '2 of 5' */
  label: string;
  isShown: boolean;
  /** At the end of the row, where it goes on to the slide itself. */
  isCopy: boolean;
  first: boolean;
  ground: number;
  /** Another one on phones. */
  mobileGround: number | undefined;
  isShaded: boolean;
}

/** One slide. With a button its link is the button's, otherwise the whole of it leads there. */
export function SlideView({
  slide,
  level,
  label,
  isShown,
  isCopy,
  first,
  ground,
  mobileGround,
  isShaded,
}: SlideViewProps) {
  const Heading = `h${level}` as const;
  const hasWords = slide.headline || slide.paragraph || slide.button_label;
  const leads = leadsSomewhere(slide.link);
  const name = slide.alt || slide.headline || slide.link;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is announced with its number
    <div
      role="group"
      aria-roledescription={m.page_slide_role()}
      aria-label={label}
      className={styles.slide}
      data-ground={ground}
      data-mobile-ground={mobileGround}
      data-shown={isShown || undefined}
      inert={!isShown}
      aria-hidden={isCopy || undefined}
    >
      {slide.path && (
        <div className={styles.behind}>
          <Picture src={slide.path} alt={slide.alt} first={first} />
        </div>
      )}
      {hasWords && <div className={styles.cover} />}
      {leads && !slide.button_label && (
        <Link {...linkTo(slide.link, slide.tab)} className={styles.whole}>
          <VisuallyHidden>{name}</VisuallyHidden>
        </Link>
      )}
      {hasWords && (
        <div className={styles.words}>
          <ShadedWords isShaded={isShaded}>
            {slide.headline && <Heading>{slide.headline}</Heading>}
            {slide.paragraph && <RichText html={slide.paragraph} />}
            {leads && slide.button_label && (
              <BlockButton label={slide.button_label} link={slide.link} tab={slide.tab} />
            )}
          </ShadedWords>
        </div>
      )}
    </div>
  );
}
