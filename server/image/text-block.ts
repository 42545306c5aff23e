import { drawableText } from './drawable-text.ts';
import { breakLines } from './line-breaks.ts';
import type { Box } from './text-path.ts';
import { inkReach, linePath, lineWidth, overhang } from './text-path.ts';
import type { Face } from './typefaces.ts';
import { capHeight, faceFor } from './typefaces.ts';

/** A text to be set inside a box, as large as it fits. Sizes are in the drawing's units, tracking in em. */
export interface TextWish {
  text: string;
  face: Face;
  box: Box;
  /** Largest and smallest size; a text too long for `min` is cut with an ellipsis. */
  max: number;
  min?: number;
  align?: 'left' | 'center' | 'right';
  valign?: 'top' | 'middle' | 'bottom';
  /** Baseline to baseline, in em. */
  leading?: number;
  tracking?: number;
  caps?: boolean;
  maxLines?: number;
}

/** A text as it was set. `box` holds its ink: y from the top of the first line, h down to the lowest descender. */
export interface TextBlock {
  d: string;
  box: Box;
  size: number;
  lines: string[];
  /** y of the last baseline. */
  baseline: number;
}

/** A long compound may break after its hyphen; the seam marks where no space belongs when it does not. */
const HYPHEN = /(?<=\p{L}{5})-(?=\p{L}{4})/gu;
const SEAM = '\u200b';

/** Characters; a title beyond this is no longer a title on a cover, and would weigh more than the picture. */
const LONGEST = 150;

/**
 * Sets a text in balanced lines, at the largest size that keeps all of it inside the box. Never overflows: a text that
 * would become smaller than `min` is shortened, a word wider than the box is divided.
 * Returns null when nothing of the text can be drawn.
 */
export function setText(wish: TextWish): TextBlock | null {
  const { box, tracking = 0, min = wish.max / 4, maxLines = 6 } = wish;
  // Compose accents: a font may lack the combining character but have the composed letter.
  const whole = wish.text.slice(0, 1000).normalize('NFC');
  const raw = wish.caps ? whole.toLocaleUpperCase('en') : whole;
  const face = faceFor(raw, wish.face);
  const text = drawableText(raw, face);
  if (text === '' || box.w <= 0 || box.h <= 0) return null;
  const leading = wish.leading ?? (wish.caps ? capHeight(face) + 0.4 : capHeight(face) + 0.44);

  const measure = { face, box, tracking, leading, max: wish.max, maxLines };
  let words = shorten(text, LONGEST).replace(HYPHEN, `-${SEAM} `).split(' ');
  let fit = largestFit(words, measure);
  // Each pass shortens the text or narrows its words; a box too small for anything ends with tiny type, inside it.
  for (let pass = 0; pass < 30 && fit.size < min; pass++) {
    const widest = Math.max(...words.map((word) => lineWidth(word, face, tracking)));
    if (widest * min > box.w) words = words.flatMap((word) => divide(word, face, tracking, box.w / min));
    else if (words.length > 1) words = ellipsis(words.slice(0, Math.floor(words.length * 0.9)));
    else break;
    fit = largestFit(words, measure);
  }
  return place({ ...wish, face }, fit, leading);
}

interface Fit {
  lines: string[];
  size: number;
}

interface Measure {
  face: Face;
  box: Box;
  tracking: number;
  leading: number;
  max: number;
  maxLines: number;
}

function largestFit(words: string[], measure: Measure): Fit {
  const { face, box, tracking, leading, max, maxLines } = measure;
  const widths = words.map((word) => lineWidth(word, face, tracking));
  const space = lineWidth(' ', face) + tracking * 2;
  let best: Fit = { lines: [joined(words.join(' '))], size: 0 };
  for (let count = 1; count <= Math.min(maxLines, words.length); count++) {
    const lines = breakLines(words, widths, space, count).map(joined);
    const width = Math.max(...lines.map((line) => inkWidth(line, face, tracking)));
    const size = Math.min(max, box.w / width, box.h / blockHeight(lines, face, leading));
    // One line more must earn its place.
    if (size > best.size * 1.06) best = { lines, size };
  }
  return best;
}

function inkWidth(line: string, face: Face, tracking: number): number {
  const { left, right } = overhang(line, face, tracking);
  return left + lineWidth(line, face, tracking) + right;
}

function joined(line: string): string {
  return line.replaceAll(`${SEAM} `, '').replaceAll(SEAM, '');
}

/** Ink height of a block in em. */
function blockHeight(lines: string[], face: Face, leading: number): number {
  const first = inkReach(lines[0] ?? '', face).above;
  const last = inkReach(lines.at(-1) ?? '', face).below;
  return first + last + (lines.length - 1) * leading;
}

function place(wish: TextWish, fit: Fit, leading: number): TextBlock {
  const { face, box, tracking = 0, align = 'center', valign = 'top' } = wish;
  const { lines, size } = fit;
  const height = blockHeight(lines, face, leading) * size;
  const spare = { top: 0, middle: 0.5, bottom: 1 }[valign] * (box.h - height);
  const top = box.y + spare;
  let baseline = top + inkReach(lines[0] ?? '', face).above * size;
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let d = '';
  for (const [i, text] of lines.entries()) {
    const width = lineWidth(text, face, tracking) * size;
    const lean = overhang(text, face, tracking);
    const room = box.w - inkWidth(text, face, tracking) * size;
    const x = box.x + { left: 0, center: 0.5, right: 1 }[align] * room + lean.left * size;
    if (i > 0) baseline += leading * size;
    d += linePath({ text, face, size, x, y: baseline, tracking });
    left = Math.min(left, x - lean.left * size);
    right = Math.max(right, x + width + lean.right * size);
  }
  return { d, box: { x: left, y: top, w: right - left, h: height }, size, lines, baseline };
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return ellipsis((space > length / 2 ? cut.slice(0, space) : cut).split(' ')).join(' ');
}

function ellipsis(words: string[]): string[] {
  const kept = words.slice(0, -1);
  const last = (words.at(-1) ?? '').replace(/[\s.,:;…–—-]+$/u, '');
  return [...kept, `${last}…`];
}

function divide(word: string, face: Face, tracking: number, room: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && lineWidth(part + character, face, tracking) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
