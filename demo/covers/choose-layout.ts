import { hashOf } from '../../server/image/seeded-random.ts';
import type { CoverFacts } from './cover-facts.ts';
import type { LayoutName } from './layouts.ts';
import { LAYOUTS } from './layouts.ts';
import type { Mood, Palette } from './palettes.ts';
import { PALETTES } from './palettes.ts';

type Names = readonly [LayoutName, ...LayoutName[]];

const FIRST_YEARS: Names = ['animal', 'littleTown', 'cutPaper', 'hills', 'animal', 'sea', 'animal'];
const CHILDREN: Names = [
  'littleTown',
  'constellation',
  'sea',
  'emblem',
  'hills',
  'cutPaper',
  'planets',
  'botanical',
  'woodcut',
  'initial',
  'stripedSun',
];
const YOUNG_ADULT: Names = [
  'bigType',
  'aura',
  'echo',
  'constellation',
  'emblem',
  'nightRoad',
  'botanical',
  'stripedSun',
  'loveStory',
  'abstractShapes',
  'horizon',
];
const FICTION: Names = [
  'abstractShapes',
  'archway',
  'stillLife',
  'bigType',
  'stripedSun',
  'tiles',
  'botanical',
  'aura',
  'sea',
  'echo',
  'hills',
  'singleObject',
  'horizon',
];

/** Layouts by the start of the Thema code; the longest start that matches decides. */
const BY_SUBJECT: Record<string, Names> = {
  A: ['tiles', 'swiss', 'abstractShapes', 'archway', 'stillLife'],
  AV: ['echo', 'ridgelines', 'swiss', 'tiles', 'bigType'],
  C: ['swiss', 'echo', 'initial', 'triband', 'bigType', 'singleObject'],
  D: ['triband', 'repeat', 'initial', 'paintedPanel', 'minimal', 'cloth'],
  DC: ['minimal', 'woodcut', 'botanical', 'horizon', 'triband', 'aura', 'sea'],
  DN: [
    'tornPaper',
    'horizon',
    'bigType',
    'aura',
    'stillLife',
    'sea',
    'hills',
    'minimal',
    'archway',
    'contours',
  ],
  F: FICTION,
  FBC: [
    'repeat',
    'cloth',
    'triband',
    'paintedPanel',
    'woodcut',
    'initial',
    'botanical',
    'minimal',
    'stillLife',
    'echo',
  ],
  FF: ['keyhole', 'city', 'nightRoad', 'triband', 'bigType', 'paintedPanel', 'singleObject'],
  FH: ['nightRoad', 'keyhole', 'city', 'bigType', 'horizon', 'echo', 'aura'],
  FK: ['nightRoad', 'keyhole', 'botanical', 'woodcut', 'archway'],
  FL: ['planets', 'constellation', 'ridgelines', 'stripedSun', 'dotGrid', 'aura', 'bigType', 'horizon'],
  FM: ['emblem', 'constellation', 'botanical', 'hills', 'cloth', 'woodcut', 'sea', 'initial', 'archway'],
  FN: ['emblem', 'woodcut', 'repeat', 'sea'],
  FR: ['loveStory', 'botanical', 'stillLife', 'stripedSun', 'sea', 'aura', 'echo', 'hills', 'tiles'],
  FV: [
    'paintedPanel',
    'sea',
    'horizon',
    'archway',
    'botanical',
    'cloth',
    'woodcut',
    'stillLife',
    'initial',
    'hills',
  ],
  FX: ['panels', 'bigType', 'city'],
  G: ['swiss', 'initial', 'triband', 'tiles', 'cloth'],
  J: ['singleObject', 'swiss', 'bigType', 'dotGrid', 'echo', 'tiles', 'aura'],
  JM: ['aura', 'ridgelines', 'dotGrid', 'singleObject', 'swiss'],
  K: ['singleObject', 'swiss', 'bigType', 'dotGrid', 'echo', 'tiles'],
  L: ['triband', 'singleObject', 'swiss'],
  M: ['dotGrid', 'ridgelines', 'singleObject', 'swiss'],
  N: [
    'paintedPanel',
    'woodcut',
    'singleObject',
    'bigType',
    'horizon',
    'city',
    'cloth',
    'contours',
    'initial',
  ],
  P: ['dotGrid', 'ridgelines', 'swiss', 'singleObject', 'constellation'],
  PG: ['constellation', 'planets', 'dotGrid'],
  PS: ['woodcut', 'botanical', 'repeat', 'hills', 'sea', 'dotGrid', 'contours'],
  Q: ['aura', 'singleObject', 'archway', 'swiss', 'minimal', 'constellation', 'dotGrid'],
  R: ['contours', 'woodcut', 'hills', 'sea', 'dotGrid'],
  S: ['bigType', 'swiss', 'contours', 'horizon'],
  T: ['swiss', 'dotGrid', 'ridgelines', 'tiles'],
  U: ['swiss', 'dotGrid', 'ridgelines', 'tiles'],
  V: ['aura', 'stripedSun', 'ridgelines', 'hills', 'minimal', 'singleObject', 'archway'],
  W: ['cutPaper', 'tiles', 'stillLife', 'repeat', 'hills'],
  WB: ['plate', 'stillLife', 'cutPaper', 'plate', 'bigType', 'repeat', 'swiss'],
  WM: ['botanical', 'repeat', 'cutPaper', 'stillLife'],
  WN: ['woodcut', 'botanical', 'contours', 'hills', 'repeat', 'sea'],
  WT: ['contours', 'stripedSun', 'horizon', 'hills', 'sea', 'city'],
  X: ['panels', 'bigType', 'city', 'planets', 'panels', 'echo', 'keyhole'],
  YB: FIRST_YEARS,
  YF: CHILDREN,
  YFP: ['animal', 'hills', 'repeat', 'littleTown'],
  YN: ['cutPaper', 'littleTown', 'dotGrid', 'animal', 'planets'],
};

