import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { quoteAnswer, quoteDecline, quoteList, quoteShow } from '../../cli/quote.ts';
import { commandContext, keptOpen } from '../../test/command-context.ts';
import { quoteSettings, requestedQuote } from '../../test/quotes.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { staffAt } from '../../test/staff.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { fakeMail } from '../providers/mail/fake-mail.ts';

const open = sellingShops();

async function requested() {
  const shop = await open({ settings: quoteSettings });
  await shop.t.db.query(
    `insert into tax_rate (store_id, type, rate_ppm, kinds) values ($1, 'Sales tax', 50000, '{}')`,
    [shop.store.id],
  );
  return { shop, ...(await requestedQuote(shop)) };
}

async function mailed({ t }: SellingShop, to: string) {
  const mail = fakeMail();
  const { db, stores, secret } = t.shop;
  await sendMail({ db, log: pino({ level: 'silent' }), stores, mail, secret, mailKeepDays: 30 });
  return mail.sent.filter((one) => one.to === to);
}

const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
const pricedAt = (order_number: string, price: number, more: object = {}) => ({
  order_number,
  prices: [{ position: 1, price }],
  valid_until: inAYear,
  ...more,
});

describe('the answer to a quote request', () => {
  test('puts the shop’s prices on it, and mails them with a link that opens it without an account', async () => {
    const { shop, order_number, owner, email, book } = await requested();
    await mailed(shop, email);
    const note = 'Boxed by class.\nSee you in May.';
    const answer = pricedAt(order_number, 1000, { shipping: 500, note });
    expect(await owner.get('quote/answer', answer)).toEqual({
      order_number,
      subtotal: 8000,
      taxes: [{ type: 'Sales tax', amount: 425 }],
      total: 8925,
      mailed: true,
    });
    const order = await shop.reader.get('order/get', { order_id: order_number });
    expect(order).toMatchObject({
      status: 'quote_answered',
      summary: { subtotal: 8000, shipping: 500, total: 8925, total_owing: 0 },
      quote: { state: 'open', note, ordered_as: '' },
      payment_type: 'You’ll pay when you order.',
    });
    expect(order.items).toMatchObject([{ cart_info: { sold_price: 1000, original_price: 1800 } }]);
    const [mail, ...others] = await mailed(shop, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your quote ${order_number} from ${shop.store.name}`);
    for (const text of [book.title, '$80.00', '$89.25', 'See you in May.', order.quote?.valid_until_text])
      expect(mail?.text).toContain(text);
    expect(mail?.html).toContain('Here’s your quote');
    const key = /key=([\w-]{20,})/.exec(mail?.text ?? '')?.[1];
    expect(await shop.stranger().get('order/get', { order_id: order_number, key })).toMatchObject({
      quote: { state: 'open' },
    });
    expect(await shop.stranger().call('order/get', { order_id: order_number, key: 'x' })).toMatchObject({
      error_code: 'not_found',
    });
    const [entry] = (await owner.get('audit/getList')).entries;
    expect(entry).toMatchObject({ action: 'quote/answer', target: order_number, detail: { total: 8925 } });
  });

  test('can be given again, is mailed again, and keeps prices that it does not name', async () => {
    const { shop, order_number, owner, email } = await requested();
    await owner.get('quote/answer', pricedAt(order_number, 1000));
    await owner.get('quote/answer', { order_number, valid_until: inAYear });
    const order = await shop.reader.get('order/get', { order_id: order_number });
    expect(order.summary).toMatchObject({ subtotal: 8000, is_shipping_tbd: true });
    const subject = `Your quote ${order_number} from ${shop.store.name}`;
    expect((await mailed(shop, email)).filter((one) => one.subject === subject)).toHaveLength(2);
  });

  test('declines, with a word to the customer, and is then over', async () => {
    const { shop, order_number, owner, email } = await requested();
    await owner.get('quote/decline', { order_number, note: 'It is out of print.' });
    const mail = (await mailed(shop, email)).find(({ text }) => text.includes('About your quote'));
    expect(mail?.text).toContain('We can’t offer a quote');
    expect(mail?.text).toContain('It is out of print.');
    expect(mail?.text).not.toContain('Total');
    expect(await shop.reader.get('order/get', { order_id: order_number })).toMatchObject({
      status: 'quote_declined',
      quote: { state: 'declined' },
      payment_type: 'Nothing to pay.',
    });
    expect(await owner.send('quote/answer', pricedAt(order_number, 1))).toMatchObject({
      error_code: 'wrong_status',
      error: `Quote ${order_number} was declined already.`,
    });
    expect((await owner.get('quote/getList')).quotes).toEqual([]);
    expect((await owner.get('quote/getList', { all: true })).quotes).toMatchObject([{ order_number }]);
  });

  test('refuses lines that are not there, days that are over, and what is no quote request of this store', async () => {
    const { shop, order_number, owner } = await requested();
    const send = (input: object) => owner.send('quote/answer', input);
    const noLine = { ...pricedAt(order_number, 1), prices: [{ position: 2, price: 1 }] };
    expect(await send(noLine)).toMatchObject({ error_code: 'unknown_line', error_data: { position: 2 } });
    expect(await send(pricedAt(order_number, 1, { valid_until: '2020-01-01' }))).toMatchObject({
      error_code: 'past_day',
    });
    const other = await open({ settings: quoteSettings });
    const stranger = await staffAt(shop.t, other.store, 'owner', { email: 'other@example.org' });
    for (const name of ['quote/answer', 'quote/decline'])
      expect(await stranger.send(name, pricedAt(order_number, 1))).toMatchObject({ error_code: 'not_found' });
    expect((await stranger.get('quote/getList')).quotes).toEqual([]);
    expect(await shop.reader.get('order/get', { order_id: order_number })).toMatchObject({
      status: 'quote_requested',
      quote: null,
    });
  });
});

test('handsell quote list, show, answer and decline', async () => {
  const { shop, order_number, book, email } = await requested();
  const { context, printed } = commandContext({ openDb: keptOpen(shop.t.db) });
  const { webstoreName: store, name } = shop.store;
  await quoteList(context, { store });
  expect(printed.splice(0, 2)).toEqual([`1 quote request to answer or to be ordered at ${name}.`, '']);
  expect(printed.splice(0)).toContain(`    1. 8 × ${book.title} (${book.eisbn}) at $18.00`);
  const until = inAYear;
  await quoteAnswer(context, order_number, { price: ['1=12.50'], shipping: '8.00', until, note: 'Hi' });
  expect(printed.splice(0)).toEqual([
    `Quote ${order_number} comes to $113.40: $100.00 for the books, $8.00 for delivery, Sales tax $5.40. It is valid until ${until}. An email is on its way to ${email}.`,
  ]);
  await quoteShow(context, order_number, {});
  expect(printed.splice(0)).toEqual(
    expect.arrayContaining([
      `    1. 8 × ${book.title} (${book.eisbn}) at $12.50, $18.00 before`,
      `    Valid until ${until}`,
      '    Our note: Hi',
    ]),
  );
  expect(() => quoteAnswer(context, order_number, { price: ['12.50'], until })).toThrow(
    /write it as 2=12.50/,
  );
  expect(() => quoteAnswer(context, order_number, { until: '2027-02-30' })).toThrow(/is not a day/);
  await quoteDecline(context, order_number, {});
  expect(printed.splice(0)).toEqual([
    `Quote request ${order_number} is declined. An email is on its way to ${email}.`,
  ]);
  await expect(quoteDecline(context, order_number, {})).rejects.toThrow(/was declined already/);
});
