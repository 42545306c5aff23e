import { hashOf } from '../../server/image/seeded-random.ts';
import { chooseMotif } from './choose-motif.ts';
import type { CoverFacts } from './cover-facts.ts';
import { isForChildren, kindOf } from './kinds.ts';
import type { LayoutName } from './layout-name.ts';
import { LAYOUTS } from './layouts.ts';
import type { Motif } from './motifs/motif.ts';
import type { MotifName } from './motifs.ts';
import { MOTIFS } from './motifs.ts';
import type { Mood, Palette } from './palettes.ts';
import { PALETTES } from './palettes.ts';

/** Bindings share the layouts of a work among them, so that its hardcover never looks like its paperback. */
const LANES = 4;

/**
 * The layouts that show a motif in a book of this kind, its own scenes first, and the plain ones of the kind; each
 * group in an order of the title's own.
 */
export function layoutsFor(
  book: CoverFacts,
  motif: MotifName | undefined = chooseMotif(book),
): { shown: LayoutName[]; plain: LayoutName[] } {
  const kind = kindOf(book);
  const turn = hashOf(book.title);
  const scenes = motif ? rotate(scenesOf(MOTIFS[motif], book), turn) : [];
  const frames = motif ? rotate(kind.frames, turn) : [];
  const shown = [...new Set([...scenes, ...frames])];
  return { shown, plain: rotate(kind.plain, turn).filter((name) => !shown.includes(name)) };
}

function scenesOf(motif: Motif, book: CoverFacts): readonly LayoutName[] {
  return (isForChildren(book) ? motif.nursery : motif.scenes) ?? [];
}

/**
 * Editions of one work take turns: its hardcover, mass-market, audio and other bindings never share a layout, and
 * their ISBNs choose where a binding has several. The last bindings get a plain layout where a motif has few.
 */
export function chooseLayout(book: CoverFacts, motif: MotifName | undefined = chooseMotif(book)): LayoutName {
  const { shown, plain } = layoutsFor(book, motif);
  const lane = laneOf(book.binding ?? '');
  const all = [...shown, ...plain];
  const own = all.filter((_, i) => i % LANES === lane);
  const showing = own.filter((name) => shown.includes(name));
  const choices = showing.length > 0 ? showing : own;
  return choices[hashOf(`${book.isbn} edition`) % choices.length] ?? 'bigType';
}

function laneOf(binding: string): number {
  if (/hard|library|cloth|boxed|^bb$/i.test(binding)) return 1;
  if (/mass|board/i.test(binding)) return 2;
  return /audio|\bcd\b|large|e-?book/i.test(binding) ? 3 : 0;
}

function rotate<T>(list: readonly T[], by: number): T[] {
  const at = by % (list.length || 1);
  return [...list.slice(at), ...list.slice(0, at)];
}

export function choosePalette(book: CoverFacts, layout: LayoutName): Palette {
  const moods: Mood[] = LAYOUTS[layout].moods;
  const fitting = PALETTES.filter((palette) => palette.moods.some((mood) => moods.includes(mood)));
  const chosen = fitting[hashOf(`${book.isbn} palette`) % fitting.length];
  if (!chosen) throw new Error(`No palette suits the layout ${layout}`);
  return chosen;
}
