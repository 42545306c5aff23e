import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Entry = {
  isbn: string;
  title: string;
  work: string;
  binding: string;
  subjects: string[];
  price_usd: number;
  price_cad: number;
  rank: number;
  stock: string;
  description: string;
  bio?: string;
  offers?: unknown[];
  comment?: { author: string; text: string };
};

const folder = new URL('.//', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Entry[];

// The wanted size of each shelf; the fiction and children shelves have their own test.
const least: Record<string, number> = {
  history: 50,
  'memoir-biography': 60,
  'science-nature': 45,
  'food-garden': 30,
  'poetry-drama': 25,
  'society-ideas': 55,
  'travel-regional': 20,
  'art-craft': 15,
};
const books = Object.keys(least).flatMap((shelf) => read(`${shelf}.json`));
const gifts = read('gifts.json');

function hasValidCheckDigit(ean: string): boolean {
  const sum = [...ean].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return /^\d{13}$/.test(ean) && sum % 10 === 0;
}

const wordsIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the whole demo catalogue', () => {
  const everything = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap(read);

  test('every number has a valid check digit', () => {
    expect(everything.filter((entry) => !hasValidCheckDigit(entry.isbn)).map((entry) => entry.isbn)).toEqual(
      [],
    );
  });

  test('no number is used twice', () => {
    expect(repeated(everything.map((entry) => entry.isbn))).toEqual([]);
  });
});

describe('the nonfiction shelves', () => {
  test.each(Object.entries(least))('%s holds at least %i books', (shelf, count) => {
    expect(read(`${shelf}.json`).length).toBeGreaterThanOrEqual(count);
  });

  test('every book has a description of its own, 25 words or more', () => {
    const all = [...books, ...gifts];
    expect(all.filter((book) => wordsIn(book.description) < 25).map((book) => book.title)).toEqual([]);
    expect(repeated(all.map((book) => book.description))).toEqual([]);
  });

  test('every book costs something in both currencies, and more in Canada', () => {
    const odd = books.filter((book) => book.price_usd <= 0 || book.price_cad <= book.price_usd);
    expect(odd.map((book) => book.isbn)).toEqual([]);
  });

  test('every book has one to three well-formed Thema codes', () => {
    const odd = books.filter(
      (book) =>
        book.subjects.length < 1 ||
        book.subjects.length > 3 ||
        !book.subjects.every((code) => /^[A-Z]{1,5}\d{0,3}[A-Z]?$/.test(code)),
    );
    expect(odd.map((book) => `${book.isbn} ${book.subjects}`)).toEqual([]);
  });

  test('some works come in several editions, offers, staff notes and biographies', () => {
    const editions = new Map<string, number>();
    for (const book of books) editions.set(book.work, (editions.get(book.work) ?? 0) + 1);
    expect([...editions.values()].filter((count) => count > 1).length).toBeGreaterThanOrEqual(12);
    expect(books.filter((book) => book.offers).length).toBeGreaterThanOrEqual(20);
    expect(books.filter((book) => book.comment).length).toBeGreaterThanOrEqual(25);
    expect(new Set(books.flatMap((book) => book.bio ?? [])).size).toBeGreaterThanOrEqual(60);
  });
});

test('the two gift cards carry the shop’s own numbers and no fixed price', () => {
  expect(gifts.map((gift) => gift.title)).toEqual(['Gift card', 'Emailed gift card']);
  for (const gift of gifts) {
    expect(gift).toMatchObject({ binding: 'Gift Card', price_usd: 0, price_cad: 0, stock: 'none' });
    expect(gift.isbn).toMatch(/^999/);
  }
});
