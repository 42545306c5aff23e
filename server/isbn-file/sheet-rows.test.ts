import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { workbookParts, zipOf } from './file-samples.ts';
import { readSheets } from './read-isbn-file.ts';

/** A workbook in which cells have number formats, and a second, hidden sheet comes first. */
function workbook(bookType: 'xlsx' | 'xls'): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    ['ISBN', 'Old ISBN', 'Title', 'Price', 'Date', 'In stock'],
    [9780439023481, 439023483, 'Rivers & Roads', 12.990000000000002, 45000, true],
    [],
    ['9780140449136', '0140449132', ' The Lamp Room ', 5],
  ]);
  sheet.B2.z = '0000000000';
  sheet.E2.z = 'm/d/yy';
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['secret']]), 'Hidden');
  utils.book_append_sheet(book, sheet, 'Books');
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

test.each(['xlsx', 'xls'] as const)(
  'the rows of a workbook (%s) as a CSV file would have them',
  async (kind) => {
    const [sheet, hidden] = await readSheets(workbook(kind), kind);
    expect(sheet).toEqual({
      name: 'Books',
      isCut: false,
      rows: [
        ['ISBN', 'Old ISBN', 'Title', 'Price', 'Date', 'In stock'],
        ['9780439023481', '0439023483', 'Rivers & Roads', '12.99', '2023-03-15', 'TRUE'],
        [],
        ['9780140449136', '0140449132', ' The Lamp Room ', '5'],
      ],
    });
    expect(hidden).toMatchObject({ name: 'Hidden', rows: [['secret']] });
  },
);

test('a workbook that unpacks to more than the limit is refused, whatever it claims of its size', async () => {
  const cells = `<row><c t="inlineStr"><is><t>${'9780439023481 '.repeat(1000)}</t></is></c></row>`;
  const bomb = zipOf(workbookParts(`<sheetData>${cells.repeat(14_000)}</sheetData>`), 100);
  expect(bomb.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage.rss();
  await expect(readSheets(bomb, 'xlsx', { timeoutMs: 300_000 })).rejects.toMatchObject({
    fault: 'too_much_inside',
  });
  expect(process.memoryUsage.rss() - before).toBeLessThan(768 * 1024 * 1024);
});

test('a workbook of few bytes and millions of cells is refused by the limits of its thread', async () => {
  const row = `<row>${'<c><v>1</v></c>'.repeat(400)}</row>`;
  const wide = zipOf(workbookParts(`<sheetData>${row.repeat(8_000)}</sheetData>`));
  expect(wide.length).toBeLessThan(1_000_000);
  await expect(readSheets(wide, 'xlsx', { memoryMb: 48, timeoutMs: 300_000 })).rejects.toMatchObject({
    fault: 'too_much_inside',
  });
});
