import { expect, it } from 'vitest';
import { paidOrder } from '../../test/paid-order.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { type Desk, staffAt } from '../../test/staff.ts';

const open = sellingShops();
type Options = Parameters<typeof paidOrder>[1];
let desk: Desk;

/** An order as `paidOrder` makes it, what staff do before it is canceled, and what its customer then reads. */
async function canceled(
  options: Options,
  before: (order_number: string) => Promise<unknown> = async () => {},
) {
  const order = await paidOrder(open, options);
  const { order_number } = order;
  desk = await staffAt(order.t, order.store, 'owner', { email: `owner${order.store.id}@example.org` });
  await before(order_number);
  await order.letters();
  await desk.get('order/takeStep', { order_number, step: 'cancel' });
  const [mail] = await order.letters();
  expect(mail?.subject).toContain('is canceled');
  return { ...order, text: mail?.text ?? '', message: (await order.seen()).payment_message };
}

const markPaid = (order_number: string) => desk.get('order/markPaid', { order_number, method: 'cash' });

it('a card that was charged: what goes back, where and when', async () => {
  const { text, message } = await canceled({ giftCard: 0 });
  expect(message).toBe('$66.03 was refunded.');
  expect(text).toContain(`${message}\n$66.03 to Visa ending in 4242\nBanks usually show it within`);
});

it('a card and a gift card: each gets its part', async () => {
  const { text, message, card } = await canceled({ giftCard: 2500 });
  expect(text).toContain(
    `${message}\n$41.03 to Visa ending in 4242\n$25.00 to Gift card •••• ${card.number.slice(-4)}\n`,
  );
});

it('a refund before: the sum of both', async () => {
  const { text, message } = await canceled({ giftCard: 0 }, (order_number) =>
    desk.get('order/refund', { order_number, amount: 1000 }),
  );
  expect(message).toBe('$66.03 was refunded in all.');
  expect(text).toContain(`${message}\n$10.00 to Visa ending in 4242\n$56.03 to Visa ending in 4242\n`);
});

it('a card whose amount is only held: it is released', async () => {
  const { text, message } = await canceled({ giftCard: 2500, onHand: 0 });
  expect(message).toBe(
    'The $25.00 that you paid by gift card is available again. Nothing is charged to Visa ending in 4242. The amount that was held there is released.',
  );
  expect(text).toContain(message);
  expect(text).not.toContain('Banks usually');
});

it('nothing paid yet: nothing to say', async () => {
  const { text, message } = await canceled({ giftCard: 0, pickup: true, choice: 'pickup' });
  expect(message).toBe('');
  expect(text).toContain('There’s nothing to pay.');
  expect(text).not.toMatch(/refunded|give back|available again|charged/);
});

it('paid in the store: the shop gives it back, until staff note that it has', async () => {
  const { text, message, order_number, seen } = await canceled(
    { giftCard: 0, pickup: true, choice: 'pickup' },
    markPaid,
  );
  expect(message).toBe('We’ll give back the $60.76 that you paid in the store.');
  expect(text).toContain(message);
  expect(await seen()).toMatchObject({ payment_type: 'Paid in store' });
  const { store_payments } = await desk.get('order/get', { order_number });
  await desk.get('order/takeBackPayment', { order_number, payment_id: store_payments[0]?.payment_id });
  expect(await seen()).toMatchObject({ payment_type: 'Pay in store', payment_message: '' });
});

it('paid by gift card and the rest in the store: both', async () => {
  const { text, message, balance } = await canceled({ pickup: true, choice: 'pickup' }, markPaid);
  expect(message).toBe(
    'The $25.00 that you paid by gift card is available again. We’ll give back the $35.76 that you paid in the store.',
  );
  expect(text).toContain(message);
  expect(await balance()).toBe(2500);
});

it('paid by gift card alone: back on the card', async () => {
  const { text, message, card } = await canceled({ giftCard: 10_000, choice: 'not_required' });
  expect(text).toContain(`${message}\n$66.03 to Gift card •••• ${card.number.slice(-4)}\n`);
  expect(text).not.toContain('Banks usually');
});

it('paid in the store, and a part canceled: what the shop gives back of it', async () => {
  const order = await paidOrder(open, { giftCard: 0, choice: 'contact' });
  const { order_number } = order;
  desk = await staffAt(order.t, order.store, 'owner', { email: `owner${order.store.id}@example.org` });
  await desk.get('order/markPaid', { order_number, method: 'check' });
  const lines = [{ position: 1, quantity: 3 }];
  await desk.get('order/takeStep', { order_number, step: 'ship', lines, arrived: true });
  await order.letters();
  await desk.get('order/takeStep', { order_number, step: 'cancel' });
  const [mail] = await order.letters();
  const { payment } = await desk.get('order/get', { order_number });
  const amount = (payment.in_store.to_return / 100).toFixed(2);
  expect(Number(amount)).toBeGreaterThan(8.99);
  expect(mail?.text).toContain(`We’ll give back the $${amount} that you paid in the store.`);
  expect(mail?.text).not.toContain('You won’t be charged');
});
