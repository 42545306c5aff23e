import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contrast } from '../../server/image/contrast.ts';
import { readCover } from '../../server/image/read-cover.ts';
import { hashOf } from '../../server/image/seeded-random.ts';
import { fc } from '../../test/properties.ts';
import { demoTitles } from '../catalogue/facts.ts';
import { chooseLayout, choosePalette, layoutsFor } from './choose-layout.ts';
import type { CoverFacts } from './cover-facts.ts';
import { drawCover } from './draw-cover.ts';
import { formatOf } from './format.ts';
import type { LayoutName } from './layout-name.ts';
import { LAYOUTS } from './layouts.ts';
import type { MotifName } from './motifs.ts';
import { MOTIFS } from './motifs.ts';
import { createPage } from './page.ts';
import { PALETTES } from './palettes.ts';
import { SIGNS } from './signs.ts';

const NAMES = Object.keys(LAYOUTS) as LayoutName[];
const MOTIF_NAMES = Object.keys(MOTIFS) as MotifName[];
const CATALOGUE: CoverFacts[] = demoTitles().map((title) => ({
  ...title,
  authors: title.authors.map(({ name }) => name),
}));

function buildBook(overrides: Partial<CoverFacts> = {}): CoverFacts {
  return {
    isbn: '9780261103573',
    title: 'The Fellowship of the Ring',
    authors: ['J. R. R. Tolkien'],
    series: 'The Lord of the Rings',
    series_number: '1',
    binding: 'Trade Paperback',
    subjects: ['FM'],
    audience: 'General',
    publisher: 'Allen & Unwin',
    ...overrides,
  };
}

