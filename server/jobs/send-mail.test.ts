import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { specialDayName } from '../../contract/hours-text.ts';
import { localSmtp } from '../../test/local-smtp.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { openBodies } from '../mail/sealed-mail.ts';
import { secretKey } from '../process/secret-key.ts';
import { fakeMail } from '../providers/mail/fake-mail.ts';
import { outboxMail } from '../providers/mail/outbox-mail.ts';
import { smtpMail } from '../providers/mail/smtp-mail.ts';
import { mostAttempts, sendMail } from './send-mail.ts';

const open = sellingShops();
const log = pino({ level: 'silent' });
const parts = ({ t }: SellingShop) => ({
  db: t.db,
  log,
  stores: t.shop.stores,
  secret: t.shop.secret,
  mailKeepDays: 30,
});

async function anOrder(shop: SellingShop, name = 'Ada Reader') {
  const book = await shop.aBook(3, { title: 'Salt & Roads', list_price_usa: 1850 });
  await shop.reader.get('cart/add', { eisbn: book.eisbn, quantity: 2 });
  return shop.reader.get('checkout/submit', {
    name,
    email: 'ada@example.org',
    phone: '2075550100',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
    instructions: '<script>alert(1)</script>',
  });
}

async function mailOf({ t }: SellingShop, orderNumber: string) {
  const [mail] = await t.db.query<{
    status: string;
    attempts: number;
    last_error: string;
    html: string;
    body_text: string;
    due_later: boolean;
  }>(
    `select status, attempts, last_error, html, body_text, next_attempt_at > now() as due_later
     from mail where reference = $1`,
    [`order:${orderNumber}`],
  );
  const bodies = mail && openBodies(t.shop.secret, mail);
  return mail && { ...mail, ...bodies };
}

/** As if the backoff were over. */
const wait = ({ t }: SellingShop) =>
  t.db.query("update mail set next_attempt_at = now() - interval '1 second'");

test('the confirmation has everything: number, books, total, place, the link that opens the order', async () => {
  const shop = await open();
  const { t, location, store } = shop;
  const inDays = (days: number) => {
    const at = new Date(Date.now() + days * 86_400_000);
    return { mon: at.getUTCMonth() + 1, day: at.getUTCDate() };
  };
  const closed = { ...inDays(3), label: 'Thanksgiving', range: [-1, -1] as [number, number] };
  const short = { ...inDays(20), label: '', range: [600, 900] as [number, number] };
  const details = {
    sc_addr_array: { address: '1 Main Street', city: 'Portland', prov: 'ME', postal: '04101', country: 'US' },
    ws_hours: {
      title: 'Hours',
      weekdays: [...Array(5).fill([600, 1110]), [600, 1020], [-1, -1]],
      singles: [closed, short],
    },
  };
  await t.db.query('update location set details = $2::jsonb where id = $1', [
    location.id,
    JSON.stringify(details),
  ]);
  await t.reload();
  const { order_number, order_key } = await anOrder(shop);
  const mail = fakeMail();
  await sendMail({ ...parts(shop), mail });

  const [sent] = mail.sent;
  const origin = t.shop.stores.byName(store.webstoreName)?.origin;
  expect(sent?.to).toBe('ada@example.org');
  expect(sent?.subject).toBe(`Your order ${order_number} at ${store.name}`);
  expect(sent?.html).toContain(`${origin}/account/order/${order_number}?key=${order_key}`);
  for (const text of [
    order_number,
    '2 × $18.50',
    '$37.00',
    '1 Main Street',
    'Portland, ME 04101',
    'Monday to Friday 10\u00a0am – 6:30\u00a0pm',
    ' (Thanksgiving): closed',
    `${specialDayName(closed)}: closed`,
    `${specialDayName(short)}: 10\u00a0am – 3\u00a0pm`,
  ]) {
    expect(sent?.html.replaceAll('<!-- -->', '')).toContain(text);
    expect(sent?.text).toContain(text);
  }
  expect(sent?.text).toContain('Salt & Roads');
  expect(sent?.text).toContain('Sunday closed');
  expect(sent?.html).toContain('Salt &amp; Roads');
  expect(sent?.html).not.toContain('<script>');
  expect(await mailOf(shop, order_number)).toMatchObject({ status: 'sent', html: sent?.html });

  await sendMail({ ...parts(shop), mail });
  expect(mail.sent).toHaveLength(1);
});

