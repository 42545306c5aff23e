import { expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { buildOrder } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { catalogueDay } from '../import/save/catalogue-day.ts';

const open = sellingShops();

test.each(['Mars/Olympus', '', '+05:00', 'Maine'])(
  'a store with the time zone %j uses the documented default, and stays open',
  async (zone) => {
    const { t, store, reader, stranger, aBook } = await open();
    const { user } = await signUp(reader);
    const book = await aBook(3);
    // Still 2025 in Los Angeles.
    const number = await buildOrder(t.db, store.id, user.corp_id, book, '2026-01-01T07:30:00Z');
    await t.db.query('update store set time_zone = $2 where id = $1', [store.id, zone]);
    await t.reload();

    const guest = stranger();
    await guest.get('cart/add', { eisbn: book.eisbn, quantity: 1 });
    expect((await guest.get('session/get', {})).cart.items).toHaveLength(1);
    expect(JSON.stringify(await guest.get('title/getItem', { eisbn: book.eisbn }))).toContain(book.title);
    const { store_info } = await guest.get('store/getSettings', {});
    expect(store_info.time_zone).toBe('America/Los_Angeles');

    const customer = stranger();
    customer.caller.token = reader.caller.token;
    expect(await customer.get('order/getList', { year: 2025 })).toMatchObject({
      row_count: 1,
      years: [2025],
    });
    const { order_date_text } = await customer.get('order/get', { order_id: number });
    expect(order_date_text).toBe('December 31, 2025, 11:30 pm');
    expect(await catalogueDay(t.db, new Date('2026-01-01T07:30:00Z'))).toMatch(/^20\d\d-\d\d-\d\d$/);
  },
);
