import { describe, expect, test } from 'vitest';
import { newDb, testDb } from '../../../test/database.ts';
import { anIsbn } from '../../../test/factories.ts';
import type { Db } from '../../db/db.ts';
import type { Read, Rejected, TitleRecord } from '../record.ts';
import { type SaveOptions, saveTitles } from './save-titles.ts';

const BOOK = anIsbn(880_001);

function record(overrides: Partial<TitleRecord> = {}): TitleRecord {
  return {
    eisbn: BOOK,
    source: 'Cove Distribution',
    notification: 'confirmed',
    title: 'The Lamp Room',
    contributors: [{ name: 'Ada Pell', name_inverted: 'Pell, Ada', role: 'A01' }],
    binding: 'Trade Paperback',
    language: 'eng',
    publication_date: '2024-05',
    pages: 212,
    description: '<p>A keeper, a daughter &amp; a long winter.</p>',
    subjects: [{ scheme: 'thema', code: 'FBA', main: true }],
    prices: [{ amount: 1800, currency: 'USD', territory: ['US'], tax_included: false }],
    availability: 'available',
    ...overrides,
  };
}

function save(db: Db, records: (TitleRecord | Rejected)[], options?: SaveOptions) {
  const reads = records.map((r, i): Read => {
    if ('reason' in r) return { kind: 'rejected', rejected: r };
    return { kind: 'record', line: i + 1, record: r, warnings: [] };
  });
  return saveTitles(db, reads, { today: '2026-01-01', ...options });
}

async function title(db: Db, eisbn = BOOK) {
  const [row] = await db.query<Record<string, unknown>>(
    `select t.*, d.description, d.contributors, d.prices, d.bio,
       (select count(*)::int from catalog_change c where c.title_id = t.id) as changes,
       (select string_agg(s.code, ' ' order by ts.position) from title_subject ts join subject s on s.id = ts.subject_id
          where ts.title_id = t.id) as subjects
     from title t join title_detail d on d.title_id = t.id where t.eisbn = $1`,
    [eisbn],
  );
  return row;
}

describe('a book that its publisher calls forthcoming', () => {
  const announced = (publication_date: string) =>
    record({ availability: 'forthcoming', publishing_status: 'forthcoming', publication_date });
  test.each([
    ['2008', 'available', '2008-01-01'],
    ['2008-07', 'available', '2008-07-01'],
    ['2025-12-31', 'available', '2025-12-31'],
    ['2026-01-01', 'available', '2026-01-01'],
    ['2026', 'forthcoming', '2026-12-31'],
    ['2026-01-02', 'forthcoming', '2026-01-02'],
  ])('%s: is %s on 2026-01-01', async (date, availability, release_date) => {
    const db = await testDb();
    await save(db, [announced(date)]);
    expect(await title(db)).toMatchObject({ availability, release_date });
    expect(await save(db, [announced(date)])).toMatchObject({ unchanged: 1 });
    // The same said once more in other words changes nothing either.
    expect(await save(db, [{ ...announced(date), source: 'Another' }])).toMatchObject({ unchanged: 1 });
  });
});

describe('a new book', () => {
  test('is written with all that follows from the record', async () => {
    const db = await testDb();
    expect(await save(db, [record({ series_number: '2.5', series: 'Lights' })])).toMatchObject({ added: 1 });
    expect(await title(db)).toMatchObject({
      title: 'The Lamp Room',
      title_sort: 'lamp room',
      author: 'Ada Pell',
      author_sort: 'pell ada',
      authors: [{ name: 'Ada Pell', role: 'A01', canadian: false }],
      series_position: 2.5,
      publication_date: '2024-05',
      release_date: '2024-05-01',
      list_price_usa: 1800,
      list_price_can: null,
      summary: 'A keeper, a daughter & a long winter.',
      work_key: 'lamp room|pell a',
      is_giftcard: false,
      subjects: 'FBA',
      changes: 1,
    });
  });

  test('needs a title', async () => {
    const db = await testDb();
    const refused: Rejected[] = [];
    const summary = await save(db, [record({ title: undefined, record_ref: 'r7' })], {
      onRejected: (r) => refused.push(r),
    });
    expect(summary).toMatchObject({ added: 0, rejected: 1 });
    expect(refused).toEqual([
      { line: 1, ref: 'r7', reason: 'It has no title, and the book isn’t in the catalogue yet.' },
    ]);
    await save(db, [record({ notification: 'block', title: undefined })]);
    expect(await title(db)).toBeUndefined();
  });

  test('of the gift card kind is known as one', async () => {
    const db = await testDb();
    await save(db, [record({ binding: 'Gift Card' })]);
    expect(await title(db)).toMatchObject({ is_giftcard: true, work_key: '' });
  });
});

