import { ByteSearch, type Window } from './byte-search.ts';

/** The next piece of markup between two records. Positions count bytes of the file. */
export type Markup = { from: number; to: number; strayText?: number } & (
  | { kind: 'open'; name: string; local: string; attributes: string; selfClosing: boolean }
  | { kind: 'close'; local: string }
  | { kind: 'ignored' | 'doctype' | 'broken' | 'end' }
);

/** A start tag or processing instruction longer than this is damage. */
const MAX_TAG = 16 * 1024;
const MAX_DOCTYPE = 256 * 1024;

/** Reads what stands between records: declarations, comments and tags, one at a time. */
export class MarkupReader {
  private readonly tagEnd = new ByteSearch(['>']);
  private readonly commentEnd = new ByteSearch(['-->']);
  private readonly cdataEnd = new ByteSearch([']]>']);
  private readonly instructionEnd = new ByteSearch(['?>']);

  /** A comment longer than `limit` is taken for damage. */
  constructor(private readonly limit: number) {}

  /** The markup at or after `at`, with the place of loose text before it; 'more' if more bytes must come first. */
  read(window: Window, at: number, ended: boolean): Markup | 'more' {
    const { bytes, base } = window;
    const found = bytes.indexOf(0x3c, at - base);
    const from = (found < 0 ? bytes.length : found) + base;
    const stray = firstNonSpace(bytes, at - base, from - base);
    const strayText = stray < 0 ? undefined : base + stray;
    if (found < 0) return { kind: 'end', from, to: from, strayText };
    const head = bytes.toString('latin1', found, found + 9);
    if (head.length < 9 && !ended)
      return strayText === undefined ? 'more' : { kind: 'ignored', from, to: from, strayText };

    const upTo = (stop: number, max: number, kind: 'ignored' | 'doctype'): Markup | 'more' => {
      if (stop >= 0 && stop - from <= max) return { kind, from, to: stop, strayText };
      if (stop < 0 && !ended && bytes.length - found <= max) return 'more';
      return { kind: 'broken', from, to: from + 1, strayText };
    };
    if (head.startsWith('<!--'))
      return upTo(after(this.commentEnd, window, from + 4, 3), this.limit, 'ignored');
    if (head.startsWith('<![CDATA['))
      return upTo(after(this.cdataEnd, window, from + 9, 3), this.limit, 'ignored');
    if (head.startsWith('<?'))
      return upTo(after(this.instructionEnd, window, from + 2, 2), MAX_TAG, 'ignored');
    const stop = after(this.tagEnd, window, from, 1);
    if (/^<!doctype/i.test(head)) return upTo(doctypeEnd(window, from, stop), MAX_DOCTYPE, 'doctype');
    return this.tag(window, from, upTo(stop, MAX_TAG, 'ignored'));
  }

  private tag({ bytes, base }: Window, from: number, extent: Markup | 'more'): Markup | 'more' {
    if (extent === 'more' || extent.kind === 'broken') return extent;
    const { to, strayText } = extent;
    const text = bytes.toString('latin1', from - base, to - base);
    const match = /^<(\/?)(?:[\w.-]+:)?([A-Za-z_][\w.-]*)([^<>]*)>$/.exec(text);
    if (!match) return { kind: 'broken', from, to: from + 1, strayText };
    const [, slash, local = '', attributes = ''] = match;
    if (slash) return { kind: 'close', from, to, local: local.toLowerCase(), strayText };
    const name = text.slice(1, text.length - attributes.length - 1);
    const selfClosing = attributes.endsWith('/');
    return { kind: 'open', from, to, name, local: local.toLowerCase(), attributes, selfClosing, strayText };
  }
}

/** Position after the '>' of the tag at `position`; -1 if the window ends before. */
export function closeOf(window: Window, position: number): number {
  const end = window.bytes.indexOf(0x3e, position - window.base);
  return end < 0 ? -1 : window.base + end + 1;
}

function after(search: ByteSearch, window: Window, from: number, length: number): number {
  const found = search.find(window, from);
  return found < 0 ? -1 : found + length;
}

/** A declaration with an internal subset ends at its `]>`, one without at the first '>' (`stop`). */
function doctypeEnd({ bytes, base }: Window, from: number, stop: number): number {
  const head = bytes.subarray(from - base, stop < 0 ? from - base + MAX_DOCTYPE : stop - base);
  const subset = head.indexOf(0x5b);
  if (subset < 0) return stop;
  const rest = bytes.toString('latin1', from - base + subset, from - base + MAX_DOCTYPE);
  const close = /\]\s*>/.exec(rest);
  return close ? from + subset + close.index + close[0].length : -1;
}

function firstNonSpace(bytes: Buffer, from: number, to: number): number {
  for (let i = from; i < to; i++) {
    const byte = bytes[i] ?? 0;
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09 && byte !== 0) return i;
  }
  return -1;
}
