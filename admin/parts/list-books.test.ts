import { expect, test } from 'vitest';
import { afterPress, pageStart, readPasted, withBookAt } from './list-books.ts';

const list = ['a', 'b', 'c', 'd'];

test('moves a book by its buttons, and not beyond the ends', () => {
  const after = (pressed: string) => afterPress(list, pressed)?.join('');
  expect(['up c', 'down b', 'top d', 'bottom a', 'remove b'].map(after)).toEqual([
    'acbd',
    'acbd',
    'dabc',
    'bcda',
    'acd',
  ]);
  expect(['up a', 'down d'].map(after)).toEqual(['abcd', 'abcd']);
  expect(['to a 2', 'to d 1', 'to b 1', 'to b 99'].map(after)).toEqual(['bcad', 'adbc', 'abcd', 'acdb']);
  const nothing = ['up x', 'fly a', '', 'to a', 'to a b', 'to a -1'];
  expect(nothing.map(after)).toEqual(nothing.map(() => undefined));
});

test.each([
  [50, 51, 50],
  [50, 50, 0],
  [100, 60, 50],
  [50, 0, 0],
  [0, 120, 0],
])('shows the page from book %i of a list of %i from %i', (from, count, start) => {
  expect(pageStart(from, count)).toBe(start);
});

test('puts a removed book back where it was', () => {
  expect(withBookAt(['a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
  expect(withBookAt(['a', 'c'], 'b', 9)).toEqual(['a', 'c', 'b']);
});

test('reads pasted ISBNs, each once, and names what is not one', () => {
  const pasted = '978-0-306-40615-7, 0306406152\n9780140449136 9780140449137\nMoby Dick\n978 0 14 044913 6';
  expect(readPasted(pasted, [])).toEqual({
    added: ['9780306406157', '9780140449136'],
    listed: [],
    wrong: ['9780140449137', 'Moby', 'Dick'],
  });
  expect(readPasted('9780140449136', ['9780140449136'])).toMatchObject({
    added: [],
    listed: ['9780140449136'],
  });
});

test('rows of an exported table are read for their ISBNs', () => {
  const rows =
    '"List","Place","ISBN"\r\n"Staff picks","featured","9780000000002"\r\n"","","978-0-00-000001-9"';
  expect(readPasted(rows, []).added).toEqual(['9780000000002', '9780000000019']);
});
