import type { CoverFacts } from './cover-facts.ts';

/** Proportions of a cover in drawing units: about 540,000 square units each, so type sizes mean the same on all. */
export interface Format {
  name: string;
  w: number;
  h: number;
}

const FORMATS = {
  trade: { name: 'trade', w: 600, h: 900 },
  hardcover: { name: 'hardcover', w: 604, h: 912 },
  mass_market: { name: 'mass_market', w: 564, h: 918 },
  slim: { name: 'slim', w: 576, h: 900 },
  square: { name: 'square', w: 740, h: 740 },
  landscape: { name: 'landscape', w: 825, h: 660 },
  tall_picture: { name: 'tall_picture', w: 660, h: 840 },
  kitchen: { name: 'kitchen', w: 670, h: 840 },
  comic: { name: 'comic', w: 592, h: 912 },
} satisfies Record<string, Format>;

/** The proportions this edition would have in print. `pick` is any whole number of the edition's own. */
export function formatOf(book: CoverFacts, pick: number): Format {
  const binding = (book.binding ?? '').toLowerCase();
  const subject = book.subjects[0] ?? '';
  if (/board/.test(binding) || binding === 'bh') return FORMATS.square;
  if (/audio|\bcd\b|mp3/.test(binding) || /^a[a-z]$/.test(binding)) return FORMATS.square;
  if (/mass/.test(binding)) return FORMATS.mass_market;
  if (/^YB/.test(subject)) {
    return [FORMATS.square, FORMATS.landscape, FORMATS.tall_picture][pick % 3] ?? FORMATS.square;
  }
  if (/^XA|^X/.test(subject)) return FORMATS.comic;
  if (/^WB/.test(subject)) return FORMATS.kitchen;
  if (/^A[BFGJKM]/.test(subject)) return pick % 2 ? FORMATS.kitchen : FORMATS.square;
  if (/^DC/.test(subject)) return FORMATS.slim;
  return /hard|cloth|library|^bb$/.test(binding) ? FORMATS.hardcover : FORMATS.trade;
}
