import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { detectEncoding } from './detect-encoding.ts';

const TEXT = 'isbn;título\n9780000000002;Ação — “são”\n'.repeat(20);

test.each([
  ['utf-8', false, 'utf-8'],
  ['utf-8', true, 'utf-8'],
  ['utf-16le', true, 'utf-16le'],
  ['utf-16le', false, 'utf-16le'],
  ['utf-16be', true, 'utf-16be'],
  ['utf-16be', false, 'utf-16be'],
  ['windows-1252', false, 'windows-1252'],
])('%s (byte order mark: %s) is seen as %s', (encoding, addBOM, expected) => {
  expect(detectEncoding(iconv.encode(TEXT, encoding, { addBOM }))).toBe(expected);
});

test('a sample that ends in the middle of a character is still UTF-8', () => {
  const bytes = Buffer.from('Émile Zola, Thérèse Raquin é');
  expect(detectEncoding(bytes.subarray(0, bytes.length - 1))).toBe('utf-8');
});

test('one damaged byte among many accents does not make a file Windows-1252', () => {
  expect(detectEncoding(Buffer.concat([Buffer.from(TEXT), Buffer.from([0xe9]), Buffer.from(TEXT)]))).toBe(
    'utf-8',
  );
});

test('plain ASCII is UTF-8', () => {
  expect(detectEncoding(Buffer.from('isbn,title\n'))).toBe('utf-8');
});
