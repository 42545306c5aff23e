import { expect, test } from 'vitest';
import { namedIn } from './named-in.ts';

const title = (title: string, names: string, series = '') => ({
  title,
  authors: names.split(', ').map((name) => ({ name })),
  series,
});
const found = [
  title('The Hobbit', 'J. R. R. Tolkien', 'Middle-earth'),
  title("Assassin's Apprentice", 'Robin Hobb', 'The Farseer Trilogy'),
  title('The Essential Calvin and Hobbes', 'Bill Watterson'),
  title('Royal Assassin', 'Robin Hobb', 'The Farseer Trilogy'),
  title('Como agua para chocolate', 'Laura Esquivel, Carol García'),
];

test.each([
  ['hobb', 'Robin Hobb'],
  ['Robin H', 'Robin Hobb'],
  ['hobb robin', 'Robin Hobb'],
  ['tolkein', 'J. R. R. Tolkien'],
  ['j.r.r. tolkien', 'J. R. R. Tolkien'],
  ['garcia', 'Carol García'],
  ['hobbes', ''],
  ['robin tolkien', ''],
  ['r', ''],
  ['the', ''],
  ['', ''],
])('%j names the person %j', (text, author) => {
  expect(namedIn(text, found).author).toBe(author);
});

test.each([
  ['farseer', 'The Farseer Trilogy'],
  ['the farseer tri', 'The Farseer Trilogy'],
  ['farsere trilogy', 'The Farseer Trilogy'],
  // Of this series there is one book only.
  ['middle earth', ''],
  ['trilogy of nothing', ''],
])('%j names the series %j', (text, series) => {
  expect(namedIn(text, found).series).toBe(series);
});

test('a translator is not the author', () => {
  const translated = {
    title: 'Blindness',
    authors: [{ name: 'Giovanni Pontiero', role: 'B06' }],
    series: '',
  };
  expect(namedIn('giovanni', [translated]).author).toBe('');
});

test('editions of one book make no series', () => {
  const editions = [title('Emma', 'Jane Austen', 'Classics'), title('Emma', 'Jane Austen', 'Classics')];
  expect(namedIn('classics', editions).series).toBe('');
});
