import pino from 'pino';
import { expect, test } from 'vitest';
import { sendMail } from '../server/jobs/send-mail.ts';
import { changeOrder } from '../server/order/change-order.ts';
import { fakeMail } from '../server/providers/mail/fake-mail.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { buildLocation, buildStock, buildStore } from '../test/factories.ts';
import { type SellingShop, sellingShops } from '../test/selling-shop.ts';
import { orderList } from './order-list.ts';
import { orderShow, orderStep } from './order-steps.ts';

const open = sellingShops();
const settings = { store_info: { email: 'desk@cove.example' } };

/** Two of three copies are ordered; `buyer` says how they want to hear of it. */
async function ordered(buyer: { preferred_communication?: 'email' | 'phone' } = {}) {
  const shop = await open({ settings });
  const book = await shop.aBook(3, { title: 'Salt Roads', list_price_usa: 1850 });
  await shop.reader.get('cart/add', { eisbn: book.eisbn, quantity: 2 });
  const { order_number, order_key } = await shop.reader.get('checkout/submit', {
    name: 'Ada Marsh',
    email: 'ada@example.com',
    phone: '2075550199',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
    ...buyer,
  });
  const command = commandContext({ openDb: keptOpen(shop.t.db) });
  const seen = () => shop.stranger().get('order/get', { order_id: order_number, key: order_key });
  return { shop, book, order_number, seen, ...command };
}

async function shelf({ t, location }: SellingShop, titleId: number) {
  const [row] = await t.db.query('select on_hand, held from stock where location_id = $1 and title_id = $2', [
    location.id,
    titleId,
  ]);
  return row;
}

/** What the job would send now, to whom. */
async function sentBy({ t }: SellingShop) {
  const mail = fakeMail();
  const { secret, stores } = t.shop;
  await sendMail({ db: t.db, log: pino({ level: 'silent' }), stores, mail, secret, mailKeepDays: 30 });
  return mail.sent;
}

test('an order becomes ready and is collected: the customer gets a mail, the page shows it, copies leave', async () => {
  const { shop, book, order_number, seen, context, printed } = await ordered();
  await sentBy(shop);
  expect(await shelf(shop, book.id)).toEqual({ on_hand: 1, held: 2 });

  expect(await orderStep(context, 'ready', order_number, {})).toBe(0);
  expect(printed.splice(0)).toEqual([
    `Order ${order_number} is ready for pickup. An email is on its way to ada@example.com.`,
  ]);
  const [letter, ...others] = await sentBy(shop);
  expect(others).toEqual([]);
  expect(letter?.to).toBe('ada@example.com');
  expect(letter?.subject).toBe(`Your order ${order_number} at ${shop.store.name} is ready`);
  expect(letter?.text).toContain('is waiting for you at Main Street.');
  expect(letter?.text).toContain(`/account/order/${order_number}?key=`);
  expect(await seen()).toMatchObject({
    status: 'ready_for_pickup',
    payment_message: expect.stringContaining('pay'),
  });

  await expect(orderStep(context, 'ready', order_number, {})).rejects.toThrow('is ready for pickup already.');
  await orderStep(context, 'collect', order_number, {});
  expect(await shelf(shop, book.id)).toEqual({ on_hand: 1, held: 0 });
  expect(await seen()).toMatchObject({
    status: 'collected',
    payment_message: '',
    summary: { total_owing: 0 },
  });
  expect(await sentBy(shop)).toEqual([]);
  await expect(orderStep(context, 'cancel', order_number, {})).rejects.toThrow(
    `Order ${order_number} is collected; it can no longer become canceled.`,
  );

  printed.length = 0;
  await orderShow(context, order_number, {});
  const told = printed.join('\n');
  expect(told).toContain('2 × Salt Roads');
  expect(told).toMatch(/: ready for pickup \(command line\)\n.*: collected \(command line\)$/);
});

test('a canceled order gives its copies back once, also under two cancels at the same time', async () => {
  const { shop, book, order_number, seen, context, printed } = await ordered();
  await sentBy(shop);
  const results = await Promise.allSettled([
    orderStep(context, 'cancel', order_number, {}),
    orderStep(context, 'cancel', order_number, {}),
    orderStep(context, 'collect', order_number, {}),
  ]);
  const done = results.filter((r) => r.status === 'fulfilled');
  expect(done).toHaveLength(1);
  // Whichever came first, held copies are settled once.
  const [{ status } = { status: '' }] = await shop.t.db.query<{ status: string }>(
    'select status from customer_order where order_number = $1',
    [order_number],
  );
  expect(await shelf(shop, book.id)).toEqual({ on_hand: status === 'canceled' ? 3 : 1, held: 0 });
  if (status !== 'canceled') return;
  expect(printed).toEqual([
    `Order ${order_number} is canceled. 2 copies are back on the shelf. An email is on its way to ada@example.com.`,
  ]);
  const letters = await sentBy(shop);
  expect(letters.map((l) => l.subject)).toEqual([
    `Your order ${order_number} at ${shop.store.name} is canceled`,
  ]);
  expect(letters[0]?.text).toContain('There’s nothing to pay.');
  expect(await seen()).toMatchObject({
    status: 'canceled',
    payment_message: '',
    summary: { total_owing: 0 },
  });
});

test('a customer who prefers a call gets no mail: the command says whom to call', async () => {
  const { shop, order_number, context, printed } = await ordered({ preferred_communication: 'phone' });
  await sentBy(shop);
  await orderStep(context, 'ready', order_number, {});
  expect(printed).toEqual([
    `Order ${order_number} is ready for pickup. Ada Marsh asked for a call: (207) 555-0199.`,
  ]);
  expect(await sentBy(shop)).toEqual([]);
});

