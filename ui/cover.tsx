import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { classNames } from './class-names.ts';
import styles from './cover.module.css';
import {
  atLeast,
  type CoverSource,
  coverSize,
  coverSrcSet,
  type coverWidths,
  shelfHeight,
} from './cover-size.ts';
import { usePreview } from './picture-preview.ts';

export interface CoverProps {
  src: CoverSource;
  /** Natural width / height. */
  ratio: number;
  /** Empty where the title stands beside it. */
  alt: string;
  /** Largest width in CSS pixels; with `shelf` the height is at most half as much again. */
  width: number;
  /** How wide it is shown, as in `img sizes`, when that depends on the window. */
  sizes?: string;
  /** Pixels of the one picture that is enough for every phone. */
  phoneWidth?: (typeof coverWidths)[number];
  /** Stands on the floor of a 2:3 box, so that neighbours share a baseline. */
  shelf?: boolean;
  /** In the first screen: not lazy. */
  eager?: boolean;
  /** The most important picture of the page; one at most. Implies eager. */
  priority?: boolean;
  /** Shown when the picture cannot be loaded. */
  fallback?: string;
  className?: string;
}

/** A book's cover: whole, unstretched, its room reserved before it arrives. */
export function Cover(props: CoverProps) {
  const { src, ratio, alt, width, sizes, phoneWidth, shelf, priority, fallback, className } = props;
  const [failures, setFailures] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  // The image may have failed before hydration.
  useEffect(() => {
    const el = image.current;
    if (el?.complete && el.naturalWidth === 0 && el.currentSrc) setFailures(1);
  }, []);

  const size = coverSize(ratio, width, shelf ? shelfHeight : undefined);
  const source = failures === 0 ? src : failures === 1 && fallback ? fallback : null;
  if (priority && typeof source === 'function') preloadCover(source, { width, sizes, phoneWidth });
  const preview = usePreview(
    priority && source ? phoneAddress(source, phoneWidth ?? width) : null,
    widestOnPhones,
  );
  const share = `${Math.round((size.width / width) * 1000) / 10}%`;
  const img = source !== null && (
    <img
      ref={image}
      key={failures}
      className={styles.image}
      src={typeof source === 'string' ? source : source(atLeast(width), 'jpeg')}
      srcSet={typeof source === 'string' ? undefined : coverSrcSet(source, 'jpeg', width, sizes)}
      sizes={typeof source === 'string' ? undefined : sizes}
      width={size.width}
      height={size.height}
      alt={alt}
      loading={priority || props.eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      draggable={false}
      style={preview}
      suppressHydrationWarning={priority}
      // Count from the rendered value: the effect above may have noticed the same failure.
      onError={() => setFailures(failures + 1)}
    />
  );
  return (
    <span
      className={classNames(styles.box, shelf && styles.shelf, className)}
      style={{ '--w': `${width}px`, '--share': share } as CSSProperties}
    >
      {source === null ? (
        <span
          className={classNames(styles.image, styles.gone)}
          style={{ aspectRatio: `${size.width} / ${size.height}` }}
        >
          {alt}
        </span>
      ) : typeof source === 'string' ? (
        img
      ) : (
        <picture className={styles.picture}>
          {phoneWidth && <source media={onPhones} type="image/avif" srcSet={source(phoneWidth, 'avif')} />}
          <source type="image/avif" srcSet={coverSrcSet(source, 'avif', width, sizes)} sizes={sizes} />
          <source type="image/webp" srcSet={coverSrcSet(source, 'webp', width, sizes)} sizes={sizes} />
          {img}
        </picture>
      )}
    </span>
  );
}

/** Phones show a cover at most 60 % of their window wide, which is 430 pixels at most. */
const widestOnPhones = 260;

const phoneAddress = (source: CoverSource, width: number) =>
  typeof source === 'string' ? source : source(atLeast(width), 'avif');

const onPhones = '(max-width: 716px)';

/** Has the browser fetch the picture before it reads the body; one that takes no AVIF finds the other formats there. */
function preloadCover(
  source: Exclude<CoverSource, string>,
  { width, sizes, phoneWidth }: Pick<CoverProps, 'width' | 'sizes' | 'phoneWidth'>,
): void {
  const image = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
  // React leaves the address out where there is a set, but does nothing without one.
  const fallback = source(atLeast(width), 'jpeg');
  if (phoneWidth) {
    preload(fallback, { ...image, imageSrcSet: source(phoneWidth, 'avif'), media: onPhones });
  }
  preload(fallback, {
    ...image,
    imageSrcSet: coverSrcSet(source, 'avif', width, sizes),
    imageSizes: sizes,
    media: phoneWidth ? `not all and ${onPhones}` : undefined,
  });
}
