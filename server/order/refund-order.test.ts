import { expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { forJo, giftCardShop } from '../../test/gift-card-shop.ts';
import { paidOrder, portland } from '../../test/paid-order.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { aRate, delivers } from '../../test/shipping-shop.ts';
import { staffAt } from '../../test/staff.ts';
import { issueCard } from '../giftcard/issue-card.ts';

const open = sellingShops();
type Order = Awaited<ReturnType<typeof paidOrder>>;

/** The owner gives back money of this order. */
async function refunder({ t, store, order_number }: Pick<Order, 't' | 'store' | 'order_number'>) {
  const owner = await staffAt(t, store, 'owner');
  return {
    owner,
    refund: (what: object) => owner.get('order/refund', { order_number, ...what }),
    refused: (what: object) => owner.send('order/refund', { order_number, ...what }),
    cancel: () => owner.get('order/takeStep', { order_number, step: 'cancel' }),
  };
}

async function stockOf({ t, books }: Order) {
  const rows = await t.db.query<{ on_hand: number; held: number }>(
    'select on_hand, held from stock where title_id = $1',
    [books[0].id],
  );
  return rows[0];
}

test('lines go back at what was paid for them, with their taxes: to the card first, then to the gift card', async () => {
  const order = await paidOrder(open);
  const { refund, cancel } = await refunder(order);
  // Two of three copies for 48.60, and 5.5 % of them.
  expect(await refund({ lines: [{ position: 1, quantity: 2 }] })).toMatchObject({
    amount: 3418,
    lines: [{ position: 1, quantity: 2, amount: 3240 }],
    shipping: 0,
    taxes: [{ type: 'Sales tax', amount: 178 }],
    to_provider: 3418,
    to_gift_cards: 0,
  });
  expect(order.t.woken).toContain('settle-payments');
  expect(await order.settle()).toBe(3418);
  expect(await refund({ lines: [{ position: 1 }], shipping: true })).toMatchObject({
    amount: 1620 + 500 + 117,
    shipping: 500,
    to_provider: 4103 - 3418,
    to_gift_cards: 2237 - (4103 - 3418),
  });
  await cancel();
  expect([await order.settle(), await order.balance()]).toEqual([4103, 2500]);
  expect(await order.accounts()).toEqual({});
  const { summary, payment_message, refunds } = await order.seen();
  expect([summary.total_owing, payment_message]).toEqual([0, '$66.03 was refunded in all.']);
  expect(refunds).toHaveLength(3);
  expect(refunds[1]).toMatchObject({
    amount: 2237,
    lines: [{ position: 1, title: 'Salt Roads', quantity: 1, amount: 1620 }],
    shipping: 500,
    taxes: [{ type: 'Sales tax', amount: 117 }],
    to: [
      { name: 'Visa ending in 4242', amount: 685, is_gift_card: false },
      { name: `Gift card •••• ${order.card.number.slice(-4)}`, amount: 1552, is_gift_card: true },
    ],
  });
});

test('a sum is shared by lines and delivery, and no refund gives back more than is left', async () => {
  const order = await paidOrder(open);
  const { refund, refused } = await refunder(order);
  expect(await refused({ amount: 6604 })).toMatchObject({
    error_code: 'too_much',
    error: `Of order ${order.order_number}, at most $66.03 can be refunded.`,
    error_data: { most: 6603 },
  });
  expect(await refund({ amount: 1000, reason: 'A torn cover' })).toMatchObject({
    amount: 1000,
    lines: [
      { position: 1, quantity: 0, amount: 736 },
      { position: 2, quantity: 0, amount: 136 },
    ],
    shipping: 76,
    taxes: [{ type: 'Sales tax', amount: 52 }],
  });
  expect(await refused({ lines: [{ position: 1, quantity: 4 }] })).toMatchObject({
    error_code: 'too_many',
    error_data: { position: 1, left: 3 },
  });
  expect(await refused({ lines: [{ position: 3 }] })).toMatchObject({ error_code: 'unknown_line' });
  expect(await refused({})).toMatchObject({ error_code: 'nothing_chosen' });
  expect(await refund({ lines: [{ position: 1 }, { position: 2 }], shipping: true })).toMatchObject({
    amount: 5603,
  });
  expect(await refused({ amount: 1 })).toMatchObject({ error_code: 'nothing_left' });
  expect([await order.settle(), await order.balance()]).toEqual([4103, 2500]);
  expect(await order.accounts()).toEqual({});
});

test('of two refunds at the same moment, the second sees what the first has left', async () => {
  const order = await paidOrder(open);
  const { refused } = await refunder(order);
  const answers = await Promise.all([1, 2, 3].map(() => refused({ amount: 4000 })));
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error_code)).sort()).toEqual([
    'ok',
    'too_much',
    'too_much',
  ]);
});

