import type { MoneyStep, PaymentResult, SentPayment, StepKind, StepResult } from '../payment.ts';
import { OutcomeUnknown } from '../vendor-call.ts';
import { errorOf, type GlobalClient } from './client.ts';
import {
  centsOf,
  isTaken,
  readTransaction,
  readTransactions,
  resultOf,
  stepOf,
  type Transaction,
} from './transaction.ts';

/** A payment with all that was given back of it. */
export interface Known {
  payment: Transaction;
  refunds: readonly Transaction[];
}

/** So long after the payment a bank still takes refunds. */
const daysBack = 400;
const pageSize = 100;

/** The transactions that our key leads to: the payment, and its refunds, which Global Payments files under the same reference. */
async function filedUnder(call: GlobalClient, key: string, signal: AbortSignal): Promise<Transaction[]> {
  const from = new Date(Date.now() - daysBack * 86_400_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({
    reference: key,
    from_time_created: from,
    page: '1',
    page_size: String(pageSize),
  });
  const answer = await call({ method: 'GET', path: `/transactions?${query}`, signal });
  const { code } = errorOf(answer);
  if (code) throw new OutcomeUnknown(`Global Payments refused a look-up (${code})`);
  const found = readTransactions(answer.json);
  if (found.length >= pageSize) throw new OutcomeUnknown('too many transactions of one payment');
  return found.filter(({ reference }) => reference === key);
}

export async function transactionOf(
  call: GlobalClient,
  id: string,
  signal: AbortSignal,
): Promise<Transaction> {
  const answer = await call({ method: 'GET', path: `/transactions/${encodeURIComponent(id)}`, signal });
  const { code } = errorOf(answer);
  if (code) throw new OutcomeUnknown(`Global Payments shows no transaction (${code})`);
  return readTransaction(answer.json);
}

const isRefund = ({ type }: Transaction) => type === 'REFUND';

export async function knownBy(call: GlobalClient, reference: string, signal: AbortSignal): Promise<Known> {
  const payment = await transactionOf(call, reference, signal);
  const refunds =
    payment.reference && isTaken(payment)
      ? (await filedUnder(call, payment.reference, signal)).filter(isRefund)
      : [];
  return { payment, refunds };
}

export async function lookUp(
  call: GlobalClient,
  { key, reference }: SentPayment,
  signal: AbortSignal,
): Promise<PaymentResult | { state: 'none' }> {
  if (reference) {
    const known = await knownBy(call, reference, signal);
    return resultOf(known.payment, refundedOf(known));
  }
  const filed = await filedUnder(call, key, signal);
  const payment = filed.find((one) => !isRefund(one));
  if (!payment) return { state: 'none' };
  return resultOf(payment, refundedOf({ payment, refunds: filed.filter(isRefund) }));
}

/** Cents given back, or on their way. */
export const refundedOf = ({ refunds }: Known) =>
  refunds
    .filter((refund) => isTaken(refund) || refund.status === 'PENDING')
    .reduce((sum, refund) => sum + centsOf(refund), 0);

/**
 * The result of a step. Refunds carry no key of ours: one of the same amount that no other step has made is this one. Where
 * that is wrong, 'none' sends the step again with its key, which Global Payments takes once.
 */
export function stepIn(
  { payment, refunds }: Known,
  { amount, others = [] }: Pick<MoneyStep, 'amount' | 'others'>,
  kind: StepKind,
): StepResult | { state: 'none' } {
  if (kind === 'void')
    return payment.status === 'REVERSED' ? { state: 'done', reference: payment.id } : { state: 'none' };
  if (kind === 'capture') return isTaken(payment) ? stepOf(payment, amount) : { state: 'none' };
  const made = refunds.find(
    (refund) => refund.status !== 'DECLINED' && centsOf(refund) === amount && !others.includes(refund.id),
  );
  return made ? stepOf(made, amount) : { state: 'none' };
}
