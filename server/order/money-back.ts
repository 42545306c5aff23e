import * as m from '../../messages/compiled/messages.js';
import { moneyText } from '../pricing/money-text.ts';
import type { OrderRow } from './queries.ts';
import type { RefundRow } from './refund-queries.ts';
import { toReturn } from './store-payments.ts';

/** What happened to money that was taken or held for an order, in words for its customer; '' = nothing to say. */
export function moneyBackText(row: OrderRow, refunds: readonly RefundRow[]): string {
  const money = (cents: number) => moneyText(cents, row.currency);
  const isCanceled = row.status === 'canceled';
  const returned = refunds.map(({ amount, not_charged }) => amount - not_charged);
  // Refunds from before they were kept as rows are in the order alone.
  const refunded = Math.max(
    returned.reduce((sum, cents) => sum + cents, 0),
    row.refunded,
  );
  const isInParts = returned.filter((cents) => cents > 0).length > 1;
  const inStore = toReturn(row);
  return [
    refunded > 0 &&
      (isInParts
        ? m.order_payment_refunded_in_all({ amount: money(refunded) })
        : m.order_payment_refunded({ amount: money(refunded) })),
    row.released > 0 && m.order_payment_cards_released({ amount: money(row.released) }),
    isCanceled && row.paid_with && row.paid === 0 && m.order_payment_hold_released({ name: row.paid_with }),
    inStore > 0 && m.order_payment_store_returns({ amount: money(inStore) }),
  ]
    .filter(Boolean)
    .join(' ');
}
