import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Answer, CallFailed, type Refused } from '../../../contract/action.ts';
import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';

export type Placed = Output<'checkout/submit'>;

/** Where paying at a provider stands. */
export type Paying =
  /** A guest has chosen a card (PAY-003). */
  | { at: 'login'; before: string }
  /** The card is typed in, or the order that is there already is approved in the frame. */
  | { at: 'form'; choice: string; order?: Placed }
  | { at: 'sending' }
  /** Our own answer was lost. */
  | { at: 'lost' }
  /** The shopper confirms the payment at their bank. */
  | { at: 'step'; order: Placed }
  /** The bank has not answered. `isFound`: the page was left meanwhile. */
  | { at: 'waiting'; order: Placed; isFound: boolean }
  | { at: 'error'; sentence: string; startsOver: boolean }
  /** PAY-039 */
  | { at: 'paypal_failed' };

export interface Payment {
  /** Null: nothing is being paid. */
  state: Paying | null;
  /** Chooses a payment method in the form. */
  choose(choice: string): void;
  /** Shows the provider's form of a payment method. */
  open(choice: string): void;
  /** Sends the order that the shopper then approves in the provider's frame. The handle of its payment; '' = there is no such order. */
  begin(): Promise<string>;
  /** The provider's script has failed: what has begun is given up. */
  fail(): Promise<void>;
  /** The provider's form has failed too often (PAY-044). */
  giveUp(): void;
  /** Sends the order with this token for a card. */
  send(token: string): Promise<void>;
  /** The same again, after its answer was lost. */
  sendAgain(): Promise<void>;
  /** Looks whether the order is paid by now. */
  check(): Promise<void>;
  goOn(): Promise<void>;
  cancel(): Promise<void>;
  close(): void;
}

interface UsePayment {
  /** The page offers a payment method with a form. */
  offersForm: boolean;
  /** Cards are for customers here (PAY-036). */
  cardNeedsLogin: boolean;
  /** The choice in the form; until `choose` is called, the one before. */
  chosen: string;
  /** Chooses it in the form, '' = none. */
  onBack(choice: string): void;
  /** Places the order. Throws `CallFailed` when there was no answer. */
  place(token: string): Promise<Answer<Placed>>;
  onPaid(order: Placed): Promise<void>;
  /** There is no order for another reason than its payment. */
  onRefused(refused: Refused): Promise<void>;
  onStartOver(): void;
}

const isPayPals = ({ error_data }: Refused) =>
  (error_data as { provider?: string } | undefined)?.provider === 'paypal';

const checkEveryMs = 3000;
const mostChecks = 20;
const ofPayment = new Set(['payment_declined', 'payment_start_over', 'payment_failed', 'payment_open']);

