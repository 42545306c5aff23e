import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { freshDb } from '../../../test/database.ts';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { ownDataFolder } from '../../../test/own-data-folder.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';
import type { TitleRecord } from '../../import/record.ts';
import { saveTitles } from '../../import/save/save-titles.ts';
import { importFolder, uploadPath } from '../../import/upload/files.ts';
import { openMemoryBackend } from '../../search/memory-backend.ts';

let made: TestShop;
let store: StaffOf;
let owner: Desk;
let location: { id: number };

beforeEach(async () => {
  const db = await freshDb();
  made = await testShop({ db, env: ownDataFolder(), search: await openMemoryBackend(db, { pollMs: 0 }) });
  store = await buildStore(made.db);
  location = await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, store, 'owner');
});

const eisbn = '9780140328721';
const facts = {
  title: 'Tides of Casco Bay',
  people: [
    { name: 'Mara Quill', role: 'A01' },
    { name: 'Jo Reyes', role: 'A12' },
  ],
  publisher: 'Harbour Press',
  publication_date: '2021-05',
  binding: 'paperback',
  language: 'English',
  pages: 144,
  list_price: 1650,
  description: 'Boats & birds.\n\nWith maps.',
};
const imported = (record: Partial<TitleRecord>, sent_at?: number) =>
  saveTitles(made.db, [
    {
      kind: 'record',
      line: 1,
      warnings: [],
      record: {
        ...{ eisbn, source: 'feed', notification: 'confirmed' as const },
        ...record,
        ...(sent_at !== undefined && { sent_at }),
      },
    },
  ]);
const item = () => made.visitor().send('title/getItem', { eisbn });
const searched = async (keywords: string) => {
  await made.shop.search.refresh();
  return made.visitor().get('browse/get', { t: keywords });
};

it('adds a book by hand that readers find, with the words of the trade', async () => {
  const added = await owner.get('title/add', { ...facts, eisbn: '0-14-032872-6' });
  expect(added).toMatchObject({
    eisbn,
    list_price: 1650,
    binding: 'Trade Paperback',
    author: 'Mara Quill, Jo Reyes',
  });
  expect(await item()).toMatchObject({
    ok: true,
    value: { title: facts.title, language: 'English' },
  });
  expect(await owner.get('title/getFacts', { eisbn })).toMatchObject({
    ...facts,
    binding: 'Trade Paperback',
    description: '<p>Boats &amp; birds.</p>\n<p>With maps.</p>',
  });
  await made.shop.search.refresh();
  expect((await owner.get('title/find', { words: 'tides casco' })).titles).toMatchObject([{ eisbn }]);
  const [entry] = (await owner.get('audit/getList')).entries;
  expect(entry).toMatchObject({ action: 'title/add', target: eisbn });
});

it('gives a book without ISBN a number of the shop’s own', async () => {
  const one = await owner.get('title/add', { title: 'Zine No. 1' });
  const two = await owner.get('title/add', { title: 'Zine No. 2' });
  expect(one.eisbn).toMatch(/^20\d{11}$/);
  expect(two.eisbn).not.toBe(one.eisbn);
});

it('refuses a wrong ISBN, a book that is there, an unknown language, a wrong date, and staff of one location', async () => {
  const send = (more: object, desk = owner) => desk.send('title/add', { ...facts, eisbn, ...more });
  expect(await send({ eisbn: '9780140328722' })).toMatchObject({ error_code: 'invalid_isbn' });
  expect(await send({ language: 'Klingonese' })).toMatchObject({ error_code: 'unknown_language' });
  for (const publication_date of ['2021-13', '2021-02-30', '21', '2021-']) {
    expect(await send({ publication_date })).toMatchObject({ error_code: 'invalid_input' });
  }
  const there = await staffAt(made, store, 'bookseller', { locationId: location.id });
  expect(await send({}, there)).toMatchObject({ error_code: 'whole_store' });
  await owner.get('title/add', { ...facts, eisbn });
  expect(await send({})).toMatchObject({ error_code: 'title_exists', error_data: { eisbn } });
});

it('changes what was changed and keeps what a feed knows besides', async () => {
  await imported({
    title: 'Tides of Casco',
    contributors: [
      { name: 'Mara Quill', role: 'A01', bio: '<p>She sails.</p>' },
      { name: 'Ana Sol', role: 'A36' },
    ],
    binding: 'Trade Paperback',
    binding_code: 'BC',
    prices: [
      { amount: 1500, currency: 'USD', territory: ['US'], tax_included: false },
      { amount: 2100, currency: 'CAD', territory: ['CA'], tax_included: false },
    ],
    keywords: 'sailing',
  });
  const { eisbn: _, ...seen } = await owner.get('title/getFacts', { eisbn });
  const people = [...seen.people, { name: 'Jo Reyes', role: 'A12' }];
  await owner.get('title/saveFacts', { ...seen, eisbn, title: facts.title, people, list_price: 1650, seen });
  const [row] = await made.db.query(
    `select t.title, t.keywords, t.binding_code, t.list_price_usa, t.list_price_can, d.contributors
     from title t join title_detail d on d.title_id = t.id`,
  );
  expect(row).toMatchObject({
    ...{
      title: facts.title,
      keywords: 'sailing',
      binding_code: 'BC',
      list_price_usa: 1650,
      list_price_can: 2100,
    },
    contributors: [
      { name: 'Mara Quill', role: 'A01', bio: '<p>She sails.</p>' },
      { name: 'Jo Reyes', role: 'A12' },
      { name: 'Ana Sol', role: 'A36' },
    ],
  });
  const [entry] = (await owner.get('audit/getList')).entries;
  expect(entry?.detail).toMatchObject({ before: { title: 'Tides of Casco' }, after: { title: facts.title } });
  expect(Object.keys(entry?.detail.after as object).sort()).toEqual(['list_price', 'people', 'title']);
});

