import pino from 'pino';
import { expect, test } from 'vitest';
import { sendMail } from '../server/jobs/send-mail.ts';
import { fakeMail } from '../server/providers/mail/fake-mail.ts';
import { signUp } from '../test/accounts.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { sellingShops } from '../test/selling-shop.ts';
import { aRate, delivers } from '../test/shipping-shop.ts';
import { type OrderStepOptions, orderShow, orderStep } from './order-steps.ts';

const open = sellingShops();

/** A customer has ordered two of three copies, to be shipped. */
async function toBeShipped() {
  const shop = await open({ settings: { ...delivers, store_info: { email: 'desk@cove.example' } } });
  await aRate(shop);
  await signUp(shop.reader);
  const { address_id } = await shop.reader.get('address/create', {
    name: 'Ada Marsh',
    phone_number: '(207) 555-0199',
    street_address: '7 Maple Street',
    city: 'Burlington',
    country: 'US',
    province: 'VT',
    postal_code: '05401',
  });
  const book = await shop.aBook(3);
  await shop.reader.get('cart/add', { eisbn: book.eisbn, quantity: 2 });
  await shop.reader.get('checkout/setShipping', { address_id });
  const { order_number } = await shop.reader.get('checkout/submit', {
    name: 'Ada Marsh',
    email: 'ada@example.com',
    phone: '2075550199',
    delivery_preference: 'ship',
    payment_choice: 'contact',
  });
  const command = commandContext({ openDb: keptOpen(shop.t.db) });
  const held = async () => {
    const [row] = await shop.t.db.query('select on_hand, held from stock where title_id = $1', [book.id]);
    return row;
  };
  async function letters() {
    const mail = fakeMail();
    const { secret, stores } = shop.t.shop;
    const log = pino({ level: 'silent' });
    await sendMail({ db: shop.t.db, log, stores, mail, secret, mailKeepDays: 30 });
    return mail.sent;
  }
  const seen = () => shop.reader.get('order/get', { order_id: order_number });
  return { shop, order_number, held, letters, seen, ...command };
}

test('an order is shipped with a tracking number: the customer is mailed and sees it, copies leave once', async () => {
  const { order_number, held, letters, seen, context, printed } = await toBeShipped();
  await letters();
  await orderShow(context, order_number, {});
  expect(printed.splice(0).join('\n')).toContain(
    'To Ada Marsh, 7 Maple Street, Burlington, VT 05401, US (Mail)',
  );
  await expect(orderStep(context, 'ready', order_number, {})).rejects.toThrow(
    `Order ${order_number} goes to an address; it is shipped, not ready for pickup.`,
  );
  expect(await held()).toEqual({ on_hand: 1, held: 2 });

  await orderStep(context, 'ship', order_number, { carrier: 'USPS', tracking: '9400 1' });
  expect(printed.splice(0)).toEqual([
    `Order ${order_number} is shipped. An email is on its way to ada@example.com.`,
  ]);
  expect(await held()).toEqual({ on_hand: 1, held: 0 });
  const [letter] = await letters();
  expect(letter?.subject).toMatch(new RegExp(`^Your order ${order_number} at .+ is on its way$`));
  expect(letter?.text).toContain('Tracking number: USPS 9400 1');
  expect(letter?.text).toContain('https://tools.usps.com/go/TrackConfirmAction?tLabels=9400%201');
  expect(await seen()).toMatchObject({
    status: 'shipped',
    shipping: { carrier: 'USPS', tracking: '9400 1', tracking_link: expect.stringContaining('9400%201') },
    summary: { total_owing: 0 },
  });

  await orderStep(context, 'collect', order_number, {});
  expect(printed.splice(0)).toEqual([`Order ${order_number} is delivered.`]);
  expect(await held()).toEqual({ on_hand: 1, held: 0 });
  expect(await letters()).toEqual([]);
  await expect(orderStep(context, 'cancel', order_number, {})).rejects.toThrow(
    'it can no longer become canceled',
  );
});

