import { expect, test } from 'vitest';
import { sorts } from '../../../contract/filter-path.ts';
import { testDb } from '../../../test/database.ts';
import { buildStore } from '../../../test/factories.ts';
import { fc } from '../../../test/properties.ts';
import { today } from '../../../test/search/spec/shop-spec.ts';
import { openSqlBackend } from '../../../test/search/sql-backend.ts';
import type { Db } from '../../db/db.ts';
import { everything, type SearchBackend, type SearchRequest } from '../backend.ts';
import { openMemoryBackend } from '../memory-backend.ts';

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
  await db.query(`insert into title (eisbn, title, title_sort, sales_rank, binding)
     select (9791200000000 + i)::text, 'Night ' || i, 'night ' || i, i, case i % 3 when 0 then 'Vinyl' else 'eBook' end
     from generate_series(1, 900) i`);
  const memory = await openMemoryBackend(listening, { now: () => today, pollMs: 0 });
  const truth = openSqlBackend(db, { now: () => today });
  await memory.refresh();
  const request: SearchRequest = {
    storeId: store.id,
    ...everything,
    text: 'night',
    limit: 26,
  };
  return { db, memory, truth, request, asked };
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

test('other texts with the same words are found without looking for the words again', async () => {
  const { db, memory, truth, request, asked } = await nights();
  await db.query("update title set title = 'Night', title_sort = 'night' where sales_rank = 800");
  await memory.refresh();
  await memory.search(request);
  asked.length = 0;
  for (const text of ['the night', 'in the night', 'a night']) {
    const other = { ...request, text };
    expect(await memory.search(other), text).toEqual(await truth.search(other));
  }
  expect(asked.filter((name) => name.startsWith('search-candidates'))).toEqual([]);
});

test('a remembered search follows the catalogue and looks only at changed titles', async () => {
  const { db, memory, truth, request, asked } = await nights();
  await expectSame(memory, truth, request);
  const changes = [
    "update title set title = 'Day ' || id, title_sort = 'day ' || id where sales_rank % 50 = 1",
    'update title set deleted_at = now() where sales_rank % 50 = 2',
    'update title set sales_rank = 5000 - sales_rank where sales_rank % 50 = 3',
    "update title set title = 'Night', title_sort = 'night' where sales_rank % 300 = 4",
    'update title set deleted_at = null where deleted_at is not null',
    "update title set title = 'Night again', title_sort = 'night again' where title like 'Day %'",
  ];
  for (const sql of changes) {
    await db.query(sql);
    await memory.refresh();
    asked.length = 0;
    await expectSame(memory, truth, request);
    expect(
      asked.filter((name) => name.startsWith('search-candidates')),
      sql,
    ).toEqual(['search-candidates-text-among']);
  }
});

test('a remembered result equals a fresh search after any change', async () => {
  const { db, memory, truth, request } = await nights();
  const of = (set: string) =>
    fc.record({ set: fc.constant(set), every: fc.integer({ min: 2, max: 60 }), from: fc.nat(60) });
  const changes = fc.oneof(
    ...[
      "title = 'Night ' || id, title_sort = 'night ' || id",
      "title = 'Day ' || id, title_sort = 'day ' || id",
      "title = 'Night', title_sort = 'night'",
      "author = 'Anna Night', author_sort = 'night anna'",
      'deleted_at = now()',
      'deleted_at = null',
      'sales_rank = (id * 37) % 5000',
      "binding = 'Vinyl'",
    ].map(of),
  );
  const asks = fc.record({
    sort: fc.constantFrom(...sorts),
    text: fc.constantFrom('night', 'the night', 'night 12', 'anna night', 'day'),
    type: fc.constantFrom('keyword', 'title', 'author'),
    include: fc.constantFrom({}, { f: ['Vinyl'] }),
    offset: fc.constantFrom(0, 26, 130),
  });
  const rounds = fc.array(
    fc.record({
      changes: fc.array(changes, { maxLength: 3 }),
      asks: fc.array(asks, { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 2, maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      for (const round of all) {
        for (const { set, every, from } of round.changes)
          await db.query(`update title set ${set} where id % ${every} = ${from % every}`);
        await memory.refresh();
        for (const ask of round.asks) {
          const asked = { ...request, ...ask } as SearchRequest;
          expect(await memory.search(asked)).toEqual(await truth.search(asked));
        }
      }
    }),
    { numRuns: 12 },
  );
}, 240_000);