test('copies that have not arrived are marked, and their order becomes ready only with --arrived', async () => {
  const { shop, book, order_number, context, printed } = await ordered();
  await sentBy(shop);
  const wait = (copies: number) =>
    shop.t.db.query('update order_line set backorder_quantity = $2 where title_id = $1', [book.id, copies]);
  const show = async () => {
    printed.length = 0;
    await orderShow(context, order_number, {});
    return printed.join('\n');
  };
  expect(await show()).toMatch(new RegExp(`    2 × Salt Roads \\(${book.eisbn}\\)$`));
  await wait(1);
  expect(await show()).toContain(`(${book.eisbn})\n        Special order (1 of 2): not on the shelf`);
  await wait(2);
  await shop.t.db.query(
    `update title set availability = 'forthcoming', release_date = '2090-05-01', publication_date = '2090-05'
     where id = $1`,
    [book.id],
  );
  expect(await show()).toContain('        Pre-order: comes out May 2090');
  printed.length = 0;
  await orderList(context, { store: shop.store.webstoreName, days: '1' });
  expect(printed.join('\n')).toContain('        Pre-order: comes out May 2090');

  printed.length = 0;
  await expect(orderStep(context, 'ready', order_number, {})).rejects.toThrow(
    `Order ${order_number} waits for “Salt Roads” (pre-order: comes out May 2090). Nothing was changed. Use --arrived to go on`,
  );
  expect(await sentBy(shop)).toEqual([]);
  await orderStep(context, 'ready', order_number, { arrived: true });
  expect(printed).toEqual([
    `Order ${order_number} is ready for pickup. An email is on its way to ada@example.com.`,
  ]);
});

test('a step that fails leaves nothing behind', async () => {
  const { shop, book, order_number } = await ordered();
  const store = shop.t.shop.stores.byName(shop.store.webstoreName);
  if (!store) throw new Error('no store');
  const failing = shop.t.db.tx(async (q) => {
    await changeOrder(q, {
      store,
      orderNumber: order_number,
      step: 'cancel',
      locationId: null,
      changedBy: 'test',
      mailFrom: '',
      secret: shop.t.shop.secret,
    });
    throw new Error('the power fails');
  });
  await expect(failing).rejects.toThrow('the power fails');
  expect(await shelf(shop, book.id)).toEqual({ on_hand: 1, held: 2 });
});

test('wrong input is answered in a sentence', async () => {
  const { shop, order_number, context } = await ordered();
  await expect(orderStep(context, 'ready', '999', {})).rejects.toThrow('There is no order 999.');
  await expect(orderShow(context, '999', { store: shop.store.webstoreName })).rejects.toThrow(
    'There is no order 999.',
  );
  const other = await buildStore(shop.t.db);
  await expect(orderStep(context, 'ready', order_number, { store: other.webstoreName })).rejects.toThrow(
    `There is no order ${order_number}.`,
  );
  await expect(orderStep(context, 'ready', order_number, { store: 'nowhere' })).rejects.toThrow(
    "There is no store 'nowhere'.",
  );
  await expect(orderList(context, { days: '1' })).rejects.toThrow('Say which store with --store:');
});

test('the shop gets one mail about each order: what, who, where, whom to answer', async () => {
  const shop = await open({ settings });
  const { t, reader } = shop;
  const onHand = await shop.aBook(3, { title: 'Salt Roads', list_price_usa: 1850 });
  await reader.get('cart/add', { eisbn: onHand.eisbn, quantity: 1 });
  const { order_number } = await reader.get('checkout/submit', {
    name: 'Ada Marsh',
    email: 'ada@example.com',
    phone: '2075550199',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
    instructions: 'Saturday, please',
  });
  await t.db.query(
    `update order_line set condition = 'USED', backorder_quantity = 1
     where order_id = (select id from customer_order where order_number = $1)`,
    [order_number],
  );
  const letters = (await sentBy(shop)).filter((l) => l.subject === `New order ${order_number}`);
  expect(letters).toHaveLength(1);
  const [letter] = letters;
  expect(letter?.to).toBe('desk@cove.example');
  expect(letter?.replyTo).toBe('ada@example.com');
  for (const text of [
    'Ada Marsh ordered 1 copy to pick up at Main Street.',
    '(207) 555-0199',
    'Wants to hear by email',
    'Salt Roads',
    'Used',
    `ISBN ${onHand.eisbn}`,
    'Special order: not on the shelf',
    '$18.50',
    'Pay in store',
    'Saturday, please',
  ])
    expect(letter?.text).toContain(text);
  expect(letter?.html).not.toContain('key=');
  expect(await sentBy(shop)).toEqual([]);
});

test('a shop with several locations mails the order to its pickup location', async () => {
  const shop = await open({ settings });
  const branch = await buildLocation(shop.t.db, shop.store.id, {
    name: 'Harbor',
    details: { sc_email: 'harbor@cove.example' },
  });
  await shop.t.reload();
  const book = await shop.aBook(0, { list_price_usa: 1850 });
  await buildStock(shop.t.db, branch.id, book.id, 1);
  const reader = shop.stranger();
  await reader.get('cart/add', { eisbn: book.eisbn, quantity: 1 });
  const { order_number } = await reader.get('checkout/submit', {
    name: 'Ada',
    email: 'ada@example.com',
    phone: '2075550199',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
    location_id: branch.id,
  });
  const letters = (await sentBy(shop)).filter((l) => l.subject.includes(order_number));
  expect(letters.map((l) => l.to).sort()).toEqual(['ada@example.com', 'harbor@cove.example']);
});
