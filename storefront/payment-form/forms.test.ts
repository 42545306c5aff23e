import { expect, test, vi } from 'vitest';
import type { FormMessage, GivenForm } from '../../contract/payment-form.ts';
import { type ClearentJs, drawClearent } from './clearent-form.ts';
import type { FormPage } from './form-page.ts';
import { drawGlobal, type GlobalJs } from './global-form.ts';
import { drawPayPal } from './paypal-form.ts';
import { drawStripe, type StripeJs } from './stripe-form.ts';

const texts = {
  pay: 'Pay',
  failed: 'There was an error',
  tooMany: 'Too many',
  unavailable: 'No form',
  canceled: 'Canceled',
};

function aPage(given: Partial<GivenForm>, handles: string[] = []) {
  const told: FormMessage[] = [];
  const said: string[] = [];
  const places: string[] = [];
  let press = async () => {};
  const page: FormPage = {
    given: {
      provider: '',
      scriptUrl: '',
      publicKey: 'pk',
      values: {},
      language: 'en-CA',
      handle: '',
      texts,
      ...given,
    },
    tell: (message) => void told.push(message),
    askForOrder: async () => handles.shift() ?? '',
    say: (sentence) => void said.push(sentence),
    reserve: () => {},
    place: '#form',
    addPlace: (id) => void places.push(id),
    addButton(_label, pressed) {
      press = pressed;
    },
    addElement(_tag, pressed) {
      press = pressed;
    },
  };
  return { page, told, said, places, press: () => press() };
}

type Outcome = Awaited<ReturnType<StripeJs['createConfirmationToken']>>;

