import { expect, test } from 'vitest';
import { parseMapping } from './mapping.ts';

test('headers may hold equals signs, fields may be written loosely', () => {
  expect(parseMapping(['Book Name=title', 'A=B=Publication Date', 'Junk = ignored'])).toEqual({
    'Book Name': 'title',
    'A=B': 'publication_date',
    Junk: 'ignored',
  });
});

test('a mistake is answered with what would be right', () => {
  expect(() => parseMapping(['Book Name'])).toThrow(/"Header=field"/);
  expect(() => parseMapping(['=title'])).toThrow(/"Header=field"/);
  expect(() => parseMapping(['Name=titel'])).toThrow(
    /There is no field 'titel'.*isbn13, .*publisher, .*ignored/,
  );
});
