import { resolveTheme } from '../../storefront/theme/theme-css.ts';
import type { Store } from '../store/stores.ts';

/**
 * The sheet of an embedded document: its text is set in the font of the page around it, unless the code says otherwise.
 * `file` is the address of that font among the built files, as the page that holds the frame knows it.
 */
export function embedFont(store: Pick<Store, 'settings'>, file: string): string {
  const { theme, font_pair } = store.settings.styles;
  const family = resolveTheme(theme, font_pair)['font-body'] ?? 'sans-serif';
  const [first] = family.split(',');
  const isBuilt = /^\/assets\/[\w.-]+\.woff2$/.test(file);
  const face = isBuilt
    ? `@font-face{font-family:${first};src:url("${file}") format("woff2");font-weight:100 900;font-display:swap}`
    : '';
  return `${face}body{margin:0;font-family:${family}}`;
}
