import { expect, test } from 'vitest';
import { buildOffer, buildStock, buildTitle } from '../../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../../test/selling-shop.ts';
import { sentMails } from '../../../test/sent-mails.ts';
import { sendAlerts } from '../../jobs/send-alerts.ts';

const open = sellingShops();

interface Wish {
  kind: string;
  title_id?: number;
  name?: string;
  price?: number;
  email?: string;
}

/** An alert that was agreed to. */
async function anAlert(
  shop: SellingShop,
  { kind, title_id, name = '', price, email = 'ada@example.org' }: Wish,
) {
  const [row] = await shop.t.db.query<{ id: number }>(
    `insert into alert (store_id, email, email_key, kind, title_id, name, price, consent, confirmed_at)
     values ($1, $2, $2, $3, $4, $5, $6, 'Yes', now()) returning id`,
    [shop.store.id, email, kind, title_id ?? null, name, price ?? null],
  );
  return row?.id ?? 0;
}

/** Mails of a run at a time in New York, where 9 am is 1 pm in UTC in June. Dates of titles are those of today: none is near this day. */
const june = (day: number, hour = 14) => new Date(Date.UTC(2094, 5, day, hour));
async function run(shop: SellingShop, at = june(3)): Promise<void> {
  await sendAlerts({ ...shop.t.shop, mailFrom: '' } as unknown as Parameters<typeof sendAlerts>[0], at);
}
const sent = async (shop: SellingShop) =>
  (await sentMails(shop.t)).map(({ to, subject }) => `${to}: ${subject}`).sort();

test('a copy in the shop is told once, and the alert ends', async () => {
  const shop = await open();
  const { id, eisbn } = await shop.aBook(0, { title: 'Emma' });
  await anAlert(shop, { kind: 'in_stock', title_id: id });
  await run(shop);
  expect(await sent(shop)).toEqual([]);
  await buildStock(shop.t.db, shop.location.id, id, 2);
  await run(shop);
  const [mail, ...others] = await sentMails(shop.t);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'In stock now: Emma' });
  expect(mail?.text).toContain(`/item/${eisbn}`);
  expect(mail?.text).toContain('2 in stock');
  expect(mail?.unsubscribe).toMatch(/^http:\/\/\S+\/alerts\/stop\/sealed:/);
  expect(mail?.text).toContain(mail?.unsubscribe);
  await run(shop, june(4));
  expect(await sent(shop)).toEqual([]);
});

test('alerts that nobody agreed to, or that were stopped, are not told', async () => {
  const shop = await open();
  const { id } = await shop.aBook(1);
  await anAlert(shop, { kind: 'in_stock', title_id: id });
  await anAlert(shop, { kind: 'in_stock', title_id: id, email: 'ben@example.org' });
  await shop.t.db.query(
    `update alert set confirmed_at = null where email = 'ada@example.org' and store_id = $1`,
    [shop.store.id],
  );
  await shop.t.db.query(
    `update alert set ended_at = now() where email = 'ben@example.org' and store_id = $1`,
    [shop.store.id],
  );
  await run(shop);
  expect(await sent(shop)).toEqual([]);
});

test('a mailbox gets one mail a day, with all there is to say, by day', async () => {
  const shop = await open();
  const [first, second, third] = [await shop.aBook(1), await shop.aBook(1), await shop.aBook(0)];
  for (const { id } of [first, second, third]) await anAlert(shop, { kind: 'in_stock', title_id: id });
  await run(shop, june(3, 12));
  await run(shop, june(4, 2));
  expect(await sent(shop)).toEqual([]);
  await run(shop, june(4));
  expect(await sent(shop)).toEqual(['ada@example.org: 2 books you asked about']);
  await buildStock(shop.t.db, shop.location.id, third.id, 1);
  await run(shop, june(4, 20));
  expect(await sent(shop)).toEqual([]);
  await run(shop, june(5));
  expect(await sent(shop)).toEqual([`ada@example.org: In stock now: ${third.title}`]);
});

test('each of many mailboxes gets its mail', async () => {
  const shop = await open();
  const { id } = await shop.aBook(1);
  const emails = Array.from({ length: 25 }, (_, i) => `reader${i}@example.org`);
  for (const email of emails) await anAlert(shop, { kind: 'in_stock', title_id: id, email });
  await run(shop);
  expect((await sentMails(shop.t)).map(({ to }) => to).sort()).toEqual([...emails].sort());
});

test('of several processes one queues the mail', async () => {
  const shop = await open();
  for (let i = 0; i < 5; i += 1)
    await anAlert(shop, { kind: 'in_stock', title_id: (await shop.aBook(1)).id, email: `r${i}@example.org` });
  await Promise.all([run(shop), run(shop), run(shop)]);
  expect((await sent(shop)).length).toBe(5);
});

