import { describe, expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { buildStore } from '../../test/factories.ts';
import { neverClose, sellingShops } from '../../test/selling-shop.ts';
import { staffAt } from '../../test/staff.ts';

const open = sellingShops();

const contact = { name: 'Ada Reader', email: 'ada@example.org', phone: '(207) 555-0100' };
const pickup = { ...contact, delivery_preference: 'pickup', payment_choice: 'pickup' } as const;

describe('order/get', () => {
  async function anOrder() {
    const shop = await open();
    const { eisbn } = await shop.aBook(1);
    await shop.reader.get('cart/add', { eisbn });
    return { shop, ...(await shop.reader.get('checkout/submit', pickup)) };
  }

  test('shows it to its customer and to holders of its link, and nothing to others (ORDER-024)', async () => {
    const { shop, order_number, order_key } = await anOrder();
    const stranger = shop.stranger();
    const ask = (key?: string, order_id = order_number) => stranger.call('order/get', { order_id, key });
    expect(await ask(order_key)).toMatchObject({ ok: true });
    const nothing = { ok: false, error_code: 'not_found', error: 'We couldn’t find this order.' };
    for (const key of [undefined, '', 'x', `${order_key.slice(0, -1)}_`, `${order_key}x`, 'a'.repeat(43)]) {
      expect(await ask(key)).toEqual(nothing);
    }
    expect(await ask(order_key, '1')).toEqual(nothing);
    expect(await ask(order_key, `${order_number}' or '1'='1`)).toEqual(nothing);
  });

  test('says of copies to come what the cart has said: a pre-order waits for its day', async () => {
    const shop = await open();
    await signUp(shop.reader);
    const soon = await shop.aBook(0, { availability: 'forthcoming', release_date: '2099-05-04' });
    const ordered = await shop.aBook(0);
    for (const { eisbn } of [soon, ordered]) await shop.reader.get('cart/add', { eisbn });
    const { cart } = await shop.reader.get('cart/get', {});
    const promised = cart.items.map((item) => item.cart_info.backorder_sub_message);
    expect(promised[0]).toBe('1 on pre-order until May 4, 2099');
    const { order_number: order_id } = await shop.reader.get('checkout/submit', pickup);
    const said = async () => {
      const { items } = await shop.reader.get('order/get', { order_id });
      return items.map((item) => item.cart_info.backorder_sub_message);
    };
    expect(await said()).toEqual(promised);
    const owner = await staffAt(shop.t, shop.store, 'owner');
    await owner.get('order/takeStep', { order_number: order_id, step: 'cancel' });
    expect(await said()).toEqual(['', '']);
  });

  test('keeps what was promised as long as it waits', async () => {
    const shop = await open();
    await neverClose(shop.t, shop.location.id);
    const reader = shop.stranger();
    await signUp(reader);
    const ordered = async (onHand: number) => {
      const { eisbn } = await shop.aBook(onHand);
      await reader.get('cart/add', { eisbn });
      return (await reader.get('checkout/submit', pickup)).order_number;
    };
    const promise = async (order_id: string) => (await reader.get('order/get', { order_id })).promise;
    const here = await ordered(1);
    expect(await promise(here)).toBe('Usually ready in about two hours.');
    expect(await promise(await ordered(0))).toBe('Usually here in 1–⁠2 weeks');
    await shop.t.db.query("update customer_order set status = 'ready' where order_number = $1", [here]);
    expect(await promise(here)).toBe('');
  });

  test('a line says what its copies cost and how many of them were there (ENTITY-115)', async () => {
    const shop = await open();
    const reader = shop.stranger();
    await signUp(reader);
    const { eisbn } = await shop.aBook(3);
    await reader.get('cart/add', { eisbn, quantity: 3 });
    const { order_number: order_id } = await reader.get('checkout/submit', pickup);
    await shop.t.db.query(
      'update order_line set backorder_quantity = 1 where order_id = (select id from customer_order where order_number = $1)',
      [order_id],
    );
    const [item] = (await reader.get('order/get', { order_id })).items;
    const row_price = item?.cart_info.original_price;
    expect(row_price).toBeGreaterThan(0);
    expect(item?.title_info.available).toMatchObject({ code: 'NEW', row_price, onhand: 2 });
    expect(item?.title_info.available.sub_message).toBe(item?.cart_info.backorder_sub_message);
    expect(item?.title_info.available.sub_message).not.toBe('');
  });

  test('an order of another shop does not exist here', async () => {
    const { shop, order_number, order_key } = await anOrder();
    const other = await buildStore(shop.t.db);
    await shop.t.reload();
    const there = shop.t.visitor(other.webstoreName);
    expect(await there.call('order/get', { order_id: order_number, key: order_key })).toMatchObject({
      error_code: 'not_found',
    });
  });

  test('a title that was deleted stays in the order', async () => {
    const { shop, order_number } = await anOrder();
    const before = await shop.reader.get('order/get', { order_id: order_number });
    const eisbn = before.items[0]?.title_info.eisbn ?? '';
    await shop.t.db.query('update title set deleted_at = now() where eisbn = $1', [eisbn]);
    expect(await shop.reader.call('title/getItem', { eisbn })).toMatchObject({ error_code: 'not_found' });
    expect((await shop.reader.get('order/get', { order_id: order_number })).items).toHaveLength(1);
  });

  test('its location shows the special days of the next 30 days only (CONTACT-003)', async () => {
    const { shop, order_number, order_key } = await anOrder();
    const inDays = (days: number) => {
      const at = new Date(Date.now() + days * 86_400_000);
      return { mon: at.getUTCMonth() + 1, day: at.getUTCDate(), label: `In ${days} days`, range: [-1, -1] };
    };
    const hours = { weekdays: [], singles: [inDays(60), inDays(10)] };
    await shop.t.db.query(
      "update location set details = jsonb_set(details, '{ws_hours}', $2::jsonb) where store_id = $1",
      [shop.store.id, JSON.stringify(hours)],
    );
    await shop.t.reload();
    const asked = { order_id: order_number, key: order_key };
    const { location } = await shop.stranger().get('order/get', asked);
    expect(location?.ws_hours.singles.map(({ label }) => label)).toEqual(['In 10 days']);
  });
});