/** Paying with a provider's form: before the order is sent, and until the result is known. */
export function usePayment(props: UsePayment): Payment {
  const { offersForm, cardNeedsLogin, chosen, onBack, place, onPaid, onRefused, onStartOver } = props;
  const { show } = useToasts();
  const [state, setState] = useState<Paying | null>(null);
  const sent = useRef('');

  async function take(answer: Answer<Placed>) {
    if (!answer.ok) return tellRefused(answer);
    const { payment } = answer.value;
    if (payment?.step?.kind === 'redirect') return window.location.assign(payment.step.url);
    if (payment?.step) return setState({ at: 'step', order: answer.value });
    if (payment) return setState({ at: 'waiting', order: answer.value, isFound: false });
    await onPaid(answer.value);
    setState(null);
  }

  async function tellRefused(refused: Refused) {
    if (ofPayment.has(refused.error_code)) {
      if (isPayPals(refused)) return setState({ at: 'paypal_failed' });
      const startsOver = refused.error_code === 'payment_start_over';
      return setState({ at: 'error', sentence: refused.error, startsOver });
    }
    setState(null);
    await onRefused(refused);
  }

  async function send(token: string) {
    sent.current = token;
    setState({ at: 'sending' });
    try {
      await take(await place(token));
    } catch (e) {
      if (!(e instanceof CallFailed)) throw e;
      setState({ at: 'lost' });
    }
  }

  async function begin(): Promise<string> {
    try {
      const answer = await place('');
      const step = answer.ok ? answer.value.payment?.step : null;
      if (answer.ok && step?.kind === 'script') {
        // The frame stays: it has the button that was pressed.
        setState((now) => (now?.at === 'form' ? { ...now, order: answer.value } : now));
        return step.handle;
      }
      await take(answer);
    } catch (e) {
      if (!(e instanceof CallFailed)) throw e;
      sent.current = '';
      setState({ at: 'lost' });
    }
    return '';
  }

  /** Whether there was an answer. */
  async function ask(order: Placed, cancel: boolean): Promise<Answer<Placed> | null> {
    const { order_number, order_key } = order;
    try {
      return await call('checkout/finishPayment', { order_number, order_key, ...(cancel && { cancel }) });
    } catch (e) {
      if (!(e instanceof CallFailed)) throw e;
      return null;
    }
  }

  const orderOf = (now: Paying | null) =>
    now?.at === 'step' || now?.at === 'waiting' || now?.at === 'form' ? (now.order ?? null) : null;
  async function check() {
    const order = orderOf(state);
    const answer = order && (await ask(order, false));
    if (answer) await take(answer);
    else if (order) setState({ at: 'waiting', order, isFound: false });
  }

  const comeBack = useEffectEvent(async (order: Placed) => {
    const answer = await ask(order, false);
    const isStillThere = !answer || (answer.ok && answer.value.payment?.step);
    if (isStillThere) setState((now) => now ?? { at: 'waiting', order, isFound: true });
    else await take(answer);
  });

  const isWaiting = state?.at === 'waiting' && !state.isFound;
  const checkAgain = useEffectEvent(() => void check());
  useEffect(() => {
    if (!isWaiting) return;
    let checks = 0;
    const timer = setInterval(() => {
      checks += 1;
      if (checks > mostChecks) clearInterval(timer);
      else checkAgain();
    }, checkEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting]);

  useEffect(() => {
    if (!offersForm) return;
    let isGone = false;
    void call('checkout/getOpenPayment', {})
      .catch(() => null)
      .then((found) => {
        const order = found?.ok ? found.value.order : null;
        if (!order || isGone) return;
        // Back from the provider's page, where a redirect led.
        if (order.payment?.step?.kind === 'redirect') return void comeBack(order);
        setState((now) => now ?? { at: 'waiting', order, isFound: true });
      });
    return () => {
      isGone = true;
    };
  }, [offersForm]);

  async function cancel() {
    const order = orderOf(state);
    if (!order) return;
    const answer = await ask(order, true);
    if (answer && !answer.ok && answer.error_code === 'payment_failed') {
      setState(null);
      show({ message: m.payment_canceled() });
    } else if (answer) await take(answer);
    else setState({ at: 'waiting', order, isFound: false });
  }

  const needsLogin = (choice: string) => cardNeedsLogin && choice === 'credit_card';
  return {
    state,
    choose(choice) {
      if (needsLogin(choice)) setState({ at: 'login', before: chosen });
    },
    open: (choice) => setState(needsLogin(choice) ? { at: 'login', before: '' } : { at: 'form', choice }),
    begin,
    async fail() {
      const order = orderOf(state);
      setState({ at: 'paypal_failed' });
      // An answer that is lost changes nothing: an unpaid order is given up by itself.
      if (order) await ask(order, true);
    },
    giveUp() {
      setState(null);
      show({ tone: 'error', message: m.payment_token_too_many() });
    },
    send,
    sendAgain: () => send(sent.current),
    check,
    async goOn() {
      const order = orderOf(state);
      if (order?.payment?.step) await take({ ok: true, value: order });
      else await check();
    },
    cancel,
    close() {
      if (state?.at === 'sending') return;
      if (state?.at === 'login') onBack(state.before);
      if (state?.at === 'step' || (state?.at === 'form' && state.order)) return void cancel();
      if (state?.at === 'paypal_failed' || (state?.at === 'error' && state.startsOver)) onStartOver();
      setState(null);
    },
  };
}
