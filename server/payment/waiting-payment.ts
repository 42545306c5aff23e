import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { isOrderKey } from '../order/order-key.ts';
import { findKeyHash } from './order-queries.ts';
import type { PaymentRow } from './payment-row.ts';
import { findOpenOfCart, findPaymentOfOrder } from './queries.ts';

/** The payment of an order. Throws `not_found` when the key is not that of its link. */
export async function waitingPayment(
  { q, store }: Pick<Context, 'q' | 'store'>,
  { order_number, order_key }: { order_number: string; order_key: string },
): Promise<PaymentRow> {
  const payment = await findPaymentOfOrder(q, store.id, order_number);
  const keyHash = payment?.order_id ? await findKeyHash(q, payment.order_id) : '';
  if (!payment || !isOrderKey(order_key, keyHash)) throw refuse('not_found', m.payment_not_found());
  return payment;
}

/** The order of a cart that waits for its payment, with the step that the shopper must take. */
export function waitingOrderOfCart({ q }: Pick<Context, 'q'>, cartId: number) {
  return findOpenOfCart(q, cartId);
}
