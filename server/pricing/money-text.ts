import { getLocale } from '../../messages/compiled/runtime.js';

const formats = new Map<string, Intl.NumberFormat>();

/** '$12.50' for 1250 cents, in the language of the texts: the sign alone, as decided for dollars of either country. */
export function moneyText(cents: number, currency: string): string {
  const locale = getLocale();
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    formats.set(key, format);
  }
  return format.format(cents / 100);
}
