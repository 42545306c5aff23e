import { expect, test } from 'vitest';
import { sorts } from '../../contract/filter-path.ts';
import { testDb } from '../../test/database.ts';
import { buildStore } from '../../test/factories.ts';
import type { Db } from '../db/db.ts';
import type { SearchBackend, SearchRequest } from './backend.ts';
import { today } from './backend-spec.ts';
import { openMemoryBackend } from './memory-backend.ts';
import { openSqlBackend } from './sql-backend.ts';

/** Enough titles with one word that what it finds is remembered. */
async function nights() {
  const db = await testDb();
  const store = await buildStore(db);
  const asked: string[] = [];
  const listening: Db = {
    ...db,
    query: (text, params, name) => {
      if (name) asked.push(name);
      return db.query(text, params, name);
    },
  };
  await change(
    db,
    `insert into title (eisbn, title, title_sort, sales_rank, binding)
     select (9791200000000 + i)::text, 'Night ' || i, 'night ' || i, i, case i % 3 when 0 then 'Vinyl' else 'eBook' end
     from generate_series(1, 900) i returning id`,
  );
  const memory = await openMemoryBackend(listening, { now: () => today, pollMs: 0 });
  const truth = openSqlBackend(db, { now: () => today });
  await memory.refresh();
  const request: SearchRequest = {
    storeId: store.id,
    locationId: null,
    text: 'night',
    type: 'keyword',
    include: {},
    exclude: {},
    only: null,
    without: [],
    sort: '',
    offset: 0,
    limit: 26,
  };
  return { db, memory, truth, request, asked };
}

async function change(db: Db, sql: string): Promise<void> {
  const rows = await db.query<{ id: number }>(sql);
  await db.query('insert into catalog_change (title_id) select unnest($1::int[])', [rows.map((r) => r.id)]);
}

async function expectSame(memory: SearchBackend, truth: SearchBackend, request: SearchRequest) {
  for (const sort of sorts) {
    for (const include of [{}, { f: ['Vinyl'] }]) {
      const asked = { ...request, sort, include };
      expect(await memory.search(asked), sort).toEqual(await truth.search(asked));
    }
  }
}

test('the next page and another filter look for the words of a common search no more', async () => {
  const { memory, truth, request, asked } = await nights();
  await memory.search(request);
  asked.length = 0;
  await memory.search({ ...request, offset: 26 });
  await memory.search({ ...request, include: { f: ['Vinyl'] }, sort: 'title' });
  expect(asked.filter((name) => name.startsWith('search-candidates'))).toEqual([]);
  await expectSame(memory, truth, request);
});

test('what a common search found follows the catalogue, looking only at what has changed', async () => {
  const { db, memory, truth, request, asked } = await nights();
  await expectSame(memory, truth, request);
  const changes = [
    "update title set title = 'Day ' || id, title_sort = 'day ' || id where sales_rank % 50 = 1 returning id",
    'update title set deleted_at = now() where sales_rank % 50 = 2 returning id',
    'update title set sales_rank = 5000 - sales_rank where sales_rank % 50 = 3 returning id',
    "update title set title = 'Night', title_sort = 'night' where sales_rank % 300 = 4 returning id",
    'update title set deleted_at = null where deleted_at is not null returning id',
    "update title set title = 'Night again', title_sort = 'night again' where title like 'Day %' returning id",
  ];
  for (const sql of changes) {
    await change(db, sql);
    await memory.refresh();
    asked.length = 0;
    await expectSame(memory, truth, request);
    expect(
      asked.filter((name) => name.startsWith('search-candidates')),
      sql,
    ).toEqual(['search-candidates-text-among']);
  }
});
