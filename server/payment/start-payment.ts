import {
  PaymentNotSent,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentResult,
} from '../providers/payment/payment.ts';
import type { Store } from '../store/stores.ts';
import { applyResult } from './apply-result.ts';
import { findPaidOrder, readSoldLines } from './order-queries.ts';
import type { PaymentRow } from './payment-row.ts';
import { noteStart, type Start } from './progress-queries.ts';
import { lockPayment } from './queries.ts';
import {
  apply,
  applying,
  isTooSoon,
  must,
  openAccount,
  type SettleParts,
  settlePayment,
} from './settle-payment.ts';

/** What the shopper's page sends along: see `PaymentRequest`. */
export type TypedCard = Pick<PaymentRequest, 'token' | 'postalCode'>;

/**
 * Sends a payment to its provider and applies the answer, after the order was written and without a transaction. A payment that may have
 * been sent before is looked up first: the token is for one use.
 */
export async function startPayment(
  parts: SettleParts,
  paymentId: number,
  card: TypedCard,
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
    if (isTooSoon(account.provider, before.started_at, parts.now())) return found;
  }
  const start = await noteStart(parts.db, paymentId, parts.now());
  if (!start) return must(parts, paymentId);
  if (!account) return before;
  const request = await requestOf(parts, before, account.store, card);
  const result = await account.provider.start(request).catch((e: unknown): PaymentResult | null => {
    if (e instanceof PaymentNotSent) return null;
    throw e;
  });
  const payment = { payment: before, ...account };
  return result ? apply(parts, payment, result) : giveUpUnsent(parts, payment, start);
}

/** Ends a payment whose request was not sent, unless another request is on its way: from a double click, or from before a crash. */
function giveUpUnsent(
  parts: SettleParts,
  { payment, store, provider }: { payment: PaymentRow; store: Store; provider: PaymentProvider },
  start: Start,
): Promise<PaymentRow> {
  return parts.db.tx(async (q) => {
    const last = await lockPayment(q, payment.id);
    const isOnlyOne = start.is_first && last?.started_at?.getTime() === start.started_at.getTime();
    const result: PaymentResult = isOnlyOne ? { state: 'voided', reference: '' } : { state: 'unknown' };
    return applyResult(q, payment.id, result, applying(parts, store, provider));
  });
}

async function requestOf(
  parts: SettleParts,
  payment: PaymentRow,
  store: Store,
  card: TypedCard,
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
    ...card,
    orderNumber: order.order_number,
    description: store.name,
    email: order.email,
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
