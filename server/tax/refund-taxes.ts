import type { TaxRate } from './tax-rate.ts';
import { type Amounts, type Tax, taxesOn } from './taxes.ts';

/** What an order was taxed on: its amounts by kind, and the rates of that day. */
export interface TaxedSale {
  sold: Amounts;
  rates: readonly TaxRate[];
}

/**
 * Taxes to give back when what is left of an order falls from `before` to `after` (cents by kind): what was due on the one less
 * what is due on the other. However an order is refunded, in whatever steps, the sum is exactly what was charged on it.
 */
export function refundTaxes({ sold, rates }: TaxedSale, before: Amounts, after: Amounts): Tax[] {
  const still = new Map(taxesOn(after, rates, sold).map(({ type, amount }) => [type, amount]));
  return taxesOn(before, rates, sold)
    .map(({ type, amount }) => ({ type, amount: amount - (still.get(type) ?? 0) }))
    .filter((tax) => tax.amount > 0);
}
