import { describe, expect, test } from 'vitest';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

const contact = { name: 'Ada Reader', email: 'ada@example.org', phone: '(207) 555-0100' };
const pickup = { ...contact, delivery_preference: 'pickup', payment_choice: 'pickup' } as const;

async function onHand({ t, location }: SellingShop, titleId: number) {
  const [row] = await t.db.query<{ on_hand: number; held: number }>(
    'select on_hand, held from stock where location_id = $1 and title_id = $2',
    [location.id, titleId],
  );
  return row;
}

describe('what stands in the way', () => {
  test('an empty cart, also of a browser that was never here', async () => {
    const { reader } = await open();
    expect(await reader.call('checkout/submit', pickup)).toMatchObject({ error_code: 'cart_empty' });
    expect(reader.caller.token).toBe('');
  });

  test('guests get only what is on hand at the place; the refusal lists the rest', async () => {
    const shop = await open();
    const { eisbn } = await shop.aBook(1, { title: 'Here' });
    const waiting = await shop.aBook(0, { title: 'Far Away' });
    await shop.reader.get('cart/add', { eisbn });
    await shop.reader.get('cart/add', { eisbn: waiting.eisbn, quantity: 2 });
    expect(await shop.reader.call('checkout/submit', pickup)).toMatchObject({
      error_code: 'guest_out_of_stock',
      error:
        'Not everything in your cart is in stock at Main Street. To order the rest, please log in or create an account.',
      error_data: { items: [{ eisbn: waiting.eisbn, title: 'Far Away', requested: 2, onhand: 0 }] },
    });
  });

  test('a price that rose since the cart was seen', async () => {
    const shop = await open();
    const book = await shop.aBook(1, { list_price_usa: 1000 });
    const { cart } = await shop.reader.get('cart/add', { eisbn: book.eisbn });
    await shop.t.db.query('update title set list_price_usa = 1100 where id = $1', [book.id]);
    expect(await shop.reader.call('checkout/submit', { ...pickup, checksum: cart.checksum })).toMatchObject({
      error_code: 'cart_changed',
      error_data: { total: 1100 },
    });
    expect(await onHand(shop, book.id)).toEqual({ on_hand: 1, held: 0 });
  });

  test('a title that was withdrawn meanwhile, in the documented words', async () => {
    const shop = await open();
    const book = await shop.aBook(1);
    await shop.reader.get('cart/add', { eisbn: book.eisbn });
    await shop.t.db.query(`update title set availability = 'withdrawn' where id = $1`, [book.id]);
    expect(await shop.reader.call('checkout/submit', pickup)).toMatchObject({
      error_code: 'cart_unavailable',
      error: 'Cart contains unavailable items',
      error_data: { items: [{ eisbn: book.eisbn }] },
    });
  });

  test('fewer copies than asked for, of something that cannot be ordered', async () => {
    const shop = await open();
    const book = await shop.aBook(3, { availability: 'out_of_print' });
    await shop.reader.get('cart/add', { eisbn: book.eisbn, quantity: 3 });
    await shop.setOnHand(book.id, 2);
    expect(await shop.reader.call('checkout/submit', pickup)).toMatchObject({
      error_code: 'not_enough_stock',
      error: 'We no longer have the inventory to fulfill this order.',
      error_data: { items: [{ eisbn: book.eisbn, requested: 3, onhand: 2 }] },
    });
  });

  test('the order minimum, with what is missing', async () => {
    const shop = await open({ settings: { checkout_info: { order_min: 2500 } } });
    const { eisbn } = await shop.aBook(1, { list_price_usa: 1850 });
    await shop.reader.get('cart/add', { eisbn });
    expect(await shop.reader.call('checkout/submit', pickup)).toMatchObject({
      error_code: 'below_order_minimum',
      error: 'The order minimum is $25.00. Please add $6.50 more to check out.',
    });
  });

  test('settings of the shop', async () => {
    const cases = [
      [{ cart_enabled: false }, 'cart_disabled'],
      [{ guest_allow_checkout: false }, 'guest_checkout_disabled'],
      [{ guest_show_price: false }, 'guest_checkout_disabled'],
      [{ checkout_info: { pickup_enabled: false } }, 'delivery_unavailable'],
    ] as const;
    for (const [settings, code] of cases) {
      const { reader } = await open({ settings });
      expect(await reader.call('checkout/submit', pickup)).toMatchObject({ error_code: code });
    }
  });

  test('ways to deliver and to pay that are not offered', async () => {
    const shop = await open();
    const { reader } = shop;
    const { eisbn } = await shop.aBook(1);
    await reader.get('cart/add', { eisbn });
    expect(await reader.call('checkout/submit', { ...pickup, delivery_preference: 'ship' })).toMatchObject({
      error_code: 'delivery_unavailable',
    });
    for (const payment_choice of ['credit_card', 'paypal', 'not_required'] as const) {
      expect(await reader.call('checkout/submit', { ...pickup, payment_choice })).toMatchObject({
        error_code: 'payment_unavailable',
      });
    }
  });

  test('a free order needs no payment', async () => {
    const shop = await open();
    const { eisbn } = await shop.aBook(1, { list_price_usa: 0 });
    await shop.reader.get('cart/add', { eisbn });
    expect(
      await shop.reader.call('checkout/submit', { ...pickup, payment_choice: 'not_required' }),
    ).toMatchObject({ ok: true });
  });
});
