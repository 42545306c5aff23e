import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDb } from '../../test/database.ts';
import { judge } from './queries.ts';
import { queriesOf, readTables, writeTables } from './tables.ts';

test('a folder of tables becomes a catalogue with queries about it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handsell-tables-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'books.csv'),
    [
      'isbn13,title,authors,series,language,publisher,ratings_count',
      '9780000000019,A Quiet Harbour,"A. B. Carver; Dana Lund",,eng,Pier,10',
      '9780000000026,Lanterns of the Marsh,Dana Lund,,eng,Pier,90',
      '9780000000026,Lanterns of the Marsh,Dana Lund,,eng,Pier,80',
      'none,Without a Number,Dana Lund,,eng,Pier,70',
    ].join('\n'),
  );
  writeFileSync(join(folder, 'lists.csv'), 'list,position,title\nBest,1,A Quiet Harbour');
  const rows = readTables(folder);
  expect(rows.map((row) => row.title)).toEqual(['Lanterns of the Marsh', 'A Quiet Harbour']);

  const db = await testDb();
  await writeTables(db, rows);
  const judged = await judge(db, queriesOf(rows, 2));
  const queries = (kind: string) => judged.filter((one) => one.kind === kind).map((one) => one.query);
  expect(queries('title').sort()).toEqual(['A Quiet Harbour', 'Lanterns of the Marsh']);
  expect(queries('both').sort()).toEqual(['Harbour Carver', 'Lanterns Lund']);
  expect(queries('prefix').sort()).toEqual(['A Quiet Harbo', 'Lanterns of the Mar']);
  expect(queries('initials')).toEqual(['ab carver']);
  expect(
    queries('isbn')
      .map((query) => query.replace(/\D/g, ''))
      .sort(),
  ).toEqual(['9780000000019', '9780000000026']);
  for (const typed of queries('typo')) expect(rows.map((row) => row.title)).not.toContain(typed);
});
