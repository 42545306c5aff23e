import { decided, disputed } from './bank-dispute.ts';
import {
  applied,
  approved,
  type BankEvent,
  type BankPayment,
  type BankStep,
  newPayment,
  refusalOf,
  type Shown,
  type StartRequest,
  type Token,
} from './bank-payment.ts';
import { brandOf } from './card-fields.ts';
import { newId } from './new-id.ts';
import { behaviorOf, type CardBehavior } from './test-cards.ts';

export interface BankParts {
  now(): number;
  /** Delivers a webhook after so many seconds. */
  notify(event: BankEvent, afterSeconds: number): void;
  /** Stores what has changed; a bank that is opened again is given all of it. */
  keep(row: BankRow): void;
  kept: readonly BankRow[];
}

export type BankRow = { token: [string, Token] } | { payment: BankPayment };

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

  function change(changed: BankPayment): BankPayment {
    const { behavior } = changed;
    const disputes = behavior.does === 'dispute' && changed.state === 'captured' && !changed.disputesAt;
    const payment = disputes ? { ...changed, disputesAt: now() + behavior.after * 1000 } : changed;
    save(payment);
    tell(payment, 'payment.changed', behavior.does === 'notify' ? behavior.after : [1]);
    if (disputes)
      tell(
        payment,
        'dispute.opened',
        behavior.notices.map((later) => behavior.after + later),
      );
    return payment;
  }

  /** The payment with what time has decided since. */
  function settled(payment: BankPayment): BankPayment {
    if (payment.state === 'pending' && now() >= payment.decidesAt) return change(approved(payment));
    if (payment.dispute || payment.disputesAt === undefined || now() < payment.disputesAt) return payment;
    const open = disputed(payment, now());
    if (!open) return payment;
    save(open);
    return open;
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
      const payment = newPayment(account, request, isUsable ? card : undefined, behavior);
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

    /** As `challenged`: the shop's owner has the reference. */
    shown(reference: string): BankPayment | undefined {
      const payment = payments.get(reference);
      return payment && settled(payment);
    },

    /** The cardholder asks for the money, or for `amount` cents of it. Nothing happens where so much is not left. */
    dispute(reference: string, amount?: number): BankPayment | undefined {
      const payment = this.shown(reference);
      const open = payment && disputed(payment, now(), amount);
      if (!open) return payment;
      save(open);
      tell(open, 'dispute.opened', [1]);
      return open;
    },

    /** Decides a dispute that is open. */
    decideDispute(reference: string, state: 'won' | 'lost'): BankPayment | undefined {
      const payment = this.shown(reference);
      const closed = payment && decided(payment, state);
      if (!closed) return payment;
      save(closed);
      const { behavior } = closed;
      tell(closed, 'dispute.decided', behavior.does === 'dispute' ? behavior.decidedNotices : [1]);
      return closed;
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
