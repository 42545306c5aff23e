import type { OrderRefund } from '../../contract/order.ts';
import * as m from '../../messages/compiled/messages.js';
import { moneyText } from '../pricing/money-text.ts';
import type { Store } from '../store/stores.ts';
import { orderDate } from './order-date.ts';
import type { RefundRow } from './refund-queries.ts';

/** A refund as its customer sees it: not who made it, nor why. */
export function orderRefund(store: Store, { paid_with }: { paid_with: string }, row: RefundRow): OrderRefund {
  const provider = { name: paid_with || m.payment_card(), amount: row.to_provider, is_gift_card: false };
  return {
    refund_id: row.id,
    date_text: orderDate(row.at, store.timeZone, store.settings.store_info.language),
    amount: row.amount,
    lines: row.lines.map(({ position, title, quantity, amount }) => ({ position, title, quantity, amount })),
    shipping: row.shipping,
    taxes: row.taxes,
    not_charged: row.not_charged,
    to: [
      ...(row.to_provider > 0 ? [provider] : []),
      ...row.cards.map(({ last_four, amount }) => ({
        name: m.order_refund_card({ last_four }),
        amount,
        is_gift_card: true,
      })),
    ],
  };
}

/**
 * Where the money of refunds goes and when it arrives, a line each; none without refunds. `toReturn`: cents of them that were not owed any
 * more, because they had been paid in the store.
 */
export function refundWays(refunds: readonly OrderRefund[], currency: string, toReturn = 0): string[] {
  const ways = refunds.flatMap(({ to }) => to);
  const notCharged = refunds.reduce((sum, { not_charged }) => sum + not_charged, -toReturn);
  return [
    ...(toReturn > 0 ? [m.order_payment_store_returns({ amount: moneyText(toReturn, currency) })] : []),
    ...(notCharged > 0 ? [m.order_refund_not_charged({ amount: moneyText(notCharged, currency) })] : []),
    ...ways.map(({ name, amount }) => m.order_refund_to({ amount: moneyText(amount, currency), name })),
    ...(ways.some((way) => !way.is_gift_card) ? [m.order_refund_arrives()] : []),
  ];
}