test('an order leaves in two parcels: each is mailed with what is in it, and all of it leaves once', async () => {
  const { order_number, held, letters, seen, context, printed } = await toBeShipped();
  await letters();
  const ship = (options: OrderStepOptions) => orderStep(context, 'ship', order_number, options);
  await expect(ship({ line: ['2'] })).rejects.toThrow(`Order ${order_number} has no line 2.`);
  await expect(ship({ line: ['1'], quantity: '3' })).rejects.toThrow(
    `Of line 1 of order ${order_number}, 2 copies are still to be sent.`,
  );
  await ship({ line: ['1'], quantity: '1', carrier: 'UPS', tracking: '1Z 7' });
  expect(printed.splice(0)).toEqual([
    `Order ${order_number} is partly shipped. An email is on its way to ada@example.com.`,
  ]);
  expect(await held()).toEqual({ on_hand: 1, held: 1 });
  const [first, ...others] = await letters();
  expect(others).toEqual([]);
  expect(first?.subject).toMatch(new RegExp(`^Part of your order ${order_number} at .+ is on its way$`));
  expect(first?.text).toMatch(/Still to come:\n +1 × /);
  expect(first?.text).toContain('Tracking number: UPS 1Z 7');
  const title = (await seen()).items[0]?.title_info.title;
  expect(await seen()).toMatchObject({
    status: 'partly_shipped',
    items: [{ cart_info: { quantity: 2, to_send: 1 } }],
    parcels: [{ tracking: '1Z 7', lines: [{ position: 1, title, quantity: 1 }] }],
  });

  await ship({ carrier: 'USPS', tracking: '9400 1' });
  expect(await held()).toEqual({ on_hand: 1, held: 0 });
  const [second] = await letters();
  expect(second?.text).toContain(`We’ve sent the rest of order ${order_number}.`);
  expect(second?.text).toContain('USPS 9400 1');
  expect(second?.text).not.toContain('1Z 7');
  expect(second?.text).not.toContain('Still to come');
  expect((await seen()).parcels.map(({ tracking }) => tracking)).toEqual(['1Z 7', '9400 1']);
  await expect(ship({})).rejects.toThrow('is shipped already');
  printed.length = 0;
  await orderShow(context, order_number, {});
  expect(printed.join('\n')).toMatch(/parcel UPS 1Z 7 \(command line\)\n +1 × .*\n.*parcel USPS 9400 1/);
});

test('of copies that have to come, those that are set aside can leave first', async () => {
  const { shop, order_number, held, context } = await toBeShipped();
  await shop.t.db.query(
    `update order_line set backorder_quantity = 1
     where order_id = (select id from customer_order where order_number = $1)`,
    [order_number],
  );
  await shop.t.db.query(
    `update stock set held = 1 where title_id in (select title_id from order_line where order_id =
       (select id from customer_order where order_number = $1))`,
    [order_number],
  );
  await expect(orderStep(context, 'ship', order_number, {})).rejects.toThrow('waits for');
  await orderStep(context, 'ship', order_number, { line: ['1'], quantity: '1' });
  expect(await held()).toEqual({ on_hand: 1, held: 0 });
  await expect(orderStep(context, 'ship', order_number, {})).rejects.toThrow('waits for');
  await orderStep(context, 'ship', order_number, { arrived: true });
  expect(await held()).toEqual({ on_hand: 1, held: 0 });
});

test('of two parcels at the same time, one with the last copies is refused', async () => {
  const { shop, order_number, held, context } = await toBeShipped();
  const both = await Promise.allSettled([
    orderStep(context, 'ship', order_number, { line: ['1'] }),
    orderStep(context, 'ship', order_number, { line: ['1'], quantity: '2' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await held()).toEqual({ on_hand: 1, held: 0 });
  const twice = shop.t.db.query(
    `insert into shipment_line (shipment_id, position, quantity, from_held)
     select max(s.id), 2, 1, 0 from shipment s join customer_order o on o.id = s.order_id where o.order_number = $1`,
    [order_number],
  );
  await expect(twice).rejects.toThrow('more of a line shipped than was ordered');
});

test('an order that is picked up is not shipped', async () => {
  const shop = await open();
  const book = await shop.aBook(1);
  await shop.reader.get('cart/add', { eisbn: book.eisbn });
  const { order_number } = await shop.reader.get('checkout/submit', {
    name: 'Ada Marsh',
    email: 'ada@example.com',
    phone: '2075550199',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
  });
  const { context } = commandContext({ openDb: keptOpen(shop.t.db) });
  await expect(orderStep(context, 'ship', order_number, {})).rejects.toThrow(
    `Order ${order_number} has no address; it is picked up.`,
  );
});
