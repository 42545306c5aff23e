import { type BlockName, catalog } from '../../blocks/catalog.ts';
import { type BlockDefinition, readSettings } from '../../blocks/define-block.ts';
import type { SiteSettings } from '../../contract/store.ts';
import { cleanSettings, type Pictures, pictureAddress } from './clean-settings.ts';

type Content = SiteSettings['global_content'];

/**
 * Whether it is the time of a global block: visible, and between its dates (Unix seconds). What `expiry_action` says, hidden
 * or removed afterwards, is one for shoppers: they do not see it (BLOCK-091).
 */
function isCurrent({ visibility, start_date, end_date }: Content[number], now: Date): boolean {
  const seconds = now.getTime() / 1000;
  if (visibility === 'hidden' || visibility === 'none') return false;
  return (start_date ?? 0) <= seconds && seconds <= (end_date ?? Number.POSITIVE_INFINITY);
}

/** One character for each global block, shown or not: a cached page is valid while this stays the same. */
export const contentState = (content: Content, now: Date) =>
  content.map((one) => (isCurrent(one, now) ? '1' : '0')).join('');

/** The global blocks of this moment; those that are blocks as pages have them, with checked and harmless settings. */
export function currentContent(content: Content, now: Date, pictures: Pictures): Content {
  return content
    .filter((one) => isCurrent(one, now))
    .map((one) => {
      if (one.component === 'search_bar') return { ...one, data: withLogoAddress(one.data, pictures) };
      if (!Object.hasOwn(catalog, one.component)) return one;
      const kind: BlockDefinition = catalog[one.component as BlockName];
      const data = readSettings(kind, one.data);
      return { ...one, data: cleanSettings(kind.schema.shape, data, pictures) };
    });
}

/** The header shows the logo in a height of its own. */
const withoutSize = (address: string): string => address.replace(/#.*$/, '');

/** The logo lies among the shop's own pictures unless its path is absolute (BLOCK-011). */
function withLogoAddress(data: Content[number]['data'], pictures: Pictures): Content[number]['data'] {
  const { search_bar_logo: logo } = data;
  if (typeof logo !== 'string' || logo === '' || logo.startsWith('/')) return data;
  return { ...data, search_bar_logo: withoutSize(pictureAddress(logo, pictures)) };
}
