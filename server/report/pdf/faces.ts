import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const require = createRequire(import.meta.url);

/** Each face: its files, in the order in which a letter is looked for. */
const files = {
  title: [...latin('libre-baskerville', '700-normal'), 'jost-cyrillic-600-normal'],
  text: [...latin('jost', '400-normal'), 'jost-cyrillic-400-normal'],
  strong: [...latin('jost', '600-normal'), 'jost-cyrillic-600-normal'],
} as const;
export type Face = keyof typeof files;

function latin(name: string, style: string): string[] {
  return [`${name}-latin-${style}`, `${name}-latin-ext-${style}`];
}

interface FaceFile {
  name: string;
  bytes: Buffer;
  font: Font;
}

const loaded = new Map<string, FaceFile>();

function fileOf(name: string): FaceFile {
  const known = loaded.get(name);
  if (known) return known;
  const family = name.replace(/-(latin|cyrillic).*/, '');
  const bytes = readFileSync(require.resolve(`@fontsource/${family}/files/${name}.woff`));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const file = { name, bytes, font };
  loaded.set(name, file);
  return file;
}

/** A piece of text that one file has all letters of. */
export interface Run {
  text: string;
  file: Pick<FaceFile, 'name' | 'bytes'>;
}

/** A text in the files that have its letters; letters that none has are left out. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const file = files[face].map(fileOf).find(({ font }) => font.charToGlyphIndex(character) > 0);
    if (!file) continue;
    const last = runs.at(-1);
    if (last?.file === file) last.text += character;
    else runs.push({ text: character, file });
  }
  return runs;
}