function drawLayout(name: LayoutName, book: CoverFacts, pick = 0, motif?: MotifName): string {
  const { w, h } = formatOf(book, pick);
  const page = createPage(book, { name: 'test', w, h }, choosePalette(book, name), motif);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${LAYOUTS[name].draw(page)}</svg>`;
}

const anyTitle = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
  fc.lorem({ maxCount: 16 }),
  fc.constantFrom(
    'It',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'WWW',
    'Ångström & Ïjssel',
    'Jagged fjgyq',
  ),
);
const anyBook = fc
  .record({
    number: fc.nat(999_999_999),
    title: anyTitle,
    subtitle: fc.option(fc.lorem({ maxCount: 24 }), { nil: undefined }),
    authors: fc.array(fc.lorem({ maxCount: 3 }), { maxLength: 9 }),
    binding: fc.constantFrom('Hardcover', 'Mass Market', 'Trade Paperback', 'Board Book', 'Audio CD'),
    subject: fc.constantFrom('FM', 'YBC', 'WB', 'DC', 'XA', 'AB'),
  })
  .map(({ number, subject, ...facts }) =>
    buildBook({ ...facts, isbn: String(978e10 + number), subjects: [subject] }),
  );

const anyMotif = fc.option(fc.constantFrom(...MOTIF_NAMES), { nil: undefined });

test('the same facts give the same drawing', () => {
  expect(drawCover(buildBook())).toBe(drawCover(buildBook()));
});

/** How many of the books get each layout. */
function countLayouts(books: CoverFacts[]): Map<LayoutName, number> {
  const counts = new Map<LayoutName, number>();
  for (const book of books) {
    const name = chooseLayout(book);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

test('every layout is reached by some book of the demo catalogue', () => {
  expect([...countLayouts(CATALOGUE).keys()].sort()).toEqual([...NAMES].sort());
});

test('no layout, no family of look-alikes takes more than an eighth of the catalogue or of any half of it', () => {
  const families: LayoutName[][] = [
    ...NAMES.map((name) => [name]),
    ['hills', 'horizon', 'stripedSun', 'paintedPanel', 'tornPaper', 'woodcut'],
    ['botanical', 'stillLife', 'cutPaper'],
  ];
  const halves = [1, 2, 3, 5].map((salt) => CATALOGUE.filter(({ isbn }) => hashOf(isbn + salt) % 2 === 0));
  for (const books of [CATALOGUE, ...halves]) {
    const counts = countLayouts(books);
    for (const family of families) {
      const share = family.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0) / books.length;
      expect(share, family.join()).toBeLessThanOrEqual(1 / 8);
    }
  }
});

test('a motif brings its own scenes first, and the scenes of small children differ', () => {
  const adult = buildBook({ subjects: ['FBA'] });
  expect(layoutsFor(adult, 'snow').shown[0]).toBe('snow');
  expect(layoutsFor(adult, 'bear').shown).not.toContain('animal');
  const child = buildBook({ subjects: ['YBCS'], audience: 'Children' });
  expect(layoutsFor(child, 'bear').shown[0]).toBe('animal');
});

test('a book without a motif gets type, patterns or plain shapes of its kind', () => {
  const { shown, plain } = layoutsFor(buildBook({ title: 'Emma', series: '', subjects: ['FBA'] }));
  expect(shown).toEqual([]);
  expect(plain).toContain('abstractShapes');
  expect(layoutsFor(buildBook({ subjects: ['WBA'] })).shown).toContain('plate');
  expect(layoutsFor(buildBook({ subjects: ['FL'], audience: 'Young Adult' })).plain).toContain('aura');
});

test('a hardcover, a mass-market, an audio and a trade edition have four different layouts', () => {
  for (let i = 0; i < 40; i++) {
    const layouts = ['Hardcover', 'Mass Market', 'Audio CD', 'Trade Paperback'].map((binding, k) =>
      chooseLayout(
        buildBook({
          binding,
          isbn: String(9780261000000 + i * 97 + k),
          title: `Book ${i}`,
          subjects: ['FM'],
        }),
      ),
    );
    expect(new Set(layouts).size).toBe(4);
  }
});

test('a mass-market book is narrower than a hardcover, and a board book is square', () => {
  const shape = (binding: string) => {
    const { w, h } = readCover(drawCover(buildBook({ binding })));
    return w / h;
  };
  expect(shape('Mass Market')).toBeLessThan(shape('Hardcover'));
  expect(shape('Board Book')).toBe(1);
});

test('each palette has an ink that reads on its ground, and its dark reads on its light', () => {
  expect(PALETTES.length).toBeGreaterThanOrEqual(14);
  for (const { dark, light, ground } of PALETTES) {
    expect(Math.max(contrast(dark, ground), contrast(light, ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, light)).toBeGreaterThanOrEqual(10);
  }
});

test.each(NAMES)('%s keeps every text inside the page and off the others, whatever the book', (name) => {
  fc.assert(
    fc.property(anyBook, fc.nat(2), anyMotif, (book, pick, motif) => {
      const { w, h, texts } = readCover(drawLayout(name, book, pick, motif));
      for (const [i, box] of texts.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(w * 0.02);
        expect(box.x + box.w).toBeLessThanOrEqual(w * 0.98);
        expect(box.y).toBeGreaterThanOrEqual(h * 0.02);
        expect(box.y + box.h).toBeLessThanOrEqual(h * 0.99);
        for (const other of texts.slice(i + 1)) {
          const apart = other.y >= box.y + box.h - 1 || box.y >= other.y + other.h - 1;
          const aside = other.x >= box.x + box.w - 1 || box.x >= other.x + other.w - 1;
          expect(apart || aside, `${book.title} / ${book.authors}`).toBe(true);
        }
      }
    }),
    { numRuns: 12 },
  );
});

test('a sign is drawn in so few strokes that a cover stamped all over with it stays below 60 kB', () => {
  const inks = { one: '#c2452d', two: '#1d3b4f', ground: '#f6efe0' };
  for (const [name, sign] of Object.entries(SIGNS)) {
    expect(sign(inks), name).not.toMatch(/NaN|undefined|Infinity/);
    expect(sign(inks).length, name).toBeLessThan(1000);
  }
  expect(drawLayout('repeat', buildBook(), 0, 'forest').length).toBeLessThan(60_000);
});

test('weighs at most 4.5 kB on average when it is sent', () => {
  const books = CATALOGUE.filter((_, i) => i % 9 === 0);
  const sum = books.reduce((all, book) => all + gzipSync(drawCover(book)).length, 0);
  expect(sum / books.length).toBeLessThan(4.5 * 1024);
});

test.each(NAMES)('%s is a well-formed drawing of shapes only, below 60 kB', (name) => {
  const allowed = 'svg g path rect circle ellipse defs linearGradient radialGradient stop clipPath'.split(
    ' ',
  );
  for (const [i, title] of [
    '<script>alert("&")</script>',
    '東京',
    'Pride and Prejudice and Other Early Novels',
  ].entries()) {
    const svg = drawLayout(name, buildBook({ title, isbn: String(9780000000000 + i * 31) }));
    const { elements } = readCover(svg);
    expect(allowed).toEqual(expect.arrayContaining([...new Set(elements.map((element) => element.name))]));
    expect(svg).not.toMatch(/href|NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(60_000);
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
