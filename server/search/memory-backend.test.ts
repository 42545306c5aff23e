import { expect, onTestFinished, test, vi } from 'vitest';
import { describeBackend } from '../../test/search/backend-spec.ts';
import { smallShop, today } from '../../test/search/spec/shop-spec.ts';
import type { Db } from '../db/db.ts';
import { everything, type SearchRequest } from './backend.ts';
import { openMemoryBackend } from './memory-backend.ts';

describeBackend('memory', openMemoryBackend);

test('every process follows by itself', async () => {
  const open = (db: Db) => openMemoryBackend(db, { now: () => today, pollMs: 100 });
  const shop = await smallShop(open);
  const other = await open(shop.db);
  onTestFinished(() => other.close());
  const { id } = await shop.add('Book');
  await shop.stock(id, 3);
  const request: SearchRequest = {
    storeId: shop.storeId,
    ...everything,
    include: { r: ['store'] },
    limit: 26,
  };
  for (const process of [shop.backend, other]) {
    const before = process.version(shop.storeId);
    await vi.waitFor(async () => expect((await process.search(request)).titleIds).toEqual([id]), {
      timeout: 30_000,
    });
    await shop.db.query("update title set title = 'Renamed' where id = $1", [id]);
    await vi.waitFor(() => expect(process.version(shop.storeId)).toBeGreaterThan(before), {
      timeout: 30_000,
    });
    expect((await process.search({ ...request, text: 'renamed' })).titleIds).toEqual([id]);
  }
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
