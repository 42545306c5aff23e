import type { TaxRate } from './tax-rate.ts';
import { type Amounts, type Tax, taxesOn } from './taxes.ts';

/** What an order was taxed on: its amounts by kind, and the rates of that day. */
export interface TaxedSale {
  sold: Amounts;
  rates: readonly TaxRate[];
}

/**
 * Taxes to give back when a refund leaves `after` of an order (cents by kind): what is left of its taxes, less what is due on
 * `after`. In whatever steps an order is refunded, the sum is exactly the tax that was charged.
 */
export const refundTaxes = ({ sold, rates }: TaxedSale, left: readonly Tax[], after: Amounts): Tax[] =>
  taxesLess(left, taxesOn(after, rates, sold));

/** Each tax less what is due of it; none of 0. */
export function taxesLess(taxes: readonly Tax[], due: readonly Tax[]): Tax[] {
  const still = new Map(due.map(({ type, amount }) => [type, amount]));
  return taxes
    .map(({ type, amount }) => ({ type, amount: amount - (still.get(type) ?? 0) }))
    .filter((tax) => tax.amount > 0);
}
