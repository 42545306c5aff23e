import * as m from '../../../messages/compiled/messages.js';
import type { LookColour } from '../../../storefront/theme/look-form.ts';

/** What each color of a look is called, and what it is for. */
export const colourNames: Record<LookColour, { name: () => string; about: () => string }> = {
  ground: { name: m.desklook_name_ground, about: m.desklook_about_ground },
  surface: { name: m.desklook_name_surface, about: m.desklook_about_surface },
  shade: { name: m.desklook_name_shade, about: m.desklook_about_shade },
  ink: { name: m.desklook_name_ink, about: m.desklook_about_ink },
  'ink-soft': { name: m.desklook_name_ink_soft, about: m.desklook_about_ink_soft },
  accent: { name: m.desklook_name_accent, about: m.desklook_about_accent },
  'accent-ink': { name: m.desklook_name_accent_ink, about: m.desklook_about_accent_ink },
  sale: { name: m.desklook_name_sale, about: m.desklook_about_sale },
  focus: { name: m.desklook_name_focus, about: m.desklook_about_focus },
  line: { name: m.desklook_name_line, about: m.desklook_about_line },
  'line-strong': { name: m.desklook_name_line_strong, about: m.desklook_about_line_strong },
  success: { name: m.desklook_name_success, about: m.desklook_about_success },
  warning: { name: m.desklook_name_warning, about: m.desklook_about_warning },
  danger: { name: m.desklook_name_danger, about: m.desklook_about_danger },
  'search-ground': { name: m.desklook_name_search_ground, about: m.desklook_about_search_ground },
  'search-ink': { name: m.desklook_name_search_ink, about: m.desklook_about_search_ink },
  'search-ink-hover': { name: m.desklook_name_search_ink_hover, about: m.desklook_about_search_ink_hover },
  'nav-ground': { name: m.desklook_name_nav_ground, about: m.desklook_about_nav_ground },
  'nav-ink': { name: m.desklook_name_nav_ink, about: m.desklook_about_nav_ink },
  'nav-ink-selected': { name: m.desklook_name_nav_ink_selected, about: m.desklook_about_nav_ink_selected },
  'nav-underline': { name: m.desklook_name_nav_underline, about: m.desklook_about_nav_underline },
  'footer-ground': { name: m.desklook_name_footer_ground, about: m.desklook_about_footer_ground },
  'footer-ink': { name: m.desklook_name_footer_ink, about: m.desklook_about_footer_ink },
  'footer-link': { name: m.desklook_name_footer_link, about: m.desklook_about_footer_link },
  'footer-link-hover': { name: m.desklook_name_footer_link_hover, about: m.desklook_about_footer_link_hover },
};

/** What a token of a theme is called; a token without words by its own name. A wash is the tint behind its color. */
export function nameOf(token: string): string {
  const plain = token.replace(/-wash$/, '');
  if (!Object.hasOwn(colourNames, plain)) return token;
  const name = colourNames[plain as LookColour].name();
  return plain === token ? name : m.desklook_tint({ name });
}
