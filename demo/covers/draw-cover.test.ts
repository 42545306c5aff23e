import { expect, test } from 'vitest';
import { contrast } from '../../server/image/contrast.ts';
import { readCover } from '../../server/image/drawn-letters.ts';
import { fc } from '../../test/properties.ts';
import { chooseLayout, choosePalette, layoutsFor } from './choose-layout.ts';
import type { CoverFacts } from './cover-facts.ts';
import { drawCover } from './draw-cover.ts';
import { formatOf } from './format.ts';
import type { LayoutName } from './layouts.ts';
import { LAYOUTS } from './layouts.ts';
import { createPage } from './page.ts';
import { PALETTES } from './palettes.ts';

const NAMES = Object.keys(LAYOUTS) as LayoutName[];

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

function drawLayout(name: LayoutName, book: CoverFacts, pick = 0): string {
  const { w, h } = formatOf(book, pick);
  const page = createPage(book, { name: 'test', w, h }, choosePalette(book, name));
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

test('the same facts give the same drawing', () => {
  expect(drawCover(buildBook())).toBe(drawCover(buildBook()));
});

test('every layout is reached by some kind of book', () => {
  const reached = new Set<LayoutName>();
  for (const subject of [
    'A',
    'AV',
    'DC',
    'DN',
    'D',
    'F',
    'FBC',
    'FF',
    'FL',
    'FM',
    'FR',
    'FV',
    'J',
    'N',
    'P',
    'WB',
    'WT',
    'X',
    'YB',
    'YF',
  ]) {
    for (let i = 0; i < 60; i++) {
      reached.add(
        chooseLayout(
          buildBook({ subjects: [subject], isbn: String(9780000000000 + i * 7919), title: `Book ${i}` }),
        ),
      );
    }
  }
  expect([...reached].sort()).toEqual([...NAMES].sort());
});

test('the kind of book decides which layouts may be drawn', () => {
  expect(layoutsFor(buildBook({ subjects: ['WBA'] }))).toContain('plate');
  expect(layoutsFor(buildBook({ subjects: ['FFL'] }))).toContain('keyhole');
  expect(layoutsFor(buildBook({ subjects: ['YBCS'], audience: 'Children' }))).toContain('animal');
  expect(layoutsFor(buildBook({ subjects: ['FL'], audience: 'Young Adult' }))).not.toContain('animal');
  expect(layoutsFor(buildBook({ subjects: [] }))).toContain('abstractShapes');
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
    fc.property(anyBook, fc.nat(2), (book, pick) => {
      const { w, h, texts } = readCover(drawLayout(name, book, pick));
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
