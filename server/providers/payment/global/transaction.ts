import { z } from 'zod';
import type { DeclineReason, PaymentResult, StepResult } from '../payment.ts';
import { OutcomeUnknown } from '../vendor-call.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** As much of a transaction as is used: answers of POST /transactions, …/capture, …/refund, …/reversal and GET /transactions. */
const transaction = z.object({
  id: z.string().min(1),
  /** 'SALE' or 'REFUND'. */
  type: text,
  status: z.string(),
  /** Cents, as text. */
  amount: text,
  currency: text,
  /** Ours, or that of the payment which is refunded. */
  reference: text,
  parent_resource_id: text,
  payment_method: z
    .object({
      result: text,
      card: z
        .object({
          brand: text,
          masked_number_last4: text,
          masked_number_first6last4: text,
          cvv_result: text,
        })
        .nullish(),
    })
    .nullish(),
});
export type Transaction = z.output<typeof transaction>;

export function readTransaction(json: unknown): Transaction {
  const { data } = transaction.safeParse(json);
  if (!data) throw new OutcomeUnknown('Global Payments answered with something other than a transaction');
  return data;
}

export function readTransactions(json: Record<string, unknown>): Transaction[] {
  if (!Array.isArray(json.transactions)) throw new OutcomeUnknown('Global Payments gave no list');
  return json.transactions.map(readTransaction);
}

export function centsOf({ amount }: Transaction): number {
  if (!/^\d{1,12}$/.test(amount))
    throw new OutcomeUnknown('Global Payments gave an amount that cannot be read');
  return Number(amount);
}

/** Money is on its way to the shop, or has arrived. */
export const isTaken = ({ status }: Transaction) => /^(CAPTURED|BATCHED|FUNDED)$/.test(status);

/** By `status`; `refunded`: cents given back. */
export function resultOf(payment: Transaction, refunded: number): PaymentResult {
  const reference = payment.id;
  if (isTaken(payment) || payment.status === 'PREAUTHORIZED')
    return {
      state: isTaken(payment) ? 'captured' : 'authorized',
      reference,
      amount: centsOf(payment),
      currency: payment.currency,
      refunded,
      disputed: false,
      label: labelOf(payment),
    };
  if (payment.status === 'REVERSED') return { state: 'voided', reference };
  if (payment.status === 'DECLINED') return { state: 'declined', reference, reason: reasonOf(payment) };
  if (payment.status === 'PENDING' || payment.status === 'INITIATED') return { state: 'pending', reference };
  return { state: 'unknown' };
}

/** The result of a refund, or of a capture, which is the payment itself. */
export function stepOf(done: Transaction, amount: number): StepResult {
  const reference = done.id;
  if (done.status === 'PENDING' || done.status === 'INITIATED') return { state: 'pending', reference };
  if (done.status === 'DECLINED' || done.status === 'REJECTED')
    return { state: 'refused', reason: `Global Payments says: ${done.status.toLowerCase()}.` };
  if (!isTaken(done)) return { state: 'unknown' };
  const moved = centsOf(done);
  if (moved !== amount) return { state: 'refused', reason: `${moved} cents were moved instead.` };
  return { state: 'done', reference };
}

/** What the bank says (ISO 8583, field 39); Global Payments passes it on. Its own codes have three digits, and mean 'declined'. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  '14': 'wrong_number',
  '51': 'insufficient_funds',
  '54': 'expired_card',
  '82': 'wrong_cvv',
  N7: 'wrong_cvv',
};

function reasonOf({ payment_method: method }: Transaction): DeclineReason {
  return (
    reasons[method?.result ?? ''] ?? (method?.card?.cvv_result === 'NOT_MATCHED' ? 'wrong_cvv' : 'declined')
  );
}

const brands: Readonly<Record<string, string>> = {
  AMEX: 'American Express',
  DINERS: 'Diners Club',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  MASTERCARD: 'Mastercard',
  VISA: 'Visa',
};

/** An answer has the last four digits; a list has the first six, too. */
function labelOf({ payment_method: method }: Transaction): string {
  const {
    brand = '',
    masked_number_last4: masked = '',
    masked_number_first6last4: list = '',
  } = method?.card ?? {};
  const [digits] = /\d{4}$/.exec(masked || list) ?? [];
  const name = brands[brand.toUpperCase()] ?? 'Card';
  return digits ? `${name} ending in ${digits}` : name;
}
