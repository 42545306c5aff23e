import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, test } from 'vitest';
import { fromBuffer } from 'yauzl';
import { exportKinds } from '../../../contract/admin/export.ts';
import { anEmail, signUp } from '../../../test/accounts.ts';
import { buildLocation, buildOrder, buildStore, buildTitle } from '../../../test/factories.ts';
import { ownDataFolder } from '../../../test/own-data-folder.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt, staffPassword } from '../../../test/staff.ts';
import { createApp } from '../../app.ts';
import { claimExport } from '../../export/kept/queries.ts';
import { pictureKey } from '../../image/sized-picture.ts';
import { makeExports } from '../../jobs/make-exports.ts';

let made: TestShop;
let store: StaffOf;
let owner: Desk;
let folder: string;

const host = 'one.localhost';
const never = new AbortController().signal;
const work = (stopping = never) => makeExports(made.shop, stopping);
const seen = (id: number) => owner.get('export/get', { id });
const inFolder = () => (existsSync(folder) ? readdirSync(folder) : []);

beforeEach(async () => {
  const env = ownDataFolder();
  folder = join(env.DATA_DIR, 'exports');
  made = await testShop({ env });
  store = await buildStore(made.db, { hosts: [host], name: 'Harbour Books' });
  await made.reload();
  owner = await staffAt(made, store, 'owner');
});

/** The bytes of an export of a kind that is made. */
async function exported(kind: (typeof exportKinds)[number]): Promise<Buffer> {
  const { id } = await owner.get('export/make', { kind });
  await work();
  const { file, state, problem, size } = await seen(id);
  expect([state, problem]).toEqual(['done', '']);
  const bytes = readFileSync(join(folder, file));
  expect(bytes.length).toBe(size);
  return bytes;
}

const table = async (kind: (typeof exportKinds)[number]): Promise<Record<string, string>[]> =>
  parse(await exported(kind), { bom: true, columns: true });

const download = (id: number, desk = owner) =>
  createApp(made.shop, async () => new Response('page')).request(`http://${host}/admin/exports/${id}/file`, {
    headers: { host, cookie: `staff_session=${desk.caller.token}` },
  });

/** A store with a customer who ordered, two lists, a page with a picture; and another store with a customer and an order. */
async function aTradingShop() {
  await buildLocation(made.db, store.id, { name: 'Pier Street' });
  await made.reload();
  const reader = made.visitor(store.webstoreName);
  const email = anEmail();
  const { user } = await signUp(reader, {
    email,
    first_name: '=Zoë',
    is_institution: true,
    company: 'Quay & "Sons"',
  });
  const title = await buildTitle(made.db, { title: 'Tides, and "Time"' });
  const order = await buildOrder(made.db, store.id, user.corp_id, title);
  await owner.get('list/save', { name: 'Staff picks', eisbns: [title.eisbn] });
  await owner.get('list/save', { name: 'Empty shelf', eisbns: [] });
  const other = await buildStore(made.db);
  await buildLocation(made.db, other.id);
  await made.reload();
  const { user: stranger } = await signUp(made.visitor(other.webstoreName), { first_name: 'Elsewhere' });
  await buildOrder(made.db, other.id, stranger.corp_id, title);
  return { email, title, order, san: user.san };
}

test('orders and the books in them come as tables that a spreadsheet reads', async () => {
  const { title, order } = await aTradingShop();
  await made.db.query(
    `update customer_order set shipping = 450, total = 12345, total_owing = 12345, instructions = 'Leave it,\n"at the door"', taxes = $2::jsonb,
       ship_to = $3::jsonb where order_number = $1`,
    [
      order,
      JSON.stringify([
        { type: 'GST', amount: 100 },
        { type: 'PST', amount: 5 },
      ]),
      JSON.stringify({ name: 'Ada', street_address: '1 Quay', city: 'Portland', country: 'US' }),
    ],
  );
  await owner.get('order/markPaid', { order_number: order, method: 'cash' });
  expect(await table('orders_csv')).toEqual([
    expect.objectContaining({
      ...{ 'Paid in store': '123.45', Owing: '0.00', 'Payment state': 'paid' },
      'Order number': order,
      Placed: '2026-03-04 13:00',
      Status: 'placed',
      Email: 'ada@example.com',
      Street: '1 Quay',
      Company: '',
      Shipping: '4.50',
      Taxes: '1.05',
      Total: '123.45',
      Copies: '1',
      Instructions: 'Leave it,\n"at the door"',
    }),
  ]);
  expect(await table('order_lines_csv')).toEqual([
    expect.objectContaining({
      ...{
        'Order number': order,
        ISBN: title.eisbn,
        Title: 'Tides, and "Time"',
        Quantity: '1',
        Price: '0.01',
      },
    }),
  ]);
});

