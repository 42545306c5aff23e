import { expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { signUp } from '../../test/accounts.ts';
import { aRegistry, withRegistries } from '../../test/registries.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { aRate, delivers } from '../../test/shipping-shop.ts';
import { changeCart } from '../parts/cart/change-cart.ts';
import { submitPurchase } from '../parts/checkout/purchase-action.ts';
import { chosenWay, placeKey } from '../parts/shipping/change-shipping.ts';
import { shippingChangeIn, submitShipping } from '../parts/shipping/submit-shipping.ts';
import { load } from './purchase.tsx';

const open = sellingShops();
const portland = {
  name: 'Ada Marsh',
  company_name: '',
  phone_number: '(207) 555-0199',
  street_address: '12 Exchange Street',
  street_address_2: '',
  city: 'Portland',
  country: 'US',
  province: 'ME',
  postal_code: '04101',
};
const vermont = { ...portland, city: 'Burlington', province: 'VT', postal_code: '05401' };
const canada = { ...portland, city: 'Kelowna', country: 'CA', province: 'BC', postal_code: 'V1Y 1A1' };
const contact = { name: 'Ada Reader', email: 'ada@example.org', phone: '2075550100' };

const apiOf = ({ reader }: SellingShop) =>
  ((name, input, options) => reader.call(name, input, options?.uuid)) as Call;

/** A reader with a book for $18.00 in the cart of a shop that ships by mail, and delivers in Portland itself. */
async function aReader(settings: object = delivers, onHand = 5) {
  const shop = await open({ settings });
  await aRate(shop, { days_min: 3, days_max: 7 });
  await aRate(shop, { label: 'Courier', base: 1500 });
  const book = await shop.aBook(onHand);
  await shop.reader.get('cart/add', { eisbn: book.eisbn });
  const api = apiOf(shop);
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };
  return {
    shop,
    book,
    begin: (delivery_preference: 'ship' | 'local_delivery') =>
      changeCart(api, { intent: 'checkout', delivery_preference, location_id: undefined }),
    page: () => load({ api, params: {}, url: new URL('http://shop.example/purchase') }),
    async choose(fields: Record<string, string>) {
      const change = shippingChangeIn(formOf(fields));
      if (!change) throw new Error('no form of the delivery');
      return submitShipping(api, change);
    },
    order: (fields: Record<string, string>) =>
      submitPurchase({ api, form: formOf({ ...contact, payment_choice: 'contact', ...fields }) }),
  };
}

async function aCustomer(settings?: object) {
  const ours = await aReader(settings);
  await signUp(ours.shop.reader);
  return ours;
}

test('the checkout begins with the preferred address and the cheapest option (SHIPPING-020, SHIPPING-021)', async () => {
  const { shop, begin, page } = await aCustomer();
  const { address_id } = await shop.reader.get('address/create', { ...vermont, preferred: true });
  await begin('ship');
  const { cart, shipping } = await page();
  expect(cart).toMatchObject({ provider: 'Mail', ship_to: { address_id }, summary: { shipping: 500 } });
  expect(shipping?.options.map(({ label, cost }) => [label, cost])).toEqual([
    ['Mail', 500],
    ['Courier', 1500],
  ]);
  expect(shipping?.problem).toBe('');
});

test('address and option are chosen by forms, and the order goes there (SHIPPING-007, SHIPPING-024, CHECKOUT-011)', async () => {
  const { shop, begin, page, choose, order } = await aCustomer();
  await begin('ship');
  const added = await choose({ intent: 'ship_to_new', ...vermont });
  expect(added).toEqual({ done: 'ship_to_new', path: '/purchase#shipping-options' });
  expect(await choose({ intent: 'ship_by', way: 'ship Courier' })).toHaveProperty('done');
  const { cart, shipping } = await page();
  expect(chosenWay(cart)).toBe('ship Courier');
  expect(shipping?.user?.addresses).toMatchObject([{ city: 'Burlington' }]);
  const placed = await order({ delivery_preference: 'ship', checksum: cart.checksum });
  expect(placed).toHaveProperty('done', 'placed');
  const { rows } = await shop.reader.get('order/getList', {});
  const order_id = rows[0]?.order_number ?? '';
  expect(await shop.reader.get('order/get', { order_id })).toMatchObject({
    delivery_type: 'Ship',
    shipping: { city: 'Burlington', provider: 'Courier' },
    summary: { shipping: 1500, total: 3300 },
  });
});

