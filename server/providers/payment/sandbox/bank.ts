import { randomBytes } from 'node:crypto';
import { brandOf } from './card-fields.ts';
import { behaviorOf, type CardBehavior } from './test-cards.ts';

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
  steps: BankStep[];
}

interface BankStep {
  kind: 'capture' | 'void' | 'refund';
  key: string;
  reference: string;
  amount: number;
  /** '' = done. */
  refused: string;
}

/** How the card form was shown: the page of 3-D Secure is shown the same way. */
interface Shown {
  /** Of the shop's page around it. */
  origin: string;
  language: string;
}

interface Token {
  account: string;
  label: string;
  shown: Shown;
  behavior: CardBehavior;
  expiresAt: number;
}

interface BankEvent {
  id: string;
  type: 'payment.started' | 'payment.changed';
  account: string;
  key: string;
  reference: string;
}

export interface BankParts {
  now(): number;
  /** Delivers a webhook after so many seconds. */
  notify(event: BankEvent, afterSeconds: number): void;
  /** Stores what has changed; a bank that is opened again is given all of it. */
  keep(row: BankRow): void;
  kept: readonly BankRow[];
}

export type BankRow = { token: [string, Token] } | { payment: BankPayment };

export interface StartRequest {
  key: string;
  token: string;
  amount: number;
  currency: string;
  hold: boolean;
}

export type SandboxBank = ReturnType<typeof sandboxBank>;

const tokenMs = 60 * 60_000;

/** The made-up bank behind the sandbox: it keeps accounts of payments as a real one does, and moves no money. */
export function sandboxBank({ now, notify, keep, kept }: BankParts) {
  const tokens = new Map<string, Token>();
  const payments = new Map<string, BankPayment>();
  for (const row of kept) {
    if ('token' in row) tokens.set(...row.token);
    else payments.set(row.payment.reference, row.payment);
  }

  function save(payment: BankPayment): void {
    payments.set(payment.reference, payment);
    keep({ payment });
  }

  function tell(payment: BankPayment, type: BankEvent['type'], afterSeconds: number[]): void {
    const { account, key, reference } = payment;
    const event = { id: newId('evt'), type, account, key, reference };
    for (const after of afterSeconds) notify(event, after);
  }

  function change(payment: BankPayment): BankPayment {
    save(payment);
    const { behavior } = payment;
    tell(payment, 'payment.changed', behavior.does === 'notify' ? behavior.after : [1]);
    return payment;
  }

  /** The payment with what time has decided since. */
  function settled(payment: BankPayment): BankPayment {
    if (payment.state !== 'pending' || now() < payment.decidesAt) return payment;
    return change(approved(payment));
  }

  function byKey(account: string, key: string): BankPayment | undefined {
    return [...payments.values()].find((p) => p.account === account && p.key === key);
  }

  return {
    tokenize(account: string, number: string, shown: Shown): { token: string; label: string } {
      const token = newId('tok');
      const label = `${brandOf(number)} ending in ${number.slice(-4)}`;
      const row = { account, label, shown, behavior: behaviorOf(number), expiresAt: now() + tokenMs };
      tokens.set(token, row);
      keep({ token: [token, row] });
      return { token, label };
    },

    start(account: string, request: StartRequest): BankPayment | { error: string } {
      const { key, token, amount, currency, hold } = request;
      const same = byKey(account, key);
      if (same) {
        const isSame = same.amount === amount && same.currency === currency && same.hold === hold;
        return isSame ? settled(same) : { error: 'This key was used with other values.' };
      }
      if (!Number.isSafeInteger(amount) || amount <= 0) return { error: 'The amount is not right.' };
      const card = tokens.get(token);
      const isUsable = card?.account === account && now() < card.expiresAt;
      const behavior: CardBehavior =
        card && isUsable ? card.behavior : { does: 'decline', reason: 'token_expired' };
      // A token is for one payment.
      tokens.delete(token);
      const payment: BankPayment = {
        account,
        key,
        reference: newId('pay'),
        amount,
        currency,
        hold,
        label: card && isUsable ? card.label : 'Card',
        shown: card?.shown ?? { origin: '', language: 'en' },
        behavior,
        state: 'pending',
        reason: '',
        captured: 0,
        refunded: 0,
        decidesAt: 0,
        steps: [],
      };
      tell(payment, 'payment.started', [behavior.does === 'notify' && behavior.startedLast ? 2 : 0]);
      if (behavior.does === 'decline')
        return change({ ...payment, state: 'declined', reason: behavior.reason });
      if (behavior.does === 'challenge') return change({ ...payment, state: 'challenge' });
      if (behavior.does === 'delay') {
        const waiting = { ...payment, decidesAt: now() + behavior.seconds * 1000 };
        save(waiting);
        tell(waiting, 'payment.changed', [behavior.seconds + 1]);
        return waiting;
      }
      return change(approved(payment));
    },

    find(account: string, by: { key: string } | { reference: string }): BankPayment | undefined {
      const found = 'key' in by ? byKey(account, by.key) : payments.get(by.reference);
      return found?.account === account ? settled(found) : undefined;
    },

    /** Without an account: the shopper's browser brings the reference, which is not to be guessed. */
    challenged(reference: string): BankPayment | undefined {
      return payments.get(reference);
    },

    answerChallenge(reference: string, isConfirmed: boolean): BankPayment | undefined {
      const payment = payments.get(reference);
      if (payment?.state !== 'challenge') return payment;
      return change(
        isConfirmed ? approved(payment) : { ...payment, state: 'declined', reason: 'authentication_failed' },
      );
    },

    step(
      account: string,
      step: Omit<BankStep, 'reference' | 'refused'> & { payment: string },
    ): BankStep | null {
      const stored = payments.get(step.payment);
      if (stored?.account !== account) return null;
      const payment = settled(stored);
      const same = payment.steps.find((one) => one.key === step.key);
      if (same) return same;
      const { payment: _, ...asked } = step;
      const refused = refusalOf(payment, step);
      const made = { ...asked, reference: newId(step.kind), refused };
      const changed = { ...payment, steps: [...payment.steps, made] };
      if (refused) save(changed);
      else change(applied(changed, step));
      return made;
    },

    findStep(account: string, reference: string, key: string): BankStep | undefined {
      const payment = payments.get(reference);
      return payment?.account === account ? payment.steps.find((step) => step.key === key) : undefined;
    },
  };
}

function approved(payment: BankPayment): BankPayment {
  return payment.hold
    ? { ...payment, state: 'authorized' }
    : { ...payment, state: 'captured', captured: payment.amount };
}

function applied(payment: BankPayment, { kind, amount }: Pick<BankStep, 'kind' | 'amount'>): BankPayment {
  if (kind === 'capture') return { ...payment, state: 'captured', captured: amount };
  if (kind === 'void') return { ...payment, state: 'voided' };
  return { ...payment, refunded: payment.refunded + amount };
}

/** '' = allowed. */
function refusalOf(payment: BankPayment, { kind, amount }: Pick<BankStep, 'kind' | 'amount'>): string {
  const { state } = payment;
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
  return payment.refunded + amount > payment.captured ? 'More than was captured.' : '';
}

const newId = (kind: string) => `${kind}_${randomBytes(16).toString('base64url')}`;
