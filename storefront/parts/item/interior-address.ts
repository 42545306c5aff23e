import type { Title } from '../../../contract/title.ts';

/** Address of the picture of an inside page in one width and format. */
export function interiorAddress(
  page: Title['interior_objects'][number],
  width: 240 | 480 | 960,
  format: 'webp' | 'jpg',
): string {
  return `/images/interior/${page.key}/${page.cb}/${width}.${format}`;
}
