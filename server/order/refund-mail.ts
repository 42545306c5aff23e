import { isTicket } from '../../contract/goods-kind.ts';
import type { Order, OrderRefund } from '../../contract/order.ts';
import * as m from '../../messages/compiled/messages.js';

/** The lines of a refund: the items, what came back of each, and for what. */
export function refundedItems(
  { items }: Order,
  { lines }: OrderRefund,
): { item: Order['items'][number]; amount: number; each: string }[] {
  return lines.flatMap(({ position, quantity, amount }) => {
    const item = items[position - 1];
    return item ? [{ item, amount, each: refundedOf(item, quantity) }] : [];
  });
}

/** '2 copies'; a refund of no copies is one of the price. */
function refundedOf({ title_info }: Order['items'][number], count: number): string {
  if (count === 0) return m.order_refund_part();
  return isTicket(title_info) ? m.order_refund_tickets({ count }) : m.order_refund_copies({ count });
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
