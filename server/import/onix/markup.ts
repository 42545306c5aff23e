import type { Window } from './byte-search.ts';

/** The next piece of markup between two records. Positions count bytes of the file. */
export type Markup = { from: number; to: number; strayText?: { at: number } } & (
  | { kind: 'open'; name: string; local: string; attributes: string; selfClosing: boolean }
  | { kind: 'close'; local: string }
  | { kind: 'ignored' | 'doctype' | 'broken' | 'end' }
);

/** A start tag longer than this is damage, not a tag. */
const MAX_TAG = 16 * 1024;
const MAX_DOCTYPE = 256 * 1024;

/** Position after the '>' of the tag at `position`; -1 if the window ends before. */
export function closeOf(window: Window, position: number): number {
  const end = window.bytes.indexOf(0x3e, position - window.base);
  return end < 0 ? -1 : window.base + end + 1;
}

/** Reads the markup at or after `at`, or says that more bytes are needed to tell. */
export function markupAt(window: Window, at: number, limit: number, ended: boolean): Markup | 'more' {
  const { bytes, base } = window;
  const found = bytes.indexOf(0x3c, at - base);
  const from = (found < 0 ? bytes.length : found) + base;
  const stray = firstNonSpace(bytes, at - base, from - base);
  const strayText = stray < 0 ? undefined : { at: base + stray };
  if (found < 0) return { kind: 'end', from, to: from, strayText };
  const head = bytes.toString('latin1', found, found + 9);
  if (head.length < 9 && !ended) return strayText ? { kind: 'ignored', from, to: from, strayText } : 'more';
  const section = (end: string, kind: 'ignored' | 'doctype', max: number): Markup | 'more' => {
    const stop = kind === 'doctype' ? doctypeEnd(bytes, found) : after(bytes, found + 2, end);
    if (stop >= 0 && stop - found <= max) return { kind, from, to: base + stop, strayText };
    if (stop < 0 && !ended && bytes.length - found <= max) return 'more';
    return { kind: 'broken', from, to: from + 1, strayText };
  };
  if (head.startsWith('<!--')) return section('-->', 'ignored', limit);
  if (head.startsWith('<![CDATA[')) return section(']]>', 'ignored', limit);
  if (head.startsWith('<?')) return section('?>', 'ignored', MAX_TAG);
  if (/^<!doctype/i.test(head)) return section('>', 'doctype', MAX_DOCTYPE);
  return tag(window, found, ended, strayText);
}

function tag(window: Window, found: number, ended: boolean, strayText?: { at: number }): Markup | 'more' {
  const { bytes, base } = window;
  const from = base + found;
  const stop = after(bytes, found, '>');
  if (stop < 0 && !ended && bytes.length - found <= MAX_TAG) return 'more';
  const text = stop < 0 || stop - found > MAX_TAG ? '' : bytes.toString('latin1', found, stop);
  const match = /^<(\/?)(?:[\w.-]+:)?([A-Za-z_][\w.-]*)([^<>]*)>$/.exec(text);
  if (!match) return { kind: 'broken', from, to: from + 1, strayText };
  const [, slash, name = '', rest = ''] = match;
  const local = name.toLowerCase();
  if (slash) return { kind: 'close', from, to: base + stop, local, strayText };
  const fullName = text.slice(1, text.length - rest.length - 1);
  const selfClosing = rest.endsWith('/');
  return {
    kind: 'open',
    from,
    to: base + stop,
    name: fullName,
    local,
    attributes: rest,
    selfClosing,
    strayText,
  };
}

function after(bytes: Buffer, from: number, end: string): number {
  const found = bytes.indexOf(end, from);
  return found < 0 ? -1 : found + end.length;
}

/** A declaration with an internal subset ends at its `]>`, one without at the first '>'. */
function doctypeEnd(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(0x3e, from);
  const subset = bytes.indexOf(0x5b, from);
  if (subset < 0 || (end >= 0 && end < subset)) return end < 0 ? -1 : end + 1;
  const rest = bytes.toString('latin1', subset, subset + MAX_DOCTYPE);
  const close = /\]\s*>/.exec(rest);
  return close ? subset + close.index + close[0].length : -1;
}

function firstNonSpace(bytes: Buffer, from: number, to: number): number {
  for (let i = from; i < to; i++) {
    const byte = bytes[i] ?? 0;
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09 && byte !== 0) return i;
  }
  return -1;
}
