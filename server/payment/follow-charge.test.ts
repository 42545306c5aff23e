import { expect, test } from 'vitest';
import { paidOrder } from '../../test/paid-order.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { changeOrder } from '../order/change-order.ts';
import { type RefundWanted, refundOrder } from '../order/refund-order.ts';
import { staffOrder } from '../order/staff-order.ts';
import type { Dispute, Money } from '../providers/payment/payment.ts';
import { settlePayment } from './settle-payment.ts';

const open = sellingShops();

/** A paid order, whose provider says what a test wants it to say about the payment. */
async function chargedOrder(options: Parameters<typeof paidOrder>[1] = { giftCard: 0 }) {
  const paid = await paidOrder(open, options);
  const { t, sandbox, order_number } = paid;
  const store = t.shop.stores.byName(paid.store.webstoreName);
  if (!store) throw new Error('no store');
  const [payment] = await t.db.query<{ id: number; amount: number }>(
    'select id, amount from payment where store_id = $1',
    [store.id],
  );
  if (!payment) throw new Error('no payment');
  const own = sandbox.open({ account: store.webstoreName });
  /** A message of the provider: what it says of the payment now, with these changes. */
  const hear = async (changes: Partial<Money>) => {
    const payments = t.shop.payments;
    t.shop.payments = {
      open: async () => ({
        ...own,
        find: async (asked) => ({ ...((await own.find(asked)) as Money), ...changes }),
      }),
    };
    await settlePayment(t.shop, payment.id);
    t.shop.payments = payments;
  };
  const alerts = async () => (await paid.letters()).filter(({ subject }) => subject.includes('attention'));
  const refunds = () =>
    t.db.query<{ made_by: string; amount: number; to_provider: number }>(
      'select made_by, amount, to_provider from refund where store_id = $1 order by id',
      [store.id],
    );
  const desk = { store, secret: t.shop.secret, by: 'staff 1', mailFrom: '', now: new Date() };
  const refund = (wanted: Partial<RefundWanted>) =>
    t.db.tx((q) =>
      refundOrder(
        q,
        {
          orderNumber: order_number,
          locationId: null,
          amount: undefined,
          lines: [],
          shipping: false,
          to: 'as_paid',
          restock: false,
          reason: '',
          ...wanted,
        },
        desk,
      ),
    );
  const cancel = () =>
    t.db.tx((q) =>
      changeOrder(q, {
        ...desk,
        orderNumber: order_number,
        locationId: null,
        step: 'cancel',
        changedBy: 'staff 1',
      }),
    );
  const detail = async () => {
    const shown = { orderNumber: order_number, locationId: null };
    const found = await staffOrder(t.db, { store, secret: t.shop.secret }, shown, new Date());
    if (!found) throw new Error('no order');
    return found;
  };
  return { ...paid, payment, own, hear, alerts, refunds, refund, cancel, detail };
}

test('what was given back at the provider is a refund of the order, once, and the customer is mailed', async () => {
  const { hear, refunds, seen, accounts, settle, letters } = await chargedOrder();
  const before = await accounts();
  await hear({ refunded: 1000 });
  await hear({ refunded: 1000 });
  expect(await refunds()).toEqual([{ made_by: 'sandbox', amount: 1000, to_provider: 1000 }]);
  expect(await seen()).toMatchObject({ payment_message: '$10.00 was refunded.' });
  const after = await accounts();
  expect(after['provider:sandbox']).toBe((before['provider:sandbox'] ?? 0) - 1000);
  expect(after.suspense).toBeUndefined();
  // The bank of this test was never asked for it.
  expect(await settle()).toBe(0);
  const mails = (await letters()).map(({ subject }) => subject);
  expect(mails.filter((subject) => /refund/i.test(subject))).toHaveLength(1);
  await hear({ refunded: 1500 });
  expect((await refunds()).map(({ amount }) => amount)).toEqual([1000, 500]);
});

test('a refund of the shop is not booked again when the provider tells of it', async () => {
  const { hear, refunds, settle, refund } = await chargedOrder();
  await refund({ amount: 700 });
  // The provider tells of it before the shop has read the answer.
  await hear({ refunded: 700 });
  expect(await settle()).toBe(700);
  await hear({});
  expect((await refunds()).map(({ amount }) => amount)).toEqual([700]);
});

