import { expect, test } from 'vitest';
import { matchParts } from './match-parts.ts';

const marked = (text: string, typed: string) =>
  matchParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['The Hobbit', 'hobb', 'The [Hobb]it'],
  ['The Lord of the Rings', 'lord ri', 'The [Lord] of the [Ri]ngs'],
  ['Carol García', 'garcia', 'Carol [García]'],
  ["Ender's Game", 'enders', "[Ender's] Game"],
  ['J. R. R. Tolkien', 'j.r.r. tol', '[J]. [R]. [R]. [Tol]kien'],
  ['Catch-22', '22', 'Catch-[22]'],
  ["The Handmaid's Tale", 'attwood', "The Handmaid's Tale"],
  ['Emma', '', 'Emma'],
  ['Emma', '(*', 'Emma'],
])('of %j the words typed as %j are marked: %j', (text, typed, shown) => {
  expect(marked(text, typed)).toBe(shown);
  expect(
    matchParts(text, typed)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
