/** `width` and `height` in pixels. */
export interface MailCover {
  src: string;
  width: number;
  height: number;
}

/** Within 72 × 108 pixels, drawn from twice as many; null for a title without a picture. `ratio`: width by height. */
export function mailCover(origin: string, eisbn: string, cache: string, ratio: number): MailCover | null {
  if (!cache) return null;
  const width = Math.round(Math.min(72, 108 * ratio));
  return {
    src: `${origin}/images/cover/${eisbn}/${cache}/180.jpg`,
    width,
    height: Math.round(width / ratio),
  };
}
