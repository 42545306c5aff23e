import { AsyncLocalStorage } from 'node:async_hooks';
import { baseLocale, type Locale, overwriteGetLocale } from './compiled/runtime.js';
import { localeFor } from './locale.ts';

/** One for the process: the pages and the rest of the server are two bundles, each with a copy of this file. */
const key = Symbol.for('handsell.locale');
const shared = globalThis as { [key]?: AsyncLocalStorage<Locale> };
shared[key] ??= new AsyncLocalStorage();
const current = shared[key];

overwriteGetLocale(() => current.getStore() ?? baseLocale);

/**
 * Does `work` with texts in a shop's language (a BCP 47 tag), whatever it awaits. English outside of another language needs
 * no storage: on Node 20 one slows every promise.
 */
export function inLanguage<T>(language: string, work: () => T): T {
  const locale = localeFor(language);
  return locale === (current.getStore() ?? baseLocale) ? work() : current.run(locale, work);
}
