import { getLocale } from './compiled/runtime.js';

const numbers = new Map<string, Intl.NumberFormat>();

/** A count in the language of the texts around it: '1,234' in English. */
export function formatNumber(n: number): string {
  const locale = getLocale();
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, format);
  return format.format(n);
}
