import type { Order, OrderRefund } from '../../contract/order.ts';
import * as m from '../../messages/compiled/messages.js';

/** The lines of a refund: the items, what came back of each, and for what. */
export function refundedItems(
  { items }: Order,
  { lines }: OrderRefund,
): { item: Order['items'][number]; amount: number; each: string }[] {
  return lines.flatMap(({ position, quantity, amount }) => {
    const item = items[position - 1];
    const each = quantity > 0 ? m.order_refund_copies({ count: quantity }) : m.order_refund_part();
    return item ? [{ item, amount, each }] : [];
  });
}

export function refundTotals(
  { amount, shipping, taxes }: OrderRefund,
  money: (cents: number) => string,
  currency: string,
): { label: string; amount: string; strong: boolean }[] {
  const line = (label: string, cents: number, strong = false) => ({ label, amount: money(cents), strong });
  return [
    ...(shipping > 0 ? [line(m.order_sum_shipping(), shipping)] : []),
    ...taxes.map((tax) => line(tax.type, tax.amount)),
    line(m.order_sum_total_currency({ currency }), amount, true),
  ];
}
