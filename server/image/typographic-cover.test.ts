import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fc } from '../../test/properties.ts';
import { contrast } from './contrast.ts';
import { readCover } from './read-cover.ts';
import { CLOTHS, typographicCover } from './typographic-cover.ts';

function cover(facts: Partial<Parameters<typeof typographicCover>[0]> = {}) {
  return typographicCover({
    isbn: '9780141439518',
    title: 'Emma',
    author: 'Jane Austen',
    width: 240,
    ...facts,
  });
}

test('the same book always gets the same cover, another ISBN another colour', () => {
  expect(cover()).toBe(cover());
  const colours = ['9780141439518', '9780141439587', '9780141439600', '9780141439662'].map(
    (isbn) => /fill="(#\w+)"/.exec(cover({ isbn }))?.[1],
  );
  expect(new Set(colours).size).toBeGreaterThan(1);
});

test('letters and cloth are easy to tell apart in every colour', () => {
  for (const { cloth, letters } of CLOTHS) expect(contrast(cloth, letters)).toBeGreaterThanOrEqual(6);
});

test('title and author are two texts, drawn as paths and nothing else', () => {
  const { elements, texts } = readCover(
    cover({ title: '<script>alert(1)</script>', author: '"&<a href="x">' }),
  );
  expect(texts).toHaveLength(2);
  const shapes = ['svg', 'g', 'path', 'ellipse'];
  expect(shapes).toEqual(expect.arrayContaining([...new Set(elements.map(({ name }) => name))]));
});

test.each(['', '   ', '雪国', 'مائة عام من العزلة', '🐉🐉'])(
  'the title %j becomes a large ornament',
  (title) => {
    const { texts, elements } = readCover(cover({ title }));
    expect(texts).toHaveLength(1);
    expect(elements.some(({ attributes }) => attributes.transform?.endsWith('scale(110)'))).toBe(true);
  },
);

test('Cyrillic and accents are set in type', () => {
  expect(
    readCover(cover({ title: 'Преступление и наказание', author: 'Фёдор Достоевский' })).texts,
  ).toHaveLength(2);
  expect(readCover(cover({ title: 'Ông già và biển cả', author: 'Łukasz Ødegård' })).texts).toHaveLength(2);
});

test('no text leaves the frame or meets the other, and no cover weighs more than 60 kB', () => {
  const anyText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 500 }), fc.lorem({ maxCount: 80 }));
  fc.assert(
    fc.property(fc.nat(), anyText, anyText, (number, title, author) => {
      const svg = cover({ isbn: String(9780000000000 + number), title, author });
      expect(svg.length).toBeLessThan(60_000);
      const { texts } = readCover(svg);
      for (const { x, y, w, h } of texts) {
        expect(x).toBeGreaterThan(58);
        expect(x + w).toBeLessThan(558);
        expect(y).toBeGreaterThan(46);
        expect(y + h).toBeLessThan(854);
      }
      const [heading, name] = texts;
      if (heading && name) expect(heading.y + heading.h).toBeLessThanOrEqual(name.y);
    }),
    { numRuns: 60 },
  );
});

test('it can be made into pixels of the size asked for', async () => {
  const { info } = await sharp(Buffer.from(cover({ width: 180 })))
    .png()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 180, height: 270 });
});

test('weighs at most 3 kB on average when it is sent', () => {
  const books = [
    ['The Fifth Season', 'N. K. Jemisin'],
    ['Harry Potter and the Sorcerer’s Stone', 'J. K. Rowling'],
    ['Dune', 'Frank Herbert'],
    ['A Short History of Nearly Everything', 'Bill Bryson'],
    ['To Kill a Mockingbird', 'Harper Lee'],
    ['The Hitchhiker’s Guide to the Galaxy', 'Douglas Adams'],
    ['Pride and Prejudice', 'Jane Austen'],
    ['One Hundred Years of Solitude', 'Gabriel García Márquez'],
    ['Braiding Sweetgrass: Indigenous Wisdom and the Teachings of Plants', 'Robin Wall Kimmerer'],
    ['Beloved', 'Toni Morrison'],
  ];
  const weights = books.flatMap(([title = '', author = '']) =>
    ['9780316229296', '9780590353427', '9780441172719'].map(
      (isbn) => gzipSync(typographicCover({ isbn, title, author, width: 480 })).length,
    ),
  );
  expect(weights.reduce((sum, weight) => sum + weight, 0) / weights.length).toBeLessThan(3 * 1024);
});
