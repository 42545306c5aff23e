import type { Query } from '../db/db.ts';
import { takeCardsOffCart } from '../giftcard/cart-cards.ts';
import { issueGiftCards } from '../giftcard/order-cards.ts';
import { bookEntry, bookSale } from '../ledger/write.ts';
import { mailSender, orderRecipient, orderSubject } from '../mail/mail-envelope.ts';
import { giveBack } from '../order/give-back.ts';
import { requestStep } from '../order/request-money.ts';
import type { Money, PaymentResult } from '../providers/payment/payment.ts';
import type { Applying } from './applying.ts';
import { bookCapture } from './book-money.ts';
import { countFailure } from './failure-queries.ts';
import { followCharge } from './follow-charge.ts';
import {
  endWaiting,
  findPaidOrder,
  insertOrderMails,
  type PaidOrder,
  takeOutOfCart,
} from './order-queries.ts';
import type { PaymentRow } from './payment-row.ts';
import { noteOpen, setState } from './progress-queries.ts';
import { findPayment, lockPayment } from './queries.ts';
import { tellShop } from './tell-shop.ts';

/**
 * Applies what a provider says about a payment, inside a transaction: the only place where an order that waits for its
 * payment is placed or given up. The payment is locked, and a second message about the same changes nothing.
 */
export async function applyResult(
  q: Query,
  paymentId: number,
  result: PaymentResult,
  by: Applying,
): Promise<PaymentRow> {
  const payment = await lockPayment(q, paymentId);
  if (!payment) throw new Error(`there is no payment ${paymentId}`);
  const { sentAt = payment.started_at } = by;
  if (payment.started_at?.getTime() !== sentAt?.getTime()) return payment;
  if (payment.state === 'open') await decide(q, payment, result, by);
  // Money that came after the payment was given up.
  else if (isMoney(result) && (payment.state === 'voided' || payment.state === 'declined'))
    await keepStray(q, payment, result, 'paid after it was given up', by);
  // By the time the shop hears of it, it may have been given back or disputed.
  if (result.state === 'captured') await follow(q, paymentId, result, by);
  const after = await findPayment(q, paymentId);
  if (!after) throw new Error(`payment ${paymentId} is gone`);
  return after;
}

/** Money that was authorized may be taken at the provider itself. */
async function follow(q: Query, paymentId: number, result: Money, by: Applying): Promise<void> {
  const payment = await findPayment(q, paymentId);
  if (payment?.state === 'authorized') {
    await setState(q, payment.id, { state: 'captured', reference: result.reference });
    await bookCapture(q, payment, result.amount, by.now);
  }
  const taken = await findPayment(q, paymentId);
  if (taken?.state === 'captured' || taken?.state === 'stray') await followCharge(q, taken, result, by);
}

async function decide(q: Query, payment: PaymentRow, result: PaymentResult, by: Applying): Promise<void> {
  switch (result.state) {
    case 'authorized':
    case 'captured':
      return takeMoney(q, payment, result, by);
    case 'declined':
      return giveUp(q, payment, { state: 'declined', reference: result.reference, reason: result.reason });
    case 'voided':
      return giveUp(q, payment, { state: 'voided', reference: result.reference });
    case 'needs_shopper':
      return noteOpen(q, payment.id, { reference: result.reference, step: result.step });
    case 'pending':
      return noteOpen(q, payment.id, { reference: result.reference, step: null });
    case 'unknown':
      return;
  }
}

async function takeMoney(q: Query, payment: PaymentRow, result: Money, by: Applying): Promise<void> {
  const isAsked = result.amount === payment.amount && result.currency === payment.currency;
  const order = isAsked && payment.order_id !== null ? await findPaidOrder(q, payment.order_id) : undefined;
  if (!order || !(await endWaiting(q, order.id, 'placed'))) {
    const reason = isAsked ? 'no order waits for it' : `asked for ${payment.amount} ${payment.currency}`;
    await giveUp(q, payment, { state: 'voided', reference: result.reference });
    return keepStray(q, payment, result, reason, by);
  }
  const { reference, label } = result;
  if (result.state === 'authorized') {
    // A day before it would lapse.
    const dueAt = new Date(by.now.getTime() + Math.max(by.holdDays - 1, 0) * 86_400_000);
    await setState(q, payment.id, { state: 'authorized', reference, label, dueAt, nextCheckAt: dueAt });
  } else {
    await setState(q, payment.id, { state: 'captured', reference, label });
  }
  await bookSale(q, order.id, by.now);
  if (result.state === 'captured') await bookCapture(q, payment, result.amount, by.now);
  if (payment.cart_id !== null) {
    await takeOutOfCart(q, payment.cart_id, order.id);
    await takeCardsOffCart(q, payment.cart_id);
  }
  await issueGiftCards(q, order.id);
  await mailAbout(q, order, by);
}

/** The order comes to nothing: everything that it has taken goes back. */
async function giveUp(
  q: Query,
  payment: PaymentRow,
  to: { state: 'declined' | 'voided'; reference: string; reason?: string },
): Promise<void> {
  await setState(q, payment.id, to);
  if (to.state === 'declined' && payment.cart_id !== null) await countFailure(q, payment.cart_id);
  if (payment.order_id === null) return;
  const order = await findPaidOrder(q, payment.order_id);
  if (order && (await endWaiting(q, order.id, 'payment_failed'))) await giveBack(q, order, '');
}

/** An authorization without an order is released; money that was taken waits for the owner's decision. */
async function keepStray(
  q: Query,
  payment: PaymentRow,
  result: Money,
  reason: string,
  by: Applying,
): Promise<void> {
  const { reference, label } = result;
  await setState(q, payment.id, { state: 'stray', reference, label, reason });
  if (result.state === 'authorized') {
    await requestStep(q, { paymentId: payment.id, kind: 'void', amount: 0, by: 'no order', now: by.now });
    return;
  }
  await bookEntry(q, {
    storeId: payment.store_id,
    orderId: null,
    paymentId: payment.id,
    debit: `provider:${payment.provider}`,
    credit: 'suspense',
    amount: result.amount,
    currency: result.currency,
    reference: `stray:${payment.id}`,
    now: by.now,
  });
  const alert = { kind: 'stray', about: `payment ${payment.id}`, amount: result.amount, reason } as const;
  await tellShop(q, { ...payment, reference, label }, alert, by);
}

async function mailAbout(
  q: Query,
  order: PaidOrder,
  { store, mailFrom, orderEmail }: Applying,
): Promise<void> {
  await insertOrderMails(q, {
    orderId: order.id,
    sender: mailSender(mailFrom, store),
    subject: orderSubject('order-confirmation', order.order_number, store),
    shopRecipient: orderRecipient(orderEmail, store, order.location_id),
    shopSubject: orderSubject('order-received', order.order_number, store),
  });
}

const isMoney = (result: PaymentResult): result is Money =>
  result.state === 'authorized' || result.state === 'captured';
