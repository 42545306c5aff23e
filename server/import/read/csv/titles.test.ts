import { expect, test } from 'vitest';
import { splitTitle } from './titles.ts';

test.each([
  ['Half-Blood Prince (Harry Potter  #6)', 'Half-Blood Prince', 'Harry Potter', '6'],
  ['The Giver (The Giver, #1)', 'The Giver', 'The Giver', '1'],
  ['Boxed Set (Harry Potter, #1-5)', 'Boxed Set', 'Harry Potter', '1-5'],
  ['Between (Anne, #4.5; Avonlea, #2)', 'Between', 'Anne', '4.5'],
  ['Icefall (Darwath, Book 5)', 'Icefall', 'Darwath', '5'],
  ['Sturm (Die Küste, Band 2)', 'Sturm', 'Die Küste', '2'],
])('%s', (text, title, series, number) => {
  expect(splitTitle(text)).toEqual({ title, series, number });
});

test.each([
  'Graphics (Special Edition)',
  'Proceedings (Vol. 25, No. 4)',
  '(Sandman, #1)',
  'A Life: Part Two',
  'Odd (Book 1)',
])('%s stays as it is', (text) => {
  expect(splitTitle(text)).toEqual({ title: text });
});

test('a bare number counts when a column names the series', () => {
  expect(splitTitle('Odd (Book 1)', true)).toEqual({ title: 'Odd', number: '1' });
});
