import { expect, test } from 'vitest';
import { lastMail, signUp } from '../../test/accounts.ts';
import { buildLocation, buildOrder } from '../../test/factories.ts';
import { pickup } from '../../test/institution.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

async function aCustomer() {
  const shop = await open();
  const { user } = await signUp(shop.reader);
  return { ...shop, id: user.corp_id };
}

test('the history filters by year, term and place, and says which years have orders (CALL-100, ENTITY-121, ORDER-007)', async () => {
  const { reader, t, store, location, aBook, id } = await aCustomer();
  const [moss, tide] = [await aBook(1, { title: 'Moss 100%' }), await aBook(1, { title: 'Tide' })];
  const first = await buildOrder(t.db, store.id, id, moss, '2023-05-01T12:00:00Z');
  // Still 2025 on the clock of the store.
  const second = await buildOrder(t.db, store.id, id, tide, '2026-01-01T03:00:00Z');
  await t.db.query('update customer_order set location_id = $2 where order_number = $1', [
    first,
    location.id,
  ]);
  const ask = async (input: object) => {
    const { rows, ...rest } = await reader.get('order/getList', input);
    return { numbers: rows.map((r) => r.order_number), ...rest };
  };
  const all = await ask({});
  expect(all).toEqual({ numbers: [second, first], row_count: 2, rowcount: 2, years: [2025, 2023] });
  expect((await ask({ year: 2023 })).numbers).toEqual([first]);
  expect((await ask({ year: 2026 })).numbers).toEqual([]);
  expect((await ask({ term: 'tide' })).numbers).toEqual([second]);
  expect((await ask({ term: '100%' })).numbers).toEqual([first]);
  expect((await ask({ term: '%' })).numbers).toEqual([first]);
  expect((await ask({ term: moss.eisbn })).numbers).toEqual([first]);
  expect((await ask({ term: second })).numbers).toEqual([second]);
  expect((await ask({ location_id: location.id })).numbers).toEqual([first]);
  expect((await ask({ location_id: (await buildLocation(t.db, store.id)).id })).numbers).toEqual([]);
  expect(await ask({ limit: 1, offset: 1 })).toMatchObject({ numbers: [first], row_count: 2 });
  // Beyond the end there are as many as ever.
  expect(await ask({ limit: 1, offset: 9 })).toMatchObject({ numbers: [], row_count: 2, rowcount: 2 });
});

test('an order is open to its customer wherever they log in, and to no one else', async () => {
  const { reader, stranger, aBook, t } = await open();
  const { email } = await signUp(reader);
  const { eisbn } = await aBook(3);
  await reader.get('cart/add', { eisbn });
  const { order_number } = await reader.get('checkout/submit', pickup);
  expect((await reader.get('order/get', {})).order_number).toBe(order_number);
  await reader.get('account/logout', {});
  expect(await reader.call('order/get', { order_id: order_number })).toMatchObject({
    error_code: 'not_found',
  });
  expect(await reader.call('order/getList', {})).toMatchObject({ error_code: 'login_required' });
  const elsewhere = stranger();
  await elsewhere.get('account/login', { email_address: email, password: 'a lantern in the fog' });
  expect((await elsewhere.get('order/get', { order_id: order_number })).order_number).toBe(order_number);
  expect(await elsewhere.call('order/get', {})).toMatchObject({ error_code: 'not_found' });
  const eve = stranger();
  await signUp(eve);
  for (const name of ['order/get', 'order/getExcel'] as const) {
    expect(await eve.call(name, { order_id: order_number })).toMatchObject({ error_code: 'not_found' });
  }
  expect((await eve.get('order/getList', {})).rows).toEqual([]);
  const file = await elsewhere.get('order/getExcel', { order_id: order_number });
  expect(file.name).toBe(`order-${order_number}.xlsx`);
  expect(Buffer.from(file.bytes).subarray(0, 2).toString()).toBe('PK');
  expect(t.woken).toContain('send-mail');
});

test("an institution's orders are in its history, and in that of the buyer while they act for it", async () => {
  const { reader: teacher, stranger, aBook, t } = await open();
  const owner = stranger();
  const school = await signUp(owner, { is_institution: true, company: 'Harbor School' });
  const { email, user } = await signUp(teacher);
  await owner.get('account/linkToRequest', { email });
  await teacher.get('account/linkToVerify', { token: (await lastMail(t.db, email)).token });
  await teacher.get('account/setCorp', { corp_id: school.user.corp_id });
  const { eisbn } = await aBook(3);
  await teacher.get('cart/add', { eisbn });
  const { order_number } = await teacher.get('checkout/submit', pickup);
  await owner.get('cart/add', { eisbn });
  const owners = await owner.get('checkout/submit', pickup);
  const numbers = async (who: typeof owner) =>
    (await who.get('order/getList', {})).rows.map((r) => r.order_number);
  expect(await numbers(owner)).toEqual([owners.order_number, order_number]);
  expect((await owner.get('order/get', { order_id: order_number })).order_number).toBe(order_number);
  expect(await numbers(teacher)).toEqual([order_number]);
  expect(await teacher.call('order/get', { order_id: owners.order_number })).toMatchObject({
    error_code: 'not_found',
  });
  await teacher.get('account/setCorp', { corp_id: user.corp_id });
  expect(await numbers(teacher)).toEqual([]);
});
