import { beforeAll, expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { secretOfSandbox, type TestSandbox, testSandbox } from '../../test/sandbox.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { webhooks } from '../http/webhooks.ts';
import { settlePayments } from '../jobs/settle-payments.ts';
import { PaymentNotSent } from '../providers/payment/payment.ts';
import { signWebhook } from '../providers/payment/sandbox/sandbox-payment.ts';

const open = sellingShops();
const card = { checkout_info: { card_provider: 'sandbox', ship_enabled: true } } as never;
const contact = { name: 'Ada Reader', email: 'ada@example.org', phone: '(207) 555-0100' };

let sandbox: TestSandbox;
const clock = { now: Date.now() };
beforeAll(() => {
  sandbox = testSandbox(clock);
});

async function cardShop(overrides: { copies?: number } = {}) {
  const shop = await open({ settings: card });
  const parts = shop.t.shop;
  parts.payments = {
    open: async (store) => sandbox.open({ account: store.webstoreName }),
  };
  parts.now = () => new Date(clock.now);
  await signUp(shop.reader);
  const book = await shop.aBook(overrides.copies ?? 1);
  await shop.reader.get('cart/add', { eisbn: book.eisbn });
  const submission = (number: string) => ({
    ...contact,
    delivery_preference: 'pickup' as const,
    payment_choice: 'credit_card' as const,
    encrypted_cc_info: sandbox.token(shop.store.webstoreName, number),
  });
  const rows = async () => ({
    orders: await shop.t.db.query<{ status: string; paid: number; total: number; total_owing: number }>(
      'select status, paid, total, total_owing from customer_order where store_id = $1 order by id',
      [shop.store.id],
    ),
    payments: await shop.t.db.query<{ state: string; reason: string }>(
      'select state, reason from payment where store_id = $1 order by id',
      [shop.store.id],
    ),
    stock: await shop.t.db.query<{ on_hand: number; held: number }>(
      'select on_hand, held from stock where title_id = $1',
      [book.id],
    ),
    mails: await shop.t.db.query<{ template: string }>(
      "select template from mail where store_id = $1 and template like 'order%' order by id",
      [shop.store.id],
    ),
    ledger: await shop.t.db.query<{ debit: string; credit: string; amount: number }>(
      'select debit, credit, amount from ledger_entry where store_id = $1 order by id',
      [shop.store.id],
    ),
  });
  const inCart = async () => (await shop.reader.get('cart/get', {})).cart.items.length;
  const settle = () => settlePayments(parts);
  return { ...shop, book, submission, rows, inCart, settle };
}

test('a card pays for the order at once: stock, cart, mails and ledger follow', async () => {
  const shop = await cardShop();
  const submission = shop.submission('4242424242424242');
  const placed = await shop.reader.get('checkout/submit', submission, 'try-1');
  expect(placed).not.toHaveProperty('payment');
  // Gift cards among what was bought need not wait for their next turn.
  expect(shop.t.woken).toEqual(expect.arrayContaining(['send-mail', 'issue-gift-cards']));
  expect(await shop.rows()).toEqual({
    orders: [{ status: 'placed', paid: 1800, total: 1800, total_owing: 0 }],
    payments: [{ state: 'captured', reason: '' }],
    stock: [{ on_hand: 0, held: 1 }],
    mails: [{ template: 'order-confirmation' }],
    ledger: [
      { debit: 'receivable', credit: 'sales', amount: 1800 },
      { debit: 'provider:sandbox', credit: 'receivable', amount: 1800 },
    ],
  });
  expect(await shop.inCart()).toBe(0);
  const order = await shop.reader.get('order/get', { order_id: placed.order_number });
  expect(order).toMatchObject({ payment_type: 'Visa ending in 4242', payment_message: '' });
  // The same try again, after its answer was lost.
  expect(await shop.reader.get('checkout/submit', submission, 'try-1')).toEqual(placed);
  expect((await shop.rows()).orders).toHaveLength(1);
});

test('a declined card leaves everything as it was, and the third failure starts over (PAY-021, PAY-042, PAY-045)', async () => {
  const shop = await cardShop();
  const fail = () => shop.reader.call('checkout/submit', shop.submission('4000000000000127'));
  const wrong = 'The CVV is not right. Nothing was charged.';
  expect(await fail()).toMatchObject({ error_code: 'payment_declined', error: wrong });
  expect(await shop.rows()).toMatchObject({
    orders: [{ status: 'payment_failed', paid: 0 }],
    payments: [{ state: 'declined', reason: 'wrong_cvv' }],
    stock: [{ on_hand: 1, held: 0 }],
    mails: [],
    ledger: [],
  });
  expect(await shop.inCart()).toBe(1);
  expect((await shop.reader.get('order/getList', {})).rows).toEqual([]);
  await fail();
  expect(await fail()).toMatchObject({
    error_code: 'payment_start_over',
    error: `${wrong} Too many failed attempts. Please start over.`,
  });
});

test('an answer that was lost is looked up: one order, charged once', async () => {
  const shop = await cardShop();
  const placed = await shop.reader.get('checkout/submit', shop.submission('4000000000001018'));
  expect(placed.payment).toEqual({ step: null });
  expect((await shop.rows()).orders).toMatchObject([{ status: 'awaiting_payment' }]);
  clock.now += 61_000;
  await shop.settle();
  await shop.settle();
  expect(await shop.rows()).toMatchObject({
    orders: [{ status: 'placed', paid: 1800 }],
    mails: [{ template: 'order-confirmation' }],
  });
});

test('a payment stays open when the store gives its account up meanwhile', async () => {
  const shop = await cardShop();
  const { order_number, order_key } = await shop.reader.get(
    'checkout/submit',
    shop.submission('4000000000001018'),
  );
  shop.t.shop.payments = {
    open: async () => {
      throw new PaymentNotSent('account', 'there is no account');
    },
  };
  const asked = await shop.reader.get('checkout/finishPayment', { order_number, order_key });
  expect(asked.payment).toEqual({ step: null });
  expect(await shop.reader.call('checkout/submit', shop.submission('4242424242424242'))).toMatchObject({
    error_code: 'payment_open',
  });
  expect((await shop.rows()).payments).toMatchObject([{ state: 'open' }]);
});

test('copies that were added while the order waited for its payment stay in the cart', async () => {
  const shop = await cardShop({ copies: 3 });
  await shop.reader.get('checkout/submit', shop.submission('4000000000001018'));
  await shop.reader.get('cart/add', { eisbn: shop.book.eisbn });
  clock.now += 61_000;
  await shop.settle();
  expect((await shop.rows()).orders).toMatchObject([{ status: 'placed', paid: 1800 }]);
  const { items } = (await shop.reader.get('cart/get', {})).cart;
  expect(items.map(({ cart_info }) => cart_info.quantity)).toEqual([1]);
});

test('3-D Secure: the order waits for the shopper, and nobody else sees it', async () => {
  const shop = await cardShop();
  const placed = await shop.reader.get('checkout/submit', shop.submission('4000000000003220'));
  if (placed.payment?.step?.kind !== 'frame') throw new Error('no challenge');
  expect(await shop.reader.call('order/get', { order_id: placed.order_number })).toMatchObject({
    error_code: 'not_found',
  });
  const order = { order_number: placed.order_number, order_key: placed.order_key };
  expect((await shop.reader.get('checkout/finishPayment', order)).payment?.step).toEqual(placed.payment.step);
  // The page that was left meanwhile finds it again, and shows the bank's page.
  expect(await shop.reader.get('checkout/getOpenPayment', {})).toEqual({ order: placed });
  const stranger = shop.stranger();
  expect(await stranger.get('checkout/getOpenPayment', {})).toEqual({ order: null });
  const asked = { payment_choice: 'not_required' as const, ...order };
  expect((await shop.reader.get('checkout/getPaymentForm', asked)).step).toEqual(placed.payment.step);
  expect(await stranger.call('checkout/getPaymentForm', { ...asked, order_key: 'x' })).toMatchObject({
    error_code: 'not_found',
  });
  expect(await stranger.call('checkout/finishPayment', { ...order, order_key: 'x' })).toMatchObject({
    error_code: 'not_found',
  });
  const body = new URLSearchParams({ answer: 'confirm' });
  await sandbox.request(placed.payment.step.url, { method: 'POST', body });
  expect(await shop.reader.get('checkout/finishPayment', order)).toEqual(order);
  expect(await shop.reader.get('checkout/getOpenPayment', {})).toEqual({ order: null });
  expect((await shop.rows()).orders).toMatchObject([{ status: 'placed', paid: 1800 }]);
});

test('a payment that nobody finishes is canceled after ten minutes, and its copies are free again', async () => {
  const shop = await cardShop();
  await shop.reader.get('checkout/submit', shop.submission('4000000000003220'));
  clock.now += 9 * 60_000;
  await shop.settle();
  expect((await shop.rows()).stock).toEqual([{ on_hand: 0, held: 1 }]);
  clock.now += 60 * 60_000;
  await shop.settle();
  expect(await shop.rows()).toMatchObject({
    orders: [{ status: 'payment_failed', paid: 0 }],
    payments: [{ state: 'voided' }],
    stock: [{ on_hand: 1, held: 0 }],
    mails: [],
  });
});

test('a second tab ends what the first has begun; one that was paid meanwhile is the order', async () => {
  const shop = await cardShop();
  const first = await shop.reader.get('checkout/submit', shop.submission('4000000000003220'));
  const second = await shop.reader.get('checkout/submit', shop.submission('4000000000003220'));
  expect(second.order_number).not.toBe(first.order_number);
  expect((await shop.rows()).orders).toMatchObject([
    { status: 'payment_failed' },
    { status: 'awaiting_payment' },
  ]);
  if (second.payment?.step?.kind !== 'frame') throw new Error('no challenge');
  await sandbox.request(second.payment.step.url, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'confirm' }),
  });
  const third = await shop.reader.get('checkout/submit', shop.submission('4242424242424242'));
  expect(third.order_number).toBe(second.order_number);
  expect((await shop.rows()).orders).toHaveLength(2);
});

