import { expect, test } from 'vitest';
import { testDb } from '../../../test/database.ts';
import { anIsbn } from '../../../test/factories.ts';
import { fc } from '../../../test/properties.ts';
import { temporaryFile } from '../../../test/temporary-file.ts';
import { readCsv } from '../read/csv/read-csv.ts';
import { saveTitles } from '../save/save-titles.ts';
import { popularityOf } from './popularity.ts';

const count = () => fc.integer({ min: 0, max: 2_147_483_647 });
const facts = () =>
  fc.record({
    copies_sold: fc.option(count()),
    ratings_count: fc.option(count()),
    ratings_average: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
    sales_rank: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
  });

test.each([
  [{}, 0],
  [{ copies_sold: 999 }, 3],
  [{ ratings_count: 4_780_653, ratings_average: 4.34 }, 6.618],
  [{ ratings_count: 99 }, 1.8765],
  [{ ratings_average: 5 }, 0.301],
  [{ sales_rank: 1 }, 7],
  [{ sales_rank: 1000 }, 4],
  [{ sales_rank: 50_000_000 }, 0],
  [{ sales_rank: 1000, copies_sold: 10 }, 4],
])('%o is worth %d', (known, figure) => {
  expect(popularityOf(known)).toBeCloseTo(figure, 4);
});

test('more copies, more ratings, a better average and a better rank never lower it', () => {
  fc.assert(
    fc.property(facts(), facts(), (a, b) => {
      const better = {
        copies_sold: Math.max(a.copies_sold ?? 0, b.copies_sold ?? 0),
        ratings_count: Math.max(a.ratings_count ?? 0, b.ratings_count ?? 0),
        ratings_average: Math.max(a.ratings_average ?? 0, b.ratings_average ?? 0),
        sales_rank: Math.min(a.sales_rank ?? 2e9, b.sales_rank ?? 2e9),
      };
      const known = { ratings_count: 1, ratings_average: 0 };
      expect(popularityOf(better)).toBeGreaterThanOrEqual(popularityOf({ ...known, ...noNulls(a) }));
    }),
  );
});

function noNulls(given: object) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}

test('books stand in the same order however the rows of their files come', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => {
    const rating = i % 3 === 0 ? '' : `${(2.5 + (i % 25) / 10).toFixed(2)},${(i * 7919) % 5000}`;
    return `${anIsbn(660_000 + i)},Book ${i},${rating || ','},${i % 4 === 0 ? (i * 31) % 900 : ''},${i % 5 === 0 ? i + 1 : ''}`;
  });
  const orders: string[][] = [];
  for (const step of [1, 7]) {
    const db = await testDb();
    const shuffled = rows.map((_, i) => rows[(i * step) % rows.length]);
    const halves = [shuffled.slice(0, 25), shuffled.slice(25)];
    for (const half of step === 7 ? halves.toReversed() : halves) {
      const header = 'ISBN,Title,Average rating,Ratings count,Copies sold,Sales rank';
      const file = temporaryFile([header, ...half].join('\n'));
      const summary = await saveTitles(db, (await readCsv(file.path)).rows, { batchSize: 10 });
      expect(summary).toMatchObject({ added: half.length, warnings: 0 });
      file.remove();
    }
    const found = await db.query<{ eisbn: string; popularity: number }>(
      'select eisbn, popularity from title order by popularity desc, eisbn',
    );
    expect(new Set(found.map(({ popularity }) => popularity)).size).toBeGreaterThan(40);
    orders.push(found.map(({ eisbn, popularity }) => `${eisbn} ${popularity}`));
  }
  expect(orders[1]).toEqual(orders[0]);
});
