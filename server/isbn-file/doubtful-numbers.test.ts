import { expect, test } from 'vitest';
import { fc } from '../../test/properties.ts';
import { addDoubtfulNumbers } from './doubtful-numbers.ts';

function doubtfulOf(text: string, list = false): string[] {
  const doubtful = new Set<string>();
  addDoubtfulNumbers(text, doubtful, { list });
  return [...doubtful];
}

test('numbers of a list that are no ISBNs, as they are written', () => {
  const list = `0439023484
    978-0-385-49081-9
    9780439023481
    978038549081
    0 439 02348 4
    4006381333931
    0-385-49081-X, 0385490819; 9780060935467`;
  expect(doubtfulOf(list, true)).toEqual([
    '0439023484',
    '978-0-385-49081-9',
    '978038549081',
    '0 439 02348 4',
    '4006381333931',
    '0385490819',
  ]);
  expect(doubtfulOf('9780439023481 0439023484 9780385490819 9780439023481', true)).toEqual([
    '0439023484',
    '9780385490819',
  ]);
  expect(doubtfulOf('978 0 439 02348 1\n9780439023481\t12\n10 9780060935467\n2024-01-05', true)).toEqual([]);
});

test('among words only what begins as an ISBN does, or is called one', () => {
  expect(doubtfulOf('Summer: 9780439023482, ISBN 0-439-02348-4, ISBN-13: 978 0 385 49081 9')).toEqual([
    '9780439023482',
    '0-439-02348-4',
    '978 0 385 49081 9',
  ]);
  const others =
    'Order 1000234567 of 2024-01-05, call 207 555 0142, EAN 4006381333931, 97804390234819, x9780439023482';
  expect(doubtfulOf(others)).toEqual([]);
  expect(doubtfulOf(others, true)).toEqual([]);
  expect(doubtfulOf('0439023484')).toEqual([]);
  expect(doubtfulOf('ISBN 978-0-439-02348-1 and ISBN 0439023483, isbn:038549081X')).toEqual([]);
});

test('any text is read to its end, in no time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(doubtfulOf(`${text}\n0439023484\n`, true)).toContain('0439023484');
    }),
  );
  expect(doubtfulOf('978-0-'.repeat(200_000), true)).toEqual([]);
  expect(doubtfulOf('9780385490819\n'.repeat(200_000), true)).toEqual(['9780385490819']);
  expect(doubtfulOf(`${'ISBN '.repeat(200_000)}1`)).toEqual([]);
});
