import { beforeEach, expect, it } from 'vitest';
import { freshDb } from '../../../test/database.ts';
import { buildLocation, buildOffer, buildStock, buildStore, buildTitle } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';
import { openMemoryBackend } from '../../search/memory-backend.ts';
import { takeStock } from '../../stock/take-stock.ts';

let made: TestShop;
let store: StaffOf;
let here: number;
let there: number;
let owner: Desk;
let book: { id: number; eisbn: string };

beforeEach(async () => {
  const db = await freshDb();
  made = await testShop({ db, search: await openMemoryBackend(db, { pollMs: 0 }) });
  store = await buildStore(made.db);
  here = (await buildLocation(made.db, store.id)).id;
  there = (await buildLocation(made.db, store.id)).id;
  book = await buildTitle(made.db, { title: 'The Salt Path', list_price_usa: 1800 });
  await buildStock(made.db, here, book.id, 2);
  await made.reload();
  owner = await staffAt(made, store, 'owner');
});

const none = { on_hand: 0, on_order: 0 };
const count = (
  location_id: number,
  on_hand: number,
  seen: { on_hand: number; on_order: number },
  more = {},
) => ({
  location_id,
  condition: 'NEW',
  on_hand,
  on_order: 0,
  seen,
  ...more,
});
const saved = (input: object, desk = owner) => desk.send('title/saveStock', { eisbn: book.eisbn, ...input });
const stockAt = async (location: number) =>
  (await owner.get('title/get', { eisbn: book.eisbn })).stock.find(
    ({ location_id, condition }) => location_id === location && condition === 'NEW',
  );

it('finds titles by words as shoppers do, and by ISBN withdrawn ones too', async () => {
  await made.shop.search.refresh();
  expect(await owner.get('title/find', { words: 'salt path' })).toMatchObject({
    titles: [{ eisbn: book.eisbn, price: 1800, on_hand: 2, is_withdrawn: false }],
    total: 1,
  });
  await made.db.query('update title set deleted_at = now() where id = $1', [book.id]);
  await made.shop.search.refresh();
  expect(await owner.get('title/find', { words: 'salt path' })).toMatchObject({ titles: [], total: 0 });
  const { eisbn } = book;
  const written = `${eisbn.slice(0, 3)}-${eisbn.slice(3, 7)} ${eisbn.slice(7)}`;
  expect((await owner.get('title/find', { words: written })).titles).toMatchObject([
    { eisbn: book.eisbn, is_withdrawn: true },
  ]);
  expect((await owner.get('title/find', { words: '' })).titles).toEqual([]);
});

it('shows each location and condition, also where there is nothing', async () => {
  await buildOffer(made.db, store.id, book.id, 700, { condition: 'USED' });
  const title = await owner.get('title/get', { eisbn: book.eisbn });
  expect(title).toMatchObject({ title: 'The Salt Path', list_price: 1800, comments: [] });
  expect(title.stock).toHaveLength(6);
  expect(title.stock.filter(({ on_hand }) => on_hand > 0)).toMatchObject([{ location_id: here, on_hand: 2 }]);
  expect(title.prices).toEqual([
    { condition: 'NEW', price: null },
    { condition: 'USED', price: 700 },
    { condition: 'REMAINDER', price: null },
  ]);
});

it('sets copies and prices that guests see, and notes what changed', async () => {
  const prices = [{ condition: 'NEW', price: 1500, seen: null }];
  const counts = [count(here, 5, { on_hand: 2, on_order: 0 }), count(there, 1, none, { on_order: 3 })];
  expect(await saved({ counts, prices: JSON.stringify(prices) })).toMatchObject({ ok: true });
  expect(await stockAt(there)).toMatchObject({ on_hand: 1, on_order: 3 });
  const item = await made.visitor(store.webstoreName).get('title/getItem', { eisbn: book.eisbn });
  expect(item).toMatchObject({ price: 1500, available: [{ onhand: 5, onorder: 3 }] });
  const [entry] = (await owner.get('audit/getList')).entries;
  expect(entry).toMatchObject({ action: 'title/saveStock', target: book.eisbn });
  expect(Object.values(entry?.detail.before ?? {}).sort()).toEqual([0, 2, 'none']);
  expect(Object.values(entry?.detail.after ?? {}).sort()).toEqual(['1 + 3 on order', 1500, 5]);
  expect(entry?.detail.after).toMatchObject({ 'price NEW': 1500 });
  await owner.get('title/saveStock', {
    eisbn: book.eisbn,
    prices: [{ condition: 'NEW', price: null, seen: 1500 }],
  });
  expect(await made.db.query('select 1 from offer')).toEqual([]);
});

