import { describe, expect, test } from 'vitest';
import { buildOffer, buildStock, fillCart, type TitleOverrides } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

/** No line may break it: a word joiner and a no-break space. */
const orderTime = 'usually in 1–\u20602\u00a0weeks';

const open = sellingShops();

describe('cart/add', () => {
  test('a new and a used copy are lines of their own; the same condition adds up (CART-001, CART-032)', async () => {
    const { t, store, location, reader, aBook } = await open();
    const book = await aBook(5, { list_price_usa: 1800 });
    await buildOffer(t.db, store.id, book.id, 900, { condition: 'USED', note: 'a little foxed' });
    await buildStock(t.db, location.id, book.id, 1, { condition: 'USED' });
    await reader.get('cart/add', { eisbn: book.eisbn, quantity: 2 });
    await reader.get('cart/add', { eisbn: book.eisbn, condition: 'USED' });
    const { cart, added } = await reader.get('cart/add', { eisbn: book.eisbn });
    expect(added).toEqual({ quantity: 1, title: book.title, price: 1800 });
    const lines = cart.items.map((i) => [
      i.title_info.condition,
      i.cart_info.quantity,
      i.cart_info.line_total,
    ]);
    expect(lines).toEqual([
      ['NEW', 3, 5400],
      ['USED', 1, 900],
    ]);
    expect(cart.summary).toMatchObject({ item_count: 2, total_quantity: 4, total: 6300 });
    expect(cart.can_click_collect).toBe(true);
  });

  test('a quantity beyond the stock asks first, says how many there are, and orders the rest on confirmation', async () => {
    const { reader, aBook } = await open();
    const book = await aBook(3);
    const refused = await reader.call('cart/add', { eisbn: book.eisbn, quantity: 5 });
    expect(refused).toEqual({
      ok: false,
      error: 'We only have 3 in stock',
      error_code: 'not_enough_stock',
      error_data: { onhand: 3, requested: 5, is_extra_orderable: true },
    });
    expect((await reader.get('cart/get', {})).cart.items).toEqual([]);
    const { cart } = await reader.get('cart/add', { eisbn: book.eisbn, quantity: 5, order_rest: true });
    expect(cart.items[0]?.cart_info).toMatchObject({
      quantity: 5,
      backorder_quantity: 2,
      backorder_sub_message: `2 to be ordered, ${orderTime}`,
    });
  });

  test('copies already in the cart count', async () => {
    const { reader, aBook } = await open();
    const book = await aBook(3);
    await reader.get('cart/add', { eisbn: book.eisbn, quantity: 2 });
    expect(await reader.call('cart/add', { eisbn: book.eisbn, quantity: 2 })).toMatchObject({
      error_code: 'not_enough_stock',
      error_data: { onhand: 3, requested: 4 },
    });
  });

  test('a title that cannot be ordered stops at the stock, even on confirmation', async () => {
    const { t, store, location, reader, aBook } = await open();
    const book = await aBook(2, { availability: 'out_of_print' });
    await buildOffer(t.db, store.id, book.id, 500, { condition: 'USED' });
    await buildStock(t.db, location.id, book.id, 1, { condition: 'USED' });
    for (const condition of ['NEW', 'USED'] as const) {
      const wish = { eisbn: book.eisbn, condition, quantity: 3, order_rest: true };
      expect(await reader.call('cart/add', wish)).toMatchObject({
        error_code: 'not_enough_stock',
        error_data: { is_extra_orderable: false },
      });
    }
  });

  test('a title without stock that can be ordered is ordered without a question', async () => {
    const { reader, aBook } = await open();
    const book = await aBook(0);
    const { cart } = await reader.get('cart/add', { eisbn: book.eisbn, quantity: 4 });
    expect(cart.items[0]?.cart_info).toMatchObject({ quantity: 4, backorder_quantity: 4 });
  });

  test('a forthcoming title can be pre-ordered', async () => {
    const { reader, aBook } = await open();
    const book = await aBook(0, { availability: 'forthcoming', release_date: '2999-05-04' });
    const { cart } = await reader.get('cart/add', { eisbn: book.eisbn });
    expect(cart.items[0]?.title_info).toMatchObject({ is_forthcoming: true });
    expect(cart.items[0]?.title_info.available.text).toBe('Forthcoming: May 4, 2999');
    expect(cart.items[0]?.cart_info.backorder_sub_message).toBe('1 on pre-order until May 4, 2999');
  });

  test('refuses what is not for sale, each with its own sentence (CART-028)', async () => {
    const { reader, aBook } = await open();
    const cases: [TitleOverrides, string, RegExp][] = [
      [{ availability: 'out_of_print' }, 'unavailable', /Out of print/],
      [{ availability: 'out_of_stock_indefinitely' }, 'unavailable', /Out of stock indefinitely/],
      [{ availability: 'withdrawn' }, 'unavailable', /Unavailable/],
      [{ availability: 'no_price' }, 'no_price', /don’t have a price/],
      [{ list_price_usa: null }, 'no_price', /don’t have a price/],
      [{ is_giftcard: true }, 'gift_card_page_only', /gift card page/],
    ];
    for (const [overrides, code, sentence] of cases) {
      const book = await aBook(0, overrides);
      const answer = await reader.call('cart/add', { eisbn: book.eisbn });
      expect(answer).toMatchObject({ ok: false, error_code: code, error: expect.stringMatching(sentence) });
    }
    const { eisbn } = await aBook(1);
    expect(await reader.call('cart/add', { eisbn, condition: 'USED' })).toMatchObject({
      error_code: 'unavailable',
    });
    expect(await reader.call('cart/add', { eisbn: '9780000000000' })).toMatchObject({
      error_code: 'not_found',
    });
  });

  test('a large print edition is confirmed once', async () => {
    const { reader, aBook } = await open();
    const { eisbn } = await aBook(5, { is_large_print: true, title: 'Big Letters' });
    expect(await reader.call('cart/add', { eisbn })).toMatchObject({
      error_code: 'large_print_unconfirmed',
      error: 'This is the large print edition of Big Letters. Please confirm that you want it.',
    });
    await reader.get('cart/add', { eisbn, large_print_confirmed: true });
    const { cart } = await reader.get('cart/add', { eisbn });
    expect(cart.items[0]?.cart_info.quantity).toBe(2);
  });

  test('at most 9999 copies, also in sum (CART-019, CART-023)', async () => {
    const { reader, aBook } = await open();
    const { eisbn } = await aBook(0);
    await reader.get('cart/add', { eisbn, quantity: 9999 });
    expect(await reader.call('cart/add', { eisbn, quantity: 1 })).toMatchObject({
      error_code: 'too_many_copies',
      error: 'You can order up to 9999 copies of a title at once.',
    });
  });

  test('at most 1000 titles; one that is in the cart already still gets more copies', async () => {
    const { t, store, reader, aBook } = await open();
    const [present, other] = [await aBook(5), await aBook(5)];
    await reader.get('cart/add', { eisbn: present.eisbn });
    await fillCart(t.db, store.id, 999);
    expect(await reader.call('cart/add', { eisbn: other.eisbn })).toMatchObject({
      error_code: 'too_many_titles',
      error: 'A cart can hold up to 1000 titles. Please place this order first.',
    });
    const { added } = await reader.get('cart/add', { eisbn: present.eisbn });
    expect(added.quantity).toBe(1);
  });

  test('bad input is refused before anything happens', async () => {
    const { reader, aBook } = await open();
    const { eisbn } = await aBook(5);
    const bad: unknown[] = [
      {},
      { eisbn: '123' },
      { eisbn: 'abcdefghijklm' },
      { eisbn: ['9780000000000'] },
      { eisbn, quantity: -1 },
      { eisbn, quantity: 0 },
      { eisbn, quantity: 10000 },
      { eisbn, quantity: 'abc' },
      { eisbn, quantity: 1.5 },
      { eisbn, quantity: '1e3' },
      { eisbn, condition: 'STOLEN' },
      { eisbn, condition: '<script>alert(1)</script>' },
      { eisbn, cart_id: 'x' },
      { eisbn, cart_id: 0 },
      { eisbn, order_rest: 'perhaps' },
      { eisbn: '9'.repeat(100_000) },
      null,
      'eisbn',
    ];
    for (const input of bad) {
      expect(await reader.send('cart/add', input), JSON.stringify(input)?.slice(0, 80)).toMatchObject({
        ok: false,
        error_code: 'invalid_input',
      });
    }
    expect((await reader.get('cart/get', {})).cart.items).toEqual([]);
    await expect(reader.send('cart/steal', {})).rejects.toMatchObject({ status: 404 });
  });

  test('form text is understood as well', async () => {
    const { reader, aBook } = await open();
    const { eisbn } = await aBook(5);
    const answer = await reader.send('cart/add', { eisbn, quantity: ' 2 ', large_print_confirmed: 'on' });
    expect(answer).toMatchObject({ ok: true, value: { added: { quantity: 2 } } });
  });

  test('the shop may keep its cart closed, or for customers only', async () => {
    for (const [settings, code] of [
      [{ cart_enabled: false }, 'cart_disabled'],
      [{ guest_show_cart: false }, 'requires_account'],
      [{ guest_show_price: false }, 'requires_account'],
    ] as const) {
      const { reader, aBook } = await open({ settings });
      const { eisbn } = await aBook(1);
      expect(await reader.call('cart/add', { eisbn })).toMatchObject({ ok: false, error_code: code });
    }
  });
});
