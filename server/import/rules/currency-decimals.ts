/** ISO 4217: currencies without a smaller unit, and with thousandths. */
const WHOLE = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Decimal places of amounts in a currency. */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (WHOLE.has(currency)) return 0;
  return THOUSANDTHS.has(currency) ? 3 : 2;
}

/** 1299 USD as '12.99', 1299 JPY as '1299', 1299 KWD as '1.299'. */
export function decimalAmount(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (amount / 10 ** decimals).toFixed(decimals);
}
