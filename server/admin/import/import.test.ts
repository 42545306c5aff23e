import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { anIsbn, buildLocation, buildStore, buildTitle } from '../../../test/factories.ts';
import { ownDataFolder } from '../../../test/own-data-folder.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';
import { createApp } from '../../app.ts';
import { uploadsHere } from '../../import/upload/files.ts';
import { claimImport, noteProgress } from '../../import/upload/queries.ts';
import { loadUploads } from '../../jobs/load-uploads.ts';

let made: TestShop;
let store: StaffOf;
let owner: Desk;
let dataDir: string;
let app: ReturnType<typeof createApp>;

const host = 'one.localhost';
const never = new AbortController().signal;
const work = (stopping = never) => loadUploads(made.shop, stopping);

beforeEach(async () => {
  const env = ownDataFolder();
  dataDir = env.DATA_DIR;
  made = await testShop({ env });
  store = await buildStore(made.db, { hosts: [host] });
  await buildLocation(made.db, store.id, { code: 'MAIN', name: 'Harbour Street' });
  await made.reload();
  owner = await staffAt(made, store, 'owner');
  app = createApp(made.shop, async () => new Response('page'));
});

/** Sends a file as a form does; where the answer leads to. */
async function upload(
  name: string,
  content: string | Buffer<ArrayBuffer>,
  desk = owner,
  headers = {},
): Promise<string> {
  const form = new FormData();
  form.set('file', new File([content], name));
  const response = await app.request(`http://${host}/admin/titles/import/file`, {
    ...{ method: 'POST', body: form },
    headers: { host, cookie: `staff_session=${desk.caller.token}`, ...headers },
  });
  expect([303, 403]).toContain(response.status);
  return response.headers.get('location') ?? '';
}
const uploaded = async (name: string, content: string | Buffer<ArrayBuffer>) =>
  Number((await upload(name, content)).split('/').at(-1));
const seen = (id: number) => owner.get('import/get', { id });
const decide = async (name: string, id: number, more = {}) =>
  owner.send(name, { id, version: (await seen(id)).version, ...more });
const titles = () => made.db.query('select title, list_price_usa from title order by title');

const [first, second] = [anIsbn(770_001), anIsbn(770_002)];
const spring = [
  'EAN,Work on offer,Written by,Retail',
  `${first},The Lamp Room,"Pell, Ada",$18.00`,
  `${second},Harbour Lights,"Marsh, Emily",$21.50`,
  '9780000000000,Broken,"Nobody, A",$1.00',
].join('\n');

