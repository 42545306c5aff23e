import { getLocale } from '../../messages/compiled/runtime.js';

/** By the language of the texts. */
const names = new Map<string, Intl.DisplayNames>();

/** 'Canada' for 'CA' (ISO 3166-1 alpha-2), in the language of the texts; what is no such code is shown as it is. */
export function regionName(code: string, locale: string = getLocale()): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, known);
  return known.of(code) ?? code;
}
