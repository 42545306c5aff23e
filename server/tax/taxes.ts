import type { GoodsKind, TaxedKind } from '../../contract/goods-kind.ts';
import type { TaxRate } from './tax-rate.ts';

export interface Tax {
  type: string;
  /** Cents. */
  amount: number;
}

/** Cents before tax by kind of goods. */
export type Amounts = Partial<Record<GoodsKind, number>>;

const million = 1_000_000n;

/**
 * Cents of each tax, rounded half up once per type and order, on the exact sum over kinds and rates. Taxes of nothing are left out.
 *
 * A rate that names shipping beside goods taxes the share of shipping that the goods it taxes have in the price of all goods; a
 * rate on shipping alone, or an order without priced goods, all of it. `sold`: the whole order that the shares are of, where
 * `amounts` is what a refund has left of it.
 */
export function taxesOn(amounts: Amounts, rates: readonly TaxRate[], sold: Amounts = amounts): Tax[] {
  const shares = BigInt(goodsOf(sold)) || 1n;
  const exact = new Map<string, bigint>();
  for (const rate of rates) {
    const taxed =
      BigInt(goodsOf(amounts, rate)) * shares + BigInt(amounts.shipping ?? 0) * shippingShare(rate, sold);
    exact.set(rate.type, (exact.get(rate.type) ?? 0n) + taxed * BigInt(rate.rate_ppm));
  }
  const unit = shares * million;
  return [...exact]
    .map(([type, sum]) => ({ type, amount: Number((2n * sum + unit) / (2n * unit)) }))
    .filter((tax) => tax.amount > 0);
}

/** A numerator over `goodsOf(sold)`, or over 1 if no goods have a price. */
function shippingShare(rate: TaxRate, sold: Amounts): bigint {
  if (!isTaxed(rate, 'shipping')) return 0n;
  const goods = goodsOf(sold);
  const isAll = goods === 0 || rate.kinds.every((kind) => kind === 'shipping');
  return BigInt(isAll ? goods || 1 : goodsOf(sold, rate));
}

/** Cents of goods, gift cards included; with `rate`, of those it taxes. */
function goodsOf(amounts: Amounts, rate?: TaxRate): number {
  return (Object.entries(amounts) as [GoodsKind, number][])
    .filter(([kind]) => kind !== 'shipping' && (!rate || isTaxed(rate, kind)))
    .reduce((sum, [, amount]) => sum + amount, 0);
}

function isTaxed({ kinds }: TaxRate, kind: GoodsKind): boolean {
  return kind !== 'gift_card' && (kinds.length === 0 || kinds.includes(kind as TaxedKind));
}
