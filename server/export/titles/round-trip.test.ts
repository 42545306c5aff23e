import { expect, test } from 'vitest';
import { testDb } from '../../../test/database.ts';
import { fc } from '../../../test/properties.ts';
import { temporaryFile } from '../../../test/temporary-file.ts';
import { book, catalogue, isbn, seeded, today, written } from '../../../test/varied-catalogue.ts';
import type { Db } from '../../db/db.ts';
import { readCsv } from '../../import/read/csv/read-csv.ts';
import { readOnix, readOnixStream } from '../../import/read/onix/read-onix.ts';
import type { Read, Rejected } from '../../import/record.ts';
import { mergeTitle } from '../../import/rules/merge-title.ts';
import { saveTitles } from '../../import/save/save-titles.ts';
import { onixProduct } from './onix-product.ts';
import { type ExportTitle, readTitlesAfter } from './queries.ts';
import { titlesAsCsv } from './titles-as-csv.ts';
import { titlesAsOnix } from './titles-as-onix.ts';

const now = new Date('2026-01-01T09:30:00Z');
const sender = 'Cove & Daughters';

/** What an empty database holds after an import, and what the importer complained of. */
async function imported(reads: AsyncIterable<Read>): Promise<{ db: Db; complaints: string[] }> {
  const db = await testDb();
  const complaints: string[] = [];
  await saveTitles(db, reads, {
    today,
    onRejected: ({ ref, reason }: Rejected) => complaints.push(`${ref}: ${reason}`),
    onWarning: (_line, ref, warning) => complaints.push(`${ref}: ${warning}`),
  });
  return { db, complaints };
}

async function stored(db: Db, without: readonly (keyof ExportTitle)[]): Promise<Record<string, unknown>[]> {
  const titles = await readTitlesAfter(db, 0, 1000);
  return titles.map((title) =>
    Object.fromEntries(
      Object.entries(title).filter(([name]) => name !== 'id' && !without.some((one) => one === name)),
    ),
  );
}

async function onixOf(db: Db): Promise<string> {
  return (await written(titlesAsOnix({ q: db, sender, now }))).text;
}

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

/** ONIX has no place for these; popularity follows from them. */
const notInOnix = [
  'comments',
  'sales_rank',
  'copies_sold',
  'ratings_count',
  'ratings_average',
  'popularity',
] as const;

/** A message says who says that a book can be had, and what a link is called. */
function saidInOnix(title: Record<string, unknown>): Record<string, unknown> {
  const media = (title.media as ExportTitle['media']).map((one) =>
    one.kind === 'link' && !one.label ? { ...one, label: new URL(one.url).hostname } : one,
  );
  return { ...title, media, ...(title.is_giftcard === true && { publishing_status: 'available' }) };
}

test('titles come back from ONIX as they were', async () => {
  const db = await seeded();
  const { text, rows } = await written(titlesAsOnix({ q: db, sender, now }));
  expect(rows).toBe(catalogue.length);
  const file = temporaryFile(text, 'titles.xml');
  const back = await imported(readOnix(file.path));
  file.remove();
  expect(back.complaints).toEqual([]);
  expect(await stored(back.db, notInOnix)).toEqual((await stored(db, notInOnix)).map(saidInOnix));
  expect(await onixOf(back.db)).toBe(text);
});

test('what the shop has hidden or deleted stays out', async () => {
  const db = await seeded(catalogue.slice(0, 3));
  await db.query('update title set deleted_at = now() where eisbn = $1', [isbn(1)]);
  await db.query('update title set hidden_at = now() where eisbn = $1', [isbn(2)]);
  const { text, rows } = await written(titlesAsOnix({ q: db, sender, now }));
  expect(rows).toBe(1);
  expect(text.match(/<RecordReference>\d+/g)).toEqual([`<RecordReference>${isbn(3)}`]);
});