test('an address that cannot be delivered to is not kept, and the page says why (SHIPPING-028..031)', async () => {
  const { shop, begin, page, choose, order } = await aCustomer();
  const abroad = (await shop.reader.get('address/create', canada)).address_id;
  const far = (await shop.reader.get('address/create', vermont)).address_id;
  await begin('ship');
  await choose({ intent: 'ship_to', address_id: String(far) });
  expect(await choose({ intent: 'ship_to', address_id: String(abroad) })).toMatchObject({
    shipping: { sentence: 'Shipping to British Columbia, Canada is unavailable.', place: String(abroad) },
    status: 400,
  });
  expect((await page()).cart.ship_to).toBeNull();
  expect(await order({ delivery_preference: 'ship' })).toMatchObject({
    sentence: 'Shipping address is required for shipping.',
    status: 400,
  });
  await shop.reader.get('address/setPreferred', { address_id: far });
  await begin('local_delivery');
  expect((await page()).shipping?.problem).toBe(
    'Local delivery is available to Portland. Your address does not qualify. Please choose another address, or choose Ship.',
  );
});

test('local delivery can still be changed for another option, where the shop ships', async () => {
  const { shop, begin, page, choose } = await aCustomer();
  await shop.reader.get('address/create', { ...portland, preferred: true });
  await begin('local_delivery');
  const { cart, shipping } = await page();
  expect(cart).toMatchObject({ delivery_preference: 'local_delivery', summary: { shipping: 300 } });
  expect(shipping?.options.map(({ label }) => label)).toEqual(['Mail', 'Courier', 'Local delivery']);
  await choose({ intent: 'ship_by', way: 'ship Mail' });
  expect((await page()).cart).toMatchObject({ delivery_preference: 'ship', provider: 'Mail' });
});

test('a guest gives an address where the shop ships to guests, with what is wrong with it (guest_ship_enabled)', async () => {
  const { begin, page, choose, order } = await aReader({ ...delivers, guest_ship_enabled: true });
  await begin('ship');
  expect((await page()).shipping).toMatchObject({ user: null, options: [], problem: '' });
  expect(await choose({ intent: 'ship_to_new', ...vermont, city: '', postal_code: '5' })).toMatchObject({
    shipping: {
      intent: 'ship_to_new',
      problems: { city: expect.any(String), postal_code: expect.any(String) },
      typed: { street_address: '12 Exchange Street' },
    },
  });
  await choose({ intent: 'ship_to_new', ...vermont });
  const { cart } = await page();
  expect(cart).toMatchObject({ ship_to: { address_id: null, city: 'Burlington' }, provider: 'Mail' });
  expect(await order({ delivery_preference: 'ship', checksum: cart.checksum })).toHaveProperty(
    'done',
    'placed',
  );
});

test('a guest of another shop is refused', async () => {
  const { begin } = await aReader();
  expect(await begin('ship')).toMatchObject({ problem: 'guest_ship_disabled' });
});

test('copies to come can follow in a second shipment; another option begins with one (SHIPPING-016, SHIPPING-022)', async () => {
  const { shop, book, begin, page, choose } = await aCustomer();
  await shop.reader.get('address/create', { ...vermont, preferred: true });
  await shop.reader.get('cart/add', { eisbn: book.eisbn, quantity: 6, order_rest: true });
  await begin('ship');
  expect((await page()).shipping?.batches).toMatchObject([
    { multiship_method: 'all', delta_cost: 0 },
    { multiship_method: 'batched', delta_cost: 500 },
  ]);
  await choose({ intent: 'ship_by', way: 'ship Mail', multiship_method: 'batched' });
  expect((await page()).cart).toMatchObject({ multiship_method: 'batched', summary: { shipping: 1000 } });
});

test('a gift is sent to the address of its registry, by a form or by a radio button (SHIPPING-008)', async () => {
  const { shop, book, page, begin, choose } = await aReader({ ...delivers, ...withRegistries });
  const owner = shop.stranger();
  await signUp(owner);
  const { address_id } = await owner.get('address/create', { ...vermont, street_address: '77 Hidden Lane' });
  const id = await aRegistry(owner, { [book.eisbn]: 2 }, { shipping_id: address_id });
  await signUp(shop.reader);
  await shop.reader.get('cart/add', { eisbn: book.eisbn, gift_registry_id: id });
  await begin('ship');
  const sent = await choose({ intent: 'ship_to_registry', gift_registry_id: String(id) });
  expect(sent).toEqual({ done: 'ship_to_registry', path: '/purchase#shipping-options' });
  const { cart, shipping } = await page();
  expect(placeKey(cart.ship_to)).toBe(`registry-${id}`);
  expect(shipping?.options.map(({ label }) => label)).toEqual(['Mail', 'Courier']);
  await choose({ intent: 'ship_by', way: 'ship Courier' });
  expect((await page()).cart).toMatchObject({
    provider: 'Courier',
    ship_to: { name: 'Ada Marsh', city: '' },
  });
  expect(JSON.stringify(await page())).not.toMatch(/Hidden Lane|Burlington|05401/);
  await choose({ intent: 'ship_to', address_id: '0' });
  expect((await page()).cart.ship_to).toMatchObject({ address_id: 0, city: 'Portland' });
  await choose({ intent: 'ship_to', address_id: `registry-${id}` });
  expect(placeKey((await page()).cart.ship_to)).toBe(`registry-${id}`);
});
