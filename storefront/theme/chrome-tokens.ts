import { chromeData } from '../../contract/chrome-data.ts';
import type { SiteSettings } from '../../contract/store.ts';
import { dropShadow } from './drop-shadow.ts';

type Content = SiteSettings['global_content'];
type Value = string | undefined;

const text = (value: unknown): Value => (typeof value === 'string' && value !== '' ? value : undefined);

/** A number of px, or another length as text; a number beyond its limits would break the bar: the theme's own stays. */
const px =
  (least: number, most: number) =>
  (value: unknown): Value => {
    const written =
      typeof value === 'string' ? /^(-?\d+(?:\.\d+)?)(?:px)?$/.exec(value.trim())?.[1] : undefined;
    const number = written === undefined ? value : Number(written);
    if (typeof number !== 'number') return text(value);
    return number >= least && number <= most ? `${number}px` : undefined;
  };

/** Which setting of a global block sets which token of the theme (CHROME-014 to CHROME-028, CHROME-056). */
export const barSettings: Record<string, Record<string, [token: string, read: (value: unknown) => Value]>> = {
  search_bar: {
    background_colour: ['search-ground', text],
    text_colour: ['search-ink', text],
    text_hover_colour: ['search-ink-hover', text],
    padding_x: ['search-padding-x', px(0, 200)],
    padding_y: ['search-padding-y', px(0, 200)],
  },
  nav_bar: {
    background_colour: ['nav-ground', text],
    text_colour: ['nav-ink', text],
    selected_text_colour: ['nav-ink-selected', text],
    selected_background_colour: ['nav-ground-selected', text],
    selected_underline_colour: ['nav-underline', text],
    selected_underline_thickness: ['nav-underline-width', px(0, 40)],
    letter_spacing: ['nav-tracking', px(-5, 20)],
    transform: ['nav-transform', text],
    spacing: ['nav-spacing', px(0, 120)],
    font_size: ['nav-size', px(8, 40)],
  },
  footer_bar: {
    background_colour: ['footer-ground', text],
    text_colour: ['footer-ink', text],
    link_colour: ['footer-link', text],
    link_hover_colour: ['footer-link-hover', text],
    width: ['footer-width', px(280, 4000)],
    font_size: ['footer-size', px(8, 40)],
  },
};

/** What the shop's search bar, menu bar and footer say about their looks, as tokens of the theme; themeCss checks them. */
export function chromeTokens(content: Content): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (const [component, fields] of Object.entries(barSettings)) {
    const data = chromeData(content, component);
    for (const [field, [token, read]] of Object.entries(fields)) {
      const value = read(data[field]);
      if (value !== undefined) tokens[token] = value;
    }
    if (component === 'nav_bar' && data.selected_underline === false) tokens['nav-underline-width'] = '0';
    if (component === 'search_bar' && data.drop_shadow === true) tokens['search-shadow'] = dropShadow;
    if (component === 'search_bar' && data.drop_shadow === false) tokens['search-shadow'] = 'none';
  }
  return tokens;
}
