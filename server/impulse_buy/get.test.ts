import { expect, test } from 'vitest';
import { buildList } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

/** A shop that offers the books of a list before pickup: one here, one sold out. */
async function shopWithTill(words: object = {}) {
  const shop = await open({ settings: { checkout_info: { impulse_pickup: true } } });
  const { t, store } = shop;
  const gone = await shop.aBook(0, { title: 'Sold out' });
  const here = await shop.aBook(3, { title: 'Postcards' });
  const impulse_list_id = await buildList(t.db, store.id, [gone.id, here.id]);
  await t.db.query(
    `update store set settings = jsonb_set(settings, '{checkout_info}', settings -> 'checkout_info' || $2) where id = $1`,
    [store.id, JSON.stringify({ impulse_list_id, ...words })],
  );
  await t.reload();
  return { ...shop, here };
}

test('offers the books of the list that are here, with what the staff say (CHECKOUT-056, CHECKOUT-083, CALL-062)', async () => {
  const words = { impulse_headline: 'From beside the till', impulse_description: 'Small things.' };
  const { reader, t, store, here } = await shopWithTill(words);
  await t.db.query(
    "insert into title_comment (store_id, title_id, author, text) values ($1, $2, 'Nell', '<p>We print them.</p>')",
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
  const mine = await shopWithTill();
  const { t } = mine;
  const theirs = await mine.t.db.query<{ id: number }>(
    'select id from title_list where store_id <> $1 limit 1',
    [mine.store.id],
  );
  for (const id of [theirs[0]?.id ?? 0, 999_999]) {
    await t.db.query(
      `update store set settings = jsonb_set(settings, '{checkout_info,impulse_list_id}', $2) where id = $1`,
      [mine.store.id, String(id)],
    );
    await t.reload();
    expect(await mine.reader.get('impulse_buy/get', { delivery_type: 'pickup' })).toMatchObject({
      isbns_info: [],
    });
  }
});