test('a book that sold out before its mail was sent is not told, and waits again', async () => {
  const shop = await open();
  const [gone, here] = [await shop.aBook(1), await shop.aBook(1, { title: 'Emma' })];
  for (const { id } of [gone, here]) await anAlert(shop, { kind: 'in_stock', title_id: id });
  await anAlert(shop, { kind: 'in_stock', title_id: gone.id, email: 'ben@example.org' });
  await run(shop);
  await shop.setOnHand(gone.id, 0);
  const mails = await sentMails(shop.t);
  expect(mails.map(({ to }) => to)).toEqual(['ada@example.org']);
  expect(mails[0]?.text).toContain('Emma');
  expect(mails[0]?.text).not.toContain(gone.title);
  await shop.setOnHand(gone.id, 1);
  await run(shop, june(4));
  const said = `In stock now: ${gone.title}`;
  expect(await sent(shop)).toEqual([`ada@example.org: ${said}`, `ben@example.org: ${said}`]);
  const statuses = await shop.t.db.query<{ status: string }>(
    'select distinct status from mail where store_id = $1 order by 1',
    [shop.store.id],
  );
  expect(statuses.map(({ status }) => status)).toEqual(['dropped', 'sent']);
});

test('a price is told when it falls, and again only when it falls further', async () => {
  const shop = await open();
  const { id } = await shop.aBook(0, { title: 'Emma' });
  await anAlert(shop, { kind: 'price', title_id: id, price: 1800 });
  await run(shop);
  expect(await sent(shop)).toEqual([]);
  await buildOffer(shop.t.db, shop.store.id, id, 1500);
  await run(shop);
  const [mail] = await sentMails(shop.t);
  expect(mail?.subject).toBe('Price drop: Emma');
  expect(mail?.text).toContain('$15.00, was $18.00');
  await run(shop, june(4));
  expect(await sent(shop)).toEqual([]);
  await shop.t.db.query('update offer set price = 1200 where title_id = $1', [id]);
  await run(shop, june(5));
  expect(await sent(shop)).toEqual(['ada@example.org: Price drop: Emma']);
});

test('new books of an author or a series are told once, in one edition', async () => {
  const shop = await open();
  const { db } = shop.t;
  const old = {
    author: 'Ida Quill',
    series: 'Lanterns',
    title: 'The First Lantern',
    work_key: 'first lantern',
  };
  await buildTitle(db, old);
  await anAlert(shop, { kind: 'author', name: 'Ida Quill' });
  await anAlert(shop, { kind: 'series', name: 'Lanterns', email: 'ben@example.org' });
  await run(shop);
  expect(await sent(shop)).toEqual([]);
  // A paperback of what was there, and a book of long ago that the catalogue had not known.
  await buildTitle(db, { ...old, binding: 'Mass Market', release_date: null });
  await buildTitle(db, { ...old, title: 'Early Lanterns', work_key: '', release_date: '1998-03-01' });
  await run(shop);
  expect(await sent(shop)).toEqual([]);
  const fresh = { ...old, title: 'The Last Lantern', work_key: 'last lantern', release_date: null };
  await buildTitle(db, { ...fresh, binding: 'eBook' });
  const { eisbn } = await buildTitle(db, { ...fresh, binding: 'Hardcover' });
  await run(shop);
  const mails = await sentMails(shop.t);
  expect(mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
    'ada@example.org: New by Ida Quill: The Last Lantern',
    'ben@example.org: New in Lanterns: The Last Lantern',
  ]);
  for (const mail of mails) expect(mail.text).toContain(`/item/${eisbn}`);
  await buildTitle(db, { ...fresh, binding: 'Trade Paperback' });
  await run(shop, june(4));
  expect(await sent(shop)).toEqual([]);
});

test('only the copies of the store itself count', async () => {
  const [shop, other] = [await open(), await open()];
  const { id } = await shop.aBook(0);
  await anAlert(shop, { kind: 'in_stock', title_id: id });
  await buildStock(shop.t.db, other.location.id, id, 3);
  await run(shop);
  expect(await sent(shop)).toEqual([]);
});

test('a mail that failed once says what is true at the second try', async () => {
  const shop = await open();
  const { id } = await shop.aBook(1, { title: 'Emma' });
  await anAlert(shop, { kind: 'in_stock', title_id: id });
  await run(shop);
  await shop.t.db.query(
    `update mail set html = 'sealed:1:old', body_text = 'sealed:1:old' where store_id = $1`,
    [shop.store.id],
  );
  await shop.setOnHand(id, 4);
  const [mail] = await sentMails(shop.t);
  expect(mail?.text).toContain('4 in stock');
});
