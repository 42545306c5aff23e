import { beforeEach, expect, it } from 'vitest';
import { signUp } from '../../../test/accounts.ts';
import { buildLocation, buildOrder, buildStock, buildStore, buildTitle } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';

let made: TestShop;
let store: StaffOf;
let main: { id: number };
let owner: Desk;

beforeEach(async () => {
  made = await testShop();
  store = await buildStore(made.db);
  main = await buildLocation(made.db, store.id, { code: 'MAIN', name: 'On the wharf' });
  await made.reload();
  owner = await staffAt(made, store, 'owner');
});

const pier = { code: 'PIER', name: 'Pier', position: 9999 };
const save = (more: object = {}) => owner.send('location/save', { ...pier, details: {}, ...more });

it('saves a location that guests see as the editor gets it', async () => {
  const details = {
    sc_phone: '(207) 555-0100',
    lat_lng: { lat: 43.6, lng: -70.2 },
    ws_contact_blurb: '<p onclick="x">Push twice</p>',
  };
  const saved = await owner.get('location/save', { ...pier, details: JSON.stringify(details) });
  expect(saved).toMatchObject({
    ...pier,
    version: 1,
    details: { ...details, ws_contact_blurb: '<p>Push twice</p>' },
  });
  const { locations } = await owner.get('location/getList');
  expect(locations).toMatchObject([{ code: 'MAIN', name: 'On the wharf' }, saved]);
  await made.reload();
  const [, shown] = await made.visitor(store.webstoreName).get('webstore/getContactAndHours', {});
  expect(shown).toMatchObject({ location_id: saved.id, altname: 'Pier', sc_phone: '(207) 555-0100' });
});

it('has a unique code, whatever its case', async () => {
  expect(await save({ code: 'main' })).toMatchObject({ error_code: 'code_taken' });
  const { id } = await owner.get('location/save', { ...pier, details: {} });
  expect(await save({ id, version: 1, code: 'Main' })).toMatchObject({ error_code: 'code_taken' });
  expect(await save({ id, version: 1, code: 'pier' })).toMatchObject({ ok: true });
  const both = await Promise.all([save({ code: 'Hill' }), save({ code: 'HILL' })]);
  expect(both.filter((a) => a.ok)).toHaveLength(1);
});

it('names the days whose hours are wrong', async () => {
  const week = Array(7).fill([540, 1080]);
  const ws_hours = { title: '', weekdays: [[540, 2000], ...week.slice(1)], singles: [] };
  expect(await save({ details: { ws_hours } })).toMatchObject({
    error_code: 'invalid_hours',
    error: 'Please check the hours for Monday.',
    error_data: { days: ['Monday'] },
  });
});

it('is not deleted while it has waiting orders, copies or staff', async () => {
  const { id } = await owner.get('location/save', { ...pier, details: {} });
  const { user } = await signUp(made.visitor(store.webstoreName));
  const title = await buildTitle(made.db);
  const order = await buildOrder(made.db, store.id, user.corp_id, title);
  await made.db.query('update customer_order set location_id = $1', [id]);
  await buildStock(made.db, id, title.id, 3, { on_order: 1 });
  await staffAt(made, store, 'bookseller', { locationId: id });
  const remove = () => owner.send('location/delete', { id, version: 1 });
  expect(await remove()).toMatchObject({
    error_code: 'location_in_use',
    error:
      'Pier cannot be deleted: it still has 1 open order, 4 copies in stock or on order, 1 person who works only there.',
    error_data: { orders: 1, copies: 4, staff: 1 },
  });
  await owner.get('staff/remove', { email: `bookseller.${store.webstoreName}@example.org` });
  await made.db.query('update stock set on_hand = 0, on_order = 0');
  await made.db.query(`update customer_order set status = 'ready_for_pickup'`);
  expect(await remove()).toMatchObject({
    error_code: 'location_in_use',
    error_data: { orders: 1, copies: 0 },
  });
  await made.db.query(`update customer_order set status = 'collected'`);
  expect(await remove()).toMatchObject({ ok: true });
  const { orders } = await owner.get('order/getList');
  expect(orders).toMatchObject([{ order_number: order, status: 'collected', location: '' }]);
});

it('stays when it is the only one, also when two are deleted at once', async () => {
  const only = { error_code: 'last_location' };
  expect(await owner.send('location/delete', { id: main.id, version: 1 })).toMatchObject(only);
  const { id } = await owner.get('location/save', { ...pier, details: {} });
  const answers = await Promise.all(
    [main.id, id].map((one) => owner.send('location/delete', { id: one, version: 1 })),
  );
  expect(answers.filter((a) => a.ok)).toHaveLength(1);
  expect(answers.filter((a) => !a.ok)).toMatchObject([only]);
});
