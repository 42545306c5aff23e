import { expect, test } from 'vitest';
import { isIsbnList } from './isbn-list.ts';

test.each([
  '9780439023481 9780060935467',
  '9780439023481,0060935464',
  '0439023483\n038549081X',
  'ISBN 0439023483 ISBN 9780060935467',
  'ISBN: 978-0-439-02348-1; ISBN-10: 0-06-093546-4',
  'ISBN9780439023481 ISBN0060935464',
  '978 0 439 02348 1 978 0 06 093546 7',
  'The Hunger Games 9780439023481, To Kill a Mockingbird 9780060935467',
  // No right check digits: the server says so.
  '1234567890 0987654321',
])('%j is a list (SEARCH-016)', (text) => {
  expect(isIsbnList(text)).toBe(true);
});

test.each([
  '',
  '9780439023481',
  'ISBN 978-0-439-02348-1',
  '038549081X',
  'catch 22',
  '1984 2001 451',
  'call 555 0123 4567 or 555 765 4321',
  // Other numbers of 13 digits, and longer ones.
  '4006381333931 4006381333948',
  '97804390234810 97800609354670',
  'a0439023483 0060935464b',
])('%j is words (SEARCH-016)', (text) => {
  expect(isIsbnList(text)).toBe(false);
});
