import { newId } from './new-id.ts';
import type { CardBehavior } from './test-cards.ts';

type BankState = 'challenge' | 'pending' | 'authorized' | 'captured' | 'declined' | 'voided';

/** A payment as the bank knows it. No card number is kept. */
export interface BankPayment {
  account: string;
  key: string;
  reference: string;
  amount: number;
  currency: string;
  hold: boolean;
  label: string;
  shown: Shown;
  behavior: CardBehavior;
  state: BankState;
  reason: string;
  captured: number;
  refunded: number;
  /** When a delayed payment is decided, in ms. */
  decidesAt: number;
  /** When the cardholder of a disputing card goes to their bank, in ms; absent = never. */
  disputesAt?: number;
  dispute?: BankDispute;
  steps: BankStep[];
}

/** A dispute as the bank knows it. */
export interface BankDispute {
  reference: string;
  state: 'open' | 'won' | 'lost';
  /** Cents that the cardholder asks for. */
  amount: number;
  /** Until when the shop can answer, in ms. */
  dueAt: number;
  /** What was taken from the shop, and put back (below 0); each with what the bank charges for it. */
  movements: { reference: string; amount: number; fee: number }[];
}

export interface BankStep {
  kind: 'capture' | 'void' | 'refund';
  key: string;
  reference: string;
  amount: number;
  /** '' = done. */
  refused: string;
}

export interface BankEvent {
  id: string;
  type: 'payment.started' | 'payment.changed' | 'dispute.opened' | 'dispute.decided';
  account: string;
  key: string;
  reference: string;
}

/** How the card form was shown: the page of 3-D Secure is shown the same way. */
export interface Shown {
  /** Of the shop's page around it. */
  origin: string;
  language: string;
}

/** A card that was typed into the form. */
export interface Token {
  account: string;
  label: string;
  shown: Shown;
  behavior: CardBehavior;
  expiresAt: number;
}

export interface StartRequest {
  key: string;
  token: string;
  amount: number;
  currency: string;
  hold: boolean;
}

export const newPayment = (
  account: string,
  { key, amount, currency, hold }: StartRequest,
  card: Token | undefined,
  behavior: CardBehavior,
): BankPayment => ({
  ...{ account, key, amount, currency, hold, behavior },
  reference: newId('pay'),
  label: card?.label ?? 'Card',
  shown: card?.shown ?? { origin: '', language: 'en' },
  ...{ state: 'pending', reason: '', captured: 0, refunded: 0, decidesAt: 0, steps: [] },
});

export function approved(payment: BankPayment): BankPayment {
  return payment.hold
    ? { ...payment, state: 'authorized' }
    : { ...payment, state: 'captured', captured: payment.amount };
}

export function applied(
  payment: BankPayment,
  { kind, amount }: Pick<BankStep, 'kind' | 'amount'>,
): BankPayment {
  if (kind === 'capture') return { ...payment, state: 'captured', captured: amount };
  if (kind === 'void') return { ...payment, state: 'voided' };
  return { ...payment, refunded: payment.refunded + amount };
}

/** '' = allowed. */
export function refusalOf(payment: BankPayment, { kind, amount }: Pick<BankStep, 'kind' | 'amount'>): string {
  const { state, dispute } = payment;
  if (kind === 'void')
    return ['authorized', 'pending', 'challenge', 'voided', 'declined'].includes(state)
      ? ''
      : 'The payment has been captured.';
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'The amount is not right.';
  if (kind === 'capture') {
    if (state !== 'authorized') return `The payment is ${state}.`;
    return amount > payment.amount ? 'More than was authorized.' : '';
  }
  if (state !== 'captured') return `The payment is ${state}.`;
  const taken = dispute && dispute.state !== 'won' ? dispute.amount : 0;
  const left = payment.captured - payment.refunded;
  if (amount > left) return 'More than was captured.';
  // As real providers do: the money would go back twice.
  return amount > left - taken ? 'The cardholder has disputed this payment.' : '';
}
