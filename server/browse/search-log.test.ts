import pino from 'pino';
import { expect, test } from 'vitest';
import { testDb } from '../../test/database.ts';
import { buildStore } from '../../test/factories.ts';
import { openSearchLog } from './search-log.ts';

const quiet = pino({ level: 'silent' });

test('every search is written, at the latest when the log closes', async () => {
  const db = await testDb();
  const store = await buildStore(db);
  const log = openSearchLog(db, quiet, 60_000);
  for (let i = 0; i < 3; i++) {
    log.add({
      storeId: store.id,
      term: 'x'.repeat(300 + i),
      type: 'keyword',
      results: i,
      at: new Date('2026-06-15T12:00:00Z'),
    });
  }
  expect(await db.query('select 1 from search_log')).toHaveLength(0);
  await log.close();
  const rows = await db.query('select length(term) as letters, results, at from search_log order by id');
  expect(rows).toEqual(
    [0, 1, 2].map((results) => ({ letters: 200, results, at: new Date('2026-06-15T12:00:00Z') })),
  );
});

test('a store that was removed meanwhile does not take the others with it', async () => {
  const db = await testDb();
  const store = await buildStore(db);
  const log = openSearchLog(db, quiet, 60_000);
  for (const storeId of [store.id + 1000, store.id]) {
    log.add({ storeId, term: 'dune', type: 'title', results: 1, at: new Date() });
  }
  await log.close();
  expect(await db.query('select store_id from search_log')).toEqual([{ store_id: store.id }]);
});
