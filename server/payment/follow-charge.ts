import type { Query } from '../db/db.ts';
import { refundElsewhere } from '../order/refund-elsewhere.ts';
import { requestStep } from '../order/request-money.ts';
import type { Dispute, Money } from '../providers/payment/payment.ts';
import type { Applying } from './applying.ts';
import { bookDispute, bookReturned } from './book-money.ts';
import { findPaidOrder } from './order-queries.ts';
import type { PaymentRow } from './payment-row.ts';
import { noteDispute, noteDisputeState, readReturned, setState } from './queries.ts';
import { endStep } from './step-queries.ts';
import { tellShop } from './tell-shop.ts';

/**
 * Follows what became of money at the provider after it was taken: it was given back there, or is disputed. Inside a transaction that has
 * locked the payment.
 */
export async function followCharge(
  q: Query,
  payment: PaymentRow,
  result: Money,
  by: Applying,
): Promise<void> {
  if (result.disputed && (await noteDispute(q, payment.id, by.now))) {
    const { amount, dueAt, page } = result.dispute ?? { amount: result.amount, dueAt: null, page: '' };
    const alert = {
      kind: 'disputed',
      about: `payment ${payment.id}`,
      amount,
      reason: '',
      dueAt,
      page,
    } as const;
    await tellShop(q, payment, alert, by);
  }
  if (result.dispute) await followDispute(q, payment, result.dispute, by);
  const elsewhere = Math.min(result.refunded, result.amount) - (await readReturned(q, payment.id));
  if (elsewhere > 0) await bookElsewhere(q, payment, elsewhere, by);
  if (payment.state === 'stray' && result.refunded >= result.amount)
    await setState(q, payment.id, { state: 'voided', reference: payment.reference, reason: payment.reason });
}

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
