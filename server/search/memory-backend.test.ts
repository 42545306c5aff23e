import { expect, test, vi } from 'vitest';
import { describeBackend, smallShop, today } from './backend-spec.ts';
import { openMemoryBackend } from './memory-backend.ts';

describeBackend('memory', openMemoryBackend);

test('follows by itself within two seconds', async () => {
  const shop = await smallShop((db) => openMemoryBackend(db, { now: () => today, pollMs: 100 }));
  const { id } = await shop.add('Book');
  await shop.stock(id, 3);
  const search = () =>
    shop.backend.search({
      storeId: shop.storeId,
      locationId: null,
      text: '',
      type: 'keyword',
      include: { r: ['store'] },
      exclude: {},
      only: null,
      without: [],
      sort: '',
      offset: 0,
      limit: 26,
    });
  await vi.waitFor(async () => expect((await search()).titleIds).toEqual([id]), { timeout: 30_000 });
});

test('a change whose transaction ends late is not lost', async () => {
  const shop = await smallShop(openMemoryBackend);
  // PGlite has one connection: nothing overlaps there.
  if (shop.db.engine !== 'postgres') return;
  const late = await shop.add('Late');
  await shop.find('');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const writing = shop.db.tx(async (q) => {
    await q.query("update title set binding = 'Vinyl' where id = $1", [late.id]);
    await q.query('insert into catalog_change (title_id) values ($1)', [late.id]);
    await held;
  });
  await shop.add('Early');
  await shop.find('');
  release();
  await writing;
  expect(await shop.find('', { include: { f: ['Vinyl'] } })).toEqual(['Late']);
});

test('changes restored from a backup of a busier database do no harm', async () => {
  const shop = await smallShop(openMemoryBackend);
  const { id } = await shop.add('Book');
  await shop.db.query("insert into catalog_change (title_id, tx) values ($1, '99999999999'::xid8)", [id]);
  expect(await shop.find('book')).toEqual(['Book']);
  await shop.add('Another');
  expect(await shop.find('another')).toEqual(['Another']);
});
