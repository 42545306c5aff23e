import { PaymentNotSent, type PaymentRequest, type PaymentResult } from '../providers/payment/payment.ts';
import type { Store } from '../store/stores.ts';
import { findPaidOrder, readSoldLines } from './order-queries.ts';
import type { PaymentRow } from './payment-row.ts';
import { noteStart } from './queries.ts';
import { apply, must, openAccount, type SettleParts, settlePayment } from './settle-payment.ts';

/**
 * Sends a payment to its provider and applies the answer, after the order was written and without a transaction. A payment that may have
 * been sent before is looked up first: the token is for one use.
 */
export async function startPayment(
  parts: SettleParts,
  paymentId: number,
  token: string,
): Promise<PaymentRow> {
  const before = await must(parts, paymentId);
  if (before.state !== 'open') return before;
  const account = await openAccount(parts, before).catch((e: unknown) => {
    if (e instanceof PaymentNotSent) return null;
    throw e;
  });
  if (before.started_at && account) {
    const found = await settlePayment(parts, paymentId);
    if (found.state !== 'open' || found.reference !== '') return found;
  }
  if (!(await noteStart(parts.db, paymentId, parts.now()))) return must(parts, paymentId);
  if (!account) return before;
  const request = await requestOf(parts, before, account.store, token);
  const result = await account.provider.start(request).catch((e: unknown): PaymentResult => {
    if (!(e instanceof PaymentNotSent)) throw e;
    // Certain only when no earlier request is on its way.
    return before.started_at ? { state: 'unknown' } : { state: 'voided', reference: '' };
  });
  return apply(parts, { payment: before, ...account }, result);
}

async function requestOf(
  parts: SettleParts,
  payment: PaymentRow,
  store: Store,
  token: string,
): Promise<PaymentRequest> {
  const order = payment.order_id === null ? undefined : await findPaidOrder(parts.db, payment.order_id);
  if (!order) throw new Error(`payment ${payment.id} has no order`);
  const lines = await readSoldLines(parts.db, order.id);
  const tax = order.taxes.reduce((sum, { amount }) => sum + amount, 0);
  const items = lines.reduce((sum, line) => sum + line.quantity * line.unitAmount, 0);
  return {
    key: payment.key,
    amount: payment.amount,
    currency: payment.currency,
    hold: payment.hold,
    token,
    orderNumber: order.order_number,
    description: store.name,
    email: order.email,
    postalCode: '',
    breakdown: {
      items,
      discount: items - order.subtotal,
      tax,
      shipping: order.shipping,
      giftCards: order.total - payment.amount,
    },
    lines,
    returnUrl: `${store.origin}/checkout/payment`,
    cancelUrl: `${store.origin}/checkout/cart`,
  };
}
