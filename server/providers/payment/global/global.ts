import {
  type MoneyStep,
  PaymentNotSent,
  type PaymentProvider,
  type StepKind,
  type StepResult,
} from '../payment.ts';
import { checkCents, type ForTests, looking, moving, OutcomeUnknown } from '../vendor-call.ts';
import { accessTokens } from './access-tokens.ts';
import type { GlobalAccount } from './account.ts';
import { doneBefore, errorOf, globalClient } from './client.ts';
import { globalForm } from './form.ts';
import { type Known, knownBy, lookUp, refundedOf, stepIn, transactionOf } from './look-up.ts';
import { startSale } from './start-sale.ts';
import { centsOf, isTaken, readTransaction, stepOf } from './transaction.ts';
import { readGlobalWebhook } from './webhook.ts';

const liveUrl = 'https://apis.globalpay.com/ucp';
const sandboxUrl = 'https://apis.sandbox.globalpay.com/ucp';

/** Global Payments does not say how soon its list has a payment. */
const listedWithinMs = 15 * 60_000;

/** Why Global Payments is not asked; '' = it may be. It would take up to 15 % more than was authorized, and give back as much too much. */
const whyNot: Readonly<Record<StepKind, (known: Known, amount: number) => string>> = {
  capture: ({ payment }, amount) => {
    if (payment.status !== 'PREAUTHORIZED') return 'Nothing was authorized.';
    return amount > centsOf(payment) ? 'More than was authorized.' : '';
  },
  void: ({ payment }) =>
    /^(PREAUTHORIZED|PENDING|INITIATED)$/.test(payment.status) ? '' : 'Nothing was authorized.',
  refund: (known, amount) => {
    if (!isTaken(known.payment)) return 'Nothing was captured.';
    return amount > centsOf(known.payment) - refundedOf(known) ? 'More than is left of the payment.' : '';
  },
};

const verbs: Readonly<Record<StepKind, string>> = { capture: 'capture', void: 'reversal', refund: 'refund' };

/**
 * Cards by Global Payments: its hosted fields make a token for one use, and the server charges it by the GP API. Our key is the
 * X-GP-Idempotency and the `reference` of a payment. Later steps carry it as X-GP-Idempotency alone.
 */
export function globalPayments(account: GlobalAccount, forTests: ForTests = {}): PaymentProvider {
  const { patienceMs } = forTests;
  const baseUrl = forTests.baseUrl ?? (account.live ? liveUrl : sandboxUrl);
  const call = globalClient(account, baseUrl);
  // It can do nothing but make a token for one use of a card that is typed in.
  const formTokens = accessTokens(account, baseUrl, {
    secondsToSpare: 15 * 60,
    permissions: ['PMT_POST_Create_Single'],
  });

  function take(step: MoneyStep, kind: StepKind): Promise<StepResult> {
    return moving(async (signal): Promise<StepResult> => {
      const known = await knownBy(call, step.reference, signal);
      const reason = whyNot[kind](known, step.amount);
      if (reason) {
        const before = stepIn(known, step, kind);
        return before.state === 'none' ? { state: 'refused', reason } : before;
      }
      const amount = kind === 'void' ? known.payment.amount : String(step.amount);
      const answer = await call({
        method: 'POST',
        path: `/transactions/${encodeURIComponent(step.reference)}/${verbs[kind]}`,
        key: step.key,
        body: { amount },
        signal,
      });
      const { code, description } = errorOf(answer);
      const before = doneBefore(answer);
      if (code && !before) return { state: 'refused', reason: description };
      const done = before ? await transactionOf(call, before, signal) : readTransaction(answer.json);
      if (kind !== 'void') return stepOf(done, step.amount);
      if (done.status !== 'REVERSED') throw new OutcomeUnknown(`a reversal led to ${done.status}`);
      return { state: 'done', reference: done.id };
    }, patienceMs);
  }

  const find: PaymentProvider['find'] = (payment) =>
    looking((signal) => lookUp(call, payment, signal), patienceMs);

  return {
    name: 'global',
    can: { holdDays: 7, findByKey: true, waitsForFinish: false, foundWithinMs: listedWithinMs },

    async check() {
      const answer = await moving(async (signal) => {
        const { code } = errorOf(
          await call({ method: 'GET', path: '/transactions?page=1&page_size=1', signal }),
        );
        if (code) throw new PaymentNotSent('account', `Global Payments shows no transactions (${code}).`);
        return 'good' as const;
      }, patienceMs);
      return answer === 'good' ? answer : 'unknown';
    },

    form: (view) => globalForm(account, view),

    async formKey() {
      const token = await moving((signal) => formTokens.get(signal), patienceMs);
      if ('value' in token) return token.value;
      throw new PaymentNotSent('no_connection', 'Global Payments gave no key for the form.');
    },

    start(request) {
      checkCents(request.currency);
      return moving((signal) => startSale(call, account, request, signal), patienceMs);
    },

    async finish({ key, reference }) {
      const found = await find({ key, reference });
      return found.state === 'none' ? { state: 'unknown' } : found;
    },

    find,
    capture: (step) => take(step, 'capture'),
    void: (step) => take({ ...step, amount: 0 }, 'void'),
    refund: (step) => take(step, 'refund'),

    findStep: (step) =>
      looking(
        async (signal) => stepIn(await knownBy(call, step.reference, signal), step, step.kind),
        patienceMs,
      ),

    readWebhook: async (request) => readGlobalWebhook(account, request),
  };
}
