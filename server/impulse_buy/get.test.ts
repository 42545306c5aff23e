import { expect, test } from 'vitest';
import { buildList, buildStore } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

/** A shop that offers the books of a list before pickup: one here, one sold out. */
async function shopWithTill(words: object = {}) {
  const shop = await open();
  const { t, store } = shop;
  const gone = await shop.aBook(0, { title: 'Sold out' });
  const here = await shop.aBook(3, { title: 'Postcards' });
  const impulse_list_id = await buildList(t.db, store.id, [gone.id, here.id]);
  const checkout_info = { impulse_pickup: true, impulse_list_id, ...words };
  await t.db.query('update store set settings = $2 where id = $1', [store.id, { checkout_info }]);
  await t.reload();
  // One who comes after the change.
  return { ...shop, here, reader: shop.stranger() };
}

test('offers the books of the list that are here, with what the staff say (CHECKOUT-056, CHECKOUT-083, CALL-062)', async () => {
  const words = { impulse_headline: 'From beside the till', impulse_description: 'Small things.' };
  const { reader, t, store, here } = await shopWithTill(words);
  await t.db.query(
    "insert into title_comment (store_id, title_id, author, text) values ($1, $2, 'Nell', 'We print them.')",
    [store.id, here.id],
  );
  for (const delivery_type of ['pickup', 'custom_pickup']) {
    expect(await reader.get('impulse_buy/get', { delivery_type })).toMatchObject({
      headline: 'From beside the till',
      description: 'Small things.',
      isbns_info: [{ description: 'We print them.', info: { eisbn: here.eisbn, title: 'Postcards' } }],
    });
  }
});

test('has a heading of its own', async () => {
  const { reader } = await shopWithTill();
  expect(await reader.get('impulse_buy/get', { delivery_type: 'pickup' })).toMatchObject({
    headline: 'Before you check out',
    isbns_info: [{ description: '' }],
  });
});

test('a delivery type that nothing is offered for doesn’t exist (CHECKOUT-078)', async () => {
  const { reader } = await shopWithTill();
  for (const delivery_type of ['ship', 'custom_ship', 'local_delivery', 'electronic', 'pigeon'])
    expect(await reader.call('impulse_buy/get', { delivery_type }), delivery_type).toMatchObject({
      error_code: 'unknown_type',
      error: "Type doesn't exist",
    });
});

test('offers nothing from a list that is gone, or of another shop', async () => {
  const { t, store, reader } = await shopWithTill();
  const offered = async () => (await reader.get('impulse_buy/get', { delivery_type: 'pickup' })).isbns_info;
  expect(await offered()).toHaveLength(1);
  const theirs = await buildStore(t.db);
  await t.db.query('update title_list set store_id = $2 where store_id = $1', [store.id, theirs.id]);
  expect(await offered()).toEqual([]);
  await t.db.query('delete from title_list where store_id = $1', [theirs.id]);
  expect(await offered()).toEqual([]);
});
