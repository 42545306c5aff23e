import type { GoodsKind } from '../../contract/goods-kind.ts';
import { refundTaxes, taxesLess } from '../tax/refund-taxes.ts';
import type { TaxRate } from '../tax/tax-rate.ts';
import { type Amounts, type Tax, taxesOn } from '../tax/taxes.ts';

/** A line of an order: copies and what was paid for them together, after promotions and before tax, in cents. */
export interface MoneyLine {
  position: number;
  kind: GoodsKind;
  quantity: number;
  amount: number;
}

/** What was paid for an order, or what is left of that after refunds. */
export interface OrderMoney {
  lines: readonly MoneyLine[];
  shipping: number;
  taxes: readonly Tax[];
}

export interface Sale extends OrderMoney {
  /** What `taxes` were computed with; none in orders from before. */
  rates: readonly TaxRate[];
}

export interface RefundPlan {
  /** `quantity` 0 = a part of the price alone. */
  lines: { position: number; quantity: number; amount: number }[];
  shipping: number;
  taxes: Tax[];
  amount: number;
}

/** Copies of lines, and the delivery if `shipping`, with their taxes. The caller checks that as many are left. */
export function planLines(
  sale: Sale,
  left: OrderMoney,
  wanted: { lines: readonly { position: number; quantity: number }[]; shipping: boolean },
): RefundPlan {
  const lines = wanted.lines.flatMap(({ position, quantity }) => {
    const line = left.lines.find((one) => one.position === position);
    if (!line || quantity === 0) return [];
    const amount =
      quantity === line.quantity ? line.amount : Math.round((line.amount * quantity) / line.quantity);
    return [{ position, quantity, amount }];
  });
  return planOf(sale, left, { lines, shipping: wanted.shipping ? left.shipping : 0 });
}

/** All that is left. */
export const planRest = (sale: Sale, left: OrderMoney): RefundPlan =>
  planLines(sale, left, { lines: left.lines, shipping: true });

/**
 * A sum without saying what for, taxes included: a share of every line and of the delivery. A gift card that was bought keeps its
 * price, since it keeps its balance. The caller checks that the sum is at most `mostAsSum`.
 */
export function planSum(sale: Sale, left: OrderMoney, amount: number): RefundPlan {
  const shared = (net: number) => planOf(sale, left, sharesOf(left, net));
  // The least sum before tax that comes to the amount.
  let below = -1;
  let enough = netOf(left);
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (shared(middle).amount >= amount) enough = middle;
    else below = middle;
  }
  const plan = shared(enough);
  // One cent more before tax can be more than one with tax: that much tax is given back with the next refund.
  let over = plan.amount - amount;
  const taxes = plan.taxes.map(({ type, amount: tax }) => {
    const less = Math.min(tax, over);
    over -= less;
    return { type, amount: tax - less };
  });
  return { ...plan, taxes: taxes.filter((tax) => tax.amount > 0), amount };
}

/** The most that `planSum` can give back. */
export function mostAsSum(sale: Sale, left: OrderMoney): number {
  return planOf(sale, left, sharesOf(left, netOf(left))).amount;
}

/** What is left after a refund. */
export function leftAfter(left: OrderMoney, plan: RefundPlan): OrderMoney {
  const of = (position: number) => plan.lines.find((line) => line.position === position);
  const taxOf = (type: string) => plan.taxes.find((tax) => tax.type === type)?.amount ?? 0;
  return {
    lines: left.lines.map((line) => ({
      ...line,
      quantity: line.quantity - (of(line.position)?.quantity ?? 0),
      amount: line.amount - (of(line.position)?.amount ?? 0),
    })),
    shipping: left.shipping - plan.shipping,
    taxes: left.taxes.map(({ type, amount }) => ({ type, amount: amount - taxOf(type) })),
  };
}

export const sumOf = (money: OrderMoney): number =>
  [...money.lines, ...money.taxes].reduce((sum, { amount }) => sum + amount, money.shipping);

/** Adds the taxes to the parts of a refund: the taxes that are left of the sale, less those due on what the refund leaves. */
function planOf(sale: Sale, left: OrderMoney, parts: Pick<RefundPlan, 'lines' | 'shipping'>): RefundPlan {
  const after = leftAfter(left, { ...parts, taxes: [], amount: 0 });
  const taxes = taxesBack(sale, left, after);
  const amount = [...parts.lines, ...taxes].reduce((sum, part) => sum + part.amount, parts.shipping);
  return { ...parts, taxes, amount };
}

/** For an order from before its rates were kept: each tax shrinks as the price does. */
function taxesBack(sale: Sale, left: OrderMoney, after: OrderMoney): Tax[] {
  const sold = amountsOf(sale);
  const charged = new Map(taxesOn(sold, sale.rates).map(({ type, amount }) => [type, amount]));
  if (sale.taxes.every(({ type, amount }) => charged.get(type) === amount))
    return refundTaxes({ sold, rates: sale.rates }, left.taxes, amountsOf(after));
  const net = (money: OrderMoney) => sumOf({ ...money, taxes: [] });
  const due = sale.taxes.map(({ type, amount }) => ({
    type,
    amount: Math.round((amount * net(after)) / Math.max(net(sale), 1)),
  }));
  return taxesLess(left.taxes, due);
}

function amountsOf({ lines, shipping }: OrderMoney): Amounts {
  const amounts: Amounts = { shipping };
  for (const { kind, amount } of lines) amounts[kind] = (amounts[kind] ?? 0) + amount;
  return amounts;
}

const isShared = ({ kind }: MoneyLine) => kind !== 'gift_card';

const netOf = ({ lines, shipping }: OrderMoney): number =>
  lines.filter(isShared).reduce((sum, line) => sum + line.amount, shipping);

/** `net` cents spread over the lines and the delivery by what is left of each. */
function sharesOf(left: OrderMoney, net: number): Pick<RefundPlan, 'lines' | 'shipping'> {
  const all = netOf(left);
  let before = 0;
  const share = (amount: number) => {
    const from = all && Math.floor((before * net) / all);
    before += amount;
    return (all && Math.floor((before * net) / all)) - from;
  };
  const lines = left.lines
    .filter(isShared)
    .map(({ position, amount }) => ({ position, quantity: 0, amount: share(amount) }))
    .filter((line) => line.amount > 0);
  return { lines, shipping: share(left.shipping) };
}