test('the database refuses a refund that the ledger does not have', async () => {
  const order = await paidOrder(open);
  const { refund } = await refunder(order);
  await refund({ amount: 100 });
  const more = order.t.db.query(
    `insert into refund (store_id, order_id, at, made_by, amount, shipping, taxes, to_provider, to_gift_cards)
     select store_id, order_id, at, made_by, 1, 1, '[]', 0, 1 from refund order by id desc limit 1`,
  );
  await expect(more).rejects.toThrow('gift cards did not get what refund');
});

test('all goes to the gift card that paid a part, or to a new one that is mailed', async () => {
  const order = await paidOrder(open);
  const { refund, cancel } = await refunder(order);
  expect(await refund({ amount: 3000, to: 'gift_card' })).toMatchObject({
    to_provider: 0,
    to_gift_cards: 3000,
  });
  expect(await order.balance()).toBe(3000);
  await cancel();
  expect([await order.settle(), await order.balance()]).toEqual([3603, 3000]);

  const byCard = await paidOrder(open, { giftCard: 0 });
  const desk = await refunder(byCard);
  await byCard.letters();
  await desk.refund({ amount: 3000, to: 'gift_card' });
  const [letter, ...others] = (await byCard.letters()).filter(({ subject }) => subject.includes('gift card'));
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    to: 'ada@example.org',
    text: expect.stringMatching(new RegExp(`your order ${byCard.order_number}\\.[^]*\\$30\\.00 USD`)),
  });
  await desk.cancel();
  expect(await byCard.settle()).toBe(3603);
  expect(await byCard.accounts()).toEqual({ 'gift cards': -3000, 'provider:sandbox': 3000 });
});

test('copies go back on the shelf once, whether they are still here or have been sent', async () => {
  const order = await paidOrder(open);
  const { owner, refund } = await refunder(order);
  const { order_number } = order;
  expect(await stockOf(order)).toEqual({ on_hand: 2, held: 3 });
  expect(await refund({ lines: [{ position: 1, quantity: 1 }], restock: true })).toMatchObject({
    restocked: 1,
  });
  expect(await stockOf(order)).toEqual({ on_hand: 3, held: 2 });
  expect(await refund({ lines: [{ position: 2 }] })).toMatchObject({ restocked: 0 });
  await owner.get('order/takeStep', { order_number, step: 'ship' });
  expect(await stockOf(order)).toEqual({ on_hand: 3, held: 0 });
  expect(await refund({ lines: [{ position: 1, quantity: 2 }], restock: true })).toMatchObject({
    restocked: 2,
  });
  expect(await stockOf(order)).toEqual({ on_hand: 5, held: 0 });
});

test('an order that is not charged is canceled instead, and owes nothing to the ledger then', async () => {
  const order = await paidOrder(open, { onHand: 0, pickup: true });
  const { refused, cancel } = await refunder(order);
  expect(await refused({ amount: 100 })).toMatchObject({ error_code: 'not_charged' });
  await cancel();
  expect([await order.settle(), await order.balance()]).toEqual([0, 2500]);
  expect(await order.accounts()).toEqual({});
});

/** A store with a gift card of 90.00 in the reader's hands. */
async function aShopWithCard() {
  const shop = await giftCardShop(open);
  const { t, store, reader } = shop;
  const card = await t.db.tx((q) =>
    issueCard(q, t.shop.secret, { storeId: store.id, currency: 'USD', amount: 9000, withPin: false }),
  );
  const buy = async (
    payment_choice: 'not_required' | 'pickup',
    delivery_preference: 'pickup' | 'electronic',
  ) => {
    const placed = await reader.get('checkout/submit', {
      name: 'Ann Reader',
      email: 'ann@example.org',
      phone: '2075550123',
      delivery_preference,
      payment_choice,
      location_id: shop.location.id,
    });
    return refunder({ ...shop, order_number: placed.order_number });
  };
  const payWithCard = () =>
    reader.get('checkout/addGiftCard', { gift_card_number: card.number, captcha: 'human' });
  const balance = async () => {
    const rows = await t.db.query<{ balance: number }>('select balance from gift_card where id = $1', [
      card.id,
    ]);
    return rows[0]?.balance;
  };
  return { ...shop, card, buy, payWithCard, balance };
}