describe('a known book', () => {
  test('keeps what a record does not mention, and loses what it denies', async () => {
    const db = await testDb();
    await save(db, [record()]);
    const { description: _, pages: __, subjects: ___, ...less } = record({ publication_date: null });
    expect(await save(db, [{ ...less, prices: [] }])).toMatchObject({ updated: 1 });
    expect(await title(db)).toMatchObject({
      pages: 212,
      summary: 'A keeper, a daughter & a long winter.',
      subjects: 'FBA',
      publication_date: '',
      release_date: null,
      list_price_usa: null,
      changes: 2,
    });
  });

  test('changes by the blocks of a block update alone', async () => {
    const db = await testDb();
    await save(db, [record()]);
    const block: TitleRecord = {
      eisbn: BOOK,
      source: 'Cove Distribution',
      notification: 'block',
      availability: 'out_of_print',
      subjects: [{ scheme: 'thema', code: 'FJN' }],
    };
    expect(await save(db, [block])).toMatchObject({ updated: 1 });
    expect(await title(db)).toMatchObject({
      title: 'The Lamp Room',
      availability: 'out_of_print',
      subjects: 'FJN',
      list_price_usa: 1800,
    });
  });

  test('does not change when the same record comes again', async () => {
    const db = await testDb();
    await save(db, [record()]);
    const before = await title(db);
    expect(await save(db, [record()])).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await title(db)).toEqual(before);
  });

  test('does not change when another source says the same', async () => {
    const db = await testDb();
    await save(db, [record({ width: 5.1, height: 7.77 })]);
    const summary = await save(db, [record({ source: 'csv:list.csv', width: 5.1, height: 7.77 })]);
    expect(summary).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await title(db)).toMatchObject({ changes: 1 });
  });

  test('keeps prices in other currencies that another source gave', async () => {
    const db = await testDb();
    await save(db, [record()]);
    const prices = [{ amount: 2500, currency: 'CAD', territory: ['CA'], tax_included: false }];
    await save(db, [record({ source: 'csv:canada.csv', prices })]);
    expect(await title(db)).toMatchObject({ list_price_usa: 1800, list_price_can: 2500 });
  });

  test('keeps the day of publication when another list knows only the year', async () => {
    const db = await testDb();
    await save(db, [record({ publication_date: '2024-05-14' })]);
    await save(db, [record({ source: 'csv:list.csv', publication_date: '2024' })]);
    expect(await title(db)).toMatchObject({ publication_date: '2024-05-14', release_date: '2024-05-14' });
    await save(db, [record({ source: 'csv:list.csv', publication_date: '2025' })]);
    expect(await title(db)).toMatchObject({ publication_date: '2025', release_date: '2025-01-01' });
  });

  test('keeps its embargo until a source removes it', async () => {
    const db = await testDb();
    await save(db, [record({ on_sale_date: '2024-06-03' })]);
    await save(db, [record({ source: 'csv:list.csv', pages: 300 })]);
    expect(await title(db)).toMatchObject({ release_date: '2024-06-03' });
    await save(db, [record({ on_sale_date: null })]);
    expect(await title(db)).toMatchObject({ release_date: '2024-05-01' });
  });

  test('moves a title to another work when it is renamed', async () => {
    const db = await testDb();
    await save(db, [record()]);
    await save(db, [record({ title: 'The Lamp-Room at Night' })]);
    expect(await title(db)).toMatchObject({ work_key: 'lamp room at night|pell a' });
  });

  test('is not overwritten by an older message of any source', async () => {
    const db = await testDb();
    await save(db, [record({ sent_at: 2_000, title: 'Newer' })]);
    expect(
      await save(db, [
        record({ sent_at: 1_000, title: 'Older', source: 'Other Sender' }),
        record({ sent_at: 1_500, notification: 'delete', eisbn: BOOK }),
      ]),
    ).toMatchObject({ outdated: 2, updated: 0, deleted: 0 });
    expect(await title(db)).toMatchObject({ title: 'Newer', deleted_at: null });
    // A list without a date is of today.
    await save(db, [record({ title: 'By hand', source: 'csv:list.csv' })]);
    expect(await title(db)).toMatchObject({ title: 'By hand' });
  });

  test('a repeated message counts against older ones with its new date', async () => {
    const db = await testDb();
    await save(db, [record({ sent_at: 1_000 })]);
    await save(db, [record({ sent_at: 3_000 })]);
    expect(await save(db, [record({ sent_at: 2_000, title: 'Between' })])).toMatchObject({ outdated: 1 });
  });
});

