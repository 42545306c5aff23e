import pino from 'pino';
import { expect, test } from 'vitest';
import { settlePayments } from '../server/jobs/settle-payments.ts';
import { signUp } from '../test/accounts.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { testSandbox } from '../test/sandbox.ts';
import { sellingShops } from '../test/selling-shop.ts';
import { giftcardBalance, giftcardIssue } from './giftcard.ts';
import { type OrderRefundOptions, orderRefund } from './order-refund.ts';
import { orderShow, orderStep } from './order-steps.ts';

const open = sellingShops();
const settings = { checkout_info: { card_provider: 'sandbox' } } as never;

async function paidByCard(onHand = 1) {
  const shop = await open({ settings });
  const sandbox = testSandbox();
  const account = shop.store.webstoreName;
  shop.t.shop.payments = { open: async () => sandbox.open({ account }) };
  await signUp(shop.reader);
  const book = await shop.aBook(onHand);
  await shop.reader.get('cart/add', { eisbn: book.eisbn });
  const { order_number } = await shop.reader.get('checkout/submit', {
    name: 'Ada Reader',
    email: 'ada@example.org',
    phone: '(207) 555-0100',
    delivery_preference: 'pickup',
    payment_choice: 'credit_card',
    encrypted_cc_info: sandbox.token(account, '4242424242424242'),
  });
  const command = commandContext({ openDb: keptOpen(shop.t.db) });
  const settle = async () => {
    await settlePayments({
      ...shop.t.shop,
      log: pino({ level: 'silent' }),
      now: () => new Date(Date.now() + 1000),
    });
    const order = await shop.reader.get('order/get', { order_id: order_number });
    const [payment] = sandbox.rows.flatMap((row) => ('payment' in row ? [row.payment] : [])).slice(-1);
    return { message: order.payment_message, refunded: payment?.refunded };
  };
  return { ...command, order_number, settle, shop };
}

test('a part of what was paid by card goes back, and never more than was paid', async () => {
  const { context, printed, order_number, settle } = await paidByCard();
  expect(await orderRefund(context, order_number, { amount: '5.00' })).toBe(0);
  expect(printed.splice(0)).toEqual([
    `$5.00 of order ${order_number} goes back: $5.00 to Visa ending in 4242. The running shop sends it to the card within a minute. An email is on its way to ada@example.org.`,
  ]);
  expect(await settle()).toEqual({ message: '$5.00 was refunded.', refunded: 500 });
  await expect(orderRefund(context, order_number, { shipping: true })).rejects.toThrow(
    `Nothing was paid for the delivery of order ${order_number}.`,
  );
  await expect(orderRefund(context, order_number, { amount: '13.01' })).rejects.toThrow(
    `Of order ${order_number}, at most $13.00 can be refunded.`,
  );
  // Canceling gives back what is left.
  await orderStep(context, 'cancel', order_number, {});
  expect(await settle()).toEqual({ message: '$18.00 was refunded in all.', refunded: 1800 });
  await expect(orderRefund(context, order_number, { amount: '0.01' })).rejects.toThrow(
    `Order ${order_number} is refunded in full already.`,
  );
});

test('a refund that the provider has refused is sent again when the shop says so', async () => {
  const { context, printed, order_number, settle, shop } = await paidByCard();
  const retry = () => orderRefund(context, order_number, { retry: true });
  await expect(retry()).rejects.toThrow(`No refund of order ${order_number} was refused.`);
  await orderRefund(context, order_number, { amount: '5.00' });
  await shop.t.db.query(
    `update payment_step set state = 'refused', reason = 'Not enough money in the account.' where state = 'open'`,
  );
  expect((await settle()).refunded).toBe(0);
  expect(() => orderRefund(context, order_number, { retry: true, shipping: true })).toThrow(
    '--retry sends again what was refused',
  );
  printed.length = 0;
  await retry();
  expect(printed).toEqual([`$5.00 of order ${order_number} is sent again within a minute.`]);
  expect((await settle()).refunded).toBe(500);
  await expect(retry()).rejects.toThrow('was refused');
});

test('a copy goes back with its tax, to a gift card if the shop says so, and on the shelf', async () => {
  const { context, printed, order_number } = await paidByCard();
  const line = { line: ['1'], quantity: '1', toGiftCard: true, restock: true };
  await orderRefund(context, order_number, line);
  expect(printed).toEqual([
    `$18.00 of order ${order_number} goes back: $18.00 to a gift card. 1 copy is back on the shelf. An email is on its way to ada@example.org.`,
  ]);
  await expect(orderRefund(context, order_number, line)).rejects.toThrow('is refunded in full already');
  printed.length = 0;
  await orderShow(context, order_number, {});
  expect(printed.join('\n')).toMatch(
    /Paid: \$18\.00 with Visa ending in 4242\n.*: \$18\.00 refunded \(command line\)\n +1 × .* \(line 1\) \$18\.00\n +\$18\.00 to gift card ….{4}\n +Copies put back on the shelf: 1$/,
  );
});

test('refuses what is not charged yet, an unknown order, and no amount', async () => {
  const { context, order_number } = await paidByCard(0);
  await expect(orderRefund(context, order_number, { amount: '5' })).rejects.toThrow('is not charged yet');
  await expect(orderRefund(context, '1', { amount: '5' })).rejects.toThrow('There is no order 1.');
  const refund = (options: OrderRefundOptions) => () => orderRefund(context, order_number, options);
  expect(refund({ amount: '0' })).toThrow('There is nothing to refund');
  expect(refund({})).toThrow('Say what to give back');
  expect(refund({ amount: '5', shipping: true })).toThrow('Give either --amount');
  expect(refund({ line: ['1', '2'], quantity: '1' })).toThrow('--quantity is for one --line');
  expect(refund({ line: ['one'] })).toThrow("--line 'one' is not a number");
});

test('a gift card that is given for an order is listed with it, and canceling leaves it', async () => {
  const { context, printed, order_number, shop } = await paidByCard();
  const store = shop.store.webstoreName;
  const issue = (order: string) =>
    giftcardIssue(context, '5.00', { store, pin: false, note: 'Came late', order });
  await expect(issue('1')).rejects.toThrow('There is no order 1.');
  await issue(order_number);
  expect(printed[0]).toMatch(
    new RegExp(`^Gift card \\d+ of \\$5\\.00, for order ${order_number}\\. Its number`),
  );
  const [, id = ''] = /^Gift card (\d+)/.exec(printed.splice(0)[0] ?? '') ?? [];
  await orderShow(context, order_number, {});
  expect(printed.splice(0).join('\n')).toMatch(
    new RegExp(`Gift card ${id} \\(….{4}\\) of \\$5\\.00 given \\(command line\\): Came late$`),
  );
  await orderStep(context, 'cancel', order_number, {});
  printed.length = 0;
  await giftcardBalance(context, id, { store });
  expect(printed[0]).toContain('has a balance of $5.00.');
});
