import type { SiteSettings } from '../../contract/store.ts';
import { chromeTokens } from './chrome-tokens.ts';
import { themeCss } from './theme-css.ts';

type Settings = Pick<SiteSettings, 'styles' | 'global_content'>;

const made = new WeakMap<Settings, string>();

/** In a browser the page has brought its theme; sending what it is made from as well would double it. */
const brought = import.meta.env.SSR ? '' : (document.getElementById('shop-theme')?.textContent ?? '');

/**
 * The text of the page's theme sheet, made once: settings stay the same object until they change (store/getSettings). Where they
 * could not be read the page has the looks of a shop that says nothing about them.
 */
export function pageTheme(settings: Settings | undefined): string {
  if (!import.meta.env.SSR) return brought;
  if (!settings) return themeCss({});
  const known = made.get(settings);
  if (known !== undefined) return known;
  const { styles, global_content } = settings;
  const css = themeCss({ ...styles.theme, ...chromeTokens(global_content) }, styles.font_pair);
  made.set(settings, css);
  return css;
}
