import { baseLocale, type Locale, locales } from './compiled/runtime.js';

/**
 * The texts for a shop's language, a BCP 47 tag: the very ones, else those of the language, else English. 'fr-CA' reads
 * 'fr' where no 'fr-CA' is translated.
 */
export function localeFor(language: string): Locale {
  const wanted = language.toLowerCase();
  const [short = ''] = wanted.split('-');
  const has = (tag: string) => locales.find((locale) => locale.toLowerCase() === tag);
  return has(wanted) ?? has(short) ?? baseLocale;
}