test('an order that waits for its payment is nobody’s order yet', async () => {
  const { order } = await aTradingShop();
  await made.db.query(`update customer_order set status = 'awaiting_payment' where order_number = $1`, [
    order,
  ]);
  expect(await table('orders_csv')).toEqual([]);
  expect(await table('order_lines_csv')).toEqual([]);
});

test('amounts of an order are those of its page', async () => {
  const { order } = await aTradingShop();
  const change = (set: string) =>
    made.db.query(`update customer_order set ${set} where order_number = $1`, [order]);
  const money = async () => {
    const [row] = await table('orders_csv');
    return [row?.Delivery, row?.['Shipping option'], row?.Payment, row?.Copies, row?.Refunded, row?.Owing];
  };
  await change(`delivery_preference = 'ship', provider = 'Express', payment_choice = 'credit_card'`);
  expect(await money()).toEqual(['ship', 'Express', 'credit card', '1', '0.00', '0.01']);
  await change(`payment_choice = 'pickup', status = 'collected'`);
  expect(await money()).toEqual(['ship', 'Express', 'in store', '1', '0.00', '0.00']);
  // It was not paid: its lines stay as they were ordered.
  await change(`status = 'canceled'`);
  expect(await money()).toEqual(['ship', 'Express', 'in store', '0', '0.00', '0.00']);
  expect(await table('order_lines_csv')).toMatchObject([{ Quantity: '1', Canceled: '1' }]);
});

test('what goes back to a gift card is refunded, what was never charged is not', async () => {
  const { order } = await aTradingShop();
  // As a replica, so that neither ledger nor gift card has to agree.
  await made.db.exec(`begin;
    set local session_replication_role = replica;
    insert into refund (store_id, order_id, at, made_by, amount, shipping, taxes, to_provider, to_gift_cards, not_charged)
    select store_id, id, now(), 'staff 1', 3, 0, '[]', 0, 1, 2 from customer_order where order_number = '${order}';
    commit`);
  expect(await table('orders_csv')).toMatchObject([{ Refunded: '0.01' }]);
});

test('a request for a quote is no order: what it asks for is ordered once', async () => {
  const { order } = await aTradingShop();
  for (const status of ['quote_requested', 'quote_ordered']) {
    await made.db.query('update customer_order set status = $2 where order_number = $1', [order, status]);
    expect(await table('orders_csv')).toEqual([]);
    expect(await table('order_lines_csv')).toEqual([]);
    expect(await table('customers_csv')).toMatchObject([{ Orders: '0', 'Last order': '' }]);
  }
});

