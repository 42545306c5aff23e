import { expect, test } from 'vitest';
import { fc } from '../../../../test/properties.ts';
import { FileRefused } from '../refuse-file.ts';
import { MAX_RECORD_BYTES, type Split, splitRecords } from './split-records.ts';

interface Format {
  width: number;
  delimiter?: string;
  newline?: '\n' | '\r';
}

async function split(text: string | string[], format: Format): Promise<Split[]> {
  async function* pieces() {
    yield* typeof text === 'string' ? [text] : text;
  }
  const all: Split[] = [];
  for await (const batch of splitRecords(pieces(), { delimiter: ',', newline: '\n', ...format }))
    all.push(...batch);
  return all;
}

const fields = (splits: Split[]) => splits.flatMap((one) => (one.kind === 'fields' ? [one.fields] : []));
const lines = (splits: Split[]) =>
  splits.map((one) => (one.kind === 'fields' ? one.line : -one.rejected.line));

test('lines are counted through values that span several, and blank lines are passed over', async () => {
  const splits = await split('a,b\r\n1,"x\r\ny\r\nz"\r\n\r\n2,w', { width: 2 });
  expect(fields(splits)).toEqual([
    ['a', 'b'],
    ['1', 'x\r\ny\r\nz'],
    ['2', 'w'],
  ]);
  expect(lines(splits)).toEqual([1, 2, 6]);
});

test('old Mac line ends', async () => {
  expect(fields(await split('a,b\r1,2\r', { width: 2, newline: '\r' }))).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('quotation marks inside a value are taken as written', async () => {
  const splits = await split('1,Book Seven: "Half-Blood" News,x\n2,"Best" of all,y\n3,="978",z\n', {
    width: 3,
  });
  expect(fields(splits)).toEqual([
    ['1', 'Book Seven: "Half-Blood" News', 'x'],
    ['2', '"Best" of all', 'y'],
    ['3', '="978"', 'z'],
  ]);
});

test('a stray quotation mark costs nothing but itself', async () => {
  const rows = Array.from({ length: 1000 }, (_, i) => `${i},Title ${i},x`);
  rows[10] = '10,"Best of all,x';
  rows[500] = '500,"Another one,x';
  rows[501] = '501,"Quoted, well",x';
  const splits = await split(`${rows.join('\n')}\n`, { width: 3 });
  expect(fields(splits).map(([id]) => id)).toEqual(rows.map((_, i) => String(i)));
  expect(fields(splits)[10]).toEqual(['10', 'Best of all', 'x']);
  expect(fields(splits)[501]).toEqual(['501', 'Quoted, well', 'x']);
  expect(splits[10]).toMatchObject({ line: 11, warning: expect.stringMatching(/quotation mark/) });
});

test('a stray quotation mark on a line that does not fit costs that line', async () => {
  const splits = await split('1,a,x\n2,"b\n3,c,x\n4,d,x\n', { width: 3 });
  expect(fields(splits).map(([id]) => id)).toEqual(['1', '3', '4']);
  expect(splits[1]).toMatchObject({
    kind: 'rejected',
    rejected: { line: 2, reason: expect.stringMatching(/not closed/) },
  });
});

test('a stray quotation mark on every line', async () => {
  const rows = Array.from({ length: 300 }, (_, i) => `${i},"Title ${i},x`);
  const splits = await split(rows.join('\n'), { width: 3 });
  expect(fields(splits)).toEqual(rows.map((_, i) => [String(i), `Title ${i}`, 'x']));
});

test('a value that spans lines may hold quotation marks that were not doubled', async () => {
  const splits = await split('1,"one\nand "two" more",x\n2,y,x\n', { width: 3 });
  expect(fields(splits)).toEqual([
    ['1', '"one\nand "two" more"', 'x'],
    ['2', 'y', 'x'],
  ]);
});

test('a value that spans lines and holds rows of its own is left alone when it is quoted properly', async () => {
  const splits = await split('1,"say ""a"",b\nc,d",x\n2,y,x\n', { width: 3 });
  expect(fields(splits)).toEqual([
    ['1', 'say "a",b\nc,d', 'x'],
    ['2', 'y', 'x'],
  ]);
});

test('a record of more than 200 lines is given up, not the file', async () => {
  const splits = await split(`1,"${'line\n'.repeat(300)}",x\n2,y,x\n`, { width: 3 });
  expect(splits[0]).toMatchObject({ kind: 'rejected', rejected: { line: 1 } });
  expect(fields(splits).at(-1)).toEqual(['2', 'y', 'x']);
  expect(lines(splits).at(-1)).toBe(302);
});

test('a line without end is passed over without keeping it', async () => {
  const chunk = 'x'.repeat(MAX_RECORD_BYTES / 4);
  const splits = await split(['1,a\n2,', ...Array(20).fill(chunk), '\n3,c\n'], { width: 2 });
  expect(fields(splits)).toEqual([
    ['1', 'a'],
    ['3', 'c'],
  ]);
  expect(lines(splits)).toEqual([1, -2, 3]);
});

test('a text that breaks off is read up to there, and the last record is not trusted', async () => {
  async function* broken() {
    yield '1,a\n2,b\n3,half';
    throw new FileRefused('cut off');
  }
  const all: Split[] = [];
  for await (const batch of splitRecords(broken(), { delimiter: ',', newline: '\n', width: 2 }))
    all.push(...batch);
  expect(fields(all)).toHaveLength(2);
  expect(all.at(-1)).toEqual({ kind: 'rejected', rejected: { line: 3, reason: 'cut off' } });
});

const cell = fc.string({
  unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\r\n', ' ', '😀', '1'),
  maxLength: 12,
});

test('reads back whatever a standard writer writes', async () => {
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) =>
      fc.tuple(
        fc.constant(width),
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }),
      ),
    );
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom(',', ';'), async ([width, rows], delimiter) => {
      const write = (value: string) => (/[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
      const text = rows.map((row) => `${row.map(write).join(delimiter)}\r\n`).join('');
      expect(fields(await split(text, { width, delimiter }))).toEqual(rows);
    }),
  );
});

test('chunk boundaries make no difference', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\n', '😀'), maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.nat(200), { maxLength: 6 }), async (whole, cuts) => {
      const at = [0, ...cuts.filter((cut) => cut <= whole.length).sort((a, b) => a - b), whole.length];
      const pieces = at.slice(1).map((end, i) => whole.slice(at[i], end));
      // A surrogate pair is never divided between pieces: the decoder gives whole characters.
      fc.pre(pieces.every((piece) => !/[\ud800-\udbff]$/.test(piece)));
      expect(await split(pieces, { width: 3 })).toEqual(await split(whole, { width: 3 }));
    }),
  );
});
