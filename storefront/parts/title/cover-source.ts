import { type CoverOf, coverAddress, typographicAddress } from '../../../contract/cover-address.ts';
import type { CoverSource } from '../../../ui/cover-size.ts';

/** Every size of a cover for ui/cover. */
export function coverSource(of: CoverOf): CoverSource {
  if (!of.cover_image_cache) return typographicAddress(of.eisbn);
  return (width, format) => coverAddress(of, width, format === 'jpeg' ? 'jpg' : format);
}
