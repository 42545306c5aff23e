import { expect, it } from 'vitest';
import { isbnOfName } from './isbn-of-name.ts';

it.each([
  '9780140449136.jpg',
  '978-0-14-044913-6.JPEG',
  'ISBN 978 0 14 044913 6 (front).png',
  '978_0_14_044913_6.webp',
  '978\u20110\u201114\u2011044913\u20116.gif',
  '0140449132.jpg',
  '0-14-044913-2.jpg',
  '0140449132.01.LZZZZZZZ.jpg',
  '9780140449136_2.jpg',
  'cover-9780140449136-0140449132.jpg',
  'spring/9780140449136/cover.jpg',
  'spring\\9780140449136\\cover 2.jpg',
])('%s', (name) => {
  expect(isbnOfName(name)).toBe('9780140449136');
});

it('an X as check digit, capital or small', () => {
  expect(isbnOfName('080442957X.jpg')).toBe('9780804429573');
  expect(isbnOfName('0-8044-2957-x.jpg')).toBe('9780804429573');
});

it.each([
  'cover.jpg',
  'IMG_20240115_093012.jpg',
  '9780140449137.jpg',
  '978-0-14-044913-7.jpg',
  '97801404491360.jpg',
  '1234567890123.jpg',
  '',
])('no book: %j', (name) => {
  expect(isbnOfName(name)).toBeNull();
});

it('two books in one name', () => {
  expect(isbnOfName('9780140449136 and 9780804429573.jpg')).toBe('several');
});
