import { describe, expect, test } from 'vitest';
import { buildLocation, buildStock, buildStore } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

describe('changing a line', () => {
  test('cart_id sets the quantity, 0 removes the line (CART-012, CART-024, CALL-024)', async () => {
    const { reader, aBook } = await open();
    const { eisbn } = await aBook(5);
    const { cart } = await reader.get('cart/add', { eisbn });
    const cart_id = cart.items[0]?.cart_info.cart_id;
    const set = await reader.get('cart/add', { eisbn, cart_id, quantity: 4 });
    expect(set.cart.items[0]?.cart_info.quantity).toBe(4);
    expect(await reader.call('cart/add', { eisbn, cart_id, quantity: 6 })).toMatchObject({
      error_code: 'not_enough_stock',
    });
    const none = await reader.get('cart/add', { eisbn, cart_id, quantity: 0 });
    expect(none.cart.items).toEqual([]);
  });

  test('a line can shrink or go when its title is sold out', async () => {
    const { reader, aBook, setOnHand } = await open();
    const { id, eisbn } = await aBook(5, { availability: 'out_of_print' });
    const { cart } = await reader.get('cart/add', { eisbn, quantity: 5 });
    const cart_id = cart.items[0]?.cart_info.cart_id;
    await setOnHand(id, 0);
    await reader.get('cart/add', { eisbn, cart_id, quantity: 2 });
    expect((await reader.get('cart/add', { eisbn, cart_id, quantity: 0 })).cart.items).toEqual([]);
  });

  test("a session cannot change another session's lines", async () => {
    const { reader, aBook, stranger } = await open();
    const { eisbn } = await aBook(5);
    const { cart } = await reader.get('cart/add', { eisbn });
    const cart_id = cart.items[0]?.cart_info.cart_id ?? 0;
    const other = stranger();
    expect(await other.call('cart/add', { eisbn, cart_id, quantity: 1 })).toMatchObject({
      error_code: 'unknown_line',
    });
    expect(await other.call('cart/removeItem', { cart_id })).toMatchObject({ error_code: 'unknown_line' });
    expect((await reader.get('cart/get', {})).cart.items).toHaveLength(1);
  });

  test("a session counts in its own shop only: another shop's line does not exist there", async () => {
    const { t, reader, aBook } = await open();
    const { eisbn } = await aBook(5);
    const { cart } = await reader.get('cart/add', { eisbn });
    const second = await buildStore(t.db);
    await t.reload();
    const there = t.visitor(second.webstoreName);
    there.caller.token = reader.caller.token;
    expect((await there.get('cart/get', {})).cart.items).toEqual([]);
    const cart_id = cart.items[0]?.cart_info.cart_id ?? 0;
    expect(await there.call('cart/removeItem', { cart_id })).toMatchObject({ error_code: 'unknown_line' });
  });

  test('a restored line returns to its position, and moves no line of another cart', async () => {
    const { reader, aBook, stranger } = await open();
    const books = [await aBook(3), await aBook(3), await aBook(3)];
    for (const { eisbn } of books) await reader.get('cart/add', { eisbn });
    const [first, second, third] = books.map((book) => book.eisbn);
    const order = (cart: { items: { title_info: { eisbn: string } }[] }) =>
      cart.items.map((item) => item.title_info.eisbn);
    const { cart } = await reader.get('cart/get', {});
    let line = cart.items[1]?.cart_info;
    const { position = 0 } = line ?? {};
    for (const _again of [1, 2]) {
      await reader.get('cart/removeItem', { cart_id: line?.cart_id ?? 0 });
      const back = await reader.get('cart/add', { eisbn: second ?? '', position });
      expect(order(back.cart)).toEqual([first, second, third]);
      line = back.cart.items[1]?.cart_info;
      expect(line?.position).toBe(position);
    }

    const other = stranger();
    const theirs = await other.get('cart/add', { eisbn: first ?? '', position });
    expect(order(theirs.cart)).toEqual([first]);
    expect(order((await reader.get('cart/get', {})).cart)).toEqual([first, second, third]);
  });

  test('a line is removed by its id, all of them at once (CALL-026, CALL-053)', async () => {
    const { reader, aBook } = await open();
    for (const book of [await aBook(1), await aBook(1)]) {
      await reader.get('cart/add', { eisbn: book.eisbn });
    }
    const { cart } = await reader.get('cart/get', {});
    const first = cart.items[0]?.cart_info.cart_id ?? 0;
    expect((await reader.get('cart/removeItem', { cart_id: first })).cart.items).toHaveLength(1);
    expect(await reader.call('cart/removeItem', { cart_id: first })).toMatchObject({
      error_code: 'unknown_line',
      error: 'This title is no longer in your cart.',
    });
    expect((await reader.get('cart/removeAll', {})).cart.items).toEqual([]);
  });

  test('removeUnavailable keeps what can be bought (CALL-054, CART-040)', async () => {
    const { t, reader, aBook } = await open();
    const [kept, gone] = [await aBook(1), await aBook(1)];
    for (const book of [kept, gone]) await reader.get('cart/add', { eisbn: book.eisbn });
    await t.db.query(`update title set availability = 'withdrawn' where id = $1`, [gone.id]);
    const { cart } = await reader.get('cart/removeUnavailable', {});
    expect(cart.items.map((i) => i.title_info.eisbn)).toEqual([kept.eisbn]);
  });

  test('adjust sets quantities to what is on hand, removes lines with none and leaves what can be ordered (CART-048)', async () => {
    const { reader, aBook, setOnHand } = await open();
    const fewer = await aBook(3, { availability: 'out_of_print' });
    const none = await aBook(2, { availability: 'out_of_print' });
    const orderable = await aBook(2);
    await reader.get('cart/add', { eisbn: fewer.eisbn, quantity: 3 });
    await reader.get('cart/add', { eisbn: none.eisbn, quantity: 2 });
    await reader.get('cart/add', { eisbn: orderable.eisbn, quantity: 2 });
    await setOnHand(fewer.id, 1);
    await setOnHand(none.id, 0);
    await setOnHand(orderable.id, 0);
    const { cart } = await reader.get('cart/adjust', {});
    expect(cart.items.map((i) => [i.title_info.eisbn, i.cart_info.quantity])).toEqual([
      [fewer.eisbn, 1],
      [orderable.eisbn, 2],
    ]);
  });

  test('adjust keeps what another location has', async () => {
    const { t, store, location, stranger, aBook, setOnHand } = await open();
    const harbour = await buildLocation(t.db, store.id, { name: 'Harbour' });
    await t.reload();
    const reader = stranger();
    const { id, eisbn } = await aBook(1, { availability: 'out_of_print' });
    await reader.get('cart/add', { eisbn });
    await reader.get('webstore/setMultistoreLocation', { location_id: location.id });
    await setOnHand(id, 0);
    await buildStock(t.db, harbour.id, id, 1);
    const { cart } = await reader.get('cart/adjust', {});
    expect(cart.items.map((i) => i.title_info.available.status)).toEqual(['elsewhere']);
  });
});