test('an order that was given back in full elsewhere can be canceled, and nothing goes back twice', async () => {
  const { hear, payment, refunds, cancel, settle, accounts } = await chargedOrder();
  await hear({ refunded: payment.amount });
  expect((await refunds()).map(({ amount }) => amount)).toEqual([payment.amount]);
  await cancel();
  expect(await settle()).toBe(0);
  expect(await accounts()).toEqual({});
});

test('the shop hears of what was given back beyond the order, and the books still agree', async () => {
  const { hear, payment, refunds, refund, order_number, accounts, alerts } = await chargedOrder();
  // The customer took a gift card; then someone gave the money back at the provider, too.
  await refund({ lines: [{ position: 1 }, { position: 2 }], shipping: true, to: 'gift_card' });
  await hear({ refunded: payment.amount });
  await hear({ refunded: payment.amount });
  expect(await refunds()).toHaveLength(1);
  expect(await accounts()).toEqual({ 'gift cards': -payment.amount, suspense: payment.amount });
  const [alert, ...more] = await alerts();
  expect(more).toEqual([]);
  expect(alert?.subject).toBe(`The payment of order ${order_number} needs your attention`);
  expect(alert?.text).toContain('More was given back than was left');
});

test('the shop is mailed once that a payment is disputed', async () => {
  const { hear, alerts, order_number, accounts } = await chargedOrder();
  const before = await accounts();
  await hear({ disputed: true });
  await hear({ disputed: true });
  const letters = await alerts();
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(
    `The cardholder has asked their bank for the money of order ${order_number}.`,
  );
  expect(letters[0]?.text).toContain('Paid with: Visa ending in 4242');
  expect(await accounts()).toEqual(before);
});

const taken = { reference: 'txn_1', amount: 1800, fee: 1500 };
const dispute: Dispute = {
  ...{ reference: 'dp_1', state: 'open', amount: 1800, movements: [taken] },
  dueAt: new Date('2031-05-04T12:00:00Z'),
  page: 'https://bank.example/disputes/dp_1',
};

test('a dispute is booked as a cost of the shop, each movement once, and the order stays paid', async () => {
  const { hear, alerts, accounts, payment, detail } = await chargedOrder();
  const before = await accounts();
  await hear({ disputed: true, dispute: { ...dispute, movements: [] } });
  expect(await accounts()).toEqual(before);
  expect((await detail()).payment).toMatchObject({
    is_disputed: true,
    dispute: { provider: 'Sandbox', state: 'open', amount: 1800, cost: 0, due_day: '2031-05-04' },
  });
  for (const state of ['open', 'lost', 'lost'] as const)
    await hear({ disputed: true, dispute: { ...dispute, state, dueAt: null } });
  const after = await accounts();
  expect(after.disputes).toBe(1800);
  expect(after['dispute fees']).toBe(1500);
  expect(after['provider:sandbox']).toBe((before['provider:sandbox'] ?? 0) - 3300);
  expect(after.receivable).toBe(before.receivable);
  expect((await detail()).payment).toMatchObject({
    paid: payment.amount,
    dispute: { state: 'lost', cost: 3300, due_day: '' },
  });
  const texts = (await alerts()).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.join()).toContain('for the cardholder, who keeps the money');
});

test('a dispute that is won brings the money back, less what the provider keeps', async () => {
  const { hear, alerts, accounts, detail } = await chargedOrder();
  const before = await accounts();
  await hear({ disputed: true, dispute });
  const back = { reference: 'txn_2', amount: -1800, fee: 0 };
  const won = { ...dispute, state: 'won' as const, dueAt: null, movements: [taken, back] };
  await hear({ disputed: true, dispute: won });
  await hear({ disputed: true, dispute: won });
  const after = await accounts();
  expect(after).toEqual({
    ...before,
    'provider:sandbox': (before['provider:sandbox'] ?? 0) - 1500,
    'dispute fees': 1500,
  });
  expect((await detail()).payment.dispute).toMatchObject({ state: 'won', cost: 1500 });
  expect((await alerts()).map(({ text }) => text).join()).toContain('the shop keeps the money');
});

