import { beforeEach, expect, it } from 'vitest';
import { signUp } from '../../../test/accounts.ts';
import { buildLocation, buildOrder, buildStore, buildTitle } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';

let made: TestShop;
let store: StaffOf;
let owner: Desk;
let north: { id: number };
let order: string;

beforeEach(async () => {
  made = await testShop();
  store = await buildStore(made.db);
  north = await buildLocation(made.db, store.id, { name: 'North' });
  await made.reload();
  owner = await staffAt(made, store, 'owner');
  const { user } = await signUp(made.visitor(store.webstoreName));
  const title = await buildTitle(made.db, { title: 'Salt Roads' });
  order = await buildOrder(made.db, store.id, user.corp_id, title, new Date().toISOString());
  await made.db.query('update customer_order set location_id = $1', [north.id]);
});

it('lists orders as the counter needs them', async () => {
  const { orders } = await owner.get('order/getList');
  expect(orders).toMatchObject([
    {
      order_number: order,
      status: 'placed',
      location: 'North',
      items: [{ title: 'Salt Roads', quantity: 1 }],
    },
  ]);
});

it('takes a step once, mails the customer, and names the staff in the record by number only', async () => {
  expect(await owner.get('order/takeStep', { order_number: order, step: 'ready' })).toEqual({
    order_number: order,
    status: 'ready_for_pickup',
    mailed: true,
  });
  expect(made.woken).toContain('send-mail');
  expect(await owner.send('order/takeStep', { order_number: order, step: 'ready' })).toMatchObject({
    error_code: 'wrong_status',
    error: expect.stringMatching(
      new RegExp(`^Order ${order} is ready for pickup already. The last change was made by Some owner, `),
    ),
  });
  const [event] = await made.db.query<{ changed_by: string }>('select changed_by from order_event');
  expect(event?.changed_by).toMatch(/^staff \d+$/);
  const [entry] = (await owner.get('audit/getList')).entries;
  expect(entry).toMatchObject({ target: order, detail: { before: 'placed', after: 'ready_for_pickup' } });
});

it('asks before a special order that has not arrived becomes ready', async () => {
  await made.db.query('update order_line set backorder_quantity = 1');
  expect(await owner.send('order/takeStep', { order_number: order, step: 'ready' })).toMatchObject({
    error_code: 'not_arrived',
    error: expect.stringContaining('“Salt Roads”'),
  });
  const arrived = { order_number: order, step: 'ready', arrived: 'on' };
  expect(await owner.get('order/takeStep', arrived)).toMatchObject({ status: 'ready_for_pickup' });
});

it('shows staff of one location the orders of that location alone', async () => {
  const south = await buildLocation(made.db, store.id, { name: 'South' });
  const here = await staffAt(made, store, 'bookseller', { locationId: north.id, email: 'north@example.org' });
  const there = await staffAt(made, store, 'bookseller', {
    locationId: south.id,
    email: 'south@example.org',
  });
  expect((await here.get('order/getList')).orders).toHaveLength(1);
  expect((await there.get('order/getList')).orders).toEqual([]);
  const step = { order_number: order, step: 'collect' };
  expect(await there.send('order/takeStep', step)).toMatchObject({ error_code: 'not_found' });
  expect(await here.get('order/takeStep', step)).toMatchObject({ status: 'collected' });
});