test('customers come without anything that lets someone in, and no cell is a formula', async () => {
  const { email } = await aTradingShop();
  await made.db.query(
    `insert into newsletter_signup (store_id, email, email_key, first_name, last_name, phone, consent, page)
     values ($1, $2, $2, '', '', '', 'Yes', '/')`,
    [store.id, email],
  );
  const rows = await table('customers_csv');
  expect(rows).toEqual([
    expect.objectContaining({
      ...{ Email: email, 'First name': "'=Zoë", Company: 'Quay & "Sons"', Institution: 'yes', Orders: '1' },
      ...{ 'Last order': '2026-03-04 13:00', Newsletter: 'yes' },
    }),
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/argon2|password/i);
});

test('lists come book by book in their order, an empty one with its name alone', async () => {
  const { title } = await aTradingShop();
  expect((await table('lists_csv')).map((row) => [row.List, row.ISBN, row.Title])).toEqual([
    ['Staff picks', title.eisbn, 'Tides, and "Time"'],
    ['Empty shelf', '', ''],
  ]);
});

test('pages come with their pictures, as they are published', async () => {
  await buildLocation(made.db, store.id);
  const bytes = Buffer.from('of a picture');
  await made.shop.images.write(pictureKey(store.webstoreName, 'door.jpg'), bytes);
  for (const path of ['door.jpg', 'lost.jpg'])
    await made.db.query(
      `insert into picture (store_id, path, cache, width, height, alt) values ($1, $2, 'a1', 800, 600, 'The door')`,
      [store.id, path],
    );
  const blocks = [{ name: 'Spacer', data: {} }];
  await made.db.query(
    `insert into page (store_id, path, title, blocks) values ($1, '/visit', 'Visit us', $2::jsonb)`,
    [store.id, JSON.stringify(blocks)],
  );
  const files = await unzipped(await exported('pages_zip'));
  expect([...files.keys()].sort()).toEqual(['pages.json', 'pictures/door.jpg']);
  expect(files.get('pictures/door.jpg')).toEqual(bytes);
  expect(JSON.parse(String(files.get('pages.json')))).toMatchObject({
    ...{ format: 'handsell-pages-1', store: 'Harbour Books' },
    pages: [{ path: '/visit', title: 'Visit us', blocks }],
    pictures: [
      { path: 'door.jpg', file: 'pictures/door.jpg', alt: 'The door' },
      { path: 'lost.jpg', file: null },
    ],
  });
});

test('each kind is written of a shop that has nothing yet', async () => {
  for (const kind of exportKinds) expect((await exported(kind)).length).toBeGreaterThan(0);
});

test('an export is listed, downloaded and deleted, and the log says by whom', async () => {
  await aTradingShop();
  const { id } = await owner.get('export/make', { kind: 'order_lines_csv' });
  expect(made.woken).toContain('make-exports');
  expect(await owner.send('export/make', { kind: 'order_lines_csv' })).toMatchObject({
    ...{ error_code: 'already_running', error: 'This is being exported already. Wait until it is done.' },
  });
  expect((await download(id)).headers.get('location')).toBe(`/admin/exports/${id}?problem=not_ready`);
  const { version: open } = await seen(id);
  expect(await owner.send('export/delete', { id, version: open })).toMatchObject({ error_code: 'not_ready' });
  await work();
  const row = await seen(id);
  expect(row).toMatchObject({ state: 'done', rows: 1, actor: expect.stringContaining('owner.'), done: 1 });
  expect(row.file).toMatch(/^[\w-]+-order-lines\.csv$/);
  const answer = await download(id);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${row.file}"`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await answer.arrayBuffer()).byteLength).toBe(row.size);
  expect(await owner.get('export/getList')).toMatchObject({ exports: [{ id }], has_more: false });
  expect(await owner.send('export/delete', { id, version: open })).toMatchObject({ error_code: 'stale' });
  await owner.get('export/delete', { id, version: row.version });
  expect(inFolder()).toEqual([]);
  expect((await download(id)).headers.get('location')).toBe(`/admin/exports/${id}?problem=not_found`);
  const { entries } = await owner.get('audit/getList', { part: 'export' });
  expect(entries.map(({ action, target }) => [action, target])).toEqual(
    ['export/delete', 'export/take', 'export/make'].map((action) => [action, row.file]),
  );
});

test('what names customers is given out with a password typed lately; no other shop sees it', async () => {
  await aTradingShop();
  const { id } = await owner.get('export/make', { kind: 'customers_csv' });
  const { id: plain } = await owner.get('export/make', { kind: 'lists_csv' });
  await work();
  await made.db.query("update staff_session set proved_at = now() - interval '16 minutes'");
  expect((await download(id)).headers.get('location')).toBe(`/admin/exports/${id}?problem=proof_required`);
  expect((await download(plain)).status).toBe(200);
  await owner.get('staff/prove', { password: staffPassword });
  expect((await download(id)).status).toBe(200);
  const bookseller = await staffAt(made, store, 'bookseller');
  expect((await download(id, bookseller)).headers.get('location')).toBe(
    `/admin/exports/${id}?problem=not_allowed`,
  );
  const [, other] = made.shop.stores.all();
  if (!other) throw new Error('there is one shop only');
  const stranger = await staffAt(made, other, 'owner');
  expect((await stranger.get('export/getList')).exports).toEqual([]);
  for (const name of ['export/get', 'export/take', 'export/delete'])
    expect(await stranger.send(name, { id, version: 2 })).toMatchObject({ error_code: 'not_found' });
});

test('a full disk ends it with a plain sentence, and leaves nothing behind', async () => {
  const { id } = await owner.get('export/make', { kind: 'lists_csv' });
  const { file } = await seen(id);
  mkdirSync(folder);
  // Whatever is written to this device fails with ENOSPC.
  symlinkSync('/dev/full', join(folder, `.1-${file}`));
  await work();
  expect(await seen(id)).toMatchObject({
    state: 'failed',
    problem: 'The disk is full. Make room on it, then try again.',
  });
  expect(inFolder()).toEqual([]);
  expect(await owner.send('export/make', { kind: 'lists_csv' })).toMatchObject({ ok: true });
});

test('one that cannot be written is given up after the third time, and says what to do', async () => {
  writeFileSync(folder, 'not a folder');
  const { id } = await owner.get('export/make', { kind: 'lists_csv' });
  for (const left of [2, 1, 0]) {
    await made.db.query("update data_export set claimed_until = now() - interval '1 second'");
    await work();
    expect(await seen(id)).toMatchObject({ state: left > 0 ? 'running' : 'failed' });
  }
  expect((await seen(id)).problem).toMatch(/^Export it again\. /);
});

test('one whose job died is begun again, and given up after the third time', async () => {
  const { id } = await owner.get('export/make', { kind: 'lists_csv' });
  const die = async () => {
    await claimExport(made.db);
    await made.db.query("update data_export set claimed_until = now() - interval '1 second'");
  };
  await die();
  await made.db.query("update data_export set claimed_until = now() + interval '1 minute'");
  await work();
  expect(await seen(id)).toMatchObject({ state: 'running' });
  await made.db.query("update data_export set claimed_until = now() - interval '1 second'");
  await work();
  expect(await seen(id)).toMatchObject({ state: 'done' });
  const { id: another } = await owner.get('export/make', { kind: 'lists_csv' });
  for (const _ of [1, 2, 3]) await die();
  await work();
  expect(await seen(another)).toMatchObject({ state: 'failed', problem: 'It broke off several times.' });
});

test('what a job that was killed has half written goes when the next one begins, not before', async () => {
  const { id } = await owner.get('export/make', { kind: 'lists_csv' });
  const row = await claimExport(made.db);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `.1-${row?.file}`), 'half');
  await work();
  expect(inFolder()).toEqual([`.1-${row?.file}`]);
  await made.db.query("update data_export set claimed_until = now() - interval '1 second'");
  await work();
  expect(await seen(id)).toMatchObject({ state: 'done' });
  expect(inFolder()).toEqual([row?.file]);
});

