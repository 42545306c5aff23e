import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { isValidEan13 } from '../../contract/isbn.ts';
import type { Query } from '../../server/db/db.ts';
import { authorSort, titleSort } from '../../server/import/rules/sort-keys.ts';
import { inWords } from '../../server/search/text/number-words.ts';
import { seededRandom } from '../generate-catalogue.ts';

/** A row of a catalogue table; other columns do not matter here. */
export interface Row {
  isbn13: string;
  title: string;
  authors: string;
  series: string;
  language: string;
  publisher: string;
  ratings_count: string;
}

/** Books of the tables (*.csv with the columns of `Row`) of a folder, each ISBN once, the most rated first. */
export function readTables(folder: string): Row[] {
  const rows = new Map<string, Row>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .sort()) {
    const table: Row[] = parse(readFileSync(join(folder, file)), {
      columns: true,
      bom: true,
      relaxColumnCount: true,
    });
    for (const row of table) {
      if (row.title && row.authors && isValidEan13(row.isbn13 ?? '')) rows.set(row.isbn13, row);
    }
  }
  return [...rows.values()].sort((a, b) => Number(b.ratings_count) - Number(a.ratings_count));
}

/** Writes them into a migrated database; the most rated are the most sold. */
export async function writeTables(q: Query, rows: readonly Row[]): Promise<void> {
  const titles = rows.map((row, i) => ({
    ...row,
    author: row.authors.replaceAll(';', ','),
    sales_rank: i + 1,
    title_sort: titleSort(row.title, row.language),
    author_sort: authorSort([{ name: firstOf(row.authors), role: 'A01' }]),
  }));
  for (let at = 0; at < titles.length; at += 1_000) {
    await q.query(
      `insert into title (eisbn, title, author, series, publisher, language, sales_rank, title_sort, author_sort)
       select isbn13, title, author, series, publisher, language, sales_rank, title_sort, author_sort
       from jsonb_to_recordset($1::jsonb) as r(isbn13 text, title text, author text, series text, publisher text,
         language text, sales_rank int, title_sort text, author_sort text)
       on conflict do nothing`,
      [JSON.stringify(titles.slice(at, at + 1_000))],
    );
  }
}

/** Queries that readers of these books might type, with what they mean: the lines that `judge` reads. */
export function queriesOf(rows: readonly Row[], each: number): string[] {
  const random = seededRandom(11);
  const plain = rows.filter(({ title, authors }) => !/[@|\t]/.test(title + authors));
  const pick = (fits: (row: Row) => boolean) => {
    const fitting = plain.filter(fits);
    return Array.from({ length: Math.min(each, fitting.length) }, () => {
      const [row] = fitting.splice(Math.floor(random() * fitting.length), 1);
      return row as Row;
    });
  };
  const line = (kind: string, query: string, expected: string) => `${kind}\t${query}\t${expected}`;
  const meant = (row: Row) => `${row.title} @ ${firstOf(row.authors)}`;
  const surname = (row: Row) => firstOf(row.authors).split(' ').at(-1) ?? '';
  const words = (row: Row) => row.title.split(/\s+/);
  const long = (row: Row) => longest(row).length >= 6;
  return [
    ...pick(() => true).map(({ isbn13 }, i) => line('isbn', spelling(isbn13, i), `isbn:${isbn13}`)),
    ...pick(() => true).map((row) => line('title', row.title, meant(row))),
    ...pick(long).map((row) => line('both', `${longest(row)} ${surname(row)}`, meant(row))),
    ...pick(() => true).map((row) => line('author', firstOf(row.authors), `author:${firstOf(row.authors)}`)),
    ...pick((row) => words(row).length > 2).map((row) => line('prefix', row.title.slice(0, -2), meant(row))),
    ...pick((row) => long(row) && words(row).length > 1).map((row) =>
      line('typo', row.title.replace(longest(row), slipped(longest(row), random)), meant(row)),
    ),
    ...pick((row) => long(row) && surname(row).length >= 6 && /^[a-z]+$/i.test(surname(row))).map((row) =>
      line('slips', `${slipped(longest(row), random)} ${slipped(surname(row), random)}`, meant(row)),
    ),
    ...pick((row) => /^[a-z]{4,} [a-z]{4,}$/i.test(row.title)).map((row) =>
      line('joined', row.title.replace(' ', '').toLowerCase(), meant(row)),
    ),
    ...pick((row) => longest(row).length >= 9 && words(row).length > 1).map((row) =>
      line('joined', row.title.replace(longest(row), cut(longest(row), random)), meant(row)),
    ),
    ...pick((row) => numbered(row.title) !== row.title).map((row) =>
      line('numbers', numbered(row.title), meant(row)),
    ),
    ...pick((row) => /^(\p{Lu}\.\s?){2}/u.test(firstOf(row.authors))).map((row) =>
      line('initials', initialsOf(firstOf(row.authors)), `author:${firstOf(row.authors)}`),
    ),
  ];
}

function firstOf(authors: string): string {
  return authors.split(/[;,]/)[0]?.trim() ?? '';
}

function longest(row: Row): string {
  const words = row.title.match(/[a-z]+/gi) ?? [];
  return words.reduce((best, word) => (word.length > best.length ? word : best), '');
}

/** 'J. K. Rowling' as 'jk rowling'. */
function initialsOf(name: string): string {
  const [, initials = '', rest = ''] = /^((?:\p{Lu}\.\s?)+)(.*)$/u.exec(name) ?? [];
  return `${initials.replace(/[^\p{Lu}]/gu, '')} ${rest}`.toLowerCase();
}

function spelling(isbn: string, i: number): string {
  const parts = [isbn.slice(0, 3), isbn.slice(3, 4), isbn.slice(4, 8), isbn.slice(8, 12), isbn.slice(12)];
  return [isbn, parts.join('-'), parts.join(' '), `ISBN: ${isbn}`][i % 4] as string;
}

/** A word with a space in it. */
function cut(word: string, random: () => number): string {
  const at = 3 + Math.floor(random() * (word.length - 5));
  return `${word.slice(0, at)} ${word.slice(at)}`;
}

/** A title with the other way to write its first number below a hundred: 'Two Towers' as '2 Towers'. */
function numbered(title: string): string {
  const words = title.split(' ');
  if (words.length < 2) return title;
  const at = words.findIndex((word) => /^[1-9]\d?$/.test(word) || digitsOf.has(word.toLowerCase()));
  const word = (words[at] ?? '').toLowerCase();
  const other = digitsOf.get(word) ?? inWords(word)[0]?.join(' ');
  return other ? [...words.slice(0, at), other, ...words.slice(at + 1)].join(' ') : title;
}

const digitsOf = new Map(
  Array.from({ length: 20 }, (_, i) => [inWords(String(i + 1))[0]?.join(' ') ?? '', String(i + 1)] as const),
);

/** A word with two letters swapped, one left out, one doubled or one changed, behind the first. */
function slipped(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)];
  return (
    [
      `${before}${next}${letter}${word.slice(at + 2)}`,
      before + word.slice(at + 1),
      before + letter + word.slice(at),
      `${before}${letter === 'e' ? 'a' : 'e'}${word.slice(at + 1)}`,
    ][Math.floor(random() * 4)] ?? word
  );
}
