import type { PaymentResult, SentPayment, StepKind, StepResult } from '../payment.ts';
import { OutcomeUnknown } from '../vendor-call.ts';
import { type ClearentClient, errorOf, payloadOf } from './client.ts';
import {
  isApproved,
  type Known,
  knownFrom,
  readTransaction,
  resultOf,
  type Transaction,
} from './transaction.ts';

const pageSize = 100;

/** GET /rest/v2/transactions with one of its filters. Clearent keeps transactions for 90 days. */
async function search(
  call: ClearentClient,
  by: { id: string } | { invoice: string } | { 'order-id': string },
  signal: AbortSignal,
): Promise<Transaction[]> {
  const query = new URLSearchParams({ ...by, page: '1', 'page-size': String(pageSize) });
  const answer = await call({ method: 'GET', path: `/rest/v2/transactions?${query}`, signal });
  if (answer.status >= 300)
    throw new OutcomeUnknown(`Clearent refused a look-up: ${errorOf(answer).message}`);
  const found = listIn(answer);
  if (found.length >= pageSize) throw new OutcomeUnknown('too many transactions of one payment');
  return found.map(readTransaction);
}

/** 204 without a body is an empty list. */
function listIn(answer: { status: number; json: Record<string, unknown> }): unknown[] {
  if (Object.keys(answer.json).length === 0) return [];
  const { transaction, transactions } = payloadOf(answer);
  const list = transactions?.transaction ?? transaction;
  if (Array.isArray(list)) return list;
  if (list && typeof list === 'object') return [list];
  const page = (answer.json.page ?? {}) as Record<string, unknown>;
  if (Number(page['total-elements'] ?? Number.NaN) === 0) return [];
  throw new OutcomeUnknown('Clearent gave no list');
}

/** What Clearent has under our key; null = nothing. */
export async function knownByKey(
  call: ClearentClient,
  key: string,
  signal: AbortSignal,
): Promise<Known | null> {
  const filed = await search(call, { 'order-id': key }, signal);
  return knownFrom(
    filed.filter(({ orderId }) => orderId === key),
    key,
  );
}

/** By Clearent's own id; null = it shows no such payment, or none of ours. */
export async function knownById(
  call: ClearentClient,
  id: string,
  signal: AbortSignal,
): Promise<Known | null> {
  const payment = (await search(call, { id }, signal)).find((one) => one.id === id);
  return payment?.orderId ? knownByKey(call, payment.orderId, signal) : null;
}

export async function lookUp(
  call: ClearentClient,
  { key, reference }: SentPayment,
  signal: AbortSignal,
): Promise<PaymentResult | { state: 'none' }> {
  const known = key ? await knownByKey(call, key, signal) : await knownById(call, reference, signal);
  if (known) return resultOf(known);
  // It had this payment once: after 90 days it shows it no more.
  return reference ? { state: 'unknown' } : { state: 'none' };
}

/** The result of a step. One that Clearent declined is 'none': it can be sent again. */
export async function findStep(
  call: ClearentClient,
  { key, reference, kind }: { key: string; reference: string; kind: StepKind },
  signal: AbortSignal,
): Promise<StepResult | { state: 'none' }> {
  const made = (await search(call, { invoice: key }, signal)).find(
    (one) => one.invoice === key && isApproved(one),
  );
  if (made) return { state: 'done', reference: made.id };
  const isVoided = kind === 'void' && (await knownById(call, reference, signal))?.isVoided;
  return isVoided ? { state: 'done', reference } : { state: 'none' };
}
