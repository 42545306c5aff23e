import { expect, test } from 'vitest';
import { learnAlignment } from './realign.ts';

const SAMPLE = Array.from({ length: 10 }, (_, i) => [
  String(i + 1),
  `Title ${i}`,
  'Ada Lovelace',
  '9780439023481',
  '2004-01-02',
  'House',
]);
const { realign } = learnAlignment(6, SAMPLE, ',');

const row = (text: string) => realign(text.split(','));

test('extra values go to the only text column between two that can be checked', () => {
  expect(row('7,Solo,Ada,9780439023481,2004-05-06,Brown, Son & Co')).toEqual([
    '7',
    'Solo',
    'Ada',
    '9780439023481',
    '2004-05-06',
    'Brown, Son & Co',
  ]);
});

test('a space after the comma shows which of two text columns continues', () => {
  expect(row('7,Boston,Sam Warner, Jr.,9780439023481,2004-05-06,H')?.slice(1, 3)).toEqual([
    'Boston',
    'Sam Warner, Jr.',
  ]);
  expect(row('7,Boston, a History,Sam Warner,9780439023481,2004-05-06,H')?.slice(1, 3)).toEqual([
    'Boston, a History',
    'Sam Warner',
  ]);
});

test('does not guess a row that has two readings, or none', () => {
  expect(row('7,Boston,Sam,Warner,9780439023481,2004-05-06,H')).toBeUndefined();
  expect(row('7,Boston,Sam, Warner,9780439023482,x,H')).toBeUndefined();
  expect(row(`7,${'a, '.repeat(100)},b,9780439023481,2004-05-06,H`)).toBeUndefined();
});

test('in a file that writes spaces after its commas they prove nothing', () => {
  const spaced = learnAlignment(
    6,
    SAMPLE.map((cells) => cells.map((value, i) => (i === 2 ? ` ${value}` : value))),
    ',',
  );
  expect(spaced.realign('7,Boston,Sam Warner, Jr.,9780439023481,2004-05-06,H'.split(','))).toBeUndefined();
});

test('without any column that can be checked nothing is realigned', () => {
  expect(learnAlignment(2, [['a', 'b']], ',').realign(['a', 'b', ' c'])).toBeUndefined();
});