describe('the same call again', () => {
  test('a repeated uuid gives the first answer and adds nothing', async () => {
    const { reader, aBook } = await open();
    const { eisbn } = await aBook(5);
    await reader.get('cart/get', {});
    await reader.get('cart/add', { eisbn });
    const uuid = '11111111-1111-4111-8111-111111111111';
    const first = await reader.get('cart/add', { eisbn }, uuid);
    const again = await reader.get('cart/add', { eisbn }, uuid);
    expect(again).toEqual(first);
    expect((await reader.get('cart/get', {})).cart.items[0]?.cart_info.quantity).toBe(2);
  });

  test('the same uuid with other input is refused', async () => {
    const { reader, aBook } = await open();
    const { eisbn } = await aBook(5);
    await reader.get('cart/add', { eisbn });
    const uuid = '22222222-2222-4222-8222-222222222222';
    await reader.get('cart/add', { eisbn }, uuid);
    expect(await reader.call('cart/add', { eisbn, quantity: 2 }, uuid)).toMatchObject({
      error_code: 'uuid_reused',
    });
  });

  test('two tabs at once: both copies arrive', async () => {
    const { reader, aBook } = await open();
    const { eisbn } = await aBook(5);
    await reader.get('cart/add', { eisbn });
    await Promise.all([reader.get('cart/add', { eisbn }), reader.get('cart/add', { eisbn })]);
    expect((await reader.get('cart/get', {})).cart.items[0]?.cart_info.quantity).toBe(3);
  });
});
