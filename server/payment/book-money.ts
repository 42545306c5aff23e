import type { Query } from '../db/db.ts';
import { bookEntry } from '../ledger/write.ts';
import type { Dispute } from '../providers/payment/payment.ts';
import { addPaid, addRefunded } from './order-queries.ts';
import type { PaymentRow } from './payment-row.ts';

/** Books money that the provider has taken for an order; once. */
export async function bookCapture(q: Query, payment: PaymentRow, amount: number, now: Date): Promise<void> {
  if (payment.order_id === null) throw new Error('a captured payment has an order');
  const isNew = await bookEntry(q, {
    storeId: payment.store_id,
    orderId: payment.order_id,
    paymentId: payment.id,
    debit: `provider:${payment.provider}`,
    credit: 'receivable',
    amount,
    currency: payment.currency,
    reference: `captured:${payment.id}`,
    now,
  });
  if (isNew) await addPaid(q, payment.order_id, amount);
}

/**
 * Books what a dispute has moved at the provider, each movement once. It is a cost of the shop: the order stays paid, and nothing of its
 * sale is undone.
 */
export async function bookDispute(
  q: Query,
  payment: PaymentRow,
  movements: Dispute['movements'],
  now: Date,
): Promise<void> {
  const provider = `provider:${payment.provider}`;
  const book = (account: string, event: string, amount: number) =>
    amount !== 0 &&
    bookEntry(q, {
      storeId: payment.store_id,
      orderId: payment.order_id,
      paymentId: payment.id,
      debit: amount > 0 ? account : provider,
      credit: amount > 0 ? provider : account,
      amount: Math.abs(amount),
      currency: payment.currency,
      reference: `${event}:${payment.id}`,
      now,
    });
  for (const { reference, amount, fee } of movements) {
    await book('disputes', `dispute-${reference}`, amount);
    await book('dispute fees', `dispute-fee-${reference}`, fee);
  }
}

/** Books money that the provider has given back; `orderId` null: of no order's sale. */
export async function bookReturned(
  q: Query,
  payment: PaymentRow,
  step: { id: number; amount: number },
  { orderId, now }: { orderId: number | null; now: Date },
): Promise<void> {
  const isNew = await bookEntry(q, {
    storeId: payment.store_id,
    orderId,
    paymentId: payment.id,
    debit: orderId === null ? 'suspense' : 'refunds',
    credit: `provider:${payment.provider}`,
    amount: step.amount,
    currency: payment.currency,
    reference: `refunded:${step.id}`,
    now,
  });
  if (isNew && orderId !== null) await addRefunded(q, orderId, step.amount);
}
