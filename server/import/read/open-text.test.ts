import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFile } from '../../../test/temporary-file.ts';
import { type OpenTextOptions, openText } from './open-text.ts';
import { FileRefused } from './refuse-file.ts';

async function read(content: string | Buffer, options?: OpenTextOptions) {
  const file = temporaryFile(content);
  onTestFinished(file.remove);
  const opened = await openText(file.path, options);
  let text = '';
  for await (const piece of opened.text) text += piece;
  return { ...opened, whole: text };
}

test('reads UTF-16 without its byte order mark', async () => {
  const { whole, encoding } = await read(iconv.encode('isbn\tTítulo\n', 'utf-16le', { addBOM: true }));
  expect(encoding).toBe('utf-16le');
  expect(whole).toBe('isbn\tTítulo\n');
});

test('reads Windows-1252 with its quotation marks and the euro sign', async () => {
  const { whole } = await read(iconv.encode('“Été” 5 € – Œuvre', 'windows-1252'));
  expect(whole).toBe('“Été” 5 € – Œuvre');
});

test('unpacks gzip whatever the file is called, and reports compressed bytes', async () => {
  const packed = gzipSync('isbn,title\n'.repeat(10_000));
  const progress: number[] = [];
  const { whole } = await read(packed, { onProgress: ({ bytes_read }) => progress.push(bytes_read) });
  expect(whole).toBe('isbn,title\n'.repeat(10_000));
  expect(progress.at(-1)).toBe(packed.length);
});

test('characters split between blocks stay whole', async () => {
  const text = 'Đặng Thùy Trâm 日本語 😀\n'.repeat(50);
  expect((await read(text, { blockBytes: 3 })).whole).toBe(text);
});

test('NUL characters are dropped', async () => {
  expect((await read('isbn,ti\0tle\n123,abc\n')).whole).toBe('isbn,title\n123,abc\n');
});

test('the given encoding wins', async () => {
  const { whole } = await read(Buffer.from([0xe9, 0x0a]), { encoding: 'macintosh' });
  expect(whole).toBe('È\n');
});

test.each([
  ['an empty file', Buffer.alloc(0), /empty/],
  [
    'an Excel file',
    Buffer.from('PK\x03\x04\x14\0\x06\0[Content_Types].xml', 'latin1'),
    /Excel file.*save it as CSV/,
  ],
  ['an old Excel file', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), /old Excel file/],
  ['a ZIP file', Buffer.from('PK\x03\x04\x14\0books.csv', 'latin1'), /ZIP file; unpack/],
  ['a PDF', Buffer.from('%PDF-1.7'), /PDF/],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /not a text file/],
  ['a compressed Excel file', gzipSync('PK\x03\x04 xl/workbook.xml'), /Excel file/],
  ['a MARC file', Buffer.from('00663ncm a2200229Ia 4500001001300000'), /MARC/],
])('%s is refused in one sentence', async (_name, content, message) => {
  const refused = read(content);
  await expect(refused).rejects.toThrow(FileRefused);
  await expect(refused).rejects.toThrow(message);
});

test('an unknown encoding and a missing file are refused', async () => {
  await expect(read('isbn', { encoding: 'utf-99' })).rejects.toThrow(/encoding 'utf-99' is not known/);
  await expect(openText('/no/such/file.csv')).rejects.toThrow(/There is no file/);
});

test('a compressed file that is cut off gives what came before the cut, then says so', async () => {
  const rows = Array.from({ length: 60_000 }, (_, i) => `${i * 7919},${Math.sin(i)}\n`).join('');
  const packed = gzipSync(rows);
  const file = temporaryFile(packed.subarray(0, packed.length >> 1));
  onTestFinished(file.remove);
  const { text } = await openText(file.path);
  let got = '';
  await expect(async () => {
    for await (const piece of text) got += piece;
  }).rejects.toThrow(/damaged or cut off/);
  expect(got.length).toBeGreaterThan(rows.length / 3);
  expect(rows.startsWith(got)).toBe(true);
});
