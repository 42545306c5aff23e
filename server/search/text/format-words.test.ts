import { expect, test } from 'vitest';
import { asWord } from '../spelling/spelling-ways.ts';
import { readWanted } from './format-words.ts';

const read = (text: string) => {
  const wanted = readWanted(text.split(' ').map(asWord));
  return wanted && { ...wanted.include, rest: wanted.rest.map((word) => word.text).join(' ') };
};

test('formats as readers call them', () => {
  expect(read('large print')).toEqual({ f: ['Large Print'], rest: '' });
  expect(read('large print mystery')).toEqual({ f: ['Large Print'], rest: 'mystery' });
  expect(read('large print books')).toEqual({ f: ['Large Print'], rest: '' });
  expect(read('audiobooks')?.f).toContain('Digital Audio');
  expect(read('harry potter audio book')).toMatchObject({ rest: 'harry potter' });
  expect(read('dune mass market paperback')).toEqual({ f: ['Mass Market'], rest: 'dune' });
  expect(read('hobbit hardcover edition')).toMatchObject({ rest: 'hobbit' });
  expect(read('kids books')).toEqual({ a: ['Children'], rest: '' });
});

test('languages only where a language is meant', () => {
  for (const text of [
    'french books',
    'books in french',
    'french language books',
    'livres en français',
    'livres français',
  ]) {
    expect(read(text.normalize('NFD').replace(/\p{Mn}/gu, '')), text).toEqual({
      g: ['fre', 'fr', 'fra'],
      rest: '',
    });
  }
  expect(read('french picture books')).toEqual({ f: ['Picture Book'], g: ['fre', 'fr', 'fra'], rest: '' });
  expect(read('little prince in spanish')).toEqual({ g: ['spa', 'es'], rest: 'little prince' });
  for (const text of ['french', 'french cooking', 'tana french', 'the spanish bride', 'dutch house']) {
    expect(read(text), text).toBeNull();
  }
});

test('a word that is to be taken literally says nothing else', () => {
  expect(readWanted([{ text: 'hardcover', exact: true, initials: [] }])).toBeNull();
});