/** The layouts that suit a book, in the order in which its editions take turns. */
export function layoutsFor(book: CoverFacts): Names {
  const audience = (book.audience ?? '').toLowerCase();
  const subject = book.subjects.find((code) => /^[A-Y]/.test(code)) ?? '';
  if (/young adult|teen|^03$/.test(audience) && !/^[XDA]/.test(subject)) return YOUNG_ADULT;
  const child = /child|juvenile|^02$|early/.test(audience);
  for (let length = subject.length; length > 0; length--) {
    const names = BY_SUBJECT[subject.slice(0, length)];
    if (names && (!child || subject.startsWith('Y') || subject.startsWith('X'))) return names;
  }
  if (child || subject.startsWith('Y')) return /board/i.test(book.binding ?? '') ? FIRST_YEARS : CHILDREN;
  return FICTION;
}

/**
 * Editions of one work take turns: its hardcover, mass-market, audio and other bindings never share a layout, and two
 * of the same binding seldom do (their ISBNs decide). Where a subject has few layouts the ISBN alone decides.
 */
export function chooseLayout(book: CoverFacts): LayoutName {
  const names = layoutsFor(book);
  const number = hashOf(`${book.isbn} edition`);
  const turn = (hashOf(book.title) + turnOf(book.binding ?? '', number, names.length)) % names.length;
  return names[turn] ?? names[0];
}

function turnOf(binding: string, number: number, count: number): number {
  if (count < 7) return number % count;
  if (/hard|^bb$/i.test(binding)) return number % 2;
  if (/mass/i.test(binding)) return 2;
  if (/audio|\bcd\b|large/i.test(binding)) return 3;
  if (/board|picture|spiral|e-?book/i.test(binding)) return 4;
  return 5 + (number % (count - 5));
}

export function choosePalette(book: CoverFacts, layout: LayoutName): Palette {
  const moods: Mood[] = LAYOUTS[layout].moods;
  const fitting = PALETTES.filter((palette) => palette.moods.some((mood) => moods.includes(mood)));
  const chosen = fitting[hashOf(`${book.isbn} palette`) % fitting.length];
  if (!chosen) throw new Error(`No palette suits the layout ${layout}`);
  return chosen;
}
