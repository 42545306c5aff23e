import { expect, test } from 'vitest';
import type { SearchBackend } from '../../server/search/backend.ts';
import { openMemoryBackend } from '../../server/search/memory-backend.ts';
import { testDb } from '../../test/database.ts';
import { openSqlBackend } from '../../test/search/sql-backend.ts';
import { fillDemo } from './fill.ts';
import { readJudged } from './queries.ts';
import { ask, ranks, scores } from './score.ts';

test('search finds what a bookseller would hand over', async () => {
  const db = await testDb();
  const storeId = await fillDemo(db);
  const memory = await openMemoryBackend(db, { pollMs: 0 });
  await memory.refresh();
  const judged = await readJudged(db);
  expect(judged.length).toBeGreaterThan(830);
  const reached = scores(judged, await ranks(memory, storeId, judged));
  const missed = reached.filter(({ kind, atOne, atTen }) =>
    kind === 'isbn' ? atOne < 1 : kind === 'typo' ? atTen < 0.95 : atTen < 0.97,
  );
  expect(missed).toEqual([]);

  // Plain SQL puts the same titles in the same places.
  const sql: SearchBackend = openSqlBackend(db);
  for (const { kind, query } of judged.filter((_, i) => i % 12 === 0)) {
    const [fast, truth] = [await ask(memory, storeId, kind, query), await ask(sql, storeId, kind, query)];
    expect([query, fast]).toEqual([query, truth]);
  }
  await memory.close();
});
