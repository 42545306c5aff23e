/** What a cover needs to be addressed; both rows and whole titles have it. */
export interface CoverOf {
  eisbn: string;
  cover_image_cache: string;
}

/** Address of a cover in one width and format; without a known cover, of its typographic one. */
export function coverAddress(of: CoverOf, width: number, format: 'avif' | 'webp' | 'jpg'): string {
  if (!of.cover_image_cache) return typographicAddress(of.eisbn);
  return `/images/cover/${of.eisbn}/${of.cover_image_cache}/${width}.${format}`;
}

export function typographicAddress(eisbn: string): string {
  return `/images/cover/${eisbn}.svg`;
}
