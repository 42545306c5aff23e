import {
  type MoneyStep,
  PaymentNotSent,
  type PaymentProvider,
  type StepKind,
  type StepResult,
} from '../payment.ts';
import { type ForTests, looking, moving, OutcomeUnknown } from '../vendor-call.ts';
import { type ClearentAccount, gatewayOf } from './account.ts';
import { clearentClient, errorOf, isDuplicate, payloadOf } from './client.ts';
import { clearentForm } from './form.ts';
import { findStep, knownById, lookUp } from './look-up.ts';
import { software, startSale } from './start-sale.ts';
import { centsOf, dollarsOf, isApproved, type Known, readTransaction, refundedOf } from './transaction.ts';
import { readClearentWebhook } from './webhook.ts';

/** Clearent does not say how soon its list has a transaction. */
const listedWithinMs = 15 * 60_000;

/** Why Clearent is not asked; '' = it may be. */
const whyNot: Readonly<Record<StepKind, (known: Known, amount: number) => string>> = {
  capture: ({ payment, isVoided, taken }, amount) => {
    if (!isApproved(payment) || isVoided || taken) return 'Nothing is authorized.';
    return amount > centsOf(payment) ? 'More than was authorized.' : '';
  },
  void: ({ payment, taken }) => (isApproved(payment) && !taken ? '' : 'Nothing is authorized.'),
  refund: (known, amount) => {
    if (!known.taken || known.isVoided || !isApproved(known.payment)) return 'Nothing was captured.';
    return amount > centsOf(known.taken) - refundedOf(known) ? 'More than is left of the payment.' : '';
  },
};

/**
 * Cards by Clearent: the form of its JavaScript SDK makes a token for one use, and the server charges it. Every transaction carries two keys of
 * ours: `order-id` is that of the payment, `invoice` that of the payment or step itself.
 */
export function clearentPayments(account: ClearentAccount, forTests: ForTests = {}): PaymentProvider {
  const { patienceMs } = forTests;
  const call = clearentClient(account, forTests.baseUrl ?? gatewayOf(account));

  function take(step: MoneyStep, kind: StepKind): Promise<StepResult> {
    return moving(async (signal): Promise<StepResult> => {
      const known = await knownById(call, step.reference, signal);
      if (!known)
        return {
          state: 'refused',
          reason: 'Clearent does not show this payment: it keeps them for 90 days.',
        };
      const before = known.steps.find((one) => one.invoice === step.key && isApproved(one));
      if (before) return { state: 'done', reference: before.id };
      const { payment } = known;
      if (kind === 'void' && known.isVoided) return { state: 'done', reference: payment.id };
      const reason = whyNot[kind](known, step.amount);
      if (reason) return { state: 'refused', reason };
      const answer = await call({
        method: 'POST',
        path: '/rest/v2/transactions',
        body: {
          type: kind.toUpperCase(),
          id: (known.taken ?? payment).id,
          amount: kind === 'void' ? payment.amount : dollarsOf(step.amount),
          'order-id': payment.orderId,
          invoice: step.key,
          ...software,
        },
        signal,
      });
      if (answer.status >= 300) {
        const error = errorOf(answer);
        if (isDuplicate(error)) throw new OutcomeUnknown('Clearent had this step before');
        return { state: 'refused', reason: error.message };
      }
      const done = readTransaction(payloadOf(answer).transaction);
      if (done.invoice !== step.key || !isApproved(done))
        throw new OutcomeUnknown('Clearent answered with another step');
      if (kind !== 'void' && centsOf(done) !== step.amount)
        return { state: 'refused', reason: `$${done.amount} were moved instead.` };
      return { state: 'done', reference: done.id };
    }, patienceMs);
  }

  const find: PaymentProvider['find'] = (payment) =>
    looking((signal) => lookUp(call, payment, signal), patienceMs);

  return {
    name: 'clearent',
    can: {
      holdDays: 7,
      findByKey: true,
      waitsForFinish: false,
      foundWithinMs: listedWithinMs,
      sendAgainAfterMs: listedWithinMs,
    },

    async check() {
      const answer = await moving(async (signal) => {
        const path = '/rest/v2/transactions?page=1&page-size=1';
        const { status } = await call({ method: 'GET', path, signal });
        if (status >= 300) throw new PaymentNotSent('account', `Clearent shows no transactions (${status}).`);
        return 'good' as const;
      }, patienceMs);
      return answer === 'good' ? answer : 'unknown';
    },

    form: () => clearentForm(account),

    async start(request) {
      if (request.currency !== 'USD')
        throw new PaymentNotSent('account', `Clearent takes US dollars, and no ${request.currency}.`);
      return moving((signal) => startSale(call, request, signal), patienceMs);
    },

    async finish({ key, reference }) {
      const found = await find({ key, reference });
      return found.state === 'none' ? { state: 'unknown' } : found;
    },

    find,
    capture: (step) => take(step, 'capture'),
    void: (step) => take({ ...step, amount: 0 }, 'void'),
    refund: (step) => take(step, 'refund'),
    findStep: (step) => looking((signal) => findStep(call, step, signal), patienceMs),
    readWebhook: async (request) => readClearentWebhook(account, request),
  };
}
