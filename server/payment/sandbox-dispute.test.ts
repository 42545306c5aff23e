import pino from 'pino';
import { expect, test } from 'vitest';
import { paidOrder } from '../../test/paid-order.ts';
import { secretOfSandbox } from '../../test/sandbox.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { settlePayments } from '../jobs/settle-payments.ts';
import { changeOrder } from '../order/change-order.ts';
import { retryRefunds } from '../order/retry-refunds.ts';
import { staffOrder } from '../order/staff-order.ts';
import { signWebhook } from '../providers/payment/sandbox/sandbox-payment.ts';
import { dispatchWebhook } from './webhook-road.ts';

const open = sellingShops();
const log = pino({ level: 'silent' });

/** An order that was paid with a card whose holder then disputes it. */
async function disputedOrder(testCard = '4000000000000259') {
  const paid = await paidOrder(open, { giftCard: 0, testCard });
  const { t, sandbox, order_number } = paid;
  const store = t.shop.stores.byName(paid.store.webstoreName);
  if (!store) throw new Error('no store');
  const begun = sandbox.clock.now;
  const now = () => new Date(sandbox.clock.now);
  const shop = { ...t.shop, now };
  const payment = () => {
    const [found] = sandbox.rows.flatMap((row) => ('payment' in row ? [row.payment] : [])).slice(-1);
    if (!found) throw new Error('no payment');
    return found;
  };
  /** One notice of the bank arrives. */
  const deliver = (event: { body: string }) => {
    const at = String(Math.floor(sandbox.clock.now / 1000));
    const signature = `t=${at},v1=${signWebhook(secretOfSandbox(store.webstoreName), at, event.body)}`;
    const header = (name: string) => (name === 'sandbox-signature' ? signature : '');
    const caller = { store, address: '', provider: 'sandbox' as const, body: event.body, header };
    return dispatchWebhook(shop, caller, { name: 'payment/event', input: {} });
  };
  /** Time goes on to so many seconds after the payment, and what the bank has sent until then arrives when it was to. */
  const goOn = async (seconds: number) => {
    const from = sandbox.clock.now;
    const until = begun + seconds * 1000;
    const due = () =>
      sandbox.events
        .map((event) => ({ ...event, when: event.at + event.after * 1000 }))
        .filter(({ when }) => when > from && when <= until)
        .sort((a, b) => a.when - b.when);
    for (const event of due()) {
      sandbox.clock.now = event.when;
      await deliver(event);
    }
    sandbox.clock.now = until;
  };
  const detail = async () => {
    const shown = { orderNumber: order_number, locationId: null };
    const found = await staffOrder(t.db, { store, secret: t.shop.secret }, shown, now());
    if (!found) throw new Error('no order');
    return found.payment;
  };
  const alerts = async () => (await paid.letters()).filter(({ subject }) => subject.includes('attention'));
  const cancel = () =>
    t.db.tx((q) =>
      changeOrder(q, {
        ...{ store, orderNumber: order_number, locationId: null, step: 'cancel', changedBy: 'staff 1' },
        ...{ mailFrom: '', secret: t.shop.secret },
      }),
    );
  const job = () => settlePayments({ ...shop, log });
  return { ...paid, shop, goOn, payment, deliver, detail, alerts, cancel, job };
}

test('a disputed order says what to do until when, the shop is mailed, and both hear how it ended', async () => {
  const { goOn, payment, detail, alerts, sandbox, accounts } = await disputedOrder();
  const before = await accounts();
  await goOn(10);
  const { reference, captured, dispute } = payment();
  const page = `http://shop.test:3001/dispute/${reference}`;
  expect(await detail()).toMatchObject({
    paid: captured,
    is_disputed: true,
    dispute: { state: 'open', provider: 'Sandbox', amount: captured, cost: captured + 1500, page },
  });
  const due = new Date(dispute?.dueAt ?? 0).toISOString().slice(0, 10);
  expect((await detail()).dispute?.due_day).toMatch(new RegExp(due.slice(0, 7)));
  const [opened, ...more] = await alerts();
  expect(more).toEqual([]);
  expect(opened?.text).toContain(`Answer at: ${page}`);
  expect(opened?.text).toMatch(/Answer by: \w+day, /);
  sandbox.bank.decideDispute(reference, 'won');
  await goOn(12);
  expect(await detail()).toMatchObject({ dispute: { state: 'won', cost: 1500, due_day: '' } });
  expect(await accounts()).toEqual({
    ...before,
    'provider:sandbox': (before['provider:sandbox'] ?? 0) - 1500,
    'dispute fees': 1500,
  });
  expect((await alerts()).map(({ text }) => text).join()).toContain('the shop keeps the money');
});

