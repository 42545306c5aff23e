import { beforeEach, expect, it } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { buildLocation, buildOrder } from '../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { type Desk, staffAt } from '../../test/staff.ts';
import { readOrderPage } from '../export/shop/queries.ts';
import { readWork, type WorkFilter } from './work-queries.ts';

const open = sellingShops();
let shop: SellingShop;
let owner: Desk;
let customer: number;

beforeEach(async () => {
  shop = await open();
  owner = await staffAt(shop.t, shop.store, 'owner');
  customer = (await signUp(shop.reader)).user.corp_id;
});

/** An order of 20.00 with these columns, of which so many cents were paid in the store. */
async function anOrder(change: Record<string, unknown> = {}, { inStore = 0, held = false } = {}) {
  const { db } = shop.t;
  const number = await buildOrder(db, shop.store.id, customer, await shop.aBook(1));
  const columns = { payment_choice: 'pickup', total: 2000, total_owing: 2000, ...change };
  await db.tx(async (q) => {
    // The books of these orders are written by nothing.
    await q.query('alter table customer_order disable trigger order_money');
    for (const [column, value] of Object.entries(columns))
      await q.query(`update customer_order set ${column} = $2 where order_number = $1`, [number, value]);
    await q.query('alter table customer_order enable trigger order_money');
    if (inStore > 0)
      await q.query(
        `insert into store_payment (store_id, order_id, method, amount, currency, taken_by)
         select store_id, id, 'cash', $2, 'USD', 'staff 1' from customer_order where order_number = $1`,
        [number, inStore],
      );
    if (held)
      await q.query(
        `insert into payment (store_id, order_id, key, provider, amount, currency, state, created_at, due_at, next_check_at)
         select store_id, id, order_number, 'sandbox', 2000, 'USD', 'authorized', now(), now(), now() from customer_order
         where order_number = $1`,
        [number],
      );
  });
  return number;
}

const numbers = async (input: object) =>
  (await owner.get('order/getList', input)).orders.map(({ order_number }) => order_number).sort();

it('says how each order stands with its payment, in the list and in the file', async () => {
  const byCard = { payment_choice: 'credit_card', paid: 2000, total_owing: 0 };
  const made = {
    [await anOrder()]: 'in_store',
    [await anOrder({ status: 'collected' })]: 'not_noted',
    [await anOrder({ payment_choice: 'contact' })]: 'later',
    [await anOrder({ payment_choice: 'contact', status: 'shipped' })]: 'not_noted',
    [await anOrder({ payment_choice: 'credit_card' }, { held: true })]: 'held',
    [await anOrder({ gift_card_amount: 500, total_owing: 1500 })]: 'partly_paid',
    [await anOrder({}, { inStore: 1200 })]: 'partly_paid',
    [await anOrder({}, { inStore: 2000 })]: 'paid',
    [await anOrder({ status: 'collected' }, { inStore: 2000 })]: 'paid',
    [await anOrder(byCard)]: 'paid',
    [await anOrder({ payment_choice: 'not_required', gift_card_amount: 2000, total_owing: 0 })]: 'paid',
    [await anOrder({ payment_choice: 'not_required', total: 0, total_owing: 0 })]: '',
    [await anOrder({ ...byCard, refunded: 500 })]: 'partly_refunded',
    [await anOrder({ ...byCard, refunded: 2000 })]: 'refunded',
    [await anOrder({ ...byCard, refunded: 2000, status: 'canceled' })]: 'refunded',
    [await anOrder({ status: 'canceled' })]: '',
    [await anOrder({ status: 'canceled' }, { inStore: 2000 })]: 'to_return',
    [await anOrder({ total_owing: 1500 }, { inStore: 2000 })]: 'to_return',
  };
  const { orders } = await owner.get('order/getList', { limit: 100 });
  expect(Object.fromEntries(orders.map((order) => [order.order_number, order.payment]))).toEqual(made);
  const page = { storeId: shop.store.id, timeZone: 'UTC', after: 0, limit: 100 };
  const rows = await readOrderPage(shop.t.db, page);
  expect(Object.fromEntries(rows.map((row) => [row.order_number, row.payment_state]))).toEqual(made);
});