it('keeps no price of its own that is the list price, as stock lists do', async () => {
  const priced = (price: number, seen: number | null) =>
    saved({ prices: [{ condition: 'NEW', price, seen }] });
  expect(await priced(1800, null)).toMatchObject({ ok: true });
  expect(await priced(1500, null)).toMatchObject({ ok: true });
  expect(await priced(1800, 1500)).toMatchObject({ ok: true });
  expect(await made.db.query('select 1 from offer')).toEqual([]);
});

it('saves nothing when a copy was sold or a price changed meanwhile', async () => {
  const counts = [count(there, 4, none), count(here, 5, { on_hand: 2, on_order: 0 })];
  await made.db.tx((q) => takeStock(q, here, [{ title_id: book.id, condition: 'NEW', quantity: 1 }]));
  const refused = await saved({ counts });
  expect(refused).toMatchObject({ error_code: 'stale', error_data: { newer: { eisbn: book.eisbn } } });
  expect(await stockAt(there)).toMatchObject(none);
  expect(await stockAt(here)).toMatchObject({ on_hand: 1, held: 1 });
  await buildOffer(made.db, store.id, book.id, 1600);
  const priced = (seen: number | null, price: number | null = 1500) =>
    saved({ prices: [{ condition: 'NEW', price, seen }] });
  expect(await priced(null)).toMatchObject({ error_code: 'stale' });
  expect(await priced(1700, null)).toMatchObject({ error_code: 'stale' });
  expect(await saved({ counts: [count(there, 4, { on_hand: 1, on_order: 0 })] })).toMatchObject({
    error_code: 'stale',
  });
});

it('refuses places of other stores, negative counts, and books that are not there', async () => {
  const other = await buildStore(made.db);
  const elsewhere = await buildLocation(made.db, other.id);
  expect(await saved({ counts: [count(elsewhere.id, 1, none)] })).toMatchObject({
    error_code: 'unknown_location',
  });
  expect(await saved({ counts: [count(here, -1, none)] })).toMatchObject({ error_code: 'invalid_input' });
  expect(await saved({ eisbn: '9780000000002' })).toMatchObject({ error_code: 'not_found' });
});

it('lets staff of one location count its copies, and nothing else', async () => {
  const mine = await staffAt(made, store, 'bookseller', { locationId: here });
  expect(await saved({ counts: [count(here, 3, { on_hand: 2, on_order: 0 })] }, mine)).toMatchObject({
    ok: true,
  });
  const wholeStore = { error_code: 'whole_store' };
  expect(await saved({ counts: [count(there, 1, none)] }, mine)).toMatchObject(wholeStore);
  expect(await saved({ prices: [{ condition: 'NEW', price: 1, seen: null }] }, mine)).toMatchObject(
    wholeStore,
  );
  const comment = { eisbn: book.eisbn, author: 'Nell', text: 'Read it.' };
  expect(await mine.send('title/saveComment', comment)).toMatchObject(wholeStore);
});

it('keeps what the staff say about a book, and takes it back', async () => {
  const words = { eisbn: book.eisbn, author: 'Nell' };
  const say = (text: string, seen = '') => owner.get('title/saveComment', { ...words, text, seen });
  await say('Read it\nin one go.');
  // As a form without JavaScript sends it back.
  expect((await say('Read it twice.', 'Read it\r\nin one go.')).comments).toEqual([
    { author: 'Nell', text: 'Read it twice.' },
  ]);
  const item = await made.visitor(store.webstoreName).get('title/getItem', { eisbn: book.eisbn });
  expect(JSON.stringify(item)).toContain('Read it twice.');
  const stale = { error_code: 'stale', error_data: { newer: 'Read it twice.' } };
  for (const seen of ['', 'Read it in one go.'])
    expect(await owner.send('title/saveComment', { ...words, text: 'Mine.', seen })).toMatchObject(stale);
  expect((await say('', 'Read it twice.')).comments).toEqual([]);
});
