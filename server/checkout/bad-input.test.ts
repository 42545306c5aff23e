import { expect, test } from 'vitest';
import { cardShop } from '../../test/card-shop.ts';
import { secretOfSandbox } from '../../test/sandbox.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { issueCard } from '../giftcard/issue-card.ts';
import { webhooks } from '../http/webhooks.ts';
import { settlePayments } from '../jobs/settle-payments.ts';
import { settlePayment } from '../payment/settle-payment.ts';
import type { PaymentResult } from '../providers/payment/payment.ts';
import { signWebhook } from '../providers/payment/sandbox/sandbox-payment.ts';

const open = sellingShops();

test('totals and prices that a client sends are not read', async () => {
  const { reader, submission, orders } = await cardShop(open);
  const forged = { total: 1, amount: 1, subtotal: 1, sold_price: 1, discounts: 1799, currency: 'XXX' };
  expect(await reader.send('checkout/submit', { ...submission(), ...forged })).toMatchObject({ ok: true });
  expect(await orders()).toEqual([{ status: 'placed', total: 1800, state: 'captured', amount: 1800 }]);
});

test('a gift card in another customer’s cart is neither changed nor used from here', async () => {
  const { t, store, reader, stranger, book } = await cardShop(open);
  const card = await t.db.tx((q) =>
    issueCard(q, t.shop.secret, { storeId: store.id, currency: 'USD', amount: 500, withPin: false }),
  );
  await reader.get('checkout/addGiftCard', { gift_card_number: card.number, captcha: 'human' });
  const other = stranger();
  await other.get('cart/add', { eisbn: book.eisbn });
  const gift_card_number = `•••• ${card.number.slice(-4)}`;
  expect(await other.call('checkout/editGiftCard', { gift_card_number, amount: '1' })).toMatchObject({
    error_code: 'gift_card_unknown',
  });
  await other.get('checkout/removeGiftCard', { gift_card_number });
  expect((await other.get('cart/get', {})).cart.gift_cards).toEqual([]);
  expect((await reader.get('cart/get', {})).cart.gift_cards).toMatchObject([{ amount: 500 }]);
});

test('an amount of a gift card is above zero and has at most two decimals', async () => {
  const { t, store, reader } = await cardShop(open);
  const card = await t.db.tx((q) =>
    issueCard(q, t.shop.secret, { storeId: store.id, currency: 'USD', amount: 500, withPin: false }),
  );
  const gift_card_number = card.number;
  await reader.get('checkout/addGiftCard', { gift_card_number, captcha: 'human' });
  for (const amount of ['0', '0.00', '-5', '1.005', '99999999999', '1e3', 'NaN', ' '])
    expect(await reader.call('checkout/editGiftCard', { gift_card_number, amount }), amount).toMatchObject({
      error_code: 'amount_required',
      error: 'Amount required.',
    });
  // More than is on it pays what is on it.
  const { cart } = await reader.get('checkout/editGiftCard', { gift_card_number, amount: '9999999.99' });
  expect(cart.summary).toMatchObject({ total_gift_card_amount_used: 500, total: 1300 });
});

test.each([
  ['another amount', { amount: 1 }],
  ['another currency', { currency: 'CAD' }],
])('money of %s pays for nothing: it waits in the ledger for the owner', async (_what, changed) => {
  const wrong = (result: PaymentResult) => ({ ...result, ...changed }) as PaymentResult;
  const shop = await cardShop(open, (provider) => ({
    start: async (request) => wrong(await provider.start(request)),
  }));
  expect(await shop.reader.call('checkout/submit', shop.submission())).toMatchObject({
    error_code: 'payment_failed',
  });
  expect(await shop.orders()).toMatchObject([{ status: 'payment_failed', state: 'stray' }]);
  const taken = { debit: 'provider:sandbox', credit: 'suspense', amount: 1800, currency: 'USD', ...changed };
  expect(await shop.ledger()).toEqual([taken]);
  expect((await shop.reader.get('cart/get', {})).cart.items).toHaveLength(1);
});

test('money that comes after an order was given up is kept apart, however often the provider says so', async () => {
  const late: { send?: () => Promise<PaymentResult> } = {};
  const shop = await cardShop(open, (provider) => ({
    async start(request) {
      late.send = () => provider.start(request);
      return { state: 'unknown' };
    },
  }));
  const { order_number } = await shop.reader.get('checkout/submit', shop.submission());
  const later = { ...shop.t.shop, now: () => new Date(Date.now() + 11 * 60_000) };
  await settlePayments(later);
  expect(await shop.orders()).toMatchObject([{ status: 'payment_failed', state: 'voided' }]);
  await late.send?.();
  const [payment] = await shop.t.db.query<{ id: number }>(
    'select p.id from payment p join customer_order o on o.id = p.order_id where o.order_number = $1',
    [order_number],
  );
  for (let n = 0; n < 3; n++) await settlePayment(later, payment?.id ?? 0);
  expect(await shop.orders()).toMatchObject([{ status: 'payment_failed', state: 'stray' }]);
  expect(await shop.ledger()).toMatchObject([{ credit: 'suspense', amount: 1800 }]);
});

test('a webhook that another shop could sign is refused, and one without a signature', async () => {
  const shop = await cardShop(open, () => ({ start: async () => ({ state: 'unknown' }) }));
  const other = await open();
  await shop.reader.get('checkout/submit', shop.submission());
  const app = webhooks(shop.t.shop);
  const host = `${shop.store.webstoreName}.localhost`;
  const body = JSON.stringify({
    id: 'evt_1',
    account: other.store.webstoreName,
    key: 'k',
    reference: 'pay_1',
  });
  const at = String(Math.floor(Date.now() / 1000));
  const signature = `t=${at},v1=${signWebhook(secretOfSandbox(other.store.webstoreName), at, body)}`;
  for (const signed of [signature, '']) {
    const headers = { host, 'sandbox-signature': signed };
    const answer = await app.request(`http://${host}/webhooks/sandbox`, { method: 'POST', body, headers });
    expect(answer.status).toBe(401);
  }
});

test('coming back after paying finds the order, also to cancel the payment', async () => {
  const shop = await cardShop(open);
  const { order_number, order_key } = await shop.reader.get('checkout/submit', shop.submission());
  for (const cancel of [false, true])
    expect(await shop.reader.get('checkout/finishPayment', { order_number, order_key, cancel })).toEqual({
      order_number,
      order_key,
    });
  expect(await shop.orders()).toMatchObject([{ status: 'placed', state: 'captured' }]);
  expect(await shop.reader.call('checkout/submit', shop.submission())).toMatchObject({
    error_code: 'cart_empty',
  });
});
