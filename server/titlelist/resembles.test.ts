import { expect, test } from 'vitest';
import { resembles } from './resembles.ts';

test.each([
  ['The Hobbit by Tolkien', 'The Hobbit', 'J. R. R. Tolkien', true],
  ['Wolf Hal', 'Wolf Hall', 'Hilary Mantel', true],
  ['Midlemarch George Eliot', 'Middlemarch', 'George Eliot', true],
  ['My Antonia', 'My Ántonia', 'Willa Cather', true],
  ['The Waves Woolf Virginia', 'The Waves', 'Virginia Woolf', true],
  ['Some other book', 'The World’s Religions', 'Huston Smith', false],
  ['Some other book', 'The Book Thief', 'Markus Zusak', false],
  ['Mostly Harmless Douglas Adams', 'The Hitchhiker’s Guide to the Galaxy', 'Douglas Adams', false],
  ['Watership Down Richard Adams', 'John Adams', 'David McCullough', false],
])('“%s” and “%s” by %s: %s', (words, title, author, expected) => {
  expect(resembles(words, { title, author })).toBe(expected);
});
