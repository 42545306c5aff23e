import { overwriteGetLocale } from './compiled/runtime.js';
import { localeFor } from './locale.ts';

/** Texts from now on are in the language of the page: a BCP 47 tag. */
export function speakLanguage(language: string): void {
  const locale = localeFor(language);
  overwriteGetLocale(() => locale);
}
