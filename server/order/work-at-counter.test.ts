import { beforeEach, expect, it } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { buildLocation, buildOrder } from '../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { type Desk, staffAt } from '../../test/staff.ts';

const open = sellingShops();
let shop: SellingShop;
let owner: Desk;
let customer: number;

beforeEach(async () => {
  shop = await open();
  owner = await staffAt(shop.t, shop.store, 'owner');
  customer = (await signUp(shop.reader)).user.corp_id;
});

/** An order of one copy with these columns. */
async function anOrder(change: Record<string, unknown> = {}, title = 'Salt Roads', placedAt?: string) {
  const number = await buildOrder(
    shop.t.db,
    shop.store.id,
    customer,
    await shop.aBook(1, { title }),
    placedAt,
  );
  for (const [column, value] of Object.entries(change))
    await shop.t.db.query(`update customer_order set ${column} = $2 where order_number = $1`, [
      number,
      value,
    ]);
  return number;
}
const numbers = async (input: object) =>
  (await owner.get('order/getList', input)).orders.map(({ order_number }) => order_number);

it('puts each order on the list of what to do next, the oldest first', async () => {
  const address = { name: 'Ada', street_address: '12 Exchange Street', country: 'US' };
  const second = await anOrder({}, 'Tide', '2026-03-02T10:00:00Z');
  const first = await anOrder({}, 'Tide', '2026-03-01T10:00:00Z');
  const quote = await anOrder({ status: 'quote_requested', delivery_preference: 'quote' });
  const parcel = await anOrder({ ship_to: address, delivery_preference: 'ship' });
  const ready = await anOrder({ status: 'ready_for_pickup' });
  const special = await anOrder();
  await shop.t.db.query(
    'update order_line set backorder_quantity = 1 where order_id = (select id from customer_order where order_number = $1)',
    [special],
  );
  await anOrder({ status: 'collected' });
  await anOrder({ delivery_preference: 'electronic' });
  expect(await numbers({ list: 'prepare' })).toEqual([first, second]);
  expect(await numbers({ list: 'answer' })).toEqual([quote]);
  expect(await numbers({ list: 'ship' })).toEqual([parcel]);
  expect(await numbers({ list: 'hand_over' })).toEqual([ready]);
  expect(await numbers({ list: 'wait' })).toEqual([special]);
  expect(await numbers({ list: 'problem' })).toEqual([]);
  expect(await owner.get('order/getLists')).toEqual({
    counts: { answer: 1, prepare: 2, ship: 1, hand_over: 1, wait: 1, problem: 0 },
    payments: expect.anything(),
    locations: [{ location_id: shop.location.id, name: 'Main Street' }],
  });
});

it('lists orders whose mail failed, whose payment was refused, or whose payment is disputed', async () => {
  const [unmailed, refused, disputed] = [await anOrder(), await anOrder(), await anOrder()];
  const { db } = shop.t;
  await db.query(
    `insert into mail (store_id, reference, sender, recipient, subject, html, body_text, status, template, data)
     values ($1, $2, 's', 'r', 's', '', '', 'failed', 'order-ready', jsonb_build_object('order_number', $2::text))`,
    [shop.store.id, unmailed],
  );
  for (const number of [refused, disputed])
    await db.query(
      `insert into payment (store_id, order_id, key, provider, amount, currency, state, created_at, due_at, next_check_at, disputed_at)
       select store_id, id, order_number, 'sandbox', 100, 'USD', 'authorized', now(), now(), now(), case when $2 then now() end
       from customer_order where order_number = $1`,
      [number, number === disputed],
    );
  await db.query(
    `insert into payment_step (payment_id, key, kind, amount, state, created_by, created_at, next_attempt_at)
     select id, key, 'capture', 100, 'refused', 'staff 1', now(), now() from payment where key = $1`,
    [refused],
  );
  expect((await numbers({ list: 'problem' })).sort()).toEqual([unmailed, refused, disputed].sort());
  expect((await owner.get('order/getLists')).counts.problem).toBe(3);
  const { orders } = await owner.get('order/getList', { list: 'prepare' });
  expect(orders.map(({ has_problem }) => has_problem)).toEqual([true, true, true]);
});

it('finds an order by its number, its customer, and what is in it', async () => {
  const number = await anOrder(
    { name: 'Zoë O’Brien', email: 'Zoe@Example.org', phone: '2075550142' },
    'Der Zauberberg',
  );
  await anOrder({ name: 'Mara Lind', email: 'mara@example.org', phone: '2075550177' }, 'Tide Tables');
  const { orders } = await owner.get('order/getList', { term: number });
  const isbn = orders[0]?.items[0]?.eisbn ?? '';
  for (const term of [
    `#${number}`,
    'zoe',
    "o'brien zoe",
    'zoe@exam',
    '(207) 555-0142',
    '0142',
    isbn,
    `${isbn.slice(0, 3)}-${isbn.slice(3)}`,
    'zauber',
  ])
    expect([term, await numbers({ term })]).toEqual([term, [number]]);
  for (const term of ['%', 'zoe@example.org.uk', '0199', 'nothing of this'])
    expect([term, await numbers({ term })]).toEqual([term, []]);
});

it('pages through all orders, the newest first, and keeps to one location', async () => {
  const made = [
    await anOrder({}, 'A', '2026-03-01T10:00:00Z'),
    await anOrder({}, 'B', '2026-03-02T10:00:00Z'),
  ];
  const here = await anOrder({ location_id: shop.location.id }, 'C', '2026-03-03T10:00:00Z');
  const first = await owner.get('order/getList', { limit: 2 });
  expect(first.orders.map(({ order_number }) => order_number)).toEqual([here, made[1]]);
  expect(first.next).toBe(made[1]);
  const rest = await owner.get('order/getList', { limit: 2, after: first.next });
  expect([rest.orders.map(({ order_number }) => order_number), rest.next]).toEqual([[made[0]], '']);
  expect(await numbers({ location_id: shop.location.id })).toEqual([here]);
  const other = await buildLocation(shop.t.db, shop.store.id);
  const there = await staffAt(shop.t, shop.store, 'bookseller', { locationId: other.id });
  const asked = { list: 'prepare', location_id: shop.location.id };
  expect((await there.get('order/getList', asked)).orders).toEqual([]);
  expect((await there.get('order/getLists', asked)).counts.prepare).toBe(0);
});
