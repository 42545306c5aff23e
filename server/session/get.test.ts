import { expect, test } from 'vitest';
import { buildLocation } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

test('a page view makes no session; the cart and the chosen place show once there is one', async () => {
  const shop = await open();
  const { t, store, reader } = shop;
  const before = await reader.get('session/get', { referrer: 'https://elsewhere.example/' });
  expect(before).toMatchObject({ logged_in: false, user: null, location_id: null, session_id: '' });
  expect(await t.db.query('select 1 from session where store_id = $1', [store.id])).toEqual([]);
  expect(reader.caller.tokenIsNew).toBe(false);

  const book = await shop.aBook(1);
  await reader.get('cart/add', { eisbn: book.eisbn });
  await reader.get('webstore/setMultistoreLocation', { location_id: shop.location.id });
  const after = await reader.get('session/get', {});
  expect(after.location_id).toBe(shop.location.id);
  expect(after.cart.items).toHaveLength(1);
  expect(after.checksum).toBe(after.cart.checksum);
});

test('a consolidated group asks for a place until one is chosen', async () => {
  const shop = await open({ settings: { store_info: { is_consolidated_multistore: true } } });
  await buildLocation(shop.t.db, shop.store.id);
  await shop.t.reload();
  const reader = shop.stranger();
  expect((await reader.get('session/get', {})).pick_location).toBe(true);
  await reader.get('webstore/setMultistoreLocation', { location_id: shop.location.id });
  expect((await reader.get('session/get', {})).pick_location).toBe(false);
});

test('settings are those of this shop or of the one named; places are its own (CALL-052)', async () => {
  const one = await open({ settings: { hide_sales_rank: true } });
  const other = await open();
  const named = await one.reader.get('store/getSettings', { webstore_name: other.store.webstoreName });
  expect(named.store_info.name).toBe(other.store.name);
  expect((await one.reader.get('store/getSettings', {})).hide_sales_rank).toBe(true);
  expect(await one.reader.call('store/getSettings', { webstore_name: 'nobody' })).toMatchObject({
    error_code: 'unknown_store',
  });
  const locations = await one.reader.get('webstore/getContactAndHours', {});
  expect(locations.map((p) => p.location_id)).toEqual([one.location.id]);
});

test('the human check hands out a puzzle of its provider', async () => {
  const { reader } = await open();
  expect(await reader.get('captcha/challenge', {})).toEqual({ provider: 'fake', challenge: {} });
});

test('the place that was chosen is named, but for the first: its pages are everybody’s', async () => {
  const shop = await open();
  const harbour = await buildLocation(shop.t.db, shop.store.id, { name: 'Old Harbour' });
  await shop.t.reload();
  const reader = shop.stranger();
  const called = async () => (await reader.get('store/getSettings', {})).store_info.location_name;
  expect(await called()).toBe('');
  await reader.get('webstore/setMultistoreLocation', { location_id: harbour.id });
  expect(await called()).toBe('Old Harbour');
  await reader.get('webstore/setMultistoreLocation', { location_id: shop.location.id });
  expect(await called()).toBe('');
});
