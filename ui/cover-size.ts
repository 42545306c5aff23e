/** Widths the image service is asked for; a cover takes the ones nearest above its size and twice its size. */
export const coverWidths = [80, 120, 180, 240, 360, 480, 720] as const;

export type CoverFormat = 'avif' | 'webp' | 'jpeg';

/** Where a cover's pictures are: one address, or an address for each width and format. */
export type CoverSource = string | ((width: number, format: CoverFormat) => string);

/** The smallest of those widths that is at least `width`. */
export const atLeast = (width: number): number => coverWidths.find((w) => w >= width) ?? 720;

/** srcset for a cover shown `width` CSS pixels wide, or at most so wide when `sizes` says more. */
export function coverSrcSet(
  src: Exclude<CoverSource, string>,
  format: CoverFormat,
  width: number,
  sizes?: string,
): string {
  const chosen = [...new Set([...(sizes ? [width / 2] : []), width, width * 2].map(atLeast))];
  if (sizes) return chosen.map((w) => `${src(w, format)} ${w}w`).join(', ');
  return chosen.map((w, i) => `${src(w, format)} ${i + 1}x`).join(', ');
}

/** How high a shelf is: a cover on it is at most so many times as high as its box is wide. */
export const shelfHeight = 1.5;

/** Pixels a cover of `ratio` (width / height) takes in a box of this width that is `highest` times as high. */
export function coverSize(ratio: number, width: number, highest = 3): { width: number; height: number } {
  const safe = Number.isFinite(ratio) && ratio > 0 ? Math.min(Math.max(ratio, 1 / 3), 3) : 2 / 3;
  const w = Math.min(width, width * highest * safe);
  return { width: Math.round(w), height: Math.round(w / safe) };
}
