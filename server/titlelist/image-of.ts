import { type CoverOf, coverAddress } from '../../contract/cover-address.ts';

const imageWidth = 240;

/** The picture of a list, by its first title (ENTITY-123). */
export const imageOf = (first: CoverOf | null): { image: string; image_cache: string } => ({
  image: first ? coverAddress(first, imageWidth, 'jpg') : '',
  image_cache: first?.cover_image_cache ?? '',
});
