import { chromeData } from '../../contract/chrome-data.ts';
import { type ShopLook, usualLogoHeight } from '../../contract/look.ts';
import type { SiteSettings } from '../../contract/store.ts';
import { barSettings, chromeTokens } from './chrome-tokens.ts';

type Content = SiteSettings['global_content'];

/** The settings of a store that make its look. */
export interface LookSettings {
  styles: Pick<SiteSettings['styles'], 'theme' | 'font_pair' | 'logo_url' | 'favicon_url'>;
  store_info: Pick<SiteSettings['store_info'], 'hide_footer_address'>;
  global_content: Content;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The look of a shop in one piece. What its bars say of themselves wins over the theme, as on its pages. */
export function lookOf({ styles, store_info, global_content }: LookSettings): ShopLook {
  const bar = chromeData(global_content, 'search_bar');
  const height = bar.logo_height;
  return {
    theme: { ...styles.theme, ...chromeTokens(global_content) },
    font_pair: styles.font_pair,
    logo_url: text(bar.search_bar_logo) || styles.logo_url,
    logo_height:
      typeof height === 'number' && height >= 16 && height <= 120 ? Math.round(height) : usualLogoHeight,
    favicon_url: styles.favicon_url,
    hide_footer_address: store_info.hide_footer_address,
  };
}

/** The settings of a store with this look: those that make the look are changed, all others stay the same. */
export function withLook<S extends LookSettings>(settings: S, look: ShopLook): S {
  const { theme, font_pair, logo_url, favicon_url, hide_footer_address } = look;
  return {
    ...settings,
    styles: { ...settings.styles, theme, font_pair, logo_url, favicon_url },
    store_info: { ...settings.store_info, hide_footer_address },
    global_content: withBars(settings.global_content, look),
  };
}

/** The bars with their own settings changed to this look. A bar without a setting of its own follows the theme. */
function withBars(content: Content, look: ShopLook): Content {
  const bars = content.map((block) => ({ ...block, data: { ...block.data, ...changesOf(block, look) } }));
  if (bars.some(({ component }) => component === 'search_bar') || look.logo_height === usualLogoHeight)
    return bars;
  return [...bars, { ...searchBar, data: { logo_height: look.logo_height } }];
}

const searchBar: Content[number] = {
  component: 'search_bar',
  data: {},
  container: true,
  visibility: '',
  start_date: null,
  end_date: null,
  expiry_action: '',
  date_created: null,
  date_changed: null,
  can_delete: false,
};

function changesOf({ component, data }: Content[number], { theme, ...look }: ShopLook) {
  const changes: Record<string, unknown> = {};
  for (const [field, [token, read]] of Object.entries(barSettings[component] ?? {})) {
    if (read(data[field]) !== undefined && read(data[field]) !== theme[token])
      changes[field] = theme[token] ?? '';
  }
  if (component === 'nav_bar' && data.selected_underline === false && theme['nav-underline-width'] !== '0')
    changes.selected_underline = true;
  if (component !== 'search_bar') return changes;
  if (typeof data.drop_shadow === 'boolean')
    changes.drop_shadow =
      theme['search-shadow'] === undefined ? undefined : theme['search-shadow'] !== 'none';
  if (text(data.search_bar_logo)) changes.search_bar_logo = look.logo_url;
  if (data.logo_height !== undefined || look.logo_height !== usualLogoHeight)
    changes.logo_height = look.logo_height;
  return changes;
}