it('is not undone by a message that was sent before, but by one that was sent after', async () => {
  const yesterday = Date.now() - 86_400_000;
  await imported({ title: 'Tides' }, yesterday - 1000);
  const { eisbn: _, ...seen } = await owner.get('title/getFacts', { eisbn });
  await owner.get('title/saveFacts', { ...seen, eisbn, title: facts.title, seen });
  expect(await imported({ title: 'Tides, again' }, yesterday)).toMatchObject({ outdated: 1 });
  expect((await owner.get('title/getFacts', { eisbn })).title).toBe(facts.title);
  expect(await imported({ title: 'Tides, third' }, Date.now() + 1000)).toMatchObject({ updated: 1 });
  await made.db.query('delete from title_source');
  // A book added by hand waits for who knows more, however long ago they said it.
  await owner.get('title/add', { title: 'Gulls', eisbn: '9780140328738' });
});

it('refuses a change of what has changed meanwhile, and lets two people change different things', async () => {
  await owner.get('title/add', { ...facts, eisbn });
  const { eisbn: _, ...seen } = await owner.get('title/getFacts', { eisbn });
  await owner.get('title/saveFacts', { ...seen, eisbn, pages: 150, seen });
  await owner.get('title/saveFacts', { ...seen, eisbn, publisher: 'Quay Books', seen });
  expect(await owner.send('title/saveFacts', { ...seen, eisbn, pages: 160, seen })).toMatchObject({
    error_code: 'stale',
    error_data: { newer: { pages: 150, publisher: 'Quay Books' } },
  });
});

it('hides a book from readers until somebody shows it again, whatever is imported', async () => {
  await imported({ title: facts.title });
  const titles = async () => (await searched('tides casco')).rows.length;
  expect(await titles()).toBe(1);
  expect(await owner.get('title/hide', { eisbn })).toMatchObject({ is_withdrawn: true, is_hidden: true });
  expect(await titles()).toBe(0);
  expect(await item()).toMatchObject({ ok: false });
  await imported({ title: facts.title, subtitle: 'New maps' });
  expect(await item()).toMatchObject({ ok: false });
  expect((await owner.get('title/find', { words: eisbn })).titles).toMatchObject([{ is_withdrawn: true }]);
  expect(await owner.get('title/unhide', { eisbn })).toMatchObject({ is_withdrawn: false, is_hidden: false });
  expect(await item()).toMatchObject({ ok: true, value: { subtitle: 'New maps' } });
  expect(await titles()).toBe(1);
});

const upload = (bytes: Buffer): string => {
  const { DATA_DIR } = made.shop.env;
  mkdirSync(importFolder(DATA_DIR), { recursive: true });
  const file = 'a1'.repeat(16);
  writeFileSync(uploadPath(DATA_DIR, file), bytes);
  return file;
};

it('gives a book a cover and takes it away; a link of a feed does not bring it back', async () => {
  await imported({ title: facts.title, cover_url: 'https://covers.example/1.jpg' });
  const picture = await sharp({ create: { width: 300, height: 450, channels: 3, background: '#264653' } })
    .png()
    .toBuffer();
  const { cover_image_cache: cache } = await owner.get('title/saveCover', { eisbn, file: upload(picture) });
  expect(cache).not.toBe('');
  expect(await made.shop.images.has(`covers/${eisbn}-${cache}.png`)).toBe(true);
  expect(await owner.send('title/saveCover', { eisbn, file: 'b2'.repeat(16) })).toMatchObject({
    error_code: 'invalid_cover',
  });
  expect(await owner.get('title/deleteCover', { eisbn })).toMatchObject({ cover_image_cache: '' });
  const [row] = await made.db.query('select tried, tried_at::text, image_key from title_cover');
  expect(row).toEqual({ tried: 'https://covers.example/1.jpg', tried_at: 'infinity', image_key: '' });
});

it('takes no text, no tiny picture and no upload that is not one for a cover', async () => {
  await imported({ title: facts.title });
  const tiny = await sharp({ create: { width: 30, height: 45, channels: 3, background: '#264653' } })
    .png()
    .toBuffer();
  for (const bytes of [Buffer.from('<svg onload="alert(1)"/>'), tiny]) {
    expect(await owner.send('title/saveCover', { eisbn, file: upload(bytes) })).toMatchObject({
      error_code: 'invalid_cover',
    });
  }
  expect(await owner.send('title/saveCover', { eisbn, file: '../../secret.key' })).toMatchObject({
    ok: false,
  });
});