it('narrows each list by the payment, and counts what is open and what is to be given back', async () => {
  const here = { location_id: shop.location.id };
  const open = await anOrder(here);
  const ready = await anOrder({ ...here, status: 'ready_for_pickup' });
  const elsewhere = await anOrder({ location_id: (await buildLocation(shop.t.db, shop.store.id)).id });
  const gone = await anOrder({ ...here, status: 'collected' });
  const paid = await anOrder({ ...here, status: 'ready_for_pickup' }, { inStore: 2000 });
  const canceled = await anOrder({ ...here, status: 'canceled' }, { inStore: 2000 });
  await anOrder({ ...here, status: 'canceled' });
  await anOrder({ status: 'quote_requested', delivery_preference: 'quote' });
  expect(await numbers({ payment: 'unpaid' })).toEqual([open, ready, elsewhere, gone].sort());
  expect(await numbers({ payment: 'unpaid', list: 'hand_over' })).toEqual([ready]);
  expect(await numbers({ payment: 'unpaid', term: open })).toEqual([open]);
  expect(await numbers({ payment: 'unpaid', customer_id: customer, ...here })).toEqual(
    [open, ready, gone].sort(),
  );
  expect(await numbers({ payment: 'paid' })).toEqual([paid]);
  expect(await numbers({ payment: 'to_return' })).toEqual([canceled]);
  expect((await owner.get('order/getLists')).payments).toMatchObject({
    all: { unpaid: 4, to_return: 1 },
    prepare: { unpaid: 2, to_return: 0 },
    hand_over: { unpaid: 1, to_return: 0 },
  });
  expect((await owner.get('order/getLists', here)).payments).toMatchObject({
    all: { unpaid: 3, to_return: 1 },
    prepare: { unpaid: 1, to_return: 0 },
  });
});

it('follows a payment in the store, and one that is taken back', async () => {
  const order_number = await anOrder();
  const { payment_id } = await owner.get('order/markPaid', { order_number, method: 'cash' });
  expect(await numbers({ payment: 'paid' })).toEqual([order_number]);
  await owner.get('order/takeBackPayment', { order_number, payment_id });
  expect(await numbers({ payment: 'unpaid' })).toEqual([order_number]);
});

it('finds them by an index: of all orders by what is open of each, of a list by what is to be done', async () => {
  const { db } = shop.t;
  const first = await anOrder();
  await db.query(
    `insert into customer_order (store_id, order_number, payment_intent, key_hash, placed_at, delivery_preference, status,
       name, email, phone, payment_choice, currency, original_price, subtotal, total, total_owing)
     select store_id, 'P' || n, 'P' || n, 'x', placed_at - make_interval(hours => n), 'pickup', case when n < 100 then 'placed' else 'collected' end,
       '', '', '', 'pickup', 'USD', 2000, 2000, 0, 0 from customer_order cross join generate_series(1, 5000) n where order_number = $1`,
    [first],
  );
  await db.query('analyze customer_order');
  const planOf = async (filter: Partial<WorkFilter>) => {
    const lines: string[] = [];
    const explain = async (sql: string, values?: unknown[]) => {
      for (const row of await db.query<object>(`explain ${sql}`, values)) lines.push(...Object.values(row));
      return [];
    };
    const all = { storeId: shop.store.id, locationId: null, list: null, term: null, after: '', limit: 26 };
    await readWork({ query: explain }, { ...all, ...filter });
    return lines.join('\n');
  };
  for (const payment of ['unpaid', 'to_return'] as const) {
    expect(await planOf({ payment })).toContain('customer_order_balance');
    expect(await planOf({ payment, list: 'prepare' })).toContain('customer_order_open');
  }
});
