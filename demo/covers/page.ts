import { hashOf, seededRandom } from '../../server/image/seeded-random.ts';
import type { Box } from '../../server/image/text-path.ts';
import type { Face } from '../../server/image/typefaces.ts';
import { readable } from './colours.ts';
import type { CoverFacts } from './cover-facts.ts';
import type { Format } from './format.ts';
import type { MotifName } from './motifs.ts';
import { MOTIFS } from './motifs.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './shapes.ts';
import type { Sign } from './signs/sign.ts';
import { SIGNS } from './signs.ts';

/** What a layout draws on: the book's words, its inks and a dice that always falls the same for this edition. */
export interface Page {
  w: number;
  h: number;
  words: Words;
  palette: Palette;
  /** `light` or `dark`, whichever reads on the palette's ground. */
  ink: string;
  random: Random;
  /** What the cover is a picture of; absent where nothing fits the book. */
  motif: MotifName | undefined;
  /** One of the motif's signs, for the layouts that show a single thing. */
  sign: Sign | undefined;
  /** The face of the author's name, where a layout leaves it open. */
  nameFace: Face;
  /** One of the choices. */
  pick<const T>(choices: readonly [T, ...T[]]): T;
  between(low: number, high: number): number;
  /** A rectangle given in shares of the page. */
  area(x: number, y: number, w: number, h: number): Box;
  /** A name for a clip or gradient that no other cover on the same screen has. */
  id(name: string): string;
  /** A vertical gradient: the definition, and the fill that uses it. */
  gradient(name: string, ...stops: string[]): { def: string; fill: string };
}

/** The words on a cover. Each may be empty. */
interface Words {
  title: string;
  authors: string;
  /** The subtitle, else the series. */
  tagline: string;
  publisher: string;
}

export type Layout = (page: Page) => string;

const NAME_FACES: Face[] = [
  'geometric',
  'geometric',
  'garamond-bold',
  'baskerville',
  'roman',
  'geometric-bold',
];

export function createPage(book: CoverFacts, format: Format, palette: Palette, motif?: MotifName): Page {
  const { w, h } = format;
  const random = seededRandom(hashOf(`${book.isbn} page`));
  const id = (name: string) => `${name}${book.isbn.replace(/\W/g, '')}`;
  return {
    w,
    h,
    words: {
      title: book.title,
      authors: authorLine(book.authors),
      tagline: book.subtitle || seriesLine(book),
      publisher: book.publisher ?? '',
    },
    palette,
    ink: readable(palette.ground, [palette.light, palette.dark]),
    random,
    motif,
    sign: motif && signOf(motif, hashOf(`${book.isbn} sign`)),
    nameFace: NAME_FACES[hashOf(`${book.isbn} name`) % NAME_FACES.length] ?? 'geometric',
    pick: (choices) => choices[Math.floor(random() * choices.length)] ?? choices[0],
    between: (low, high) => low + random() * (high - low),
    area: (x, y, width, height) => ({ x: x * w, y: y * h, w: width * w, h: height * h }),
    id,
    gradient: (name, ...stops) => {
      const marks = stops.map((colour, i) => {
        return `<stop offset="${Math.round((i / (stops.length - 1)) * 100)}%" stop-color="${colour}"/>`;
      });
      const def = `<linearGradient id="${id(name)}" x1="0" y1="0" x2="0" y2="1">${marks.join('')}</linearGradient>`;
      return { def, fill: `url(#${id(name)})` };
    },
  };
}

function signOf(motif: MotifName, number: number): Sign | undefined {
  const signs = MOTIFS[motif].signs;
  const name = signs[number % signs.length];
  return name && SIGNS[name];
}

function authorLine(authors: string[]): string {
  const names = authors.map((name) => name.trim()).filter((name) => name !== '');
  const last = names.at(-1) ?? '';
  if (names.length <= 1) return last;
  if (names.length <= 3) return `${names.slice(0, -1).join(', ')} & ${last}`;
  return `${names.slice(0, 2).join(', ')} and others`;
}

function seriesLine(book: CoverFacts): string {
  if (!book.series) return '';
  if (!book.series_number) return book.series;
  return /^\d/.test(book.series_number)
    ? `${book.series} · Book ${book.series_number}`
    : `${book.series} · ${book.series_number}`;
}
