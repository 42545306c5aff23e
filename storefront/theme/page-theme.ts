import type { SiteSettings } from '../../contract/store.ts';
import { chromeTokens } from './chrome-tokens.ts';
import { themeCss } from './theme-css.ts';

type Settings = Pick<SiteSettings, 'styles' | 'global_content'>;

const made = new WeakMap<Settings['styles'], { of: string; css: string }>();

/** In a browser the page has brought its theme; sending what it is made from as well would double it. */
const brought = import.meta.env.SSR ? '' : (document.getElementById('shop-theme')?.textContent ?? '');

/**
 * The text of the page's theme sheet. Made once per settings: the styles stay the same object until they change; what the
 * bars and the footer say is compared, for it may have its time.
 */
export function pageTheme({ styles, global_content }: Settings): string {
  if (!import.meta.env.SSR) return brought;
  const chrome = chromeTokens(global_content);
  const of = JSON.stringify(chrome);
  const known = made.get(styles);
  if (known?.of === of) return known.css;
  const css = themeCss({ ...styles.theme, ...chrome }, styles.font_pair);
  made.set(styles, { of, css });
  return css;
}
