import { expect, test } from 'vitest';
import { generateTitles, writeCatalogue } from '../../bench/generate-catalogue.ts';
import { sorts } from '../../contract/filter-path.ts';
import { testDb } from '../../test/database.ts';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { fc } from '../../test/properties.ts';
import { today } from '../../test/search/spec/shop-spec.ts';
import { openSqlBackend } from '../../test/search/sql-backend.ts';
import type { Db } from '../db/db.ts';
import { everything, type FacetFilters, type FacetKey, facetKeys, type SearchRequest } from './backend.ts';
import { openMemoryBackend } from './memory-backend.ts';

/** Plain SQL is the truth: the memory index must give the same rows, in the same order, and the same counts. */
test('both backends give the same answer to any request', async () => {
  const db = await testDb();
  const shop = await randomShop(db, 11);
  const memory = await openMemoryBackend(db, { now: () => today, pollMs: 0 });
  const sql = openSqlBackend(db, { now: () => today });
  await sql.refresh();
  await memory.refresh();

  await fc.assert(
    fc.asyncProperty(requests(shop), async (request) => {
      const [fast, truth] = await Promise.all([memory.search(request), sql.search(request)]);
      expect(fast).toEqual(truth);
    }),
    { numRuns: 80 },
  );

  // The same after the catalogue was changed under the index at random.
  await shake(db, shop);
  await memory.refresh();
  await fc.assert(
    fc.asyncProperty(requests(shop), async (request) => {
      const [fast, truth] = await Promise.all([memory.search(request), sql.search(request)]);
      expect(fast).toEqual(truth);
    }),
    { numRuns: 40 },
  );
  await memory.close();
}, 240_000);

test('going from subject to subject, each with what it opens, counts as plain SQL does', async () => {
  const db = await testDb();
  const shop = await randomShop(db, 12);
  const memory = await openMemoryBackend(db, { now: () => today, pollMs: 0 });
  const sql = openSqlBackend(db, { now: () => today });
  await sql.refresh();
  await memory.refresh();
  const { g, s } = shop.values;
  const someSubjects = s.filter((_, i) => i % 4 === 0);

  // What was counted for the first subject is remembered for the next ones, until the catalogue changes.
  for (const isChanged of [false, true]) {
    if (isChanged) {
      await shake(db, shop);
      await memory.refresh();
    }
    for (const byWork of [false, true]) {
      for (const subject of someSubjects) {
        const request: SearchRequest = {
          storeId: shop.storeId,
          ...everything,
          include: { s: [subject], g: g.slice(0, 2) },
          limit: 26,
          byWork,
        };
        const [fast, truth] = await Promise.all([memory.search(request), sql.search(request)]);
        expect(fast, `subject ${subject}`).toEqual(truth);
      }
    }
  }
  await memory.close();
}, 240_000);

interface RandomShop {
  storeId: number;
  otherStoreId: number;
  locations: number[];
  ids: number[];
  values: Record<FacetKey, string[]>;
  texts: string[];
}

