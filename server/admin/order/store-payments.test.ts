import { beforeEach, describe, expect, it, test } from 'vitest';
import { signUp } from '../../../test/accounts.ts';
import { buildLocation, buildOrder, buildStore, buildTitle } from '../../../test/factories.ts';
import { paidOrder } from '../../../test/paid-order.ts';
import { sellingShops } from '../../../test/selling-shop.ts';
import { type TestShop, testShop, type Visitor } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';

const portland = {
  ...{ address_id: 0, name: 'Ada', company_name: '', phone_number: '', street_address: '1 Pier Street' },
  ...{ street_address_2: '', city: 'Portland', province: 'ME', country: 'US', postal_code: '04101' },
};

let made: TestShop;
let store: StaffOf;
let owner: Desk;
let bookseller: Desk;
let reader: Visitor;
let north: { id: number };
let order_number: string;

describe('an order of 20.00 that is to be paid in the store', () => {
  beforeEach(async () => {
    made = await testShop();
    store = await buildStore(made.db);
    north = await buildLocation(made.db, store.id, { name: 'North' });
    await made.reload();
    owner = await staffAt(made, store, 'owner');
    bookseller = await staffAt(made, store, 'bookseller');
    reader = made.visitor(store.webstoreName);
    const { user } = await signUp(reader);
    order_number = await buildOrder(made.db, store.id, user.corp_id, await buildTitle(made.db));
    await made.db.query(
      `update customer_order set location_id = $1, payment_choice = 'in_store', original_price = 2000, subtotal = 2000,
         total = 2000, total_owing = 2000`,
      [north.id],
    );
    await made.db.query('update order_line set quantity = 2, sold_price = 1000, original_price = 1000');
  });

  const get = (desk = owner) => desk.get('order/get', { order_number });
  const markPaid = (more: object = {}, desk = bookseller) =>
    desk.send('order/markPaid', { order_number, method: 'cash', ...more });
  const takeBack = (payment_id: number, more: object = {}) =>
    owner.send('order/takeBackPayment', { order_number, payment_id, ...more });
  const step = (name: string) => owner.get('order/takeStep', { order_number, step: name });
  const seen = async () => {
    const { payment_type, payment_message, summary } = await reader.get('order/get', {
      order_id: order_number,
    });
    return { payment_type, payment_message, total_owing: summary.total_owing };
  };
  const unpaid = {
    payment_type: 'Pay in store',
    payment_message: 'You pay when you pick up your order.',
    total_owing: 2000,
  };

  it('is marked as paid: staff see how and by whom, the customer that it is', async () => {
    expect(await seen()).toEqual(unpaid);
    const before = await get();
    expect(before.payment.in_store).toEqual({ paid: 0, open: 2000, to_return: 0, likely: 'cash' });
    expect(await markPaid({ method: 'card', note: 'Receipt 17' })).toMatchObject({ value: { amount: 2000 } });
    const after = await get();
    expect(after).toMatchObject({
      order: { summary: { total_owing: 0, paid_in_store: 2000 } },
      payment: { in_store: { paid: 2000, open: 0, to_return: 0, likely: '' }, paid: 0 },
      store_payments: [
        { method: 'card', amount: 2000, note: 'Receipt 17', by: 'Some bookseller', taken_back: null },
      ],
      events: [{ status: 'paid_in_store', by: 'Some bookseller' }],
    });
    expect(after.version).not.toBe(before.version);
    expect(await seen()).toEqual({ payment_type: 'Paid in store', payment_message: '', total_owing: 0 });
    const [entry] = (await owner.get('audit/getList')).entries;
    expect(entry).toMatchObject({
      ...{ action: 'order/markPaid', target: order_number },
      detail: { method: 'card', amount: 2000, note: 'Receipt 17' },
    });
  });

  it('stays as it is paid when it is handed over, and can be marked after that as well', async () => {
    await step('collect');
    expect((await get()).payment.in_store.open).toBe(2000);
    expect(await markPaid()).toMatchObject({ value: { amount: 2000 } });
    expect(await seen()).toMatchObject({ payment_type: 'Paid in store' });
  });

  it('is handed over and paid in one step', async () => {
    const { version } = await get();
    const handOver = { order_number, step: 'collect', paid: 'card', version };
    expect(await bookseller.get('order/takeStep', handOver)).toMatchObject({ status: 'collected' });
    expect((await get()).events).toMatchObject([{ status: 'paid_in_store' }, { status: 'collected' }]);
    expect((await get()).store_payments).toMatchObject([{ method: 'card', amount: 2000 }]);
    const [entry] = (await owner.get('audit/getList')).entries;
    expect(entry).toMatchObject({
      ...{ action: 'order/takeStep', target: order_number },
      detail: { before: 'placed', after: 'collected', method: 'card', amount: 2000 },
    });
  });

  it('is neither handed over nor paid when one of both can’t be', async () => {
    await step('collect');
    const again = await owner.send('order/takeStep', { order_number, step: 'collect', paid: 'cash' });
    expect(again).toMatchObject({ error_code: 'wrong_status' });
    expect((await get()).store_payments).toEqual([]);
  });

  it.each([
    ['pickup', null, 'check'],
    ['contact', null, 'check'],
    ['not_required', null, ''],
    ['contact', portland, ''],
  ])('is likely paid as the one before: %s, to %o', async (payment_choice, ship_to, likely) => {
    await made.db.query('update customer_order set payment_choice = $1, ship_to = $2', [
      payment_choice,
      ship_to && JSON.stringify(ship_to),
    ]);
    const noted = await owner.get('order/markPaid', { order_number, method: 'card' });
    await takeBack(noted.payment_id);
    await made.db.query(
      `insert into store_payment (store_id, order_id, method, amount, currency, taken_by, undone_by, undone_at)
       select store_id, id, m, 1, currency, 'staff 1', u, case when u is not null then now() end
       from customer_order, (values ('cash', null), ('check', null), ('other', 'staff 1')) as of (m, u)`,
    );
    expect((await get()).payment.in_store).toMatchObject({ open: 1998, likely });
  });

  it('is marked once: a second tab is told who was faster, and two at once take the money once', async () => {
    const { version } = await get();
    const answers = await Promise.all([markPaid({ version }), markPaid({ version })]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      error_code: 'stale',
      error: expect.stringMatching(/The last change was made by Some bookseller/),
    });
    expect(await markPaid()).toMatchObject({ error_code: 'nothing_owed' });
    expect((await get()).store_payments).toHaveLength(1);
  });

  it('is not marked when it is canceled, or a quote', async () => {
    for (const [status, open] of [
      ['quote_answered', 0],
      ['canceled', 0],
    ] as const) {
      await made.db.query('update customer_order set status = $1', [status]);
      expect(await markPaid()).toMatchObject({ error_code: 'wrong_status' });
      expect((await get()).payment.in_store).toEqual({ paid: 0, open, to_return: 0, likely: '' });
    }
  });

  it('is marked back after a mistake, once, by those who may refund', async () => {
    const paid = await owner.get('order/markPaid', { order_number, method: 'cash' });
    const { version } = await get();
    expect(
      await bookseller.send('order/takeBackPayment', { order_number, payment_id: paid.payment_id }),
    ).toMatchObject({ error_code: 'not_allowed' });
    expect(await takeBack(paid.payment_id, { version })).toMatchObject({ value: { amount: 2000 } });
    expect(await takeBack(paid.payment_id, { version })).toMatchObject({ error_code: 'stale' });
    expect(await takeBack(paid.payment_id)).toMatchObject({ error_code: 'already_taken_back' });
    expect(await get()).toMatchObject({
      payment: { in_store: { paid: 0, open: 2000, to_return: 0 } },
      store_payments: [{ taken_back: { by: 'Some owner' } }],
      events: [{ status: 'paid_in_store' }, { status: 'store_payment_undone' }],
    });
    expect(await seen()).toEqual(unpaid);
    expect(await markPaid()).toMatchObject({ value: { amount: 2000 } });
  });

  it('says what staff give back by hand once it is canceled', async () => {
    const paid = await owner.get('order/markPaid', { order_number, method: 'cash' });
    expect(await owner.send('order/refund', { order_number, amount: 100 })).toMatchObject({
      error_code: 'not_paid',
      error: expect.stringMatching(/What was paid in the store is given back by hand\.$/),
    });
    await step('cancel');
    expect((await get()).payment.in_store).toMatchObject({ paid: 2000, open: 0, to_return: 2000 });
    await takeBack(paid.payment_id);
    expect((await get()).payment.in_store).toMatchObject({ paid: 0, open: 0, to_return: 0 });
  });

  it('of another store or location is unknown', async () => {
    const south = await buildLocation(made.db, store.id, { name: 'South' });
    const other = await buildStore(made.db);
    await made.reload();
    const there = await staffAt(made, store, 'manager', { locationId: south.id });
    const stranger = await staffAt(made, other, 'owner');
    const { payment_id } = await owner.get('order/markPaid', { order_number, method: 'check' });
    for (const desk of [there, stranger]) {
      expect(await markPaid({}, desk)).toMatchObject({ error_code: 'not_found' });
      expect(await desk.send('order/takeBackPayment', { order_number, payment_id })).toMatchObject({
        error_code: 'not_found',
      });
    }
    expect(await takeBack(payment_id + 1)).toMatchObject({ error_code: 'not_found' });
    expect((await get()).payment.in_store.paid).toBe(2000);
  });

  it('gives back for what is canceled of its rest', async () => {
    await made.db.query(
      "update customer_order set delivery_preference = 'ship', location_id = null, ship_to = $1::jsonb",
      [JSON.stringify(portland)],
    );
    await owner.get('order/markPaid', { order_number, method: 'check' });
    const parcel = { step: 'ship', lines: [{ position: 1, quantity: 1 }], arrived: true };
    await owner.get('order/takeStep', { order_number, ...parcel });
    await step('cancel');
    expect((await get()).payment.in_store).toMatchObject({ paid: 2000, open: 0, to_return: 1000 });
  });
});

const open = sellingShops();

test('an order whose card is only held is not to be paid in the store', async () => {
  const { t, store, order_number } = await paidOrder(open, { giftCard: 0, onHand: 0 });
  const desk = await staffAt(t, store, 'owner', { email: `o${store.id}@example.org` });
  expect(await desk.send('order/markPaid', { order_number, method: 'cash' })).toMatchObject({
    error_code: 'paid_by_provider',
  });
  expect((await desk.get('order/get', { order_number })).payment.in_store.open).toBe(0);
});

test('an order that was paid by card has nothing left to pay', async () => {
  const { t, store, order_number } = await paidOrder(open, { giftCard: 0 });
  const desk = await staffAt(t, store, 'owner', { email: `o${store.id}@example.org` });
  expect(await desk.send('order/markPaid', { order_number, method: 'cash' })).toMatchObject({
    error_code: 'nothing_owed',
  });
});
