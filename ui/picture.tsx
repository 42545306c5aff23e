import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';
import { usePreview } from './picture-preview.ts';

/** The widths that /media/ keeps (server/image/sized-picture.ts). */
const widths = [320, 480, 640, 960, 1280, 1920];

/** The window of a large phone, in CSS pixels. */
const widestPhone = 430;

interface Source {
  src: string;
  srcSet?: string;
  width?: number;
  height?: number;
  /** What stays in view where the picture is cut. */
  style?: CSSProperties | undefined;
}

const written = /^(\/media\/[^#]+)#(\d+)x(\d+)(?:,(\d+),(\d+))?$/;

/**
 * An address as the server writes it: '/media/…?v=a1#1600x900', or with the point to keep in view '#1600x900,20,70', 20 % from the left
 * and 70 % from the top. Pictures of other sites have no size.
 */
export function sourceOf(address: string): Source {
  const [, file, width, height, x, y] = written.exec(address) ?? [];
  if (!file || !width || !height) return { src: address };
  const size = {
    width: Number(width),
    height: Number(height),
    style: y ? { objectPosition: `${x}% ${y}%` } : undefined,
  };
  if (/\.gif\?/.test(file)) return { src: file, ...size };
  const kept = widths.filter((w, i) => w < size.width || (widths[i - 1] ?? 0) < size.width);
  return {
    src: `${file}&w=${kept.findLast((w) => w <= 960) ?? 320}`,
    srcSet: kept.map((w) => `${file}&w=${w} ${Math.min(w, size.width)}w`).join(', '),
    ...size,
  };
}

/** For a wide picture in a box that is taller than wide on phones: its sides are cut off. */
export const coveringSizes = '(max-width: 716px) 250vw, 100vw';

export interface PictureProps {
  src: string;
  alt: string;
  /** As in `img sizes`: how wide it is shown. */
  sizes?: string;
  /** In the first screen: not lazy. */
  first?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A picture of the shop's; its room is kept, and where it cannot be loaded its words stand instead. */
export function Picture({ src, alt, sizes = '100vw', first, className, style }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // The image may have failed before hydration.
  useEffect(() => {
    const el = image.current;
    if (el?.complete && el.naturalWidth === 0 && el.currentSrc) setBroken(true);
  }, []);
  const source = sourceOf(src);
  const preview = usePreview(first ? source.src : null, widestPhone);
  if (isBroken) {
    return (
      <span className={classNames(styles.broken, className)} style={style} data-broken="">
        {alt}
      </span>
    );
  }
  return (
    <img
      ref={image}
      {...source}
      sizes={source.srcSet && sizes}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
      className={classNames(styles.picture, className)}
      style={{ ...source.style, ...style, ...preview }}
      suppressHydrationWarning={first}
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}