it('shows what a table would change, loads it when told, and gives its rejected rows back', async () => {
  const id = await uploaded('spring.csv', spring);
  expect(made.woken).toContain('load-uploads');
  expect(await seen(id)).toMatchObject({
    state: 'checking',
    // No other file comes first.
    is_waiting: false,
    actor: expect.stringContaining('@'),
  });
  await work();
  const checked = await seen(id);
  // The column 'Work on offer' is not known: without titles, no book can be added.
  expect(checked).toMatchObject({
    state: 'ready',
    kind: 'books',
    found: { counts: { added: 0, rejected: 3 } },
  });
  const columns = checked.found.columns.map(({ header, field }) => [
    header,
    header === 'Work on offer' ? 'title' : field,
  ]);
  await decide('import/choose', id, { columns: JSON.stringify(columns) });
  await work();
  const { found, currency } = await seen(id);
  expect(found).toMatchObject({
    counts: { added: 2, updated: 0, unchanged: 0, rejected: 1 },
    reasons: [{ times: 1, lines: [4] }],
    samples: [{ eisbn: first, title: 'The Lamp Room', author: 'Ada Pell', price: '18.00 USD' }, {}],
  });
  expect(currency).toBe('USD');
  expect(await titles()).toEqual([]);

  expect(await decide('import/start', id)).toMatchObject({ ok: true, value: { state: 'loading' } });
  await work();
  expect(await seen(id)).toMatchObject({
    ...{ state: 'done', has_rejected: true },
    loaded: { added: 2, rejected: 1 },
  });
  expect(await titles()).toEqual([
    { title: 'Harbour Lights', list_price_usa: 2150 },
    { title: 'The Lamp Room', list_price_usa: 1800 },
  ]);
  const rows = await app.request(`http://${host}/admin/titles/import/${id}/rejected.csv`, {
    headers: { host, cookie: `staff_session=${owner.caller.token}` },
  });
  expect(rows.headers.get('content-disposition')).toContain('spring%20rejected.csv');
  expect(await rows.text()).toMatch(
    /^"EAN","Work on offer","Written by","Retail","reason"\r\n"9780000000000","Broken","Nobody, A","\$1\.00",".*ISBN.*"\r\n$/,
  );
  // Only the rejected rows are kept.
  expect(readdirSync(join(dataDir, 'imports'))).toEqual([expect.stringMatching(/\.rejected\.csv$/)]);
  const [entry] = (await owner.get('audit/getList')).entries;
  expect(entry).toMatchObject({ action: 'import/start', target: 'spring.csv', detail: { added: 2 } });

  // The next file of this kind is read as this one was.
  const next = await uploaded('summer.csv', spring);
  await work();
  expect(await seen(next)).toMatchObject({ found: { counts: { added: 0, unchanged: 2 } } });
});

it('takes a list of copies for one, and needs no location where there is one', async () => {
  const { id: titleId, eisbn } = await buildTitle(made.db);
  const id = await uploaded('till.csv', `ISBN,On hand\n${eisbn},7\n${first},1`);
  await work();
  expect(await seen(id)).toMatchObject({
    ...{ kind: 'copies', state: 'ready' },
    found: { counts: { updated: 1, rejected: 1 }, samples: [{ eisbn, copies: 7 }, {}] },
  });
  expect(await made.db.query('select 1 from stock')).toEqual([]);
  await decide('import/start', id);
  await work();
  expect(await made.db.query('select title_id, on_hand from stock')).toEqual([
    { title_id: titleId, on_hand: 7 },
  ]);
});

it('reads ONIX whatever the file is called', async () => {
  const onix = readFileSync(
    new URL('../../import/read/onix/fixtures/onix-3.0-short.xml', import.meta.url),
    'utf8',
  );
  const id = await uploaded('feed.txt', onix);
  await work();
  const { kind, found } = await seen(id);
  expect([kind, (found.counts?.added ?? 0) > 0]).toEqual(['onix', true]);
});