function aStripe(outcomes: (Outcome | 'throws' | 'incomplete')[]) {
  const elements = vi.fn((_options: object) => ({
    create: () => ({ mount: () => {}, on: () => {} }),
    submit: async () =>
      outcomes[0] === 'incomplete'
        ? { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
        : {},
  }));
  const stripe: StripeJs = {
    elements,
    async createConfirmationToken() {
      const outcome = outcomes.shift();
      if (outcome === 'throws' || outcome === 'incomplete' || !outcome) throw new Error('IntegrationError');
      return outcome;
    },
    handleNextAction: vi.fn(async () => ({ error: { type: 'card_error' } })),
  };
  return { stripe, elements };
}

test('Stripe: what is typed becomes a token; what is incomplete is said and not counted', async () => {
  const values = { mode: 'payment', amount: '2599', currency: 'cad', allowedPaymentMethodTypes: 'card' };
  const { page, told, said, press } = aPage({ values });
  const outcomes: Parameters<typeof aStripe>[0] = ['incomplete'];
  const { stripe, elements } = aStripe(outcomes);
  await drawStripe(page, () => stripe);
  expect(elements).toHaveBeenCalledWith({
    mode: 'payment',
    amount: 2599,
    currency: 'cad',
    allowedPaymentMethodTypes: ['card'],
  });
  for (let i = 0; i < 4; i++) await press();
  expect(said.at(-1)).toBe('Your card number is incomplete.');
  expect(told).toEqual([]);
  outcomes.splice(0, 1, { confirmationToken: { id: 'ctoken_1' } });
  await press();
  expect(told).toEqual([{ type: 'payment-token', token: 'ctoken_1' }]);
});

test('Stripe: the third error without a token closes the form (PAY-043, PAY-044, PAY-045)', async () => {
  const { page, told, said, press } = aPage({});
  const { stripe } = aStripe([{ error: { type: 'api_error' } }, 'throws', { error: { type: 'api_error' } }]);
  await drawStripe(page, () => stripe);
  await press();
  await press();
  expect(said.at(-1)).toBe('There was an error');
  expect(told).toEqual([]);
  await press();
  expect(said.at(-1)).toBe('Too many');
  expect(told).toEqual([{ type: 'payment-too-many' }]);
});

test('Stripe: 3-D Secure is shown at once, and the shop asks what came of it', async () => {
  const { page, told } = aPage({ handle: 'pi_1_secret_x' });
  const { stripe, elements } = aStripe([]);
  await drawStripe(page, () => stripe);
  expect(stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_x' });
  expect(told).toEqual([{ type: 'payment-done' }]);
  expect(elements).not.toHaveBeenCalled();
});

function aPayPal(what: 'approve' | 'cancel' | 'error' | 'no window', isEligible = true) {
  const orders: string[] = [];
  const createInstance = vi.fn(async (_options: object) => ({
    findEligibleMethods: async () => ({ isEligible: () => isEligible }),
    createPayPalOneTimePaymentSession: (on: {
      onApprove(): Promise<void>;
      onCancel(): void;
      onError(): void;
    }) => ({
      async start(_options: object, order: Promise<{ orderId: string }>) {
        if (what === 'no window') throw new Error('the window was blocked');
        orders.push((await order).orderId);
        if (what === 'approve') await on.onApprove();
        if (what === 'cancel') on.onCancel();
        if (what === 'error') on.onError();
      },
    }),
  }));
  return { paypal: { createInstance }, orders };
}
const values = { components: 'paypal-payments', pageType: 'checkout', currency: 'USD' };

test('PayPal: the button asks for an order when it is pressed, and goes on with the same one', async () => {
  const { page, told, said, press } = aPage({ values }, ['ORDER1', 'ORDER2']);
  const { paypal, orders } = aPayPal('cancel');
  await drawPayPal(page, paypal);
  expect(paypal.createInstance).toHaveBeenCalledWith({
    clientId: 'pk',
    components: ['paypal-payments'],
    pageType: 'checkout',
    locale: 'en-CA',
  });
  await press();
  await press();
  expect(orders).toEqual(['ORDER1', 'ORDER1']);
  expect(said.at(-1)).toBe('Canceled');
  expect(told).toEqual([]);
});

test('PayPal: an approval, an error, and a window that does not open are told to the checkout (PAY-039)', async () => {
  const outcomes = [
    ['approve', 'payment-done'],
    ['error', 'payment-error'],
    ['no window', 'payment-error'],
  ] as const;
  for (const [what, type] of outcomes) {
    const { page, told, press } = aPage({ values, handle: 'ORDER7' });
    const { paypal } = aPayPal(what);
    await drawPayPal(page, paypal);
    await press();
    expect(told, what).toEqual([{ type }]);
  }
});

test('PayPal: an order that the checkout has refused is no failure of PayPal, and is asked for again', async () => {
  const { page, told, press } = aPage({ values }, ['', 'ORDER2']);
  const { paypal, orders } = aPayPal('approve');
  await drawPayPal(page, paypal);
  await press();
  expect(told).toEqual([]);
  await press();
  expect(orders).toEqual(['ORDER2']);
  expect(told).toEqual([{ type: 'payment-done' }]);
});

test('PayPal: says that it cannot be used where it is not eligible', async () => {
  const { page, said } = aPage({ values });
  await drawPayPal(page, aPayPal('approve', false).paypal);
  expect(said).toEqual(['No form']);
});

function aGlobal() {
  const heard = new Map<string, (answer: never) => void>();
  const on = (event: string, hear: (answer: never) => void) => void heard.set(event, hear);
  const form = vi.fn((_selector: string, _options: object) => ({ on }));
  const configure = vi.fn();
  const global = { configure, on, creditCard: { form } } as unknown as GlobalJs;
  return {
    global,
    configure,
    form,
    say: (event: string, answer: object) => heard.get(event)?.(answer as never),
  };
}

test('Global Payments: the fields become a token; what is mistyped is said and not counted', async () => {
  const values = { env: 'sandbox', apiVersion: '2021-03-22', amount: '25.99' };
  const { page, told, said } = aPage({ values });
  const { global, configure, form, say } = aGlobal();
  await drawGlobal(page, global);
  expect(configure).toHaveBeenCalledWith({
    accessToken: 'pk',
    env: 'sandbox',
    apiVersion: '2021-03-22',
    language: 'en-CA',
  });
  expect(form).toHaveBeenCalledWith('#form', {
    style: 'gp-default',
    amount: '25.99',
    values: { submit: 'Pay' },
  });
  for (let i = 0; i < 4; i++)
    say('token-error', {
      reasons: [{ code: 'INVALID_CARD_NUMBER', message: 'The card number is invalid.' }],
    });
  expect(said.at(-1)).toBe('The card number is invalid.');
  expect(told).toEqual([]);
  say('token-success', { paymentReference: 'PMT_1' });
  expect(told).toEqual([{ type: 'payment-token', token: 'PMT_1' }]);
});

test('Global Payments: the third error without a token closes the form, and one of the fields says so (PAY-044)', async () => {
  const { page, told, said } = aPage({});
  const { global, say } = aGlobal();
  await drawGlobal(page, global);
  say('token-error', { reasons: [{ code: 'NOT_AUTHENTICATED' }] });
  say('token-error', {});
  expect(said.at(-1)).toBe('There was an error');
  expect(told).toEqual([]);
  say('token-error', { reasons: [] });
  expect(said.at(-1)).toBe('Too many');
  expect(told).toEqual([{ type: 'payment-too-many' }]);
  say('error', {});
  expect(said.at(-1)).toBe('No form');
});

function aClearent(outcomes: (string | Error | 'silence')[]) {
  const init = vi.fn((_options: Parameters<ClearentJs['init']>[0]) => {});
  const clearent: ClearentJs = {
    init,
    async getPaymentToken() {
      const outcome = outcomes.shift();
      if (outcome === 'silence') return new Promise(() => {});
      if (outcome === undefined || outcome instanceof Error) throw outcome;
      return { payload: { 'mobile-jwt': { jwt: outcome } } };
    },
  };
  /** What the SDK finds wrong with a field. */
  const finds = (messages: string[]) => {
    const name = init.mock.calls[0]?.[0].validationCallback ?? '';
    (globalThis as unknown as Record<string, (messages: string[]) => void>)[name]?.(messages);
  };
  return { clearent, init, finds };
}

test('Clearent: what is typed becomes a token; what is mistyped is not counted', async () => {
  const { page, told, said, places, press } = aPage({ values: { gateway: 'https://gateway.example' } });
  const { clearent, init, finds } = aClearent([...Array(4).fill(new Error('invalid')), 'jwt.good.signed']);
  await drawClearent(page, clearent);
  expect(places).toEqual(['payment-form']);
  expect(init).toHaveBeenCalledWith(
    expect.objectContaining({ baseUrl: 'https://gateway.example', pk: 'pk' }),
  );
  finds(['Card number is invalid']);
  for (let i = 0; i < 4; i++) await press();
  expect(told).toEqual([]);
  // Its own frame says what is wrong.
  expect(said.filter(Boolean)).toEqual([]);
  finds([]);
  await press();
  expect(told).toEqual([{ type: 'payment-token', token: 'jwt.good.signed' }]);
});

test('Clearent: the third time without a token closes the form, also when the SDK says nothing (PAY-043, PAY-044)', async () => {
  vi.useFakeTimers();
  const { page, told, said, press } = aPage({});
  const { clearent } = aClearent([new Error('no'), '', 'silence']);
  await drawClearent(page, clearent);
  await press();
  await press();
  expect(said.at(-1)).toBe('There was an error');
  expect(told).toEqual([]);
  const pressed = press();
  await vi.advanceTimersByTimeAsync(20_000);
  await pressed;
  vi.useRealTimers();
  expect(said.at(-1)).toBe('Too many');
  expect(told).toEqual([{ type: 'payment-too-many' }]);
});