test('each refund is mailed once: what, how much, where to and when it arrives; a canceled order the same', async () => {
  const order = await paidOrder(open);
  const { refund, cancel } = await refunder(order);
  await order.letters();
  const { refund_id } = await refund({ lines: [{ position: 1, quantity: 1 }], shipping: true });
  await refund({ amount: 3000 });
  const letters = await order.letters();
  expect(letters).toHaveLength(2);
  expect(letters.every(({ to }) => to === 'ada@example.org')).toBe(true);
  const first = letters.find(({ id }) => id.includes(`-${refund_id}-`));
  expect(first?.subject).toBe(`Your refund for order ${order.order_number} at ${order.store.name}`);
  for (const text of [
    `We’ve refunded $22.36 of your order ${order.order_number}.`,
    'Salt Roads\n',
    '1 copy = $16.20',
    /Shipping +\$5\.00\nSales tax +\$1\.16\nTotal \(USD\) +\$22\.36/,
    '$22.36 to Visa ending in 4242\nBanks usually show it within 5 to 10 business days.',
  ])
    expect(first?.text).toMatch(text);
  expect(first?.text).not.toContain('Tide Tables');
  expect(first?.html).toContain('Salt Roads');
  await cancel();
  const [last, ...others] = await order.letters();
  expect(others).toEqual([]);
  expect(last?.subject).toContain('is canceled');
  expect(last?.text).toContain(`to Gift card •••• ${order.card.number.slice(-4)}`);
});

test('a gift card that was bought is taken back while nothing is spent of it, and is not issued any more', async () => {
  const { t, reader, emailed, card, buy, payWithCard, balance } = await aShopWithCard();
  await reader.get('cart/add', { ...forJo, eisbn: emailed.eisbn, quantity: 3 });
  await payWithCard();
  const { refund, refused, cancel } = await buy('not_required', 'electronic');
  const due = () =>
    t.db.query(
      `select s.id from gift_card_sale s where not s.is_returned
         and s.order_id in (select e.order_id from gift_card_entry e where e.gift_card_id = $1)`,
      [card.id],
    );
  expect(await refused({ amount: 100 })).toMatchObject({ error_code: 'too_much', error_data: { most: 0 } });
  await refund({ lines: [{ position: 1, quantity: 1 }] });
  expect([(await due()).length, await balance()]).toEqual([2, 4000]);
  expect(await refund({ lines: [{ position: 1, quantity: 1 }] })).toMatchObject({ to_gift_cards: 2500 });
  await cancel();
  expect(await balance()).toBe(9000);
  expect(await refused({ amount: 1 })).toMatchObject({ error_code: 'nothing_left' });
});

test('of an order that is paid in the shop, what a gift card paid of it can be given back', async () => {
  const { t, store, reader, book, card, buy, payWithCard, balance } = await aShopWithCard();
  await reader.get('cart/add', { eisbn: book.eisbn });
  await payWithCard();
  await reader.get('checkout/editGiftCard', {
    gift_card_number: `•••• ${card.number.slice(-4)}`,
    amount: '$5.00',
  });
  const { refund, refused, cancel } = await buy('pickup', 'pickup');
  expect(await refused({ lines: [{ position: 1 }] })).toMatchObject({
    error_code: 'too_much',
    error_data: { most: 500 },
  });
  await refund({ amount: 200 });
  expect(await balance()).toBe(8700);
  // A blocked card is not filled again: its holder may have lost it.
  await t.db.query('update gift_card set is_blocked = true where id = $1', [card.id]);
  await cancel();
  expect(await balance()).toBe(8700);
  const cards = await t.db.query<{ balance: number }>(
    'select balance from gift_card where store_id = $1 order by id desc limit 1',
    [store.id],
  );
  expect(cards).toEqual([{ balance: 300 }]);
  const sums = await t.db.query(
    `select account, sum(amount)::int as amount from (
       select debit as account, amount from ledger_entry where store_id = $1
       union all select credit, -amount from ledger_entry where store_id = $1) e group by 1 having sum(amount) <> 0`,
    [store.id],
  );
  expect(sums).toEqual([]);
});

test('nothing is given back of an order on which nothing was paid', async () => {
  const { reader, book, buy } = await aShopWithCard();
  await reader.get('cart/add', { eisbn: book.eisbn });
  const { refused } = await buy('pickup', 'pickup');
  expect(await refused({ amount: 100 })).toMatchObject({ error_code: 'not_paid' });
});