const second: Dispute = {
  ...{ ...dispute, reference: 'dp_2', amount: 700, page: 'https://bank.example/disputes/dp_2' },
  movements: [{ reference: 'txn_3', amount: 700, fee: 1500 }],
};

test('a second dispute of a payment is mailed like the first, and needs care again', async () => {
  const { hear, alerts, detail, t } = await chargedOrder();
  await hear({ disputed: true, dispute });
  await hear({ disputed: true, dispute: { ...dispute, state: 'lost', dueAt: null } });
  expect(await alerts()).toHaveLength(2);
  await t.db.query(`update payment set disputed_at = disputed_at - interval '60 days'`);
  await hear({ disputed: true, dispute: second });
  await hear({ disputed: true, dispute: second });
  const [opened, ...more] = await alerts();
  expect(more).toEqual([]);
  expect(opened?.text).toContain('$7.00');
  expect(opened?.text).toContain('Answer at: https://bank.example/disputes/dp_2');
  expect((await detail()).payment.dispute).toMatchObject({ state: 'open', amount: 700, cost: 5500 });
  const [payment] = await t.db.query<{ is_new: boolean }>(
    `select disputed_at > now() - interval '30 days' as is_new from payment where dispute_reference = 'dp_2'`,
  );
  expect(payment?.is_new).toBe(true);
  await hear({ disputed: true, dispute: { ...second, state: 'lost', dueAt: null } });
  expect(await alerts()).toHaveLength(1);
});

test('a second dispute that is heard of only when it is lost is mailed as lost, too', async () => {
  const { hear, alerts } = await chargedOrder();
  await hear({ disputed: true, dispute: { ...dispute, state: 'lost', dueAt: null } });
  expect(await alerts()).toHaveLength(2);
  await hear({ disputed: true, dispute: { ...second, state: 'lost', dueAt: null } });
  expect(await alerts()).toHaveLength(2);
});

test('a dispute whose details are said later is the same one', async () => {
  const { hear, alerts } = await chargedOrder();
  await hear({ disputed: true });
  await hear({ disputed: true, dispute });
  expect(await alerts()).toHaveLength(1);
});

test('a refund that the provider refuses is mailed to the shop', async () => {
  const { t, own, refund, settle, alerts } = await chargedOrder();
  t.shop.payments = {
    open: async () => ({
      ...own,
      refund: async () => ({ state: 'refused', reason: 'The balance is too low.' }),
    }),
  };
  await refund({ amount: 700 });
  await settle();
  await settle();
  const letters = await alerts();
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('Amount: $7.00 USD');
  expect(letters[0]?.text).toContain('Reason: The balance is too low.');
});

test('money without an order that was given back at the provider needs no care any more', async () => {
  const { t, store, payment, hear, accounts, alerts } = await chargedOrder();
  await t.db.query("update payment set state = 'stray' where id = $1", [payment.id]);
  await t.db.query(
    `insert into ledger_entry (store_id, order_id, payment_id, debit, credit, amount, currency, reference, at)
     values ($1, null, $2, 'provider:sandbox', 'suspense', $3, 'USD', $4, now())`,
    [store.id, payment.id, payment.amount, `stray:${payment.id}`],
  );
  const state = async () =>
    (await t.db.query<{ state: string }>('select state from payment where id = $1', [payment.id]))[0]?.state;
  await hear({ refunded: 100 });
  expect(await state()).toBe('stray');
  await hear({ refunded: payment.amount });
  expect(await state()).toBe('voided');
  expect((await accounts()).suspense).toBeUndefined();
  expect(await alerts()).toEqual([]);
});

test('a step is sent with the references of those that are done, for providers whose steps carry no key', async () => {
  const { t, own, refund, settle } = await chargedOrder();
  const sent: unknown[] = [];
  const done: string[] = [];
  t.shop.payments = {
    open: async () => ({
      ...own,
      async refund(step) {
        sent.push(step.others);
        const result = await own.refund(step);
        if (result.state === 'done') done.push(result.reference);
        return result;
      },
    }),
  };
  for (const amount of [100, 100]) {
    await refund({ amount });
    await settle();
  }
  expect(done).toHaveLength(2);
  expect(sent).toEqual([[], [done[0]]]);
});
