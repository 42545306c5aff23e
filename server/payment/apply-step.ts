import type { Query } from '../db/db.ts';
import type { StepResult } from '../providers/payment/payment.ts';
import type { ShopDesk } from './applying.ts';
import { bookCapture, bookReturned } from './book-money.ts';
import type { PaymentRow, StepRow } from './payment-row.ts';
import { setState } from './progress-queries.ts';
import { lockPayment } from './queries.ts';
import { endStep } from './step-queries.ts';
import { tellShop } from './tell-shop.ts';

type Ended = Extract<StepResult, { state: 'done' | 'refused' }>;

/** Applies the result of a step, inside a transaction. A second answer about it changes nothing. */
export async function applyStep(
  q: Query,
  step: Pick<StepRow, 'id' | 'payment_id' | 'kind' | 'amount'>,
  result: Ended,
  by: ShopDesk & { now: Date },
): Promise<void> {
  const payment = await lockPayment(q, step.payment_id);
  if (!payment) throw new Error(`there is no payment ${step.payment_id}`);
  const end = { reference: '', reason: '', ...result };
  if (!(await endStep(q, step.id, end))) return;
  if (result.state === 'refused') return tellRefused(q, payment, step, result.reason, by);
  const { reference } = payment;
  switch (step.kind) {
    case 'capture':
      await setState(q, payment.id, { state: 'captured', reference });
      return bookCapture(q, payment, step.amount, by.now);
    case 'void':
      return setState(q, payment.id, { state: 'voided', reference, reason: payment.reason });
    case 'refund':
      return bookReturned(q, payment, step, {
        orderId: payment.state === 'stray' ? null : payment.order_id,
        now: by.now,
      });
  }
}

/** A charge is tried again and again: the shop hears of the first. */
async function tellRefused(
  q: Query,
  payment: PaymentRow,
  { id, kind, amount }: Pick<StepRow, 'id' | 'kind' | 'amount'>,
  reason: string,
  by: ShopDesk,
): Promise<void> {
  if (kind === 'void') return;
  const alert =
    kind === 'capture'
      ? ({ kind: 'charge_refused', about: `payment ${payment.id}` } as const)
      : ({ kind: 'refund_refused', about: `step ${id}` } as const);
  await tellShop(q, payment, { ...alert, amount, reason }, by);
}
