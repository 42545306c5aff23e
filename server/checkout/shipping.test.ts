import { expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { aPromotion } from '../../test/promoting-shop.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { aRate, delivers } from '../../test/shipping-shop.ts';

const open = sellingShops();

const portland = {
  name: 'Ada Marsh',
  phone_number: '(207) 555-0199',
  street_address: '12 Exchange Street',
  city: 'Portland',
  country: 'US',
  province: 'ME',
  postal_code: '04101',
};
const vermont = { ...portland, city: 'Burlington', province: 'VT', postal_code: '05401' };
const contact = { name: 'Ada Reader', email: 'ada@example.org', phone: '(207) 555-0100' };
const shipped = { ...contact, delivery_preference: 'ship', payment_choice: 'contact' } as const;

/** A customer with a copy of a book for $18.00 in the cart, and addresses in Portland and in Vermont. */
async function aCustomer(settings: object = delivers, onHand = 5) {
  const shop = await open({ settings });
  await aRate(shop, { days_min: 3, days_max: 7 });
  await signUp(shop.reader);
  const near = (await shop.reader.get('address/create', portland)).address_id;
  const far = (await shop.reader.get('address/create', vermont)).address_id;
  const book = await shop.aBook(onHand);
  await shop.reader.get('cart/add', { eisbn: book.eisbn });
  return { ...shop, shop, book, near, far };
}

test('providers are those of the table, and local delivery where it reaches (ENTITY-097, ENTITY-098, SHIPPING-024)', async () => {
  const { reader, near, far } = await aCustomer();
  const mail = {
    provider: 'Mail',
    delivery_preference: 'ship',
    label: 'Mail',
    cost: 500,
    available: true,
    delivery_min: 3,
    delivery_max: 7,
    conflicting_eisbns: [],
  };
  expect(await reader.get('checkout/getShippingProviders', { address_id: near })).toEqual([
    mail,
    expect.objectContaining({ provider: 'local_delivery', delivery_preference: 'local_delivery', cost: 300 }),
  ]);
  expect(await reader.get('checkout/getShippingProviders', { address_id: far })).toEqual([mail]);
});

test('what cannot be delivered is refused in the documented words (SHIPPING-027..034)', async () => {
  const { reader, far, shop } = await aCustomer();
  const ask = (input: object) => reader.call('checkout/getShippingProviders', input);
  expect(await ask({ address_id: far, delivery_preference: 'local_delivery' })).toMatchObject({
    error_code: 'local_delivery_failed',
    error:
      'Local delivery is available to Portland. Your address does not qualify. Please choose another address, or choose Ship.',
  });
  const abroad = { ...portland, country: 'CA', province: 'BC', postal_code: 'V1Y 1A1' };
  const { address_id, addresses } = await reader.get('address/create', abroad);
  expect(addresses.map(({ can_ship_to }) => can_ship_to)).toEqual([true, true, false]);
  expect(await ask({ address_id })).toMatchObject({
    error_code: 'shipping_unavailable',
    error: 'Shipping to British Columbia, Canada is unavailable.',
  });
  expect(await ask({ address_id: 999_999 })).toMatchObject({ error_code: 'unknown_address' });
  // SHIPPING-032
  await shop.t.db.query("update customer_address set country = 'XX' where id = $1", [address_id]);
  expect(await ask({ address_id })).toMatchObject({
    error_code: 'invalid_country',
    error: 'Shipping address required.',
  });
  const guest = shop.stranger();
  await guest.get('cart/add', { eisbn: (await shop.aBook(1)).eisbn });
  expect(await guest.call('checkout/setShipping', {})).toMatchObject({ error_code: 'guest_ship_disabled' });
  expect(await guest.call('checkout/submit', shipped)).toMatchObject({ error_code: 'guest_ship_disabled' });
});

test('a choice answers with the checksum of the cart that is read afterwards (CHECKOUT-049)', async () => {
  const { reader, near, far } = await aCustomer();
  for (const choice of [{ address_id: near }, { address_id: far, provider: 'Mail' }, { address_id: 0 }]) {
    const { checksum } = await reader.get('checkout/setShipping', { delivery_preference: 'ship', ...choice });
    expect((await reader.get('cart/get', {})).cart.checksum).toBe(checksum);
  }
});

test('loading the cart again forgets the delivery, at the prices of today (CART-046, CART-064)', async () => {
  const { reader, far, shop, book } = await aCustomer();
  await reader.get('checkout/setShipping', { address_id: far, multiship_method: 'all' });
  await reader.get('checkout/setPaymentChoice', { payment_choice: 'contact' });
  await shop.t.db.query('update title set list_price_usa = 2100 where id = $1', [book.id]);
  await shop.setOnHand(book.id, 2);
  const { cart } = await reader.get('session/get', { reset_cart: true });
  expect(cart).toMatchObject({ delivery_preference: '', ship_to: null, provider: '', payment_choice: '' });
  expect(cart.items).toMatchObject([
    { cart_info: { quantity: 1, sold_price: 2100 }, title_info: { available: { onhand: 2 } } },
  ]);
});

test('the cart costs what its delivery costs, with the taxes of the destination', async () => {
  const { reader, near, far, shop, store } = await aCustomer();
  await shop.t.db.query(
    `insert into tax_rate (store_id, type, rate_ppm, country, region) values ($1, 'Sales tax', 60000, 'US', 'VT')`,
    [store.id],
  );
  const choose = async (input: object) => (await reader.get('checkout/setShipping', input)).cart;
  const there = await choose({ address_id: far });
  expect(there).toMatchObject({ delivery_preference: 'ship', provider: 'Mail', delivery_max: 7 });
  // 6 % of 18.00 and of 5.00: the rate is on all kinds.
  expect(there.summary).toMatchObject({ shipping: 500, taxes: [{ amount: 138 }], total: 2438 });
  const here = await choose({ address_id: near });
  expect(here).toMatchObject({ provider: 'Mail', ship_to: { postal_code: '04101', name: 'Ada Marsh' } });
  expect(here.summary).toMatchObject({ shipping: 500, taxes: [], total: 2300 });
  expect(here.checksum).not.toBe(there.checksum);
  const local = await choose({ address_id: near, delivery_preference: 'local_delivery' });
  expect(local.summary).toMatchObject({ shipping: 300, total: 2100 });
  expect(await reader.call('checkout/setShipping', { address_id: near, provider: 'Pigeon' })).toMatchObject({
    error_code: 'provider_unavailable',
  });
});

test('local delivery has a minimum, and is free from an amount where that is enabled (SHIPPING-037, SHIPPING-038)', async () => {
  const { reader, near, book, shop } = await aCustomer();
  const option = async () => {
    const wanted = { address_id: near, delivery_preference: 'local_delivery' } as const;
    const [only] = await reader.get('checkout/getShippingProviders', wanted);
    return only;
  };
  await reader.get('cart/add', { eisbn: book.eisbn, quantity: 3 });
  expect(await option()).toMatchObject({ cost: 0, available: true });
  await reader.get('cart/removeAll', {});
  await reader.get('cart/add', { eisbn: (await shop.aBook(1, { list_price_usa: 900 })).eisbn });
  expect(await option()).toMatchObject({ cost: 300, available: false });
});

test('a promotion for free shipping takes it off', async () => {
  const { reader, far, shop } = await aCustomer();
  await aPromotion(shop, { name: 'Free shipping', type: 'freeship', percent: 0 });
  const { cart } = await reader.get('checkout/setShipping', { address_id: far });
  expect(cart.summary).toMatchObject({ shipping: 0, total: 1800, promo_codes: [{ type: 'freeship' }] });
});

test('a price that the shop computes later is to be determined (SHIPPING-035)', async () => {
  const { reader, shop } = await aCustomer();
  await aRate(shop, { label: 'Abroad', country: 'CA', is_tbd: true });
  const abroad = { ...portland, country: 'CA', province: 'BC', postal_code: 'V1Y 1A1' };
  const { address_id } = await reader.get('address/create', abroad);
  const { cart } = await reader.get('checkout/setShipping', { address_id });
  expect(cart.summary).toMatchObject({ shipping: 0, is_shipping_tbd: true, total: 1800 });
});

test('two shipments cost what each of them costs, where stock is mixed (CALL-063, ENTITY-099, SHIPPING-016)', async () => {
  const { reader, far, shop } = await aCustomer();
  const batch = () => reader.get('checkout/getShippingBatch', { address_id: far, provider: 'Mail' });
  expect(await batch()).toEqual([]);
  const later = await shop.aBook(0);
  await reader.get('cart/add', { eisbn: later.eisbn });
  expect(await batch()).toMatchObject([
    { multiship_method: 'all', delta_cost: 0 },
    { multiship_method: 'batched', delta_cost: 500 },
  ]);
  const { cart } = await reader.get('checkout/setShipping', { address_id: far, multiship_method: 'batched' });
  expect(cart.summary.shipping).toBe(1000);
});

test('titles that cannot go a certain way are named (SHIPPING-014)', async () => {
  const { reader, far, shop } = await aCustomer();
  await aRate(shop, { label: 'Media Mail', kinds: ['printed_book'], base: 400 });
  const calendar = await shop.aBook(1, { binding: 'Calendar' });
  await reader.get('cart/add', { eisbn: calendar.eisbn });
  expect(await reader.get('checkout/getShippingProviders', { address_id: far })).toMatchObject([
    { provider: 'Mail', available: true, conflicting_eisbns: [] },
    { provider: 'Media Mail', available: false, conflicting_eisbns: [calendar.eisbn] },
  ]);
  const { cart } = await reader.get('checkout/setShipping', { address_id: far });
  expect(cart.provider).toBe('Mail');
});

test('an order keeps where it goes and how, and takes the copies', async () => {
  const { reader, far, shop, book } = await aCustomer();
  await reader.get('checkout/setShipping', { address_id: far });
  expect(await reader.call('checkout/submit', { ...shipped, payment_choice: 'pickup' })).toMatchObject({
    error_code: 'payment_unavailable',
  });
  const { order_number } = await reader.get('checkout/submit', shipped);
  const [row] = await shop.t.db.query(
    `select delivery_preference, ship_to->>'city' as city, provider, delivery_max, shipping, total, location_id
     from customer_order where order_number = $1`,
    [order_number],
  );
  expect(row).toEqual({
    delivery_preference: 'ship',
    city: 'Burlington',
    provider: 'Mail',
    delivery_max: 7,
    shipping: 500,
    total: 2300,
    location_id: shop.location.id,
  });
  const [stock] = await shop.t.db.query('select on_hand from stock where title_id = $1', [book.id]);
  expect(stock).toEqual({ on_hand: 4 });
  const [cart] = await shop.t.db.query('select ship_to, provider from cart where store_id = $1', [
    shop.store.id,
  ]);
  expect(cart).toEqual({ ship_to: null, provider: '' });
});

test('an order without an address is refused; one that says where and how needs no choice before', async () => {
  const { reader, far } = await aCustomer();
  expect(await reader.call('checkout/submit', shipped)).toMatchObject({ error_code: 'address_missing' });
  expect(
    await reader.call('checkout/submit', { ...shipped, address_id: far, provider: 'Mail' }),
  ).toMatchObject({ ok: true });
});

test('the way that was chosen is gone: nothing is ordered', async () => {
  const { reader, far, shop } = await aCustomer();
  await reader.get('checkout/setShipping', { address_id: far });
  await shop.t.db.query('delete from shipping_rate where store_id = $1', [shop.store.id]);
  expect(await reader.call('checkout/submit', shipped)).toMatchObject({ error_code: 'provider_unavailable' });
  expect((await reader.get('cart/get', {})).cart.items).toHaveLength(1);
});

test('guests have orders shipped where the store lets them', async () => {
  const shop = await open({ settings: { ...delivers, guest_ship_enabled: true } });
  await aRate(shop);
  const { reader } = shop;
  await reader.get('cart/add', { eisbn: (await shop.aBook(2)).eisbn });
  expect(await reader.call('checkout/setShipping', {})).toMatchObject({ error_code: 'address_missing' });
  const { cart } = await reader.get('checkout/setShipping', { address: vermont });
  expect(cart).toMatchObject({ ship_to: { address_id: null, city: 'Burlington' }, summary: { total: 2300 } });
  expect(await reader.call('checkout/submit', shipped)).toMatchObject({ ok: true });
});

test('an estimate asks for a country and postal code, and stores nothing', async () => {
  const { reader } = await aCustomer();
  const { options } = await reader.get('checkout/estimateShipping', {
    country: 'US',
    province: 'ME',
    postal_code: '04102',
  });
  expect(options).toMatchObject([
    { provider: 'Mail', cost: 500, taxes: 0, total: 2300 },
    { provider: 'local_delivery', cost: 300, total: 2100 },
  ]);
  expect((await reader.get('cart/get', {})).cart).toMatchObject({ provider: '', ship_to: null });
  const toMaine = { country: 'US', postal_code: '04102-1234' };
  expect(await reader.get('checkout/estimateShipping', toMaine)).toEqual({ options });
  for (const postal_code of ['', '0410', '00001'])
    expect(await reader.call('checkout/estimateShipping', { country: 'US', postal_code })).toMatchObject({
      error_code: 'invalid_place',
    });
  expect(
    await reader.call('checkout/estimateShipping', { country: 'CA', postal_code: 'v1y1a1' }),
  ).toMatchObject({ error: 'Shipping to British Columbia, Canada is unavailable.' });
});

test('“custom” with ship asks for the own delivery of the shop, also when the order is placed (ENTITY-102, CALL-058)', async () => {
  const custom = { active_custom_ship: true, custom_ship_label: 'By boat' };
  const { reader, near } = await aCustomer({ checkout_info: { ...delivers.checkout_info, ...custom } });
  const chosen = (fields: object) =>
    reader.get('checkout/setDelivery', { delivery_preference: 'ship', ...fields });
  expect((await chosen({})).cart.delivery_preference).toBe('ship');
  expect((await chosen({ custom: true })).cart.delivery_preference).toBe('custom_ship');
  const order = { ...shipped, custom: true, address_id: near, provider: 'custom_ship' };
  const placed = await reader.get('checkout/submit', order);
  expect(await reader.get('order/get', { order_id: placed.order_number })).toMatchObject({
    delivery_type: 'By boat',
  });
});

test('an estimate lists the own delivery of the shop beside the others, and refuses where only local delivery is offered', async () => {
  const custom = { active_custom_ship: true, custom_ship_label: 'By boat' };
  const { reader } = await aCustomer({ checkout_info: { ...delivers.checkout_info, ...custom } });
  const estimate = { country: 'US', postal_code: '05401' };
  expect(await reader.get('checkout/estimateShipping', estimate)).toMatchObject({
    options: [
      { provider: 'Mail', cost: 500, total: 2300 },
      { provider: 'custom_ship', label: 'By boat', cost: null, total: 1800 },
    ],
  });
  const local = await aCustomer({ checkout_info: { ...delivers.checkout_info, ship_enabled: false } });
  expect(await local.reader.call('checkout/estimateShipping', estimate)).toMatchObject({
    error_code: 'local_delivery_failed',
    error:
      'Local delivery is available to Portland. Your address does not qualify. Please choose another address.',
  });
});
