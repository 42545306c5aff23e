const formats = new Map<string, Intl.NumberFormat>();

/** '$12.50' for 1250 cents: the sign alone, as decided for dollars of either country. */
export function moneyText(cents: number, currency: string): string {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    formats.set(currency, format);
  }
  return format.format(cents / 100);
}