test('a message of an empty shop says that there is no product', async () => {
  const db = await testDb();
  expect(await onixOf(db)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<ONIXMessage xmlns="http://ns.editeur.org/onix/3.0/reference" release="3.0">\n' +
      '<Header><Sender><SenderName>Cove &amp; Daughters</SenderName></Sender>' +
      '<SentDateTime>20260101T093000Z</SentDateTime></Header>\n<NoProduct/>\n</ONIXMessage>\n',
  );
});

test('an export that is stopped ends with the reason, between two pages', async () => {
  const db = await seeded(Array.from({ length: 201 }, (_, i) => book(100 + i, {})));
  const stop = new AbortController();
  const pages: number[] = [];
  const run = async () => {
    for await (const { rows } of titlesAsOnix({ q: db, sender, now, signal: stop.signal })) {
      pages.push(rows);
      if (rows > 0) stop.abort(new Error('stopped'));
    }
  };
  await expect(run()).rejects.toThrow('stopped');
  expect(pages).toEqual([0, 200]);
});

test('any words come back from ONIX', async () => {
  const fresh = { today, hasOtherSource: false };
  const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
  /** A title as an import leaves it: on one line, without controls, its entities resolved. */
  const line = word.map((text) =>
    `x${text}`
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\u200b\u2028\u2029\ufeff\ufffe\uffff<&]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  await fc.assert(
    fc.asyncProperty(line, line, fc.array(line, { maxLength: 3 }), async (title, publisher, awards) => {
      const before = mergeTitle(
        book(1, { title, publisher, awards: [...new Set(awards)] }),
        undefined,
        fresh,
      );
      const product = onixProduct({ ...before, id: 1, subjects: [] }, sender);
      const message = bytesOf(`<ONIXMessage release="3.0">${product}</ONIXMessage>`);
      const { value: read } = await readOnixStream(message).next();
      expect(read).toMatchObject({ kind: 'record', warnings: [] });
      if (read?.kind === 'record') expect(mergeTitle(read.record, undefined, fresh)).toEqual(before);
    }),
  );
});

/** A table has no column for these. A binding has one code there, all biographies are one, and each currency has one price. */
const notInTable = [
  ...['content_list', 'reviews', 'media', 'comments', 'awards', 'related', 'parts', 'binding_code', 'bio'],
  ...['prices', 'prices_due', 'publishing_status', 'supply_status', 'popularity'],
] as const satisfies (keyof ExportTitle)[];

/** A table names people, Thema shelves before others, and has each text on one line. */
function saidInTable(title: Record<string, unknown>): Record<string, unknown> {
  const { contributors, authors, subjects, description, availability } = title as unknown as ExportTitle;
  return {
    ...title,
    contributors: contributors.map(({ bio: _, canadian: __, ...person }) => person),
    authors: authors.map((author) => ({ ...author, canadian: false })),
    subjects: subjects.map(({ path }) => path.join(' / ')).sort(),
    description: description.replace(/\s+/g, ' '),
    availability: availability === 'no_price' ? '' : availability,
  };
}

test('titles come back from a table with what it can hold', async () => {
  const db = await seeded();
  const { text, rows } = await written(titlesAsCsv({ q: db }));
  expect(rows).toBe(catalogue.length);
  const file = temporaryFile(text, 'titles.csv');
  const { mapping, rows: reads } = await readCsv(file.path);
  expect(mapping.columns.filter(({ confidence }) => confidence !== 'certain')).toEqual([]);
  const back = await imported(reads);
  file.remove();
  expect(back.complaints).toEqual([]);
  expect((await stored(back.db, notInTable)).map(saidInTable)).toEqual(
    (await stored(db, notInTable)).map(saidInTable),
  );
});

test('a table that is read again where it was written takes nothing away from people', async () => {
  const db = await seeded();
  const people = async () =>
    (await readTitlesAfter(db, 0, 1000)).map((title) => [title.contributors, title.authors]);
  const before = await people();
  const { text } = await written(titlesAsCsv({ q: db }));
  const file = temporaryFile(text, 'titles.csv');
  const { rows } = await readCsv(file.path);
  await saveTitles(db, rows, { today, onRejected: () => {} });
  file.remove();
  expect(await people()).toEqual(before);
});
