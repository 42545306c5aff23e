import type { GoodsKind } from '../../contract/goods-kind.ts';
import type { TaxRate } from '../tax/tax-rate.ts';
import { type Amounts, type Tax, taxesOn } from '../tax/taxes.ts';

/** What a quote comes to, in cents. */
export interface QuoteAmounts {
  lines: { position: number; sold_price: number; original_price: number }[];
  originalPrice: number;
  subtotal: number;
  /** By the rates at the request; an order computes them for its own place and day. */
  taxes: Tax[];
  total: number;
}

interface RequestedLine {
  position: number;
  kind: GoodsKind;
  quantity: number;
  sold_price: number;
  original_price: number;
  promo_discount: number;
}

/** Puts the shop's prices for one copy, by position, on the lines of a request; a line without one keeps its price of the request. */
export function quoteAmounts(
  lines: readonly RequestedLine[],
  prices: ReadonlyMap<number, number>,
  { shipping, rates }: { shipping: number | null; rates: readonly TaxRate[] },
): QuoteAmounts {
  const priced = lines.map((line) => {
    const sold_price = prices.get(line.position) ?? priceOf(line);
    return { ...line, sold_price, original_price: Math.max(line.original_price, sold_price) };
  });
  const amounts: Amounts = { shipping: shipping ?? 0 };
  let originalPrice = 0;
  let subtotal = 0;
  for (const { kind, quantity, sold_price, original_price } of priced) {
    amounts[kind] = (amounts[kind] ?? 0) + quantity * sold_price;
    subtotal += quantity * sold_price;
    originalPrice += quantity * original_price;
  }
  const taxes = taxesOn(amounts, rates);
  return {
    lines: priced.map(({ position, sold_price, original_price }) => ({
      position,
      sold_price,
      original_price,
    })),
    originalPrice,
    subtotal,
    taxes,
    total: subtotal + (shipping ?? 0) + taxes.reduce((sum, tax) => sum + tax.amount, 0),
  };
}

/** What the shopper saw for one copy: promotions of that day are in it. */
const priceOf = ({ quantity, sold_price, promo_discount }: RequestedLine): number =>
  Math.floor((quantity * sold_price - promo_discount) / quantity);