test('a lost dispute is a cost, and the order stays paid', async () => {
  const { goOn, payment, detail, sandbox, accounts, seen } = await disputedOrder();
  const before = await accounts();
  await goOn(10);
  const { reference, captured } = payment();
  sandbox.bank.decideDispute(reference, 'lost');
  await goOn(12);
  expect(await detail()).toMatchObject({ paid: captured, dispute: { state: 'lost', cost: captured + 1500 } });
  expect(await accounts()).toEqual({
    ...before,
    'provider:sandbox': (before['provider:sandbox'] ?? 0) - captured - 1500,
    disputes: captured,
    'dispute fees': 1500,
  });
  // The shopper's page says nothing of it.
  expect(JSON.stringify(await seen())).not.toMatch(/disput/i);
});

test('notices that come late, twice and after the decision lead to the same', async () => {
  const { goOn, payment, detail, sandbox, alerts } = await disputedOrder('4000000000001059');
  await goOn(10);
  expect(await detail()).toMatchObject({ is_disputed: false });
  // Someone looks at the bank's page before its notice has come.
  const { reference } = payment();
  sandbox.bank.decideDispute(reference, 'won');
  await goOn(16);
  expect(await detail()).toMatchObject({ dispute: { state: 'won', cost: 1500 } });
  await goOn(700);
  expect(await detail()).toMatchObject({ dispute: { state: 'won', cost: 1500 } });
  expect((await alerts()).filter(({ text }) => text.includes('is over'))).toHaveLength(1);
});

test('an answer that was overtaken by a later one does not open a decided dispute again', async () => {
  const { shop, goOn, payment, detail, sandbox, deliver } = await disputedOrder();
  await goOn(9);
  sandbox.clock.now += 1000;
  const provider = sandbox.open({ account: payment().account });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = {
    ...provider,
    find: async (asked: Parameters<typeof provider.find>[0]) => {
      const found = await provider.find(asked);
      await held;
      return found;
    },
  };
  const quick = shop.payments;
  const notice = sandbox.events.find(({ body }) => body.includes('dispute.opened'));
  if (!notice) throw new Error('no notice');
  shop.payments = { open: async () => slow };
  const first = deliver(notice);
  await new Promise((resolve) => setTimeout(resolve, 50));
  shop.payments = quick;
  sandbox.bank.decideDispute(payment().reference, 'lost');
  await deliver(notice);
  expect(await detail()).toMatchObject({ dispute: { state: 'lost' } });
  answer();
  await first;
  expect(await detail()).toMatchObject({ dispute: { state: 'lost' } });
});

test('the bank is asked once a day about an open dispute, in case its notice was lost', async () => {
  const { goOn, payment, detail, sandbox, job } = await disputedOrder();
  await goOn(10);
  sandbox.bank.decideDispute(payment().reference, 'won');
  await job();
  expect(await detail()).toMatchObject({ dispute: { state: 'open' } });
  sandbox.clock.now += 86_400_000;
  await job();
  expect(await detail()).toMatchObject({ dispute: { state: 'won' } });
});

test('a notice is to come again when the bank does not say what became of the payment', async () => {
  const { shop, goOn, sandbox, deliver, detail } = await disputedOrder();
  await goOn(9);
  sandbox.clock.now += 1000;
  const [notice] = sandbox.events.filter(({ body }) => body.includes('dispute.opened'));
  if (!notice) throw new Error('no notice');
  const quick = shop.payments;
  shop.payments = {
    open: async (...of) => ({ ...(await quick.open(...of)), find: async () => ({ state: 'unknown' }) }),
  };
  await expect(deliver(notice)).rejects.toMatchObject({ status: 503 });
  shop.payments = quick;
  await deliver(notice);
  expect(await detail()).toMatchObject({ is_disputed: true });
});

test('a disputed order that is canceled gives nothing back twice: the refund is refused, and can be sent when the shop has won', async () => {
  const { goOn, cancel, detail, payment, sandbox, job, t, store, shop, order_number } = await disputedOrder();
  await goOn(10);
  await cancel();
  await job();
  expect(payment().refunded).toBe(0);
  expect(await detail()).toMatchObject({ refused: 'The cardholder has disputed this payment.' });
  sandbox.bank.decideDispute(payment().reference, 'won');
  await goOn(12);
  const [order] = await t.db.query<{ id: number }>('select id from customer_order where store_id = $1', [
    store.id,
  ]);
  await t.db.tx((q) =>
    retryRefunds(q, { id: order?.id ?? 0, order_number }, { by: 'staff 1', now: shop.now() }),
  );
  sandbox.clock.now += 60_000;
  await job();
  expect(payment().refunded).toBe(payment().captured);
});
