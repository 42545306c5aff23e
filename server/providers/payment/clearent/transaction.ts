import { z } from 'zod';
import type { DeclineReason, PaymentResult } from '../payment.ts';
import { OutcomeUnknown } from '../vendor-call.ts';

const text = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => String(value ?? ''));

/** As much of a transaction as is used. A capture, a void and a refund are transactions of their own. */
const transaction = z
  .object({
    id: text.pipe(z.string().min(1)),
    type: text,
    /** 'APPROVED', 'DECLINED', 'ERROR' … */
    result: text,
    'result-code': text,
    'display-message': text,
    /** Dollars, as text. */
    amount: text,
    /** Our key of the payment. */
    'order-id': text,
    /** Our key of this transaction: of a payment the same. */
    invoice: text,
    /** For an authorization: nothing was captured yet. */
    pending: text,
    voided: text,
    'voided-auth': text,
    'card-type': text,
    'last-four': text,
    /** UTC, such as '2024-04-09 14:53:24.148'. */
    created: text,
  })
  .transform((read) => ({
    id: read.id,
    type: read.type.toUpperCase(),
    result: read.result.toUpperCase(),
    code: read['result-code'],
    message: read['display-message'],
    amount: read.amount,
    orderId: read['order-id'],
    invoice: read.invoice,
    pending: read.pending,
    isVoided: read.voided === 'true' || read['voided-auth'] === 'true',
    cardType: read['card-type'],
    lastFour: read['last-four'],
    created: read.created,
  }));
export type Transaction = z.output<typeof transaction>;

export function readTransaction(json: unknown): Transaction {
  const { data } = transaction.safeParse(json);
  if (!data) throw new OutcomeUnknown('Clearent answered with something other than a transaction');
  return data;
}

export function centsOf({ amount }: Transaction): number {
  const [, dollars = '', cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (!dollars) throw new OutcomeUnknown('Clearent gave an amount that cannot be read');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

export const dollarsOf = (cents: number) => (cents / 100).toFixed(2);

export const isApproved = ({ result }: Transaction) => result === 'APPROVED';
const isRefused = ({ result }: Transaction) => /^(DECLINED|ERROR|INVALID_REQUEST)$/.test(result);

/** All that Clearent has about one payment of ours. */
export interface Known {
  payment: Transaction;
  isVoided: boolean;
  /** What took the money: a sale itself, or the capture of an authorization. */
  taken: Transaction | undefined;
  refunds: readonly Transaction[];
  /** Captures, voids and refunds, also those that came to nothing. */
  steps: readonly Transaction[];
}

/** By what is filed under our key. */
export function knownFrom(filed: readonly Transaction[], key: string): Known | null {
  const payments = filed.filter(({ type, invoice }) => invoice === key && /^(SALE|AUTH)$/.test(type));
  const payment = payments.find(isApproved) ?? payments[0];
  if (!payment) return null;
  const steps = filed.filter(({ id }) => id !== payment.id);
  const done = (type: string) => steps.filter((one) => one.type === type && isApproved(one) && !one.isVoided);
  return {
    payment,
    isVoided: payment.isVoided || done('VOID').length > 0,
    taken: payment.type === 'SALE' ? payment : done('CAPTURE')[0],
    refunds: done('REFUND'),
    steps,
  };
}

export const refundedOf = ({ refunds }: Known) => refunds.reduce((sum, refund) => sum + centsOf(refund), 0);

export function resultOf(known: Known): PaymentResult {
  const { payment, taken } = known;
  const reference = payment.id;
  if (isRefused(payment))
    return { state: 'declined', reference, reason: reasonOf(payment.code) ?? 'declined' };
  if (!isApproved(payment)) return { state: 'unknown' };
  if (known.isVoided) return { state: 'voided', reference };
  // It was captured, and the capture is not in sight.
  if (!taken && payment.pending === 'false') return { state: 'unknown' };
  return {
    state: taken ? 'captured' : 'authorized',
    reference,
    amount: centsOf(taken ?? payment),
    // Clearent takes nothing else, and names no currency.
    currency: 'USD',
    refunded: refundedOf(known),
    disputed: false,
    label: labelOf(payment),
  };
}

/** Result codes by which a bank, or a filter of the account, turns a card down. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  '003': 'expired_card',
  '004': 'expired_card',
  '005': 'declined',
  '007': 'declined',
  '008': 'declined',
  '009': 'wrong_number',
  '010': 'declined',
  '012': 'insufficient_funds',
  '013': 'declined',
  '014': 'declined',
  '015': 'declined',
  '016': 'declined',
  '017': 'declined',
  // Of a card that is typed in; at a terminal, its PIN.
  '018': 'wrong_cvv',
  '021': 'wrong_cvv',
  '023': 'declined',
  '026': 'wrong_number',
  '033': 'declined',
  '046': 'wrong_postal_code',
  '047': 'wrong_cvv',
  '048': 'wrong_cvv',
};

/** undefined = no answer about the card. */
export const reasonOf = (code: string): DeclineReason | undefined => reasons[code];

const brands: Readonly<Record<string, string>> = {
  'AMERICAN EXPRESS': 'American Express',
  'DINERS CLUB': 'Diners Club',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  MASTERCARD: 'Mastercard',
  VISA: 'Visa',
};

function labelOf({ cardType, lastFour }: Transaction): string {
  const name = brands[cardType.toUpperCase()] ?? 'Card';
  return /^\d{4}$/.test(lastFour) ? `${name} ending in ${lastFour}` : name;
}
