import type { Query } from '../db/db.ts';
import { refundElsewhere } from '../order/refund-elsewhere.ts';
import { requestStep } from '../order/request-money.ts';
import type { Dispute, Money } from '../providers/payment/payment.ts';
import type { Applying } from './applying.ts';
import { bookDispute, bookReturned } from './book-money.ts';
import { noteDispute, noteDisputeState } from './dispute-queries.ts';
import { findPaidOrder } from './order-queries.ts';
import type { PaymentRow } from './payment-row.ts';
import { setState } from './progress-queries.ts';
import { endStep, readReturned } from './step-queries.ts';
import { tellShop } from './tell-shop.ts';

/**
 * Follows refunds and disputes at the provider after the money was taken. Inside a transaction that has
 * locked the payment.
 */
export async function followCharge(
  q: Query,
  payment: PaymentRow,
  result: Money,
  by: Applying,
): Promise<void> {
  if (result.disputed) await tellOfDispute(q, payment, result, by);
  if (result.dispute) await followDispute(q, payment, result.dispute, by);
  const elsewhere = Math.min(result.refunded, result.amount) - (await readReturned(q, payment.id));
  if (elsewhere > 0) await bookElsewhere(q, payment, elsewhere, by);
  if (payment.state === 'stray' && result.refunded >= result.amount)
    await setState(q, payment.id, { state: 'voided', reference: payment.reference, reason: payment.reason });
}

/** Mails the shop about each dispute of a payment, once. */
async function tellOfDispute(
  q: Query,
  payment: PaymentRow,
  { amount: paid, dispute }: Money,
  { asked, ...by }: Applying,
): Promise<void> {
  const { reference, state, amount, dueAt, page } = dispute ?? { ...notSaid, amount: paid };
  if (!(await noteDispute(q, payment.id, { reference, state, asked, now: by.now }))) return;
  const about = reference ? `dispute ${payment.id} ${reference}` : `payment ${payment.id}`;
  await tellShop(q, payment, { kind: 'disputed', about, amount, reason: '', dueAt, page }, by);
}

/** For a dispute that the provider says nothing about. */
const notSaid = { reference: '', state: 'open', dueAt: null, page: '' } as const;

/** Books what the dispute costs, and tells the shop how it was decided. */
async function followDispute(q: Query, payment: PaymentRow, dispute: Dispute, by: Applying): Promise<void> {
  await bookDispute(q, payment, dispute.movements, by.now);
  const { asked, now } = by;
  if (!(await noteDisputeState(q, payment.id, { ...dispute, asked, now }))) return;
  const kind = dispute.state === 'lost' ? 'dispute_lost' : 'dispute_won';
  const about = `dispute ${payment.id} ${dispute.reference}`;
  await tellShop(q, payment, { kind, about, amount: dispute.amount, reason: '' }, by);
}

/** Books what was given back at the provider and not by the shop: as a refund of the order, if that much is left of it. */
async function bookElsewhere(q: Query, payment: PaymentRow, amount: number, by: Applying): Promise<void> {
  const { id: paymentId, provider, order_id: orderId } = payment;
  const order = orderId === null ? undefined : await findPaidOrder(q, orderId);
  const wanted = { orderNumber: order?.order_number ?? '', most: amount };
  const isSold = payment.state === 'captured';
  const refund = isSold ? await refundElsewhere(q, wanted, { ...by, by: provider }) : null;
  if (refund) await endRefund(q, payment, refund, { orderId, now: by.now });
  const rest = amount - (refund?.amount ?? 0);
  if (rest === 0) return;
  const step = { paymentId, kind: 'refund', amount: rest, by: provider, now: by.now } as const;
  const stepId = await requestStep(q, step);
  await endRefund(q, payment, { stepId, amount: rest }, { orderId: null, now: by.now });
  if (!isSold) return;
  const alert = { kind: 'returned_too_much', about: `step ${stepId}`, amount: rest, reason: '' } as const;
  await tellShop(q, payment, alert, by);
}

/** The provider has done it before it was asked. */
async function endRefund(
  q: Query,
  payment: PaymentRow,
  { stepId, amount }: { stepId: number; amount: number },
  at: { orderId: number | null; now: Date },
): Promise<void> {
  await endStep(q, stepId, { state: 'done', reference: '', reason: '' });
  await bookReturned(q, payment, { id: stepId, amount }, at);
}