async function randomShop(db: Db, seed: number): Promise<RandomShop> {
  const store = await buildStore(db);
  const other = await buildStore(db);
  const locations = [(await buildLocation(db, store.id)).id, (await buildLocation(db, store.id)).id];
  const theirs = (await buildLocation(db, other.id)).id;
  const shelves = await db.query<{ id: number }>(
    "insert into store_category (store_id, name) values ($1, 'Picks'), ($1, 'Local'), ($2, 'Gifts') returning id",
    [store.id, other.id],
  );
  const titles = generateTitles(300, seed);
  const ids = await writeCatalogue(db, titles, {
    id: store.id,
    locations: [...locations, theirs],
    categories: shelves.map((s) => s.id),
  });
  await db.query('update title set popularity = 1 + id % 30 / 10.0 where id % 2 = 0');
  // Editions by the hundred: some by their names, some by a bookseller's word.
  await db.query("update title set work_key = 'work ' || id % 40 where id % 3 = 0");
  await db.query(
    "insert into work_override (title_id, work_key) select id, 'told ' || id % 25 from title where id % 4 = 1",
  );
  const subjects = await db.query<{ id: number }>('select id from subject order by id');
  const headings = await db.query<{ heading: string }>('select heading from subject order by id limit 20');
  const distinct = (list: string[]) => [...new Set(list)].filter(Boolean);
  return {
    storeId: store.id,
    otherStoreId: other.id,
    locations,
    ids,
    values: {
      b: ['available', 'forthcoming', 'out_of_print', 'no_price'],
      s: subjects.map((s) => String(s.id)),
      d: ['soon', '30', '90', '2026', '2025', '2010s', '1999', 'before-1990', 'never'],
      f: distinct(titles.map((t) => t.binding)),
      a: distinct(titles.map((t) => t.audience)),
      c: shelves.map((s) => String(s.id)),
      g: distinct(titles.map((t) => t.language)),
      r: ['here', 'store', 'order'],
    },
    texts: distinct(
      titles
        .slice(0, 60)
        .flatMap((t) => [t.title, t.author, t.title.split(' ')[0] ?? '', `${t.author} ${t.title}`, t.series])
        .concat(headings.flatMap(({ heading }) => [heading, `${titles[0]?.author} ${heading}`])),
    ),
  };
}

function requests(shop: RandomShop): fc.Arbitrary<SearchRequest> {
  const filters: fc.Arbitrary<FacetFilters> = fc
    .uniqueArray(
      fc
        .constantFrom(...facetKeys)
        .chain((k) =>
          fc
            .uniqueArray(fc.constantFrom(...shop.values[k]), { minLength: 1, maxLength: 3 })
            .map((v) => [k, v] as const),
        ),
      { maxLength: 3, selector: ([k]) => k },
    )
    .map((entries) => Object.fromEntries(entries));
  return fc.record({
    storeId: fc.constantFrom(shop.storeId, shop.storeId, shop.otherStoreId),
    locationId: fc.constantFrom(null, ...shop.locations),
    text: fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constantFrom(...shop.texts) },
    ),
    type: fc.constantFrom('keyword', 'keyword', 'title', 'author', 'publisher', 'series', 'whole_series'),
    include: filters,
    exclude: fc.oneof(fc.constant({}), filters),
    only: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...shop.ids), { maxLength: 60 }) },
    ),
    without: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...shop.ids), { maxLength: 60 }) },
    ),
    sort: fc.constantFrom(...sorts),
    byWork: fc.boolean(),
    asTyped: fc.boolean(),
    offset: fc.constantFrom(0, 0, 0, 7, 26, 130),
    limit: fc.constantFrom(26, 26, 200),
  }) as fc.Arbitrary<SearchRequest>;
}

/** Changes, deletes and adds titles, stock and subjects. */
async function shake(db: Db, shop: RandomShop): Promise<void> {
  await db.query('update title set deleted_at = now() where id % 7 = 0');
  await db.query(
    "update title set title = 'Night ' || title, title_sort = 'night ' || title_sort where id % 5 = 1",
  );
  await db.query('update title set sales_rank = (id * 37) % 500 where id % 3 = 0');
  await db.query("update title set binding = 'Vinyl', release_date = '2026-06-10' where id % 11 = 2");
  await db.query("update title set work_key = 'work ' || id % 30 where id % 9 = 0");
  await db.query('delete from work_override where title_id % 8 = 1');
  await db.query('delete from title_subject where title_id % 4 = 0');
  await db.query('update stock set on_hand = 0 where title_id % 2 = 0');
  await db.query(
    "insert into stock (location_id, title_id, condition, on_hand) select $1, id, 'USED', 1 from title where id % 6 = 0",
    [shop.locations[0]],
  );
  await writeCatalogue(db, generateTitles(50, 2), {
    id: shop.storeId,
    locations: shop.locations,
    categories: [],
  });
}
