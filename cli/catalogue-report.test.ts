import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Db } from '../server/db/db.ts';
import type { TitleRecord } from '../server/import/record.ts';
import { saveTitles } from '../server/import/save/save-titles.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { testDb } from '../test/database.ts';
import { anIsbn } from '../test/factories.ts';
import { catalogueReport } from './catalogue-report.ts';

function at(db: Db) {
  const { context, dataDir, printed } = commandContext({ openDb: keptOpen(db) });
  return { context, dataDir, printed: () => printed.join('\n') };
}

const full: TitleRecord = {
  eisbn: anIsbn(886_001),
  source: 'Cove',
  notification: 'confirmed',
  title: 'The Lamp Room',
  contributors: [{ name: 'Ada Pell', role: 'A01' }],
  binding: 'Hardcover',
  publisher: 'Cove',
  publication_date: '2024',
  subjects: [{ scheme: 'thema', code: 'FBA' }],
  prices: [{ amount: 1800, currency: 'USD', territory: [], tax_included: false }],
  availability: 'available',
  cover_url: 'https://covers.example/1.jpg',
  description: '<p>A keeper.</p>',
};

test('reports what is missing and which titles lack most, and writes a line for each', async () => {
  const db = await testDb();
  const { eisbn: _, ...rest } = full;
  const records: TitleRecord[] = [
    full,
    { ...rest, eisbn: anIsbn(886_002), title: '=Lights', cover_url: null, description: null },
    { eisbn: anIsbn(886_003), source: 'Cove', notification: 'confirmed', title: 'Bare' },
    { ...rest, eisbn: anIsbn(886_004) },
    // A gift card needs no author.
    { ...rest, eisbn: anIsbn(886_005), title: 'Gift card', binding: 'Gift Card', contributors: [] },
  ];
  await saveTitles(
    db,
    records.map((record, i) => ({ kind: 'record', line: i + 1, record, warnings: [] })),
  );
  await db.query('update title set deleted_at = now() where eisbn = $1', [anIsbn(886_004)]);
  const s = at(db);
  const csv = join(s.dataDir, 'report.csv');
  expect(await catalogueReport(s.context, { csv, worst: '1' })).toBe(0);
  expect(s.printed()).toContain(
    '3 titles, 1 with everything a shopper needs (33.3 %); mean score 63.3 of 100.',
  );
  expect(s.printed()).toMatch(/cover +2 +66\.7 %/);
  expect(s.printed()).toMatch(/price +1 +33\.3 %/);
  expect(s.printed()).toMatch(new RegExp(`${anIsbn(886_003)} +10 +Bare +author`));
  expect(s.printed()).not.toContain('Lights');
  const lines = readFileSync(csv, 'utf8').split('\r\n');
  expect(lines[0]).toBe('\ufeffisbn,title,publisher,score,missing');
  expect(lines[1]).toBe(`${full.eisbn},"The Lamp Room","Cove",100,""`);
  expect(lines[2]).toBe(`${anIsbn(886_002)},"'=Lights","Cove",80,"cover; description"`);
  expect(lines).toHaveLength(5);
});

test('refuses a missing folder and a wrong number, and reports an empty catalogue', async () => {
  const s = at(await testDb());
  await catalogueReport(s.context);
  expect(s.printed()).toBe('The catalogue has no titles yet.');
  await expect(catalogueReport(s.context, { csv: join(s.dataDir, 'no', 'x.csv') })).rejects.toThrow(
    'cannot be written',
  );
  await expect(catalogueReport(s.context, { worst: 'many' })).rejects.toThrow(
    "'many' is not a number of titles.",
  );
});
