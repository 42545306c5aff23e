import { getLocale } from '../messages/compiled/runtime.js';

const amounts = new Map<string, Intl.NumberFormat>();

/** Money on pages has a dollar sign whatever the currency (decision A.24). */
function inDollars(locale: string): Intl.NumberFormat {
  const known = amounts.get(locale);
  if (known) return known;
  const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const format = new Intl.NumberFormat(locale, options);
  amounts.set(locale, format);
  return format;
}

/** '$1,234.50' from cents, whatever the currency; '−$5.00' below zero. '1 234,50 $' where French writes it so. */
export function formatMoney(cents: number): string {
  const locale = getLocale();
  if (!/^en\b/.test(locale)) return inDollars(locale).format(Math.round(cents) / 100);
  const amount = Math.abs(Math.round(cents));
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '−' : ''}$${whole}.${String(amount % 100).padStart(2, '0')}`;
}
