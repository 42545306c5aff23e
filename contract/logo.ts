import { chromeData } from './chrome-data.ts';
import type { SiteSettings } from './store.ts';

/** px (CHROME-013). */
const usualHeight = 40;

/** A path, or an address of the web. */
export const isPicture = (address: unknown): address is string =>
  typeof address === 'string' && address !== '' && !/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(address);

/**
 * The logo image and its height in px: the search bar's own, else the one from the styles (CHROME-064). A new
 * `image_cache_key` makes browsers fetch it again (CHROME-015). Null = show the name as text.
 */
export function logoOf({ styles, global_content }: Pick<SiteSettings, 'styles' | 'global_content'>) {
  const {
    search_bar_logo: own,
    image_cache_key: key,
    logo_height: wished,
  } = chromeData(global_content, 'search_bar');
  const address = [own, styles.logo_url].find(isPicture);
  if (!address) return null;
  const version = typeof key === 'string' || typeof key === 'number' ? String(key) : '';
  const sign = address.includes('?') ? '&' : '?';
  const height = typeof wished === 'number' && wished >= 16 && wished <= 120 ? wished : usualHeight;
  return { src: version ? `${address}${sign}v=${encodeURIComponent(version)}` : address, height };
}
