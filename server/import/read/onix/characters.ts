import iconv from 'iconv-lite';
import { ENTITIES } from './entity-table.ts';

/** Never allowed in XML 1.0, or C1 controls, which in practice are Windows-1252 characters gone astray. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose.
const ODD = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/;
const ALL_ODD = new RegExp(ODD, 'g');

export function hasOddCharacters(text: string): boolean {
  return ODD.test(text);
}

/** Drops control characters (PostgreSQL refuses NUL, XML all of them) and repairs misplaced Windows-1252. */
export function withoutOddCharacters(text: string): string {
  return text.replace(ALL_ODD, (character) => fromWindows1252(character.charCodeAt(0)));
}

/** The character that a byte 80–9F stands for in Windows-1252; nothing for bytes without one and for others. */
export function fromWindows1252(code: number): string {
  if (code < 0x80 || code > 0x9f) return '';
  const character = iconv.decode(Buffer.from([code]), 'windows-1252');
  return ODD.test(character) || character === '\ufffd' ? '' : character;
}

/**
 * What the inside of `&…;` stands for, or undefined if no table knows it. Numbers in 80–9F mean Windows-1252, as
 * in HTML; numbers of characters that no text may contain give nothing.
 */
export function characterOf(reference: string, more?: ReadonlyMap<string, string>): string | undefined {
  if (!reference.startsWith('#')) return more?.get(reference) ?? ENTITIES.get(reference);
  const hex = /^#[xX]/.test(reference);
  const code = Number.parseInt(reference.slice(hex ? 2 : 1), hex ? 16 : 10);
  if (Number.isNaN(code)) return undefined;
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '';
  const character = String.fromCodePoint(code);
  return ODD.test(character) ? fromWindows1252(code) : character;
}

const REFERENCE = /&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/g;

/** Resolves character references that are still in a text after XML did its part ('Allen &amp;amp; Unwin'). */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole, reference: string) => characterOf(reference) ?? whole);
}
