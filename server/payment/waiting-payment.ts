import type { Output } from '../../contract/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { isOrderKey, orderKeyOf } from '../order/order-key.ts';
import { findKeyHash, findSubmitted, type Submitted } from './order-queries.ts';
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

/** The order of a cart that waits for its payment, as the checkout answered it; null = none does. */
export async function waitingOrder(
  { q, shop }: Pick<Context, 'q' | 'shop'>,
  cartId: number,
): Promise<Output<'checkout/submit'> | null> {
  const open = await findOpenOfCart(q, cartId);
  if (!open) return null;
  const { order_number, payment_intent, step } = open;
  return { order_number, order_key: orderKeyOf(shop.secret, payment_intent), payment: { step } };
}

/** What the shopper said when they placed an order of this store. */
export const submittedAs = (
  { q, store }: Pick<Context, 'q' | 'store'>,
  orderNumber: string,
): Promise<Submitted | undefined> => findSubmitted(q, store.id, orderNumber);