test('no row holds the key of an order: not the mail, waiting or sent, not the answer kept for a repeated call', async () => {
  const shop = await open();
  const { t } = shop;
  const rows = async () =>
    JSON.stringify([
      await t.db.query('select * from mail'),
      await t.db.query('select * from idempotent_answer'),
      await t.db.query('select * from customer_order'),
    ]);
  const { order_key } = await anOrder(shop);
  expect(await rows()).not.toContain(order_key);
  const mail = fakeMail();
  await sendMail({ ...parts(shop), mail });
  expect(mail.sent[0]?.text).toContain(order_key);
  expect(await rows()).not.toContain(order_key);
  expect(await rows()).not.toContain('key=');
});

test('a process with another secret sends no link that opens nothing; the right one sends it later', async () => {
  const shop = await open();
  const { order_number, order_key } = await anOrder(shop);
  const mail = fakeMail();
  await sendMail({ ...parts(shop), mail, secret: secretKey('of another machine') });
  expect(mail.sent).toHaveLength(0);
  expect(await mailOf(shop, order_number)).toMatchObject({ status: 'queued' });
  await wait(shop);
  await sendMail({ ...parts(shop), mail });
  expect(mail.sent[0]?.text).toContain(order_key);
});

test('the link in the mail opens the order in a browser that did not place it', async () => {
  const shop = await open();
  const { order_number } = await anOrder(shop);
  const mail = fakeMail();
  await sendMail({ ...parts(shop), mail });
  const key = /key=([\w-]+)/.exec(mail.sent[0]?.text ?? '')?.[1];
  expect(await shop.stranger().call('order/get', { order_id: order_number, key })).toMatchObject({
    ok: true,
  });
});

test('a server that is down is tried again later, eight times, then the mail counts as failed', async () => {
  const shop = await open();
  const { order_number } = await anOrder(shop);
  const mail = fakeMail();
  mail.failing = 'later';
  await sendMail({ ...parts(shop), mail });
  expect(await mailOf(shop, order_number)).toMatchObject({
    status: 'queued',
    attempts: 1,
    last_error: 'The mail server does not answer',
    due_later: true,
  });
  await sendMail({ ...parts(shop), mail });
  expect((await mailOf(shop, order_number))?.attempts).toBe(1);
  for (let attempt = 2; attempt <= mostAttempts; attempt++) {
    await wait(shop);
    await sendMail({ ...parts(shop), mail });
  }
  expect(await mailOf(shop, order_number)).toMatchObject({ status: 'failed', attempts: mostAttempts });
});

test('a failed mail goes out once the server is back, as it was first drawn', async () => {
  const shop = await open();
  const { order_number } = await anOrder(shop);
  const mail = fakeMail();
  mail.failing = 'later';
  await sendMail({ ...parts(shop), mail });
  const before = await mailOf(shop, order_number);
  mail.failing = '';
  await wait(shop);
  await sendMail({ ...parts(shop), mail });
  expect(mail.sent[0]?.html).toBe(before?.html);
  expect(await mailOf(shop, order_number)).toMatchObject({ status: 'sent', last_error: '' });
});

test('does not retry a refused address, and sends the other mails', async () => {
  const shop = await open();
  const server = await localSmtp();
  const mail = smtpMail(server.url);
  onTestFinished(async () => {
    await mail.close();
    await server.close();
  });
  const first = await anOrder(shop);
  await shop.t.db.query("update mail set recipient = 'nobody@example.org'");
  const second = await anOrder(shop);
  await sendMail({ ...parts(shop), mail });
  expect(await mailOf(shop, first.order_number)).toMatchObject({ status: 'failed', attempts: 1 });
  expect(await mailOf(shop, second.order_number)).toMatchObject({ status: 'sent' });
  expect(server.mails.map((m) => m.to)).toEqual([['ada@example.org']]);
});

test('two processes send each mail once', async () => {
  const shop = await open();
  for (let i = 0; i < 5; i++) await anOrder(shop, `Reader ${i}`);
  const mail = fakeMail();
  await Promise.all([sendMail({ ...parts(shop), mail }), sendMail({ ...parts(shop), mail })]);
  expect(new Set(mail.sent.map((m) => m.id)).size).toBe(5);
  expect(mail.sent).toHaveLength(5);
});

test('without a mail server the mail is drawn and stays in the outbox', async () => {
  const shop = await open();
  const { order_number } = await anOrder(shop);
  await sendMail({ ...parts(shop), mail: outboxMail() });
  const mail = await mailOf(shop, order_number);
  expect(mail?.status).toBe('sent');
  expect(mail?.html).toContain('See your order');
});