test('a special order is charged a day before its authorization lapses', async () => {
  const shop = await cardShop({ copies: 0 });
  const { order_number } = await shop.reader.get('checkout/submit', shop.submission('4242424242424242'));
  expect(await shop.rows()).toMatchObject({
    orders: [{ status: 'placed', paid: 0, total_owing: 1800 }],
    payments: [{ state: 'authorized' }],
  });
  expect(await shop.reader.get('order/get', { order_id: order_number })).toMatchObject({
    payment_message:
      'Your card is charged when your order is ready, or before your bank stops holding the amount.',
  });
  // The authorization would lapse after seven days.
  clock.now += 6 * 86_400_000 + 1000;
  await shop.settle();
  expect((await shop.rows()).orders).toMatchObject([{ paid: 1800, total_owing: 0 }]);
  expect(await shop.reader.get('order/get', { order_id: order_number })).toMatchObject({
    payment_type: 'Visa ending in 4242',
    payment_message: '',
  });
});

test('a charge that the provider refuses is tried again after 1, 2, 4 … hours', async () => {
  const shop = await cardShop({ copies: 0 });
  await shop.reader.get('checkout/submit', shop.submission('4242424242424242'));
  const [payment] = await shop.t.db.query<{ id: number; reference: string }>(
    'select id, reference from payment where store_id = $1',
    [shop.store.id],
  );
  if (!payment) throw new Error('no payment');
  // Released in the account at the bank.
  const account = sandbox.open({ account: shop.store.webstoreName });
  await account.void({ key: 'by the owner', reference: payment.reference, currency: 'USD' });
  clock.now += 6 * 86_400_000 + 1000;
  for (let hour = 0; hour <= 16; hour++) {
    await shop.settle();
    clock.now += 3_600_000;
  }
  const steps = await shop.t.db.query('select state from payment_step where payment_id = $1', [payment.id]);
  // After 0, 1, 3, 7 and 15 hours.
  expect(steps).toEqual(Array(5).fill({ state: 'refused' }));
});

