import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PayPalStandIn, payPalStandIn } from '../../test/payment/paypal-stand-in.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { settlePayments } from '../jobs/settle-payments.ts';
import { payPalPayments } from '../providers/payment/paypal/paypal.ts';

const open = sellingShops();
const connected = {
  checkout_info: { ship_enabled: true, paypal_id: 'StandInClientId', paypal_secret: 'sealed' },
} as never;
const submission = {
  name: 'Ada Reader',
  email: 'ada@example.org',
  phone: '(207) 555-0100',
  delivery_preference: 'pickup' as const,
  payment_choice: 'paypal' as const,
};

let vendor: PayPalStandIn;
beforeEach(async () => {
  vendor = await payPalStandIn();
});
afterEach(() => vendor.close());

async function payPalShop() {
  const shop = await open({ settings: connected });
  const { clientId, clientSecret, webhookId, origin } = vendor;
  const account = { live: false, clientId, clientSecret, webhookId };
  shop.t.shop.payments = { open: async () => payPalPayments(account, { baseUrl: origin }) };
  const book = await shop.aBook(1);
  await shop.reader.get('cart/add', { eisbn: book.eisbn });
  /** A guest places the order, whose payment then waits in PayPal's window. */
  const begin = async () => {
    const placed = await shop.reader.get('checkout/submit', submission);
    if (placed.payment?.step?.kind !== 'script') throw new Error('nothing to approve');
    const { order_number, order_key } = placed;
    return { order: { order_number, order_key }, handle: placed.payment.step.handle };
  };
  const row = async () => {
    const [found] = await shop.t.db.query<object>(
      `select o.status, o.paid, p.state, s.on_hand from customer_order o join payment p on p.order_id = o.id, stock s
       where o.store_id = $1 and s.title_id = $2 order by o.id desc limit 1`,
      [shop.store.id, book.id],
    );
    return found;
  };
  return { ...shop, begin, row };
}

test('PayPal is offered with every delivery type, and to guests at pickup (PAY-011)', async () => {
  const { reader, begin } = await payPalShop();
  expect(await reader.get('checkout/getPaymentChoices', {})).toEqual({
    ship: ['contact', 'paypal'],
    pickup: ['pickup', 'paypal'],
    electronic: ['paypal'],
  });
  const { form } = await reader.get('checkout/getPaymentForm', { payment_choice: 'paypal' });
  expect(form).toMatchObject({ provider: 'paypal', gives: 'approve', publicKey: 'StandInClientId' });
  await begin();
});

test('an approved order is captured once, and the order is placed (PAY-014)', async () => {
  const { reader, begin, row } = await payPalShop();
  const { order, handle } = await begin();
  expect(vendor.orders[0]?.unit).toMatchObject({ amount: { breakdown: { item_total: { value: '18.00' } } } });
  expect(await row()).toEqual({ status: 'awaiting_payment', paid: 0, state: 'open', on_hand: 0 });
  vendor.approve(handle);
  expect(await reader.get('checkout/finishPayment', order)).toEqual(order);
  expect(await reader.get('checkout/finishPayment', order)).toEqual(order);
  expect(await row()).toEqual({ status: 'placed', paid: 1800, state: 'captured', on_hand: 0 });
  expect(vendor.orders[0]?.parts.captures).toHaveLength(1);
  expect(await reader.get('order/get', { order_id: order.order_number })).toMatchObject({
    payment_type: 'PayPal',
  });
});

test('an order that is not approved is given up when the shopper cancels, or after ten minutes', async () => {
  const { t, reader, begin, row } = await payPalShop();
  const { order } = await begin();
  expect(await reader.call('checkout/finishPayment', { ...order, cancel: true })).toMatchObject({
    error_code: 'payment_failed',
    error_data: { provider: 'paypal' },
  });
  expect(await row()).toEqual({ status: 'payment_failed', paid: 0, state: 'voided', on_hand: 1 });

  const { handle } = await begin();
  vendor.approve(handle);
  const later = () => new Date(Date.now() + 11 * 60_000);
  await settlePayments({ ...t.shop, now: later });
  expect(await row()).toEqual({ status: 'payment_failed', paid: 0, state: 'voided', on_hand: 1 });
  expect(vendor.orders.flatMap(({ parts }) => parts.captures)).toEqual([]);
});

test('what PayPal declines is said in the words for PayPal (PAY-039)', async () => {
  const { reader, begin } = await payPalShop();
  const { order, handle } = await begin();
  vendor.approve(handle);
  vendor.declines.push('INSTRUMENT_DECLINED');
  expect(await reader.call('checkout/finishPayment', order)).toMatchObject({
    error_code: 'payment_declined',
    error: expect.stringMatching(/^There was an error processing your order\. No funds were removed/),
    error_data: { provider: 'paypal' },
  });
});

test('PayPal’s number of the order pays for the cart that it is for, and for no other (PAY-014, CALL-076)', async () => {
  const { reader, stranger, begin, row } = await payPalShop();
  const { order, handle } = await begin();
  vendor.approve(handle);
  const other = stranger();
  expect(await other.call('checkout/paypalSuccess', { order_id: handle })).toMatchObject({
    error_code: 'not_found',
  });
  expect(await reader.call('checkout/paypalSuccess', { order_id: 'ORDER99' })).toMatchObject({
    error_code: 'not_found',
  });
  for (const other of [{ email: 'eve@example.org' }, { custom: true }, { payment_choice: 'pickup' as const }])
    expect(
      await reader.call('checkout/paypalSuccess', { ...submission, ...other, order_id: handle }),
    ).toMatchObject({
      error_code: 'cart_changed',
    });
  expect(await row()).toMatchObject({ status: 'awaiting_payment', state: 'open' });
  expect(await reader.get('checkout/paypalSuccess', { ...submission, order_id: handle })).toEqual(order);
  expect(await row()).toMatchObject({ status: 'placed', paid: 1800, state: 'captured' });
});
