import type { BankPayment } from './bank-payment.ts';
import { newId } from './new-id.ts';

/** Cents. The bank keeps it in any case. */
const disputeFee = 1500;
const answerMs = 7 * 24 * 3600_000;

/** What a cardholder can still ask for. */
const leftOf = ({ state, captured, refunded, dispute }: BankPayment): number =>
  state === 'captured' && !dispute ? captured - refunded : 0;

/** The cardholder asks for `amount`, or for all that is left: the bank takes it, and its fee, until it is decided. Null: nothing is left. */
export function disputed(payment: BankPayment, now: number, amount = leftOf(payment)): BankPayment | null {
  if (amount <= 0 || amount > leftOf(payment)) return null;
  const reference = newId('dispute');
  const movements = [{ reference: `${reference}-taken`, amount, fee: disputeFee }];
  return { ...payment, dispute: { reference, state: 'open', amount, dueAt: now + answerMs, movements } };
}

/** The bank decides; who wins has the money. Null: there is nothing to decide. */
export function decided(payment: BankPayment, state: 'won' | 'lost'): BankPayment | null {
  const { dispute } = payment;
  if (dispute?.state !== 'open') return null;
  const { reference, amount, movements } = dispute;
  const back = { reference: `${reference}-returned`, amount: -amount, fee: 0 };
  return {
    ...payment,
    dispute: { ...dispute, state, movements: state === 'won' ? [...movements, back] : movements },
  };
}
