import { describe, expect, test } from 'vitest';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { readFindableChanges, readPosition } from '../changes/queries.ts';

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

async function ordersOf({ t, store }: SellingShop) {
  return t.db.query<{ order_number: string; total: number }>(
    'select order_number, total from customer_order where store_id = $1',
    [store.id],
  );
}

describe('placing an order', () => {
  test('takes the stock, keeps what was sold, empties the cart, queues the mail and wakes its job', async () => {
    const shop = await open();
    const { t, store, location, reader } = shop;
    const book = await shop.aBook(3, { title: 'Salt Roads', list_price_usa: 1850 });
    const { cart } = await reader.get('cart/add', { eisbn: book.eisbn, quantity: 2 });
    const { order_number, order_key } = await reader.get('checkout/submit', {
      ...pickup,
      instructions: 'Please wrap it',
      old_promo_code: 'PO-1',
      checksum: cart.checksum,
    });
    expect(order_key).toMatch(/^[\w-]{43}$/);
    expect(await onHand(shop, book.id)).toEqual({ on_hand: 1, held: 2 });
    expect((await reader.get('cart/get', {})).cart.items).toEqual([]);
    expect(t.woken).toContain('send-mail');

    const [mail] = await t.db.query('select * from mail where reference = $1', [`order:${order_number}`]);
    expect(mail).toMatchObject({
      store_id: store.id,
      recipient: 'ada@example.org',
      subject: `Your order ${order_number} at ${store.name}`,
      status: 'queued',
    });

    // The book changes afterwards: the order does not.
    await t.db.query(`update title set title = 'Another', list_price_usa = 1 where id = $1`, [book.id]);
    const order = await reader.get('order/get', { order_id: order_number });
    expect(order).toMatchObject({
      delivery_key: 'pickup',
      delivery_type: 'Pick up at: Main Street',
      order_location_id: location.id,
      purchaser_name: 'Ada Reader',
      phone: '2075550100',
      notes: 'Please wrap it',
      purchaseorder: 'PO-1',
      communication_preference: 'email',
    });
    expect(order.summary).toMatchObject({ subtotal: 3700, total: 3700, total_owing: 3700, item_count: 1 });
    expect(order.items[0]?.title_info.title).toBe('Salt Roads');
    expect(order.items[0]?.cart_info).toMatchObject({ quantity: 2, sold_price: 1850 });
  });

  test('the key of an order is nowhere in it: only its hash', async () => {
    const shop = await open();
    const book = await shop.aBook(1);
    await shop.reader.get('cart/add', { eisbn: book.eisbn });
    const { order_number, order_key } = await shop.reader.get('checkout/submit', pickup);
    const [row] = await shop.t.db.query('select * from customer_order where order_number = $1', [
      order_number,
    ]);
    expect(JSON.stringify(row)).not.toContain(order_key);
  });

  test('search follows when the last copy goes, not before', async () => {
    const shop = await open();
    const { t, store, reader } = shop;
    const [last, more] = [await shop.aBook(1), await shop.aBook(2)];
    const position = await readPosition(t.db);
    for (const { eisbn } of [last, more]) await reader.get('cart/add', { eisbn });
    await reader.get('checkout/submit', pickup);
    const { changes } = await readFindableChanges(t.db, position);
    expect(changes).toEqual({ ids: [last.id], stores: [store.id] });
  });

  test('text stays text: scripts are stored and given back as they are', async () => {
    const shop = await open();
    const script = '<script>alert(1)</script>';
    const { eisbn } = await shop.aBook(1);
    await shop.reader.get('cart/add', { eisbn });
    const { order_number } = await shop.reader.get('checkout/submit', {
      ...pickup,
      name: script,
      instructions: script,
    });
    const order = await shop.reader.get('order/get', { order_id: order_number });
    expect([order.purchaser_name, order.notes]).toEqual([script, script]);
  });
});

describe('once is once', () => {
  test('the same call again gives the same order', async () => {
    const shop = await open();
    const book = await shop.aBook(5);
    await shop.reader.get('cart/add', { eisbn: book.eisbn });
    const uuid = '33333333-3333-4333-8333-333333333333';
    const first = await shop.reader.get('checkout/submit', pickup, uuid);
    expect(await shop.reader.get('checkout/submit', pickup, uuid)).toEqual(first);
    expect(await ordersOf(shop)).toHaveLength(1);
    expect(await onHand(shop, book.id)).toEqual({ on_hand: 4, held: 1 });
    const other = await shop.reader.call('checkout/submit', { ...pickup, name: 'Bob' }, uuid);
    expect(other).toMatchObject({ error_code: 'uuid_reused' });
  });

  test('also after the kept answer is gone', async () => {
    const shop = await open();
    const { eisbn } = await shop.aBook(5);
    const uuid = '44444444-4444-4444-8444-444444444444';
    await shop.reader.get('cart/add', { eisbn });
    await shop.reader.get('checkout/submit', pickup, uuid);
    await shop.t.db.query('delete from idempotent_answer where uuid = $1', [uuid]);
    await shop.reader.get('cart/add', { eisbn });
    expect(await shop.reader.call('checkout/submit', pickup, uuid)).toMatchObject({
      error_code: 'uuid_reused',
    });
    expect(await ordersOf(shop)).toHaveLength(1);
  });

  test('two tabs send one cart: one order', async () => {
    const shop = await open();
    const { eisbn } = await shop.aBook(5);
    await shop.reader.get('cart/add', { eisbn });
    const answers = await Promise.all([
      shop.reader.call('checkout/submit', pickup),
      shop.reader.call('checkout/submit', pickup),
    ]);
    expect(answers.map((a) => (a.ok ? 'placed' : a.error_code)).sort()).toEqual(['cart_empty', 'placed']);
    expect(await ordersOf(shop)).toHaveLength(1);
  });

  test('a refused order may be sent again with the same key', async () => {
    const shop = await open({ settings: { checkout_info: { terms_consent_enabled: true } } });
    const { eisbn } = await shop.aBook(1);
    await shop.reader.get('cart/add', { eisbn });
    const uuid = '55555555-5555-4555-8555-555555555555';
    await shop.reader.call('checkout/submit', pickup, uuid);
    const again = await shop.reader.call('checkout/submit', { ...pickup, terms_accepted: true }, uuid);
    expect(again).toMatchObject({ ok: true });
  });
});
