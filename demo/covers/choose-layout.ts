import { hashOf } from '../../server/image/seeded-random.ts';
import type { CoverFacts } from './cover-facts.ts';
import type { LayoutName } from './layouts.ts';
import { LAYOUTS } from './layouts.ts';
import type { Mood, Palette } from './palettes.ts';
import { PALETTES } from './palettes.ts';

type Names = readonly [LayoutName, ...LayoutName[]];

const FIRST_YEARS: Names = ['animal', 'littleTown', 'cutPaper', 'animal'];
const CHILDREN: Names = ['littleTown', 'animal', 'constellation', 'cutPaper', 'hills', 'planets', 'sea'];
const YOUNG_ADULT: Names = [
  'bigType',
  'constellation',
  'emblem',
  'nightRoad',
  'botanical',
  'stripedSun',
  'loveStory',
];
const FICTION: Names = [
  'abstractShapes',
  'archway',
  'stillLife',
  'bigType',
  'stripedSun',
  'tiles',
  'abstractShapes',
  'botanical',
  'sea',
  'hills',
  'singleObject',
];

/** Layouts by the start of the Thema code; the longest start that matches decides. */
const BY_SUBJECT: Record<string, Names> = {
  A: ['tiles', 'swiss', 'abstractShapes', 'archway', 'stillLife'],
  AV: ['ridgelines', 'swiss', 'tiles', 'bigType'],
  C: ['swiss', 'triband', 'bigType', 'singleObject'],
  D: ['triband', 'repeat', 'paintedPanel', 'minimal', 'cloth'],
  DC: ['minimal', 'woodcut', 'botanical', 'minimal', 'horizon', 'triband'],
  DN: ['tornPaper', 'horizon', 'bigType', 'stillLife', 'tornPaper', 'sea', 'hills', 'minimal'],
  F: FICTION,
  FBC: ['repeat', 'cloth', 'triband', 'paintedPanel', 'woodcut', 'repeat'],
  FF: ['keyhole', 'city', 'nightRoad', 'triband', 'keyhole'],
  FH: ['nightRoad', 'keyhole', 'city', 'bigType', 'horizon'],
  FK: ['nightRoad', 'keyhole', 'botanical', 'woodcut', 'archway'],
  FL: ['planets', 'constellation', 'ridgelines', 'stripedSun', 'planets', 'dotGrid'],
  FM: ['emblem', 'constellation', 'botanical', 'hills', 'emblem', 'cloth'],
  FN: ['emblem', 'woodcut', 'repeat', 'sea'],
  FR: ['loveStory', 'botanical', 'stillLife', 'loveStory', 'stripedSun', 'sea'],
  FV: ['paintedPanel', 'sea', 'horizon', 'archway', 'botanical', 'cloth'],
  FX: ['panels', 'bigType', 'city'],
  G: ['swiss', 'triband', 'tiles', 'cloth'],
  J: ['singleObject', 'swiss', 'bigType', 'dotGrid', 'tiles'],
  JM: ['ridgelines', 'dotGrid', 'singleObject', 'swiss'],
  K: ['singleObject', 'swiss', 'bigType', 'dotGrid'],
  L: ['triband', 'singleObject', 'swiss'],
  M: ['dotGrid', 'ridgelines', 'singleObject', 'swiss'],
  N: ['paintedPanel', 'woodcut', 'singleObject', 'bigType', 'horizon', 'city', 'cloth'],
  P: ['dotGrid', 'ridgelines', 'swiss', 'singleObject', 'constellation'],
  PG: ['constellation', 'planets', 'dotGrid'],
  PS: ['woodcut', 'botanical', 'repeat', 'hills', 'sea', 'dotGrid'],
  Q: ['singleObject', 'archway', 'swiss', 'minimal', 'constellation', 'dotGrid'],
  R: ['contours', 'woodcut', 'hills', 'sea', 'dotGrid'],
  S: ['bigType', 'swiss', 'contours', 'horizon'],
  T: ['swiss', 'dotGrid', 'ridgelines', 'tiles'],
  U: ['swiss', 'dotGrid', 'ridgelines', 'tiles'],
  V: ['stripedSun', 'ridgelines', 'hills', 'minimal', 'singleObject', 'archway'],
  W: ['cutPaper', 'tiles', 'stillLife', 'repeat', 'hills'],
  WB: ['plate', 'stillLife', 'plate', 'cutPaper'],
  WM: ['botanical', 'repeat', 'cutPaper', 'stillLife'],
  WN: ['woodcut', 'botanical', 'contours', 'hills', 'repeat', 'sea'],
  WT: ['contours', 'stripedSun', 'horizon', 'hills', 'sea', 'city'],
  X: ['panels', 'panels', 'bigType', 'city'],
  YB: FIRST_YEARS,
  YF: CHILDREN,
  YFB: CHILDREN,
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
 * Editions of one work take turns: ISBNs that follow each other, as a hardcover's and its paperback's often do,
 * never get the same layout, and any other two seldom do.
 */
export function chooseLayout(book: CoverFacts): LayoutName {
  const names = layoutsFor(book);
  const number = Number(book.isbn.replace(/\D/g, '').slice(0, 12));
  const turn = (number + hashOf(book.title)) % names.length;
  return names[turn] ?? names[0];
}

export function choosePalette(book: CoverFacts, layout: LayoutName): Palette {
  const moods: Mood[] = LAYOUTS[layout].moods;
  const fitting = PALETTES.filter((palette) => palette.moods.some((mood) => moods.includes(mood)));
  const chosen = fitting[hashOf(`${book.isbn} palette`) % fitting.length];
  if (!chosen) throw new Error(`No palette suits the layout ${layout}`);
  return chosen;
}
