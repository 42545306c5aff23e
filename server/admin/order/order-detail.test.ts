import { expect, test } from 'vitest';
import { paidOrder } from '../../../test/paid-order.ts';
import { sellingShops } from '../../../test/selling-shop.ts';
import { staffAt } from '../../../test/staff.ts';

const open = sellingShops();

async function atTheDesk(how: Parameters<typeof paidOrder>[1] = {}) {
  const order = await paidOrder(open, how);
  const owner = await staffAt(order.t, order.store, 'owner', { email: `o${order.store.id}@example.org` });
  const { order_number } = order;
  return {
    ...order,
    owner,
    get: () => owner.get('order/get', { order_number }),
    step: (input: object) => owner.send('order/takeStep', { order_number, ...input }),
  };
}

test('shows the money, the copies and the steps of an order, and who did what', async () => {
  const { get, step, owner, order_number, settle } = await atTheDesk({ giftCard: 0 });
  const before = await get();
  expect(before).toMatchObject({
    next: 'ship',
    steps: { ready: false, ship: true, collect: false, cancel: 'all' },
    lines: [
      { position: 1, to_send: 3, held: 3, refundable: 3, note: '' },
      { position: 2, to_send: 1, held: 1, refundable: 1, note: '' },
    ],
    events: [{ status: 'placed', by: 'payment' }],
  });
  await step({ step: 'ship', lines: [{ position: 1, quantity: 2 }], carrier: 'UPS', tracking: '1Z' });
  await settle();
  await owner.get('order/addNote', { order_number, body: 'Rang about the rest' });
  const after = await get();
  expect(after).toMatchObject({
    next: 'ship',
    steps: { ship: true, cancel: 'rest', refund: true },
    lines: [
      { to_send: 1, held: 1, refundable: 2 },
      { to_send: 1, refundable: 0 },
    ],
    events: [{ status: 'placed' }, { status: 'partly_shipped', by: 'Some owner' }],
    parcels: [{ by: 'Some owner' }],
    notes: [{ body: 'Rang about the rest', by: 'Some owner' }],
    payment: { paid_with: 'Visa ending in 4242', refundable: after.payment.paid },
  });
  expect(after.order.parcels).toMatchObject([{ carrier: 'UPS', tracking: '1Z' }]);
  expect(after.version).not.toBe(before.version);
});

test('of two people who work on one order, the second is told who was faster, and nothing is done twice', async () => {
  const { get, step, owner, order_number, t } = await atTheDesk({ giftCard: 0 });
  const { version } = await get();
  expect(await step({ step: 'ship', lines: [{ position: 2 }], version })).toMatchObject({ ok: true });
  const late = await step({ step: 'ship', version });
  expect(late).toMatchObject({
    error_code: 'stale',
    error: expect.stringMatching(
      /^Order \w+ has changed since you opened it\. The last change was made by Some owner, /,
    ),
  });
  const refund = await owner.send('order/refund', { order_number, amount: 100, version });
  expect(refund).toMatchObject({ error_code: 'stale' });
  const parcels = await t.db.query(
    'select 1 from shipment p join customer_order o on o.id = p.order_id where o.order_number = $1',
    [order_number],
  );
  expect(parcels).toHaveLength(1);
  expect(await step({ step: 'ship', version: (await get()).version })).toMatchObject({
    ok: true,
    value: { status: 'shipped' },
  });
});

test('says what a refund would give back and where, and changes nothing', async () => {
  const { owner, order_number, get } = await atTheDesk();
  const { version } = await get();
  const preview = (what: object) => owner.send('order/previewRefund', { order_number, ...what });
  expect(await preview({ lines: [{ position: 1, quantity: 2 }] })).toMatchObject({
    value: {
      amount: 3418,
      lines: [{ position: 1, quantity: 2, amount: 3240 }],
      taxes: [{ type: 'Sales tax', amount: 178 }],
      to_provider: 3418,
      to_gift_cards: 0,
    },
  });
  expect(await preview({ amount: 6603 })).toMatchObject({
    value: { to_provider: 4103, to_gift_cards: 2500 },
  });
  expect(await preview({ amount: 1000, to: 'gift_card' })).toMatchObject({
    value: { to_provider: 0, to_gift_cards: 1000 },
  });
  expect(await preview({ amount: 6604 })).toMatchObject({ error_code: 'too_much' });
  expect(await get()).toMatchObject({ version, refunds: [], payment: { returned: 0, refundable: 6603 } });
});

test('sends a mail again: one that failed as it is, one that was sent as a new one, none that still waits', async () => {
  const { owner, order_number, get, letters, t } = await atTheDesk({ giftCard: 0 });
  const again = (mail_id: number) => owner.send('order/sendMailAgain', { order_number, mail_id });
  const confirmation = async () =>
    (await get()).mails.filter(({ template }) => template === 'order-confirmation');
  const [first] = await confirmation();
  expect(first).toMatchObject({ status: 'queued', error: '' });
  expect(await again(first?.mail_id ?? 0)).toMatchObject({ error_code: 'still_waiting' });
  await letters();
  expect(await confirmation()).toMatchObject([{ status: 'sent' }]);
  expect(await again(first?.mail_id ?? 0)).toMatchObject({
    ok: true,
    value: { recipient: 'ada@example.org' },
  });
  expect((await letters()).map(({ to }) => to)).toEqual(['ada@example.org']);
  const [, second] = await confirmation();
  await t.db.query(`update mail set status = 'failed', last_error = 'no such address' where id = $1`, [
    second?.mail_id,
  ]);
  expect((await confirmation())[1]).toMatchObject({ status: 'failed', error: 'no such address' });
  expect(await again(second?.mail_id ?? 0)).toMatchObject({ ok: true });
  expect(await confirmation()).toMatchObject([{ status: 'sent' }, { status: 'queued' }]);
  expect(await owner.send('order/sendMailAgain', { order_number: 'none', mail_id: 1 })).toMatchObject({
    error_code: 'not_found',
  });
});

test('lists the copies to pick by location and shelf, without those that have left or are not here', async () => {
  const { owner, order_number, step, t, store, books } = await atTheDesk({ giftCard: 0 });
  await t.db.query(
    `with shelf as (insert into store_category (store_id, name) values ($1, 'Poetry') returning id)
     insert into title_category (title_id, category_id) select $2, id from shelf`,
    [store.id, books[1].id],
  );
  await step({ step: 'ship', lines: [{ position: 1, quantity: 1 }] });
  const list = await owner.get('order/getPickList', {});
  expect(list).toMatchObject({
    orders: 1,
    locations: [
      {
        name: 'Main Street',
        shelves: [
          { name: 'Poetry', lines: [{ title: 'Tide Tables', quantity: 1, order_number, is_shipped: true }] },
          { name: '', lines: [{ title: 'Salt Roads', quantity: 2, condition: 'NEW' }] },
        ],
      },
    ],
  });
  await step({ step: 'ship' });
  expect(await owner.get('order/getPickList', {})).toMatchObject({ orders: 0, locations: [] });
});
