import type { SiteSettings } from '../../contract/store.ts';
import { themeCss } from './theme-css.ts';

type Styles = SiteSettings['styles'];

const made = new WeakMap<Styles, string>();

/** In a browser the page has brought its theme; sending what it is made from as well would double it. */
const brought = import.meta.env.SSR ? '' : (document.getElementById('shop-theme')?.textContent ?? '');

/** The text of the page's theme sheet. Made once per settings: they stay the same object until they change. */
export function pageTheme(styles: Styles): string {
  if (!import.meta.env.SSR) return brought;
  let css = made.get(styles);
  if (css === undefined) {
    css = themeCss(styles.theme, styles.font_pair);
    made.set(styles, css);
  }
  return css;
}
