import { expect, test } from 'vitest';
import { fc } from '../../test/properties.ts';
import { findIsbns } from './find-isbns.ts';

const isbnsOf = (text: string) => [...findIsbns(text)];

test('ISBNs in any spelling, in their order, each once, as 13 digits', () => {
  const text = `Summer reading: ISBN 978-0-439-02348-1, then isbn:0-06-093546-4 (again 9780439023481)
    ISBN-10 043942089X; ISBN-13: 978 0 14 143958 7 and 038549081X.`;
  expect(isbnsOf(text)).toEqual([
    '9780439023481',
    '9780060935467',
    '9780439420891',
    '9780141439587',
    '9780385490818',
  ]);
});

test('lists of any shape: lines, commas, tabs, columns of counts and prices', () => {
  expect(isbnsOf('9780439023481\n9780060935467\r\n038549081X')).toHaveLength(3);
  expect(isbnsOf('9780439023481,9780060935467;038549081X')).toHaveLength(3);
  expect(isbnsOf('2\t9780439023481\t12.99\n10\t038549081X\t8.00')).toEqual([
    '9780439023481',
    '9780385490818',
  ]);
  expect(isbnsOf('9780439023481 9780060935467 038549081X 1')).toHaveLength(3);
});

test('ignores wrong check digits, other numbers and parts of longer ones', () => {
  expect(isbnsOf('9780439023482 0385490818')).toEqual([]);
  expect(isbnsOf('99780439023481 97804390234819')).toEqual([]);
  expect(isbnsOf('EAN 4006381333931, call 555 0123 4567')).toEqual([]);
  expect(isbnsOf('')).toEqual([]);
});

test('any text is read to its end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const isbn of findIsbns(text)) expect(isbn).toMatch(/^97[89]\d{10}$/);
      expect(findIsbns(`${text}\n9780439023481\n`)).toContain('9780439023481');
    }),
  );
  const long = '978-0-'.repeat(200_000);
  expect(isbnsOf(long)).toEqual([]);
});
