import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, PathCommand } from 'opentype.js';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);

/** Each face: its files, and the face that sets a text whole when this one lacks some of its letters. */
const FACE_FILES = {
  garamond: { files: garamond('600-normal') },
  'garamond-bold': { files: garamond('700-normal') },
  'garamond-italic': { files: garamond('600-italic') },
  baskerville: { files: latin('libre-baskerville', '400-normal'), standIn: 'garamond' },
  'baskerville-italic': { files: latin('libre-baskerville', '400-italic'), standIn: 'garamond-italic' },
  'baskerville-bold': { files: latin('libre-baskerville', '700-normal'), standIn: 'garamond-bold' },
  fatface: { files: latin('abril-fatface', '400-normal'), standIn: 'garamond-bold' },
  roman: { files: latin('cinzel', '600-normal'), standIn: 'garamond-bold' },
  geometric: { files: jost('500-normal'), standIn: 'garamond-bold' },
  'geometric-light': { files: jost('300-normal'), standIn: 'garamond' },
  'geometric-bold': { files: jost('700-normal'), standIn: 'garamond-bold' },
  'geometric-black': { files: jost('800-normal'), standIn: 'garamond-bold' },
  condensed: { files: latin('league-gothic', '400-normal', 'vietnamese'), standIn: 'geometric-bold' },
  round: { files: latin('fredoka', '600-normal'), standIn: 'geometric-bold' },
  script: { files: latin('kaushan-script', '400-normal'), standIn: 'garamond-italic' },
} as const;

/** A way of setting type: a typeface in one weight and slope. */
export type Face = keyof typeof FACE_FILES;
export const FACES = Object.keys(FACE_FILES) as Face[];

/** One letter form; lengths in em, y upwards from the baseline. */
export interface Glyph {
  font: Font;
  index: number;
  advance: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
  commands: PathCommand[];
}

function latin(name: string, style: string, ...more: string[]): string[] {
  return ['latin', 'latin-ext', ...more].map(
    (subset) => `@fontsource/${name}/files/${name}-${subset}-${style}.woff`,
  );
}

function garamond(style: string): string[] {
  return latin('cormorant-garamond', style, 'vietnamese', 'cyrillic', 'cyrillic-ext');
}

function jost(style: string): string[] {
  return latin('jost', style, 'cyrillic');
}

const fonts = new Map<string, Font>();
const glyphs = new Map<string, Glyph | null>();
/** Parsed fonts take up to 30 MB, and most shops draw covers only now and then. Parsing one again takes milliseconds. */
const maxAgeMs = 60_000;

function forgetFonts(): void {
  fonts.clear();
  glyphs.clear();
}

function fontOf(file: string): Font {
  const known = fonts.get(file);
  if (known) return known;
  const bytes = readFileSync(require.resolve(file));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  if (fonts.size === 0) setTimeout(forgetFonts, maxAgeMs).unref();
  fonts.set(file, font);
  return font;
}

/** The form of one character in a face, or null when none of the face's files has it. */
export function glyphOf(face: Face, character: string): Glyph | null {
  const key = `${face} ${character}`;
  const known = glyphs.get(key);
  if (known !== undefined) return known;
  const found = findGlyph(face, character);
  // Every script of the world may pass through a shop; only what some book really uses stays in memory.
  if (glyphs.size > 20_000) glyphs.clear();
  glyphs.set(key, found);
  return found;
}

function findGlyph(face: Face, character: string): Glyph | null {
  // The basic Latin file has all of these; without this, each emoji would open every file of the face.
  const code = character.codePointAt(0) ?? 0;
  if (code > 0x2fff && code !== 0xfb01 && code !== 0xfb02) return null;
  for (const file of FACE_FILES[face].files) {
    const font = fontOf(file);
    const index = font.charToGlyphIndex(character);
    if (!index) continue;
    const glyph = font.glyphs.get(index);
    const em = font.unitsPerEm;
    const box = glyph.getBoundingBox();
    const commands = glyph.path.commands;
    return {
      font,
      index,
      advance: (glyph.advanceWidth ?? 0) / em,
      top: box.y2 / em,
      bottom: box.y1 / em,
      left: box.x1 / em,
      right: box.x2 / em,
      commands,
    };
  }
  return null;
}

/** The face itself, or its stand-in when that draws more of the text: one word never mixes two faces. */
export function faceFor(text: string, face: Face): Face {
  const own = FACE_FILES[face];
  const missing = (tried: Face) => [...text].filter((character) => !glyphOf(tried, character)).length;
  if (!('standIn' in own) || missing(face) === 0) return face;
  const other = faceFor(text, own.standIn);
  return missing(other) < missing(face) ? other : face;
}

/** Extra space between two neighbours in em (mostly negative: 'AV' moves together). */
export function kerning(left: Glyph, right: Glyph): number {
  if (left.font !== right.font) return 0;
  return left.font.getKerningValue(left.index, right.index) / left.font.unitsPerEm;
}

/** Height of a capital H in em. */
export function capHeight(face: Face): number {
  return glyphOf(face, 'H')?.top ?? 0.7;
}
