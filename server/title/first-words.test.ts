import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test.each([
  ['Read it twice.', 'Read it twice.'],
  ['  Read it\n\ntwice. ', 'Read it twice.'],
  ['A book, for a loud season', 'A book, for a…'],
  ['A quiet book, for winter', 'A quiet book…'],
  ['Antidisestablishmentarianism', 'Antidisestablish…'],
  ['abcdefghijklmno\u{1f4d6}\u{1f4d6}', 'abcdefghijklmno…'],
])('%j begins with %j', (text, begun) => expect(firstWords(text, 17)).toBe(begun));