describe('deletion', () => {
  test('marks the book, and a later full record revives it, even an unchanged one', async () => {
    const db = await testDb();
    await save(db, [record({ sent_at: 1_000 })]);
    const gone = { eisbn: BOOK, source: 'Cove Distribution', notification: 'delete' as const };
    expect(await save(db, [{ ...gone, sent_at: 2_000 }])).toMatchObject({ deleted: 1 });
    expect(await save(db, [{ ...gone, sent_at: 2_500 }])).toMatchObject({ deleted: 0, unchanged: 1 });
    expect((await title(db))?.deleted_at).toBeInstanceOf(Date);
    await save(db, [{ ...gone, notification: 'block', pages: 99, sent_at: 2_600 }]);
    expect((await title(db))?.deleted_at).toBeInstanceOf(Date);
    expect(await save(db, [record({ sent_at: 3_000 })])).toMatchObject({ updated: 1 });
    expect(await title(db)).toMatchObject({ deleted_at: null, pages: 212 });
  });

  test('of an unknown book does nothing', async () => {
    const db = await testDb();
    const gone = { eisbn: BOOK, source: 's', notification: 'delete' as const };
    expect(await save(db, [gone])).toMatchObject({ unchanged: 1, rejected: 0 });
  });
});

describe('batches', () => {
  test('the last line about a book wins, and loading the list again changes nothing', async () => {
    const db = await testDb();
    const list = [record({ title: 'First' }), record({ title: 'Second', pages: undefined })];
    await save(db, list);
    expect(await title(db)).toMatchObject({ title: 'Second', pages: 212, changes: 1 });
    expect(await save(db, list)).toMatchObject({ unchanged: 2, updated: 0 });
  });

  test('a book deleted and sent again in one file is there', async () => {
    const db = await testDb();
    await save(db, [record()]);
    const gone = { eisbn: BOOK, source: 'Cove Distribution', notification: 'delete' as const };
    expect(await save(db, [gone, record({ title: 'Back' })])).toMatchObject({ deleted: 1, updated: 1 });
    expect(await title(db)).toMatchObject({ title: 'Back', deleted_at: null });
  });

  test('a record that the database refuses takes no other with it', async () => {
    const db = await testDb();
    const refused: Rejected[] = [];
    const many = Array.from({ length: 7 }, (_, i) =>
      record({ eisbn: anIsbn(880_100 + i), pages: i === 3 ? 5_000_000_000 : 100 }),
    );
    const summary = await save(db, many, { batchSize: 5, onRejected: (r) => refused.push(r) });
    expect(summary).toMatchObject({ added: 6, rejected: 1, line: 7 });
    expect(refused).toMatchObject([{ line: 4, ref: anIsbn(880_103) }]);
    expect(refused[0]?.reason).toContain('too large');
  });

  test('a reader that breaks off loses nothing it has read', async () => {
    const db = await testDb();
    function* broken(): Generator<Read> {
      yield { kind: 'record', line: 1, record: record(), warnings: [] };
      throw new Error('The file is cut off.');
    }
    await expect(saveTitles(db, broken())).rejects.toThrow('cut off');
    expect(await title(db)).toMatchObject({ title: 'The Lamp Room' });
  });

  test('stops after a whole batch on request', async () => {
    const db = await testDb();
    const stop = new AbortController();
    // More than the batches that are on their way at once.
    const many = Array.from({ length: 60 }, (_, i) => record({ eisbn: anIsbn(880_200 + i) }));
    const summary = await save(db, many, {
      batchSize: 3,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(summary.stopped).toBe(true);
    expect(summary.added % 3).toBe(0);
    expect(summary.added).toBeGreaterThan(0);
    expect(summary.added).toBeLessThan(many.length);
    const rows = await db.query('select 1 from title');
    expect(rows).toHaveLength(summary.added);
    expect(summary.line).toBe(summary.added);
  });

  test('rejected lines of the reader are counted and passed on', async () => {
    const db = await testDb();
    const refused: Rejected[] = [];
    const summary = await save(db, [{ line: 1, reason: 'This row has no ISBN.' }, record()], {
      onRejected: (r) => refused.push(r),
    });
    expect(summary).toMatchObject({ added: 1, rejected: 1 });
    expect(refused).toHaveLength(1);
  });

  test('subjects are shared between books and stand below their ancestors', async () => {
    const db = await testDb();
    await save(db, [record(), record({ eisbn: anIsbn(880_002) })]);
    const shelves = await db.query(
      'select s.code, p.code as parent from subject s left join subject p on p.id = s.parent_id order by s.code',
    );
    expect(shelves).toEqual([
      { code: 'F', parent: null },
      { code: 'FB', parent: 'F' },
      { code: 'FBA', parent: 'FB' },
    ]);
  });
});

test('an update of contributors keeps their shared description, and the other way round', async () => {
  const db = await testDb();
  const ada = (bio: string) => [{ name: 'Ada Pell', role: 'A01', bio }];
  await save(db, [record({ bio: ['<p>Both live by the sea.</p>'] })]);
  await save(db, [
    record({ notification: 'block', contributors: ada('<p>Ada sails.</p>'), title: undefined }),
  ]);
  expect(await title(db)).toMatchObject({ bio: ['<p>Both live by the sea.</p>'] });
  await save(db, [record({ notification: 'block', bio: [], contributors: undefined })]);
  expect(await title(db)).toMatchObject({ bio: ['<p>Ada sails.</p>'] });
  await save(db, [record({ notification: 'block', contributors: ada('<p>Ada rows.</p>') })]);
  expect(await title(db)).toMatchObject({ bio: ['<p>Ada rows.</p>'] });
});

test('counts the warnings of a record only when it is loaded', async () => {
  const db = await testDb();
  const told: string[] = [];
  const remarked = (line: number, one: TitleRecord): Read => ({
    kind: 'record',
    line,
    record: one,
    warnings: [`remark ${line}`],
  });
  const reads = [
    remarked(1, record()),
    remarked(2, record({ eisbn: anIsbn(880_002), notification: 'block', title: undefined })),
  ];
  const summary = await saveTitles(db, reads, { onWarning: (_line, _ref, text) => told.push(text) });
  expect(summary).toMatchObject({ added: 1, rejected: 1, warnings: 1 });
  expect(told).toEqual(['remark 1']);
});

test('the planner hears while a large file is loaded how the catalogue has grown', async () => {
  const db = await newDb();
  await save(
    db,
    Array.from({ length: 1200 }, (_, i) =>
      record({ eisbn: anIsbn(880_100 + i), title: `The Lamp Room, night ${i}` }),
    ),
    { batchSize: 200 },
  );
  const [told] = await db.query<{ titles: number }>(
    "select reltuples::int as titles from pg_class where oid = 'title'::regclass",
  );
  expect(told?.titles).toBeGreaterThanOrEqual(1000);
});
