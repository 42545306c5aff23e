import { expect, test } from 'vitest';
import { carryingShop } from '../../test/carrier/carrying-shop.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { aRate } from '../../test/shipping-shop.ts';

const open = sellingShops();
const ground = 'usps:USPS_GROUND_ADVANTAGE';
const contact = { name: 'Ada Reader', email: 'ada@example.org', phone: '(207) 555-0100' };

test('a cart is shipped at the price of the carrier, which follows its weight into the order', async () => {
  const { shop, reader, address_id, book, pounds } = await carryingShop(open);
  await aRate(shop);
  expect(await reader.get('checkout/getShippingProviders', { address_id })).toEqual([
    expect.objectContaining({ provider: 'usps:MEDIA_MAIL', label: 'USPS Media Mail', cost: 539 }),
    {
      provider: ground,
      delivery_preference: 'ship',
      label: 'USPS Ground Advantage',
      cost: 1025,
      available: true,
      delivery_min: 2,
      delivery_max: 5,
      conflicting_eisbns: [],
    },
    expect.objectContaining({ provider: 'usps:PRIORITY_MAIL', cost: 1370 }),
  ]);
  const { cart } = await reader.get('checkout/setShipping', { address_id, provider: ground });
  expect(cart.summary.shipping).toBe(1025);
  await reader.get('cart/get', {});
  // 445 g and 100 g of packaging.
  expect(pounds()).toEqual([1.22]);
  const more = await reader.get('cart/add', { eisbn: book.eisbn });
  expect(more.cart.summary.shipping).toBe(1100);
  expect(pounds()).toEqual([1.22, 2.19]);
  const { order_number } = await reader.get('checkout/submit', {
    ...contact,
    delivery_preference: 'ship',
    payment_choice: 'contact',
    checksum: more.cart.checksum,
  });
  const [order] = await shop.t.db.query(
    'select shipping, provider, delivery_min from customer_order where order_number = $1',
    [order_number],
  );
  expect(order).toEqual({ shipping: 1100, provider: 'USPS Ground Advantage', delivery_min: 2 });
  expect(pounds()).toHaveLength(2);
});

test('a carrier that does not answer leaves the rates of the table, and the owner can see why', async () => {
  const { shop, reader, address_id, usps, pounds, restart } = await carryingShop(open);
  await aRate(shop);
  usps.trouble.push({ on: /search$/, what: 503 });
  const labels = async () =>
    (await reader.get('checkout/getShippingProviders', { address_id })).map(({ label }) => label);
  expect(await labels()).toEqual(['Mail']);
  expect(await labels()).toEqual(['Mail']);
  expect(pounds()).toHaveLength(1);
  const { cart } = await reader.get('checkout/setShipping', { address_id, provider: 'Mail' });
  expect(cart.summary.shipping).toBe(500);
  // When the carrier answers again, what was chosen stays.
  usps.trouble.length = 0;
  restart();
  expect(await labels()).not.toContain('Mail');
  const kept = await reader.get('cart/get', {});
  expect(kept.cart.summary.shipping).toBe(500);
  const order = {
    ...contact,
    delivery_preference: 'ship',
    payment_choice: 'contact',
    provider: 'Mail',
  } as const;
  expect(await reader.call('checkout/submit', { ...order, address_id })).toMatchObject({ ok: true });
  expect(
    await shop.t.db.query('select carrier, reason from carrier_state where store_id = $1', [shop.store.id]),
  ).toEqual([{ carrier: 'usps', reason: 'USPS answered 503.' }]);
});

test('the store adds its markup, offers its own services, and keeps its own rates beside them', async () => {
  const { shop, reader, address_id, aBook } = await carryingShop(open, {
    'checkout_info.usps_services': ['USPS_GROUND_ADVANTAGE', 'MEDIA_MAIL'],
    'checkout_info.packaging_grams': 0,
    'checkout_info.carrier_markup_percent': 10,
    'checkout_info.carrier_handling': 150,
    'checkout_info.rates_beside_carriers': true,
  });
  await aRate(shop);
  const mug = await aBook(1, { binding: 'Merchandise', eisbn: '0810000000012' });
  const offered = async () =>
    (await reader.get('checkout/getShippingProviders', { address_id })).map(
      ({ label, cost, available, conflicting_eisbns }) => [label, cost, available, conflicting_eisbns],
    );
  expect(await offered()).toEqual([
    ['USPS Media Mail', 659, true, []],
    ['USPS Ground Advantage', 1195, true, []],
    ['Mail', 500, true, []],
  ]);
  await reader.get('cart/add', { eisbn: mug.eisbn });
  expect((await offered())[0]).toEqual(['USPS Media Mail', 743, false, [mug.eisbn]]);
});

test('an address that only a carrier reaches can be shipped to, and an estimate needs no address', async () => {
  const { reader } = await carryingShop(open);
  const { user } = await reader.get('session/get', {});
  expect(user?.addresses?.[0]).toMatchObject({ province: 'OR', can_ship_to: true });
  const { options } = await reader.get('checkout/estimateShipping', {
    country: 'US',
    province: 'OR',
    postal_code: '97201',
  });
  expect(options.map(({ provider }) => provider)).toContain(ground);
});