test('a shop that stops goes on with it after the next start', async () => {
  const { id } = await owner.get('export/make', { kind: 'pages_zip' });
  const stop = new AbortController();
  const { images } = made.shop;
  await made.db.query(
    `insert into picture (store_id, path, cache, width, height) values ($1, 'door.jpg', 'a1', 800, 600)`,
    [store.id],
  );
  await images.write(pictureKey(store.webstoreName, 'door.jpg'), Buffer.from('of a picture'));
  made.shop.images = {
    ...images,
    read: async (key) => {
      stop.abort();
      return images.read(key);
    },
  };
  await work(stop.signal);
  expect(await seen(id)).toMatchObject({ state: 'running', problem: '' });
  expect(inFolder()).toEqual([]);
  made.shop.images = images;
  await work();
  expect(await seen(id)).toMatchObject({ state: 'done' });
});

test('files go after seven days, also those that a job left that died', async () => {
  const { id } = await owner.get('export/make', { kind: 'lists_csv' });
  await work();
  const { file } = await seen(id);
  const longAgo = new Date(Date.now() - 8 * 86_400_000);
  writeFileSync(join(folder, '.1-died.csv'), 'half');
  writeFileSync(join(folder, '.1-young.csv'), 'half');
  for (const name of [file, '.1-died.csv']) utimesSync(join(folder, name), longAgo, longAgo);
  await work();
  expect(inFolder().sort()).toEqual(['.1-young.csv', file].sort());
  await made.db.query("update data_export set created_at = now() - interval '8 days'");
  await work();
  expect(inFolder()).toEqual(['.1-young.csv']);
  expect(await owner.send('export/get', { id })).toMatchObject({ error_code: 'not_found' });
});

function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (err, zip) => {
      if (err) return reject(err);
      const files = new Map<string, Buffer>();
      zip.on('entry', (entry: { fileName: string }) => {
        zip.openReadStream(entry as never, async (error, stream) => {
          if (error) return reject(error);
          files.set(entry.fileName, await buffer(stream));
          zip.readEntry();
        });
      });
      zip.on('end', () => resolve(files));
      zip.readEntry();
    });
  });
}