test('copies that are given back before they leave are not sent; those that have left can be refunded', async () => {
  const order = await paidOrder(open, { giftCard: 0 });
  const { owner, refund, refused } = await refunder(order);
  const { order_number } = order;
  const ship = (lines: object[]) =>
    owner.get('order/takeStep', { order_number, step: 'ship', lines: JSON.stringify(lines) });
  await refund({ lines: [{ position: 1, quantity: 1 }], restock: true });
  expect(await stockOf(order)).toEqual({ on_hand: 3, held: 2 });
  expect(await ship([{ position: 1, quantity: 1 }])).toMatchObject({ status: 'partly_shipped' });
  expect(await refused({ lines: [{ position: 1, quantity: 2 }] })).toMatchObject({
    error_code: 'too_many',
    error_data: { left: 1 },
  });
  await refund({ lines: [{ position: 1, quantity: 1 }], restock: true });
  expect(await stockOf(order)).toEqual({ on_hand: 4, held: 1 });
  expect(await ship([{ position: 1 }, { position: 2 }])).toMatchObject({ status: 'shipped' });
  expect(await stockOf(order)).toEqual({ on_hand: 4, held: 0 });
  expect((await order.seen()).parcels.map(({ lines }) => lines)).toMatchObject([
    [{ position: 1, quantity: 1 }],
    [
      { position: 1, quantity: 1 },
      { position: 2, quantity: 1 },
    ],
  ]);
});

test('what is still to be sent of an order can be canceled: what was paid for it goes back, to the cent', async () => {
  const order = await paidOrder(open);
  const { owner, refund } = await refunder(order);
  const { order_number } = order;
  const step = (step: 'ship' | 'cancel', lines: object[] = []) =>
    owner.get('order/takeStep', { order_number, step, lines: JSON.stringify(lines) });
  expect(
    await owner.send('order/takeStep', { order_number, step: 'cancel', lines: '[{"position":1}]' }),
  ).toMatchObject({ error_code: 'wrong_status' });
  await step('ship', [{ position: 1, quantity: 1 }]);
  // One of three copies for 48.60, and its tax of 5.5 %.
  expect(await step('cancel', [{ position: 1, quantity: 1 }])).toMatchObject({
    status: 'partly_shipped',
    mailed: true,
  });
  expect(await order.settle()).toBe(1620 + 89);
  expect(await stockOf(order)).toEqual({ on_hand: 3, held: 1 });
  expect(await step('cancel')).toMatchObject({ status: 'shipped' });
  expect(await stockOf(order)).toEqual({ on_hand: 4, held: 0 });
  const canceled = (await order.letters()).filter(({ subject }) =>
    new RegExp(`^Part of your order ${order_number} .* is canceled$`).test(subject),
  );
  expect(canceled).toHaveLength(2);
  expect(canceled[0]?.text).toContain('We can’t send this part of your order');
  // The copy that was sent and the delivery are left: 16.20 + 5.00 and 5.5 %.
  const { refunds, summary } = await order.seen();
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  expect(summary.total - back).toBe(1620 + 500 + 117);
  await refund({ lines: [{ position: 1 }], shipping: true });
  expect([await order.settle(), await order.balance()]).toEqual([4103, 2500]);
  expect(await order.accounts()).toEqual({});
});

test('of an order that is paid later, what is canceled is not charged', async () => {
  const shop = await open({ settings: delivers });
  await aRate(shop);
  await signUp(shop.reader);
  const { address_id } = await shop.reader.get('address/create', portland);
  const book = await shop.aBook(3, { list_price_usa: 1800 });
  await shop.reader.get('cart/add', { eisbn: book.eisbn, quantity: 2 });
  await shop.reader.get('checkout/setShipping', { address_id });
  const { order_number } = await shop.reader.get('checkout/submit', {
    name: 'Ada Marsh',
    email: 'ada@example.com',
    phone: '2075550199',
    delivery_preference: 'ship',
    payment_choice: 'contact',
  });
  const owner = await staffAt(shop.t, shop.store, 'owner');
  const ship = { order_number, step: 'ship', lines: '[{"position":1,"quantity":1}]' };
  await owner.get('order/takeStep', ship);
  await owner.get('order/takeStep', { order_number, step: 'cancel' });
  const seen = await shop.reader.get('order/get', { order_id: order_number });
  expect(seen).toMatchObject({
    status: 'shipped',
    items: [{ cart_info: { canceled: 1, to_send: 0 } }],
    payment_message: '',
    refunds: [{ amount: 1800, not_charged: 1800, to: [] }],
  });
  const [row] = await shop.t.db.query<{ total_owing: number }>(
    'select total_owing from customer_order where order_number = $1',
    [order_number],
  );
  expect(row?.total_owing).toBe(seen.summary.total - 1800);
});
