import { describe, expect, test } from 'vitest';
import { buildCustomer, buildOrder, buildStore, logIn } from '../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

test('settings hide the rank and, from guests, every price (ITEM-034, APP-014)', async () => {
  const shop = await open({ settings: { hide_sales_rank: true, guest_show_price: false } });
  const book = await shop.aBook(1, { sales_rank: 5, list_price_usa: 1234, list_price_can: 5678 });
  const item = await shop.reader.get('title/getItem', { eisbn: book.eisbn });
  expect(item).toMatchObject({ rank: null, price: null, list_price_usa: null, list_price_can: null });
  expect(JSON.stringify(item.available)).not.toMatch(/1234|5678/);
});

describe('a customer', () => {
  /** A reader whose session belongs to a customer. */
  async function customerOf(shop: SellingShop, customerId?: number) {
    const reader = shop.stranger();
    await reader.get('webstore/setMultistoreLocation', { location_id: shop.location.id });
    await logIn(
      shop.t.db,
      reader.caller.token,
      customerId ?? (await buildCustomer(shop.t.db, shop.store.id)),
    );
    return reader;
  }

  test('sees when they last bought the title here; others do not (ITEM-039)', async () => {
    const shop = await open();
    const { db } = shop.t;
    const book = await shop.aBook(1);
    const ada = await buildCustomer(db, shop.store.id);
    await buildOrder(db, shop.store.id, ada, book, '2025-01-02T12:00:00Z');
    const bookorder_id = await buildOrder(db, shop.store.id, ada, book, '2026-03-04T18:00:00Z');
    await buildOrder(db, (await buildStore(db)).id, ada, book, '2026-06-01T18:00:00Z');
    const mine = await (await customerOf(shop, ada)).get('title/getItem', { eisbn: book.eisbn });
    expect(mine.last_order).toEqual({
      bookorder_id,
      date_ordered: Date.parse('2026-03-04T18:00:00Z') / 1000,
    });
    for (const other of [await customerOf(shop), shop.reader]) {
      expect((await other.get('title/getItem', { eisbn: book.eisbn })).last_order).toBeUndefined();
    }
  });

  test('sees prices that guests do not, and the ISBN without a human check (APP-016, ITEM-048)', async () => {
    const shop = await open({ settings: { guest_show_price: false } });
    const book = await shop.aBook(1);
    const reader = await customerOf(shop);
    expect((await reader.get('title/getItem', { eisbn: book.eisbn })).price).toBe(1800);
    expect((await shop.reader.get('title/getItem', { eisbn: book.eisbn })).price).toBeNull();
    expect(await reader.get('title/getProductCode', { eisbn: book.eisbn })).toEqual({ isbn: book.eisbn });
    expect((await reader.get('session/get', {})).logged_in).toBe(true);
  });
});

test('the full ISBN needs a human, each time (ITEM-049, CALL-008)', async () => {
  const { reader, aBook } = await open();
  const { eisbn } = await aBook(0);
  for (const captcha of [undefined, '', 'robot']) {
    expect(await reader.call('title/getProductCode', { eisbn, captcha })).toMatchObject({
      error_code: 'captcha_failed',
    });
  }
  expect(await reader.get('title/getProductCode', { eisbn, captcha: 'human' })).toEqual({ isbn: eisbn });
  expect(
    await reader.call('title/getProductCode', { eisbn: '9780000000000', captcha: 'human' }),
  ).toMatchObject({
    error_code: 'not_found',
  });
});
