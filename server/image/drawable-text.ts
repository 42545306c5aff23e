import type { Face } from './typefaces.ts';
import { glyphOf } from './typefaces.ts';

const STAND_INS: Record<string, string> = {
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '−': '–',
  ʻ: '‘',
  ʼ: '’',
  '′': '’',
  '″': '”',
  '\u00ad': '',
};

const COMBINING = /\p{M}/gu;
const EMPTY_PAIRS = /\(\s*\)|\[\s*\]|\{\s*\}|«\s*»|“\s*”|‘\s*’/gu;
const LOOSE_ENDS = /^[\s:;,.\-–—/|·•&]+|[\s:;,\-–—/|·•&(]+$/gu;

/**
 * What of a text this face can draw, with the quotes and dashes a printer would set. Characters that the face
 * lacks lose their accents first and are then left out, so that no empty box is ever drawn;
 * '' when nothing readable remains.
 */
export function drawableText(text: string, face: Face): string {
  let lost = false;
  let kept = '';
  for (const character of printersQuotes(text.normalize('NFC'))) {
    const drawn = drawnAs(character, face);
    lost ||= drawn === null;
    kept += drawn ?? '';
  }
  kept = kept.replace(/\s+/gu, ' ').trim();
  if (!lost) return kept;
  kept = kept.replace(EMPTY_PAIRS, ' ').replace(/\s+/gu, ' ').replace(LOOSE_ENDS, '').trim();
  return /[\p{L}\p{N}]/u.test(kept) ? kept : '';
}

function drawnAs(character: string, face: Face): string | null {
  if (/\s/u.test(character)) return ' ';
  if (glyphOf(face, character)) return character;
  const other = STAND_INS[character];
  if (other !== undefined) return other;
  if (/[\p{M}\p{Cf}\p{Cc}]/u.test(character)) return '';
  const bare = character.normalize('NFKD').replace(COMBINING, '');
  return bare !== '' && [...bare].every((part) => glyphOf(face, part)) ? bare : null;
}

function printersQuotes(text: string): string {
  return text
    .replace(/(^|[\s([—–-])'(?=\S)/gu, '$1‘')
    .replace(/'/gu, '’')
    .replace(/(^|[\s([—–-])"(?=\S)/gu, '$1“')
    .replace(/"/gu, '”')
    .replace(/\s--\s|--/gu, '—')
    .replace(/\.\.\./gu, '…');
}
