import { describe, expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { buildLocation, buildOffer, buildOrder, buildStock, buildStore } from '../../test/factories.ts';
import { neverClose, sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

describe('cart/get', () => {
  test('without a session there is an empty cart and still no session', async () => {
    const { t, store, reader } = await open();
    const { cart } = await reader.get('cart/get', {});
    expect(cart.items).toEqual([]);
    expect(cart.summary.total).toBe(0);
    expect(cart.can_click_collect).toBe(false);
    expect(await t.db.query('select 1 from session where store_id = $1', [store.id])).toEqual([]);
  });

  test('prices and stock are those of now', async () => {
    const { t, store, reader, aBook, setOnHand } = await open();
    const book = await aBook(3, { list_price_usa: 1800 });
    await reader.get('cart/add', { eisbn: book.eisbn });
    await buildOffer(t.db, store.id, book.id, 1500);
    await setOnHand(book.id, 0);
    const { cart } = await reader.get('cart/get', {});
    expect(cart.items[0]?.cart_info).toMatchObject({
      sold_price: 1500,
      backorder_quantity: 1,
      cartable: true,
    });
    expect(cart.items[0]?.title_info.available).toMatchObject({ row_price: 1800, discount: 17, onhand: 0 });
    expect(cart.summary).toMatchObject({ original_price: 1800, discounts: 300, subtotal: 1500, total: 1500 });
    expect(cart.can_click_collect).toBe(false);
  });

  test('each line says how many copies of its title are in the cart, new and used (ENTITY-034)', async () => {
    const { t, store, location, reader, aBook } = await open();
    const [both, other] = [await aBook(5), await aBook(5)];
    await buildOffer(t.db, store.id, both.id, 900, { condition: 'USED' });
    await buildStock(t.db, location.id, both.id, 5, { condition: 'USED' });
    for (const [eisbn, condition, quantity] of [
      [both.eisbn, 'NEW', 2],
      [both.eisbn, 'USED', 1],
      [other.eisbn, 'NEW', 1],
    ] as const)
      await reader.get('cart/add', { eisbn, condition, quantity });
    const { cart } = await reader.get('cart/get', {});
    expect(
      cart.items.map(({ cart_info, title_info }) => [
        ...[title_info.eisbn, title_info.condition, cart_info.quantity, cart_info.count],
      ]),
    ).toEqual([
      [both.eisbn, 'NEW', 2, 3],
      [both.eisbn, 'USED', 1, 3],
      [other.eisbn, 'NEW', 1, 1],
    ]);
  });

  test('each line says when the customer last ordered its title here (ENTITY-093)', async () => {
    const { t, store, reader, aBook } = await open();
    const [again, first] = [await aBook(5), await aBook(5)];
    const ordered = async () => {
      const { cart } = await reader.get('cart/get', {});
      return cart.items.map(({ cart_info }) => cart_info.last_ordered);
    };
    for (const { eisbn } of [again, first]) await reader.get('cart/add', { eisbn });
    expect(await ordered()).toEqual([null, null]);
    const { user } = await signUp(reader);
    await buildOrder(t.db, store.id, user.corp_id, again, '2025-01-02T12:00:00Z');
    await buildOrder(t.db, store.id, user.corp_id, again, '2026-03-04T18:00:00Z');
    await buildOrder(t.db, (await buildStore(t.db)).id, user.corp_id, again, '2026-06-01T18:00:00Z');
    await buildOrder(t.db, store.id, null, first);
    const failed = await buildOrder(t.db, store.id, user.corp_id, first);
    await t.db.query("update customer_order set status = 'payment_failed' where order_number = $1", [failed]);
    expect(await ordered()).toEqual([{ date_ordered: Date.parse('2026-03-04T18:00:00Z') / 1000 }, null]);
  });

  test('promises a time when every line is on hand, as the page of the book does', async () => {
    const { t, location, stranger, aBook, setOnHand } = await open();
    await neverClose(t, location.id);
    const reader = stranger();
    const [here, gone] = [await aBook(3), await aBook(3)];
    const { cart } = await reader.get('cart/add', { eisbn: here.eisbn });
    expect(cart.pickup_ready).toBe('Ready in about two hours at Main Street');
    await reader.get('cart/add', { eisbn: gone.eisbn });
    await setOnHand(gone.id, 0);
    expect((await reader.get('cart/get', {})).cart.pickup_ready).toBe('');
  });

  test('taxes follow the dated rates of the location, rounded once per tax', async () => {
    const { t, store, location, reader, aBook } = await open({ currency: 'CAD' });
    const other = await buildLocation(t.db, store.id);
    const rates: [number | null, string, number, string, string | null][] = [
      [null, 'GST', 50_000, '2000-01-01', null],
      [location.id, 'PST', 70_000, '2000-01-01', '2000-12-31'],
      [other.id, 'HST', 130_000, '2000-01-01', null],
      [null, 'Levy', 10_000, '2999-01-01', null],
    ];
    for (const rate of rates) {
      await t.db.query(
        `insert into tax_rate (store_id, location_id, type, rate_ppm, valid_from, valid_until)
         values (${store.id}, $1, $2, $3, $4, $5)`,
        rate,
      );
    }
    const book = await aBook(5, { list_price_can: 2499 });
    const { cart } = await reader.get('cart/add', { eisbn: book.eisbn, quantity: 3 });
    expect(cart.summary.taxes).toEqual([{ type: 'GST', amount: 375 }]);
    expect(cart.summary.total).toBe(7497 + 375);
  });

  test('a title that was deleted or lost its price is unavailable and not counted', async () => {
    const { t, reader, aBook } = await open();
    const [kept, deleted, priceless] = [
      await aBook(1, { list_price_usa: 1000 }),
      await aBook(1),
      await aBook(1),
    ];
    for (const book of [kept, deleted, priceless]) await reader.get('cart/add', { eisbn: book.eisbn });
    await t.db.query('update title set deleted_at = now() where id = $1', [deleted.id]);
    await t.db.query('update title set list_price_usa = null where id = $1', [priceless.id]);
    const { cart } = await reader.get('cart/get', {});
    expect(cart.items.map((i) => i.cart_info.cartable)).toEqual([true, false, false]);
    expect(cart.contains_unavailable).toBe(true);
    expect(cart.summary).toMatchObject({ item_count: 3, subtotal: 1000, total: 1000 });
  });

  test('the checksum stays while nothing changes and follows price and waiting, not the stock of others', async () => {
    const { t, reader, aBook, setOnHand } = await open();
    const book = await aBook(5);
    const { cart: first } = await reader.get('cart/add', { eisbn: book.eisbn, quantity: 2 });
    await setOnHand(book.id, 4);
    expect((await reader.get('cart/get', {})).cart.checksum).toBe(first.checksum);
    await setOnHand(book.id, 1);
    expect((await reader.get('cart/get', {})).cart.checksum).not.toBe(first.checksum);
    await setOnHand(book.id, 5);
    await t.db.query('update title set list_price_usa = 1801');
    expect((await reader.get('cart/get', {})).cart.checksum).not.toBe(first.checksum);
  });

  test('the order minimum is compared with the subtotal', async () => {
    const { reader, aBook } = await open({ settings: { checkout_info: { order_min: 2000 } } });
    const book = await aBook(5, { list_price_usa: 1000 });
    const { cart } = await reader.get('cart/add', { eisbn: book.eisbn });
    expect(cart.meets_order_min).toBe(false);
    const more = await reader.get('cart/add', { eisbn: book.eisbn });
    expect(more.cart.meets_order_min).toBe(true);
  });
});
