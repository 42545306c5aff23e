import { getLocale, type Locale, overwriteGetLocale } from '../messages/compiled/runtime.js';

/** Does `work` as if the texts were in a language (a BCP 47 tag); those that are not translated stay English. */
export function inLocale<T>(locale: string, work: () => T): T {
  const before = getLocale;
  overwriteGetLocale(() => locale as Locale);
  try {
    return work();
  } finally {
    overwriteGetLocale(before);
  }
}
