import { expect, test } from 'vitest';
import { testDb } from '../../test/database.ts';
import { anIsbn, buildStore } from '../../test/factories.ts';
import { openSqlBackend } from '../../test/search/sql-backend.ts';
import { temporaryFile } from '../../test/temporary-file.ts';
import type { Db } from '../db/db.ts';
import { readCsv } from '../import/read/csv/read-csv.ts';
import { saveTitles } from '../import/save/save-titles.ts';
import { everything, type SearchBackend } from './backend.ts';
import { openMemoryBackend } from './memory-backend.ts';

const books = 90;

/** Many share a rating, a date or an author, and a third has no rating. */
const rows = Array.from({ length: books }, (_, i) => {
  const rating = i % 3 === 0 ? ',' : `${(3 + (i % 5) / 5).toFixed(1)},${[7, 480, 90_000][i % 4] ?? ''}`;
  const title = `${['Night', 'River', 'Garden'][i % 3]} ${['Song', 'House'][i % 2]} ${i % 4 ? i : ''}`;
  return `${anIsbn(720_000 + ((i * 53) % books))},${title},Ann Author ${i % 6},2020-01-0${1 + (i % 4)},${rating}`;
});

async function shopOf(lines: readonly string[]): Promise<{ db: Db; storeId: number }> {
  const db = await testDb();
  const { id } = await buildStore(db);
  // Two files, as two feeds.
  for (const half of [lines.slice(0, 40), lines.slice(40)]) {
    const header = 'ISBN,Title,Author,Publication date,Average rating,Ratings count';
    const file = temporaryFile([header, ...half].join('\n'));
    const summary = await saveTitles(db, (await readCsv(file.path)).rows, { batchSize: 10 });
    expect(summary).toMatchObject({ added: half.length, warnings: 0 });
    file.remove();
  }
  return { db, storeId: id };
}

const texts = ['', 'night', 'river song', 'ann author 3', 'author 3 house', 'gardn'];
const typed = ['n', 'riv', 'river', 'night so', 'ann au', 'garden house', anIsbn(720_000).slice(0, 8)];

/** What it lists for each request, as ISBNs. */
async function listsOf(db: Db, storeId: number, backend: SearchBackend): Promise<Record<string, string[]>> {
  await backend.refresh();
  const titles = await db.query<{ id: number; eisbn: string }>('select id, eisbn from title');
  const isbns = new Map(titles.map(({ id, eisbn }) => [id, eisbn]));
  const lists: Record<string, string[]> = {};
  const list = (name: string, ids: readonly number[]) => {
    lists[name] = ids.map((id) => isbns.get(id) ?? '');
  };
  for (const text of texts)
    for (const sort of ['', 'popularity', 'date', 'title', 'author'] as const)
      for (const byWork of [false, true]) {
        const hit = await backend.search({ ...everything, storeId, text, sort, byWork, limit: books });
        list(`search ${text} ${sort} ${byWork}`, hit.titleIds);
      }
  for (const text of typed) list(`suggest ${text}`, await backend.suggest(storeId, text, 8));
  await backend.close();
  return lists;
}

test('search, browse and suggestions do not depend on the order in which files and rows came', async () => {
  const orders = [rows, rows.map((_, i) => rows[(i * 37) % books] ?? '').toReversed()];
  const found: Record<string, string[]>[] = [];
  for (const lines of orders) {
    const { db, storeId } = await shopOf(lines);
    found.push(await listsOf(db, storeId, openSqlBackend(db)));
    found.push(await listsOf(db, storeId, await openMemoryBackend(db, { pollMs: 0 })));
  }
  expect(found[1]).toEqual(found[0]);
  expect(found[2]).toEqual(found[0]);
  expect(found[3]).toEqual(found[0]);
  expect(Object.values(found[0] ?? {}).filter((list) => list.length === 0)).toEqual([]);
});