test('a webhook settles the payment, however often it comes; a forged one is refused', async () => {
  const shop = await cardShop();
  await shop.reader.get('checkout/submit', shop.submission('4000000000001018'));
  const { webstoreName } = shop.store;
  const app = webhooks(shop.t.shop);
  const event = sandbox.events.filter(({ account }) => account === webstoreName).at(-1);
  const send = (secret: string) => {
    const body = event?.body ?? '';
    const at = String(Math.floor(clock.now / 1000));
    const host = `${webstoreName}.localhost`;
    const signature = `t=${at},v1=${signWebhook(secret, at, body)}`;
    return app.request(`http://${host}/webhooks/sandbox`, {
      method: 'POST',
      body,
      headers: { host, 'sandbox-signature': signature },
    });
  };
  expect((await send('of somebody else')).status).toBe(401);
  expect((await shop.rows()).orders).toMatchObject([{ status: 'awaiting_payment' }]);
  for (let i = 0; i < 3; i++) expect((await send(secretOfSandbox(webstoreName))).status).toBe(200);
  expect(await shop.rows()).toMatchObject({
    orders: [{ status: 'placed', paid: 1800 }],
    mails: [{ template: 'order-confirmation' }],
    ledger: [{ amount: 1800 }, { amount: 1800 }],
  });
});

test('refuses a card number in place of a token, a guest’s card at pickup, and a method that is not offered', async () => {
  const shop = await cardShop();
  const submission = shop.submission('4242424242424242');
  const raw = { ...submission, encrypted_cc_info: '4242 4242 4242 4242' };
  expect(await shop.reader.call('checkout/submit', raw)).toMatchObject({
    error_code: 'invalid_input',
    error: 'Card numbers are entered in the card form only.',
  });
  const guest = shop.stranger();
  await guest.get('cart/add', { eisbn: shop.book.eisbn });
  expect(await guest.call('checkout/submit', submission)).toMatchObject({
    error_code: 'payment_login',
    error: 'Please log in to use your credit card.',
  });
  const paypal = { ...submission, payment_choice: 'paypal' as const };
  expect(await shop.reader.call('checkout/submit', paypal)).toMatchObject({
    error_code: 'payment_unavailable',
  });
});

test('offers the card form of the store’s provider', async () => {
  const shop = await cardShop();
  expect(await shop.reader.get('checkout/getPaymentChoices', {})).toEqual({
    ship: ['contact', 'credit_card'],
    pickup: ['pickup', 'credit_card'],
    electronic: ['credit_card'],
  });
  const { form } = await shop.reader.get('checkout/getPaymentForm', { payment_choice: 'credit_card' });
  expect(form).toMatchObject({ provider: 'sandbox', gives: 'token', sources: { script: [] } });
  expect(await shop.reader.get('checkout/getPaymentForm', { payment_choice: 'pickup' })).toEqual({
    form: null,
    step: null,
  });
});
