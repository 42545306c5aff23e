import { utils, write } from '@e965/xlsx';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFile } from '../../../../test/temporary-file.ts';
import { workbookParts, zipOf } from '../../../isbn-file/file-samples.ts';
import { FileRefused } from '../refuse-file.ts';
import { readStock } from '../stock/read-stock.ts';
import { readCsv } from './read-csv.ts';

async function allOf<R>({ rows }: { rows: AsyncIterable<R> }): Promise<R[]> {
  const all: R[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

function file(content: Uint8Array): string {
  const written = temporaryFile(Buffer.from(content), 'books.xlsx');
  onTestFinished(written.remove);
  return written.path;
}

function workbook(...sheets: unknown[][][]): string {
  const book = utils.book_new();
  for (const [i, rows] of sheets.entries())
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), `Sheet ${i + 1}`);
  return file(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer));
}

const table = [
  ['Our list of spring'],
  [],
  ['ISBN', 'Title', 'Author', 'Price', 'Published', 'Pages'],
  [9780439023481, 'Rivers & Roads', 'Jane Doe', 17.99, new Date(Date.UTC(2004, 2, 12)), 320],
  [140449132, 'The Lamp Room', 'Ada Pell', 5, '2011'],
  [],
  ['9.78014E+12', 'Damaged', 'Ada Pell', 5],
  ['', 'None', 'Ada Pell', 5],
];

test('a workbook is loaded as a table is', async () => {
  const read = await readCsv(workbook([], table, [['Note']]));
  expect(read.mapping).toMatchObject({
    header_line: 3,
    sheet: { name: 'Sheet 2', others: ['Sheet 3'] },
  });
  expect(await allOf(read)).toMatchObject([
    {
      line: 4,
      record: {
        eisbn: '9780439023481',
        title: 'Rivers & Roads',
        contributors: [{ name: 'Jane Doe', role: 'A01' }],
        prices: [{ amount: 1799, currency: 'USD' }],
        publication_date: '2004-03-12',
        pages: 320,
      },
      warnings: [],
    },
    {
      line: 5,
      record: { eisbn: '9780140449136', title: 'The Lamp Room' },
      warnings: [expect.stringMatching(/leading zeros/)],
    },
    {
      kind: 'rejected',
      rejected: { line: 7, reason: expect.stringMatching(/spreadsheet program has damaged/) },
    },
    { kind: 'rejected', rejected: { line: 8, reason: 'This row has no ISBN.' } },
  ]);
});

test('a workbook of copies is loaded by import stock', async () => {
  const copies = [
    ['isbn', 'location', 'qty', 'price'],
    [9780439023481, 'MAIN', 3, 12.5],
  ];
  expect(await allOf(await readStock(workbook(copies)))).toMatchObject([
    { eisbn: '9780439023481', location: 'MAIN', quantity: 3, price_cents: 1250 },
  ]);
  await expect(readCsv(workbook(copies))).rejects.toThrow(/^This is a table of copies \(qty\)/);
});

test('a workbook that is empty, damaged, too long or a bomb is refused in one sentence', async () => {
  const refused = async (path: string) => {
    const error = await readCsv(path).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(FileRefused);
    return (error as FileRefused).message;
  };
  expect(await refused(workbook([]))).toBe('The workbook is empty.');
  expect(await refused(file(Buffer.from('PK\x03\x04\x14\0\x06\0[Content_Types].xml', 'latin1')))).toBe(
    'This file is damaged, so we couldn’t read it.',
  );
  const row = '<row><c><v>9780439023481</v></c></row>';
  const long = zipOf(workbookParts(`<sheetData>${row.repeat(20_001)}</sheetData>`));
  expect(await refused(file(long))).toMatch(
    /^The sheet 'Books' has more than 20,000 rows\. Save the sheet as CSV/,
  );
  const text = `<row><c t="inlineStr"><is><t>${'9780439023481 '.repeat(1000)}</t></is></c></row>`;
  const bomb = zipOf(workbookParts(`<sheetData>${text.repeat(14_000)}</sheetData>`), 100);
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await refused(file(bomb))).toMatch(/^There is too much in this workbook to read it safely\. Save/);
});
