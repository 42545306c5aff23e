import { expect, test } from 'vitest';
import { guessMapping } from './guess-mapping.ts';
import { HEADER_FIELDS } from './header-names.ts';
import type { Mapping } from './mapping.ts';

function guess(headers: string[], sample: string[][] = [], given?: Partial<Mapping>) {
  return guessMapping(headers, sample, HEADER_FIELDS, ['isbn', 'binding', 'language'], given).map(
    ({ field, confidence }) => `${field} ${confidence}`,
  );
}

test.each([
  ['ISBN_13', 'isbn13'],
  ['EAN', 'isbn13'],
  ['gtin', 'isbn13'],
  ['ISBN_ISSN', 'isbn'],
  ['Isbn-10', 'isbn10'],
  ['TITULO', 'title'],
  ['Título', 'title'],
  ['Titre', 'title'],
  ['Titel', 'title'],
  ['Book Name', 'title'],
  ['Sub Title', 'subtitle'],
  ['Author(s)', 'authors'],
  ['AUTORES', 'authors'],
  ['Editora', 'publisher'],
  ['Éditeur', 'publisher'],
  ['Verlag', 'publisher'],
  ['Ano', 'publication_date'],
  ['  num_pages', 'pages'],
  ['Idioma', 'language'],
  ['Binding', 'binding'],
  ['List Price', 'price'],
  ['MSRP', 'price'],
  ['US Price', 'price_usd'],
  ['CDN Price', 'price_cad'],
  ['Qty', 'ignored'],
  ['Sales rank', 'sales_rank'],
  ['ratings_count', 'ratings_count'],
  ['text_reviews_count', 'ignored'],
])('%s holds %s', (header, field) => {
  expect(guess([header])).toEqual([`${field} certain`]);
});

test('a decorated header is likely the same', () => {
  expect(guess(['dc.title[en]', 'book_title_full', 'product_publisher'])).toEqual([
    'title likely',
    'title likely',
    'publisher likely',
  ]);
});

test('an unknown column of ISBNs, formats or languages is known by its values', () => {
  const sample = [
    ['9780439023481', 'Paperback', 'en', '5'],
    ['0439023483', 'Hardcover', 'fr', '7'],
    ['wrong', 'eBook', 'de', '9'],
  ];
  expect(guess(['a', 'b', 'c', 'd'], sample)).toEqual([
    'isbn guessed',
    'binding guessed',
    'language guessed',
    'ignored none',
  ]);
  expect(guess(['a', 'Format', 'b', 'c'], [['x', 'Paperback', 'Paperback', 'x']])[2]).toBe('ignored none');
});

test('a given column wins, and an unknown header is an error that lists the known ones', () => {
  expect(guess(['Name', 'Title'], [], { name: 'title', TITLE: 'ignored' })).toEqual([
    'title given',
    'ignored given',
  ]);
  expect(() => guess(['Name', 'ISBN'], [], { Nome: 'title' })).toThrow(/no column 'Nome'.*Name, ISBN/);
});
