import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type DemoShelf, demoShelf, demoTitles, type TitleFacts } from './facts.ts';

const least = {
  fiction: 110,
  mystery: 50,
  'science-fiction-fantasy': 60,
  romance: 25,
  classics: 35,
  childrens: 60,
  'young-adult': 35,
  'graphic-novels': 20,
} satisfies Partial<Record<DemoShelf, number>>;

const everything = demoTitles();
const books = (Object.keys(least) as DemoShelf[]).flatMap(demoShelf);

function hasValidCheckDigit(isbn: string): boolean {
  const sum = [...isbn].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return /^\d{13}$/.test(isbn) && sum % 10 === 0;
}

function wordsIn(html: string): number {
  return html.replace(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0;
}

function repeated(values: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

/** Names the titles that break a rule, so that a failure says which line to mend. */
function breaking(rule: (title: TitleFacts) => boolean, among: TitleFacts[] = everything): string[] {
  return among.filter((title) => !rule(title)).map((title) => `${title.isbn} ${title.title}`);
}

const oneOf =
  <Value>(...values: Value[]) =>
  (value: Value) =>
    values.includes(value);

describe('the whole demo catalogue', () => {
  test('is large enough to search, and every file in the folder is part of it', () => {
    expect(everything.length).toBeGreaterThanOrEqual(640);
    const files = readdirSync(new URL('.//', import.meta.url)).filter((file) => file.endsWith('.json'));
    const counted = files.reduce(
      (sum, file) => sum + demoShelf(file.replace('.json', '') as DemoShelf).length,
      0,
    );
    expect(counted).toBe(everything.length);
  });

  test('every ISBN has a valid check digit and is used once', () => {
    expect(breaking((title) => hasValidCheckDigit(title.isbn))).toEqual([]);
    expect(repeated(everything.map((title) => title.isbn))).toEqual([]);
  });

  test('every description is at least 25 words long and like no other', () => {
    expect(breaking((title) => wordsIn(title.description) >= 25)).toEqual([]);
    expect(repeated(everything.map((title) => title.description))).toEqual([]);
  });

  test('descriptions hold no markup but paragraphs and closed emphasis', () => {
    const clean = /^(?:[^<>]|<p>|<\/p>|<em>[^<>]*<\/em>)*$/;
    expect(breaking((title) => clean.test(title.description))).toEqual([]);
  });

  test('has no binding, language or audience that the types do not name', () => {
    const binding = oneOf<string>(
      'Trade Paperback',
      'Mass Market',
      'Hardcover',
      'Board Book',
      'Library Binding',
      'Large Print',
      'Boxed Set',
      'Picture Book',
      'Graphic Novel Paperback',
      'Audio CD',
      'Digital Audio',
      'eBook',
      'Calendar',
      'Gift Card',
    );
    expect(breaking((title) => binding(title.binding))).toEqual([]);
    expect(breaking((title) => oneOf<string>('eng', 'fre', 'spa')(title.language))).toEqual([]);
    expect(breaking((title) => oneOf<string>('General', 'Children', 'Young Adult')(title.audience))).toEqual(
      [],
    );
    expect(
      breaking((title) => oneOf<string>('deep', 'some', 'one', 'none', 'on_order')(title.stock)),
    ).toEqual([]);
    const roles = everything.flatMap((title) => title.authors.map((author) => author.role ?? 'A01'));
    expect(roles.filter((role) => !/^[A-Z]\d\d$/.test(role))).toEqual([]);
    const conditions = everything.flatMap((title) => (title.offers ?? []).map((offer) => offer.condition));
    expect(new Set(conditions)).toEqual(new Set(['USED', 'REMAINDER']));
  });

  test('dates, series numbers, ages and subject codes can be read', () => {
    expect(breaking((title) => /^\d{4}(-(0[1-9]|1[0-2])(-[0-3]\d)?)?$/.test(title.date))).toEqual([]);
    expect(breaking((title) => /^\d+(\.\d+)?(-\d+)?$/.test(title.series_number ?? '1'))).toEqual([]);
    expect(breaking((title) => title.series !== undefined || title.series_number === undefined)).toEqual([]);
    expect(breaking((title) => (title.age_from ?? 0) < (title.age_to ?? 99))).toEqual([]);
    const code = /^[A-Z]{1,5}\d{0,2}$/;
    expect(
      breaking((title) => title.subjects.length > 0 && title.subjects.every((it) => code.test(it))),
    ).toEqual([]);
  });

  test('a work slug never joins books by different authors', () => {
    const firstAuthor = new Map<string, string>();
    expect(
      breaking((title) => {
        const name = title.authors[0]?.name ?? '';
        const known = firstAuthor.get(title.work) ?? name;
        firstAuthor.set(title.work, known);
        return known === name;
      }),
    ).toEqual([]);
  });
});

describe('the fiction and children shelves', () => {
  test.each(Object.entries(least))('%s holds at least %i books', (shelf, count) => {
    expect(demoShelf(shelf as DemoShelf).length).toBeGreaterThanOrEqual(count);
  });

  test('every book has an author and costs something, more in Canada', () => {
    expect(breaking((title) => title.authors.length > 0, books)).toEqual([]);
    expect(breaking((title) => title.price_usd > 0 && title.price_cad > title.price_usd, books)).toEqual([]);
  });

  test('a used or remaindered copy costs less than the new one', () => {
    const cheaper = (title: TitleFacts) =>
      (title.offers ?? []).every(
        (offer) => offer.price_usd < title.price_usd && offer.price_cad < title.price_cad,
      );
    expect(breaking(cheaper, books)).toEqual([]);
    expect(books.filter((title) => title.offers).length).toBeGreaterThanOrEqual(20);
  });

  test('at least 25 works come in several editions', () => {
    const editions = new Map<string, number>();
    for (const title of books) editions.set(title.work, (editions.get(title.work) ?? 0) + 1);
    expect([...editions.values()].filter((count) => count > 1).length).toBeGreaterThanOrEqual(25);
  });

  test('one title can belong to two books by different authors', () => {
    const homes = books.filter((title) => title.title === 'Home');
    expect(new Set(homes.map((title) => title.work)).size).toBe(2);
  });

  test.each([
    ['Earthsea', 6],
    ['The Chronicles of Narnia', 7],
    ['His Dark Materials', 3],
    ['The Dark Is Rising', 5],
    ['The Deptford Trilogy', 3],
    ['Chief Inspector Gamache', 11],
  ])('%s is complete from 1 to %i', (series, parts) => {
    const numbers = new Set(books.filter((title) => title.series === series).map((it) => it.series_number));
    expect(
      Array.from({ length: parts }, (_, part) => String(part + 1)).filter((it) => !numbers.has(it)),
    ).toEqual([]);
  });

  test('forthcoming books have a date ahead of them and no copies on the shelf', () => {
    const forthcoming = books.filter((title) => title.forthcoming);
    expect(forthcoming.length).toBeGreaterThanOrEqual(4);
    expect(
      breaking((title) => title.forthcoming?.date === title.date && title.stock === 'none', forthcoming),
    ).toEqual([]);
    expect(breaking((title) => title.date >= '2027', forthcoming)).toEqual([]);
  });

  test('there is large print, Canadian authors, staff notes, biographies, French and Spanish', () => {
    expect(books.filter((title) => title.large_print).length).toBeGreaterThanOrEqual(3);
    expect(
      breaking(
        (title) => title.binding === 'Large Print',
        books.filter((it) => it.large_print),
      ),
    ).toEqual([]);
    expect(books.filter((title) => title.authors.some((author) => author.canadian)).length).toBeGreaterThan(
      40,
    );
    expect(books.filter((title) => title.comment).length).toBeGreaterThanOrEqual(30);
    expect(books.filter((title) => title.bio).length).toBeGreaterThanOrEqual(80);
    expect(new Set(books.map((title) => title.language))).toEqual(new Set(['eng', 'fre', 'spa']));
  });
});
