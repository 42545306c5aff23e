import { expect, test } from 'vitest';
import type { EditionRow } from './edition-queries.ts';
import { isOtherSize } from './other-sizes.ts';

const edition = (overrides: Partial<EditionRow> = {}): EditionRow => ({
  id: 1,
  binding: 'Trade Paperback',
  is_large_print: false,
  width: null,
  height: null,
  ...overrides,
});

test.each<[string, Partial<EditionRow>, Partial<EditionRow>, boolean]>([
  ['the same in all', {}, {}, false],
  ['large print', {}, { is_large_print: true }, true],
  ['taller', { width: 5, height: 8 }, { width: 5, height: 9 }, true],
  ['a hair wider', { width: 5, height: 8 }, { width: 5.2, height: 8 }, false],
  ['a pocket book by its name', {}, { binding: 'Mass Market' }, true],
  ['bound differently, measures unknown', {}, { binding: 'Hardcover' }, false],
  ['bound differently, measured alike', { height: 8 }, { binding: 'Mass Market', height: 8 }, false],
])('%s', (_, own, other, expected) => {
  expect(isOtherSize(edition(own), edition(other))).toBe(expected);
  expect(isOtherSize(edition(other), edition(own))).toBe(expected);
});
