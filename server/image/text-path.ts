import type { Face } from './typefaces.ts';
import { glyphOf, kerning } from './typefaces.ts';

/** A rectangle in the drawing's units, y downwards. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One line of text to draw: `x` is its left end and `y` its baseline; `tracking` is extra space in em. */
interface Line {
  text: string;
  face: Face;
  size: number;
  x: number;
  y: number;
  tracking?: number;
}

/** Advance width of a line in em, without the tracking after its last letter. Characters the face lacks count nothing. */
export function lineWidth(text: string, face: Face, tracking = 0): number {
  let width = 0;
  let before = null;
  for (const character of text) {
    const glyph = glyphOf(face, character);
    if (!glyph) continue;
    if (before) width += kerning(before, glyph) + tracking;
    width += glyph.advance;
    before = glyph;
  }
  return width;
}

/** How far a line's ink sticks out of its advance width on either side, in em: slanted letters lean over. */
export function overhang(text: string, face: Face, tracking = 0): { left: number; right: number } {
  let [x, left, right] = [0, 0, 0];
  let before = null;
  for (const character of text) {
    const glyph = glyphOf(face, character);
    if (!glyph) continue;
    if (before) x += kerning(before, glyph) + tracking;
    left = Math.max(left, -(x + glyph.left));
    right = Math.max(right, x + glyph.right);
    x += glyph.advance;
    before = glyph;
  }
  return { left, right: Math.max(0, right - x) };
}

/** How far a text's ink reaches above and below its baseline, in em (both positive outwards). */
export function inkReach(text: string, face: Face): { above: number; below: number } {
  let above = 0;
  let below = 0;
  for (const character of text) {
    const glyph = glyphOf(face, character);
    if (!glyph) continue;
    above = Math.max(above, glyph.top);
    below = Math.max(below, -glyph.bottom);
  }
  return { above, below };
}

/** SVG path data of a line, in relative commands with one decimal. */
export function linePath(line: Line): string {
  const pen = new Pen();
  const { face, size, y, tracking = 0 } = line;
  let x = line.x;
  let before = null;
  for (const character of line.text) {
    const glyph = glyphOf(face, character);
    if (!glyph) continue;
    if (before) x += (kerning(before, glyph) + tracking) * size;
    pen.draw(glyph.commands, x, y, size, glyph.font.unitsPerEm);
    x += glyph.advance * size;
    before = glyph;
  }
  return pen.data;
}

/** Curves shorter than this many tenths (six tenths of a unit) become straight lines: invisible, and halves small type. */
const FLAT = 6;

type Commands = NonNullable<ReturnType<typeof glyphOf>>['commands'];

/**
 * Writes outlines in tenths of a unit, each point relative to the one before. A letter is rounded by itself, to half a unit
 * where it is large and a fifth where it is small, and then put in its place: the same letter is the same text wherever it
 * stands, and compression stores it once.
 */
class Pen {
  data = '';
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  #letter = '';

  draw(commands: Commands, x: number, y: number, size: number, unitsPerEm: number) {
    const [left, base] = [Math.round(x * 10), Math.round(y * 10)];
    const step = size > 60 ? 5 : 2;
    const scale = (size * 10) / unitsPerEm / step;
    const px = (value: number) => left + Math.round(value * scale) * step;
    const py = (value: number) => base - Math.round(value * scale) * step;
    let isFirst = true;
    for (const c of commands) {
      if (c.type === 'Z') {
        this.data += 'z';
        this.#letter = 'z';
        this.#x = this.#startX;
        this.#y = this.#startY;
        continue;
      }
      const [toX, toY] = [px(c.x), py(c.y)];
      if (c.type === 'M') {
        this.data += isFirst
          ? `M${tenths(toX)}${signed(toY)}`
          : `m${tenths(toX - this.#x)}${signed(toY - this.#y)}`;
        isFirst = false;
        this.#startX = toX;
        this.#startY = toY;
        this.#letter = 'M';
      } else if (c.type === 'L' || Math.abs(toX - this.#x) + Math.abs(toY - this.#y) <= FLAT) {
        if (toX !== this.#x || toY !== this.#y) this.#write('l', [toX, toY]);
      } else if (c.type === 'Q') {
        this.#write('q', [px(c.x1), py(c.y1), toX, toY]);
      } else {
        this.#write('c', [px(c.x1), py(c.y1), px(c.x2), py(c.y2), toX, toY]);
      }
      this.#x = toX;
      this.#y = toY;
    }
  }

  /** A command letter that repeats the last one may be left out. */
  #write(letter: string, points: number[]) {
    points.forEach((value, i) => {
      const distance = value - (i % 2 ? this.#y : this.#x);
      const first = i === 0 && letter !== this.#letter;
      this.data += first ? letter + tenths(distance) : signed(distance);
    });
    this.#letter = letter;
  }
}

function tenths(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, '$1.');
}

function signed(value: number): string {
  return value < 0 ? tenths(value) : ` ${tenths(value)}`;
}
