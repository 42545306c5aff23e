import { expect, test } from 'vitest';
import { readCheckoutForms } from '../../contract/custom-form.ts';
import { signUp } from '../../test/accounts.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

const contact = { name: 'Ada Reader', email: 'ada@example.org', phone: '(207) 555-0100' };
const pickup = { ...contact, delivery_preference: 'pickup', payment_choice: 'pickup' } as const;
const nothingEntered = {
  name: '',
  email: '',
  phone: '',
  preferred_communication: '',
  promo_code: '',
  instructions: '',
};

/** A cart with one copy, to be picked up. */
async function begun(settings: object = {}): Promise<SellingShop & { eisbn: string }> {
  const shop = await open({ settings });
  const { eisbn } = await shop.aBook(5);
  await shop.reader.get('cart/add', { eisbn });
  await shop.reader.get('checkout/setDelivery', { delivery_preference: 'pickup' });
  return { ...shop, eisbn };
}

const cartOf = async ({ reader }: SellingShop) => (await reader.get('cart/get', {})).cart;

test('what was entered so far stays with the cart until the order is placed (CALL-066, ENTITY-100, ENTITY-101)', async () => {
  const elements = [
    { id: 'class', type: 'text', label: 'Class', required: true },
    { id: 'wrap', type: 'checkbox', label: 'Wrap them' },
  ];
  const custom_forms = readCheckoutForms({ form_pickup: { header: 'For schools', elements } });
  const shop = await begun({ checkout_info: { custom_forms } });
  const { reader } = shop;
  const answer = await reader.get('checkout/setExtras', {
    ...contact,
    promo_code: 'PO-7',
    instructions: 'Ring twice',
    preferred_communication: 'phone',
    cfe_class: '4b',
    cfe_wrap: true,
    cfe_unknown: 'x',
  });
  expect(answer.cart).toMatchObject({
    contact: {
      name: 'Ada Reader',
      email: 'ada@example.org',
      phone: '2075550100',
      preferred_communication: 'phone',
      promo_code: 'PO-7',
      instructions: 'Ring twice',
    },
    custom: { cfe_class: '4b', cfe_wrap: 'on' },
  });
  expect(answer.checksum).toBe(answer.cart.checksum);
  expect(await cartOf(shop)).toEqual(answer.cart);
  expect((await shop.stranger().get('cart/get', {})).cart.contact).toBeNull();

  // The next call replaces all of it.
  const next = await reader.get('checkout/setExtras', { name: 'Ada' });
  expect(next.cart).toMatchObject({ contact: { ...nothingEntered, name: 'Ada' }, custom: {} });
  await reader.get('checkout/submit', { ...pickup, cfe_class: '4b' });
  expect(await cartOf(shop)).toMatchObject({ contact: null, custom: {}, payment_choice: '' });
});

test('a customer gets it with all that the shop keeps about them', async () => {
  const { reader } = await begun();
  await signUp(reader);
  await reader.get('checkout/setExtras', { name: 'Ada Reader' });
  expect((await reader.get('account/getData', {})).entered_at_checkout).toEqual([
    { contact: { ...nothingEntered, name: 'Ada Reader' }, custom: {} },
  ]);
});

test('what is wrong is refused with the documented sentence, and nothing is kept (CHECKOUT-057..063)', async () => {
  const shop = await begun({ store_info: { allowed_comm_prefs: ['email'] } });
  const set = (fields: object) => shop.reader.send('checkout/setExtras', fields);
  for (const [fields, error] of [
    [{ name: ' ' }, 'Please input your name.'],
    [{ email: 'ada@example' }, 'Please input your email address.'],
    [{ phone: '123' }, 'Please input your phone number.'],
    [{ promo_code: '12345678901' }, 'Please use at most 10 characters.'],
    [{ instructions: 'x'.repeat(1001) }, 'Please use at most 1000 characters.'],
  ] as const)
    expect(await set(fields)).toMatchObject({ error_code: 'invalid_input', error });
  expect(await set({ preferred_communication: 'phone' })).toMatchObject({
    error_code: 'communication_unavailable',
  });
  expect((await cartOf(shop)).contact).toBeNull();
  expect(await shop.stranger().send('checkout/setExtras', contact)).toMatchObject({
    error_code: 'cart_empty',
  });
});

test('a payment method stays chosen until the subtotal or the delivery changes (CALL-068)', async () => {
  const shop = await begun({ checkout_info: { ship_enabled: true } });
  const { reader, eisbn } = shop;
  await signUp(reader);
  await reader.get('checkout/setDelivery', { delivery_preference: 'pickup' });
  const choose = async (payment_choice: 'pickup' | 'contact') => {
    const { cart, checksum } = await reader.get('checkout/setPaymentChoice', { payment_choice });
    expect(checksum).toBe(cart.checksum);
    expect([cart.payment_choice, (await cartOf(shop)).payment_choice]).toEqual([
      payment_choice,
      payment_choice,
    ]);
  };
  const chosen = async () => (await cartOf(shop)).payment_choice;
  await choose('pickup');
  await reader.get('checkout/setDelivery', { delivery_preference: 'pickup' });
  expect(await chosen()).toBe('pickup');
  await reader.get('cart/add', { eisbn });
  expect(await chosen()).toBe('');
  await choose('pickup');
  await reader.get('checkout/setDelivery', { delivery_preference: 'ship' });
  expect(await chosen()).toBe('');
  await choose('contact');
  await reader.get('session/get', { reset_cart: true });
  expect(await chosen()).toBe('');
});

test('a payment method that the delivery type does not have is refused (CALL-068, PAY-008, PAY-011, PAY-019)', async () => {
  const shop = await begun({ checkout_info: { ship_enabled: true } });
  for (const payment_choice of [
    'contact',
    'credit_card',
    'clearent',
    'global',
    'chase',
    'no_global',
    'not_required',
  ] as const)
    expect([
      payment_choice,
      await shop.reader.call('checkout/setPaymentChoice', { payment_choice }),
    ]).toMatchObject([payment_choice, { error_code: 'payment_unavailable' }]);
  expect((await cartOf(shop)).payment_choice).toBe('');
});

test('electronic, a delivery type, is told that it is no payment (PAY-020)', async () => {
  const { reader } = await begun();
  expect(await reader.send('checkout/submit', { ...pickup, payment_choice: 'electronic' })).toMatchObject({
    error_code: 'payment_unavailable',
  });
});

test('the session keeps the checksum of each answer (CHECKOUT-049)', async () => {
  const shop = await begun();
  const { reader, eisbn } = shop;
  const kept = async () => (await reader.get('session/get', {})).cart.checksum;
  const changes = [
    () => reader.get('cart/add', { eisbn }),
    () => reader.get('checkout/setDelivery', { delivery_preference: 'pickup' }),
    () => reader.get('checkout/setExtras', { name: 'Ada' }),
    () => reader.get('checkout/setPaymentChoice', { payment_choice: 'pickup' }),
  ];
  const seen = [await kept()];
  for (const change of changes) {
    const { cart } = await change();
    expect(await kept()).toBe(cart.checksum);
    seen.push(cart.checksum);
  }
  expect(seen[1]).not.toBe(seen[0]);
  const stale = await reader.send('checkout/submit', { ...pickup, checksum: seen[0] });
  expect(stale).toMatchObject({ error_code: 'cart_changed' });
  expect(await reader.send('checkout/submit', { ...pickup, checksum: await kept() })).toHaveProperty(
    'ok',
    true,
  );
});