it.each([
  ['cover.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 'looks like a picture'],
  ['empty.csv', '', 'The file is empty.'],
  ['page.xlsx', '<!doctype html><html><body>Login</body></html>', 'web page (HTML)'],
  ['spring.pdf', '%PDF-1.7 …', 'This is a PDF file'],
  ['books.xlsx', gzipSync('PK\x03\x04 xl/workbook.xml'), 'Unpack it, and upload the file inside.'],
  ['books.json', '[{"isbn": "9780000000002"}]', 'This is a JSON file'],
])('%s is refused in a sentence without commands', async (name, content, sentence) => {
  const id = await uploaded(name, content);
  await work();
  const { state, problem } = await seen(id);
  expect([state, problem]).toEqual(['failed', expect.stringContaining(sentence)]);
  expect(problem).not.toMatch(/handsell|--/);
  expect(readdirSync(join(dataDir, 'imports'))).toEqual([]);
});

it('asks for the column with ISBNs where it finds none', async () => {
  const id = await uploaded('odd.csv', 'Artikel,Name\nA-1,The Lamp Room\nA-2,Harbour Lights');
  await work();
  expect(await seen(id)).toMatchObject({
    state: 'ready',
    problem: expect.stringContaining('No column with ISBNs'),
  });
  expect(await decide('import/start', id)).toMatchObject({ error_code: 'not_ready' });
  expect(await decide('import/choose', id, { columns: [['Artikel', 'nonsense']] })).toMatchObject({
    error_code: 'unknown_field',
  });
});

it('lets a second file wait, and goes on after the server died with the counts of both attempts', async () => {
  const table = spring.replace('Work on offer', 'Title');
  const before = await uploaded('spring.csv', table.split('\n').slice(0, 2).join('\n'));
  await work();
  await decide('import/start', before);
  await work();
  const id = await uploaded('spring.csv', table);
  await work();
  await decide('import/start', id);
  const other = await uploaded('other.csv', table);
  // A process takes it, loads the first book, and is gone.
  const row = await claimImport(made.db, await uploadsHere(dataDir));
  if (!row) throw new Error('nothing was claimed');
  expect([row.id, await claimImport(made.db, await uploadsHere(dataDir))]).toEqual([id, undefined]);
  expect((await seen(other)).is_waiting).toBe(true);
  const one = { added: 1, updated: 0, unchanged: 0, outdated: 0, deleted: 0, rejected: 0, warnings: 0 };
  await noteProgress(made.db, row, 10, { ...one, assumed_prices: 0, line: 2 });
  await made.db.query('update catalog_import set claimed_until = now()');
  await work();
  expect(await seen(id)).toMatchObject({ state: 'done', loaded: { added: 2, unchanged: 0, rejected: 1 } });
});

it('does not set copies twice after the server died', async () => {
  const { eisbn } = await buildTitle(made.db);
  const id = await uploaded('till.csv', `ISBN,On hand\n${eisbn},7`);
  await work();
  await decide('import/start', id);
  await made.db.query(
    `update catalog_import set loaded = '{"line": 2, "updated": 1}', attempts = 1 where id = $1`,
    [id],
  );
  await work();
  expect(await seen(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('up to line 2') });
  expect(await made.db.query('select 1 from stock')).toEqual([]);
});

it('goes on later when the server is stopped, and no further when a person stops it', async () => {
  const id = await uploaded('spring.csv', spring.replace('Work on offer', 'Title'));
  await work(AbortSignal.abort());
  expect(await seen(id)).toMatchObject({ state: 'checking', is_waiting: false });
  expect(await decide('import/stop', id)).toMatchObject({ ok: true });
  await work();
  expect(await seen(id)).toMatchObject({ state: 'stopped' });
  expect(await decide('import/start', id)).toMatchObject({ error_code: 'not_ready' });
  expect(await titles()).toEqual([]);
});

it('takes one decision of two, and files of its own store only', async () => {
  const id = await uploaded('spring.csv', spring.replace('Work on offer', 'Title'));
  await work();
  const { version } = await seen(id);
  await owner.get('import/start', { id, version });
  expect(await owner.send('import/stop', { id, version })).toMatchObject({ error_code: 'stale' });
  const elsewhere = await buildStore(made.db);
  await buildLocation(made.db, elsewhere.id);
  await made.reload();
  const stranger = await staffAt(made, elsewhere, 'owner');
  expect(await stranger.send('import/get', { id })).toMatchObject({ error_code: 'not_found' });
});

it('takes no file from someone who may not load it, nor from another site', async () => {
  const viewer = await staffAt(made, store, 'viewer');
  const [{ id: here } = { id: 0 }] = await made.db.query<{ id: number }>('select id from location');
  const local = await staffAt(made, store, 'bookseller', { locationId: here });
  expect(await upload('spring.csv', spring, viewer)).toBe('/admin/titles/import');
  expect(await upload('spring.csv', spring, local)).toBe('/admin/titles/import');
  expect(await upload('spring.csv', spring, owner, { 'sec-fetch-site': 'cross-site' })).toBe('');
  expect((await owner.get('import/getList')).imports).toEqual([]);
  const nothing = await app.request(`http://${host}/admin/titles/import/file`, {
    ...{ method: 'POST', body: new FormData() },
    headers: { host, cookie: `staff_session=${owner.caller.token}` },
  });
  expect(nothing.headers.get('location')).toBe('/admin/titles/import?problem=no_file');
});

it('does not set copies twice when the server stopped before the first sign of life', async () => {
  const { eisbn } = await buildTitle(made.db);
  const id = await uploaded('till.csv', `ISBN,On hand\n${eisbn},7`);
  await work();
  await decide('import/start', id);
  const row = await claimImport(made.db, await uploadsHere(dataDir));
  if (!row) throw new Error('nothing was claimed');
  const none = { added: 0, updated: 0, unchanged: 0, outdated: 0, deleted: 0, rejected: 0, warnings: 0 };
  expect(await noteProgress(made.db, row, 0, { ...none, assumed_prices: 0, line: 0 })).toBe(true);
  await made.db.query('update catalog_import set claimed_until = now()');
  await work();
  expect(await seen(id)).toMatchObject({
    ...{ state: 'failed', problem: expect.stringContaining('Some copies may be set.') },
  });
  // The job that was given up has nothing to say any more.
  expect(await noteProgress(made.db, row, 9, null)).toBe(false);
});

it('loads the columns that were shown, whatever another file taught the store since', async () => {
  const table = spring.replace('Work on offer', 'Title');
  const id = await uploaded('spring.csv', table);
  await work();
  const other = await uploaded('other.csv', table);
  await work();
  await decide('import/choose', other, { columns: JSON.stringify([['Retail', 'ignored']]) });
  await work();
  await decide('import/start', id);
  await work();
  expect(await titles()).toMatchObject([{ list_price_usa: 2150 }, { list_price_usa: 1800 }]);
});

it('lets booksellers load copies, and leaves books to owners and managers', async () => {
  const bookseller = await staffAt(made, store, 'bookseller');
  const { eisbn } = await buildTitle(made.db);
  const load = async (name: string, content: string) => {
    const id = Number((await upload(name, content, bookseller)).split('/').at(-1));
    await work();
    return bookseller.send('import/start', { id, version: (await seen(id)).version });
  };
  expect(await load('till.csv', `ISBN,On hand\n${eisbn},7`)).toMatchObject({ ok: true });
  expect(await load('spring.csv', spring.replace('Work on offer', 'Title'))).toMatchObject({
    error_code: 'not_allowed',
  });
});

it('leaves nothing of a file that breaks off', async () => {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="feed.xml"\r\n\r\n<ONIXMessage>';
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(head));
      setTimeout(() => controller.error(new Error('gone')), 20);
    },
  });
  const response = await app.request(`http://${host}/admin/titles/import/file`, {
    ...{ method: 'POST', body, duplex: 'half' },
    headers: {
      host,
      'content-type': 'multipart/form-data; boundary=b',
      cookie: `staff_session=${owner.caller.token}`,
    },
  } as RequestInit);
  expect(response.headers.get('location')).toBe('/admin/titles/import?problem=broken_off');
  expect(readdirSync(join(dataDir, 'imports'))).toEqual([]);
});

it('leaves a file that lies on another machine to it, and gives it up after a day', async () => {
  const id = await uploaded('spring.csv', spring);
  const elsewhere = mkdtempSync(join(tmpdir(), 'handsell-upload-'));
  onTestFinished(() => rmSync(elsewhere, { recursive: true }));
  const other = () => loadUploads({ ...made.shop, env: { DATA_DIR: elsewhere } }, never);
  await other();
  expect((await seen(id)).state).toBe('checking');
  await work();
  expect((await seen(id)).state).toBe('ready');
  await decide('import/start', id);
  await made.db.query(`update catalog_import set claimed_until = now() - interval '25 hours'`);
  await other();
  expect(await seen(id)).toMatchObject({
    ...{ state: 'failed', problem: expect.stringContaining('Please upload it again.') },
  });
});
