import { ByteSearch, type Window } from './byte-search.ts';
import { closeOf, type Markup, MarkupReader } from './markup.ts';
import { type RecordTags, recordTags } from './record-tags.ts';

/** What the file consists of, in its order. `bytes` are valid until the next `push`. */
export type Piece =
  | { kind: 'root'; line: number; attributes: string }
  | { kind: 'doctype'; line: number; bytes: Buffer }
  | { kind: 'header'; line: number; bytes: Buffer }
  | { kind: 'product'; line: number; bytes: Buffer }
  | { kind: 'broken'; line: number; bytes: Buffer; reason: string }
  /** The sender says that there is nothing new (`<NoProduct/>`). */
  | { kind: 'nothing'; line: number }
  | { kind: 'foreign'; line: number; reason: string };

/** No book needs more; beyond this a record is refused, so that memory stays flat. */
const MAX_RECORD_BYTES = 5 * 1024 * 1024;

const MAX_HEADER_BYTES = 256 * 1024;

/**
 * Cuts an ONIX message into its header and its records without parsing them, so that a broken record harms no
 * other. Tags in comments and CDATA sections are not tags. Where a record never ends, the next start tag of a
 * record is where reading goes on. The result does not depend on how the bytes arrive.
 */
export class ProductSplitter {
  private window: Window = { bytes: Buffer.alloc(0), base: 0 };
  private at = 0;
  private lines = { at: 0, line: 1 };
  private ended = false;
  private pieces: Piece[] = [];
  /** What we are in: between records, in a record, or past a record given up without a next one in sight. */
  private state: 'between' | 'record' | 'lost' = 'between';
  private recordStart = 0;
  private tags: RecordTags | undefined;
  private readonly declaration = new ByteSearch(['<!']);
  private readonly terminators = { cdata: new ByteSearch([']]>']), comment: new ByteSearch(['-->']) };
  private elementEnd = { text: '', search: new ByteSearch([]) };
  private seenRoot = false;
  private openRoot = false;
  private foreign = false;
  private cutInside = false;
  /** What a file is that begins with a header of its own, outside of a message. */
  private fragment: string | undefined;
  private stray: { line: number; what: string } | undefined;

  private readonly markup: MarkupReader;

  constructor(private readonly limit = MAX_RECORD_BYTES) {
    this.markup = new MarkupReader(limit);
  }

  push(bytes: Buffer): Piece[] {
    const { bytes: kept, base } = this.window;
    this.window = { bytes: kept.length === 0 ? bytes : Buffer.concat([kept, bytes]), base };
    return this.run();
  }

  end(): Piece[] {
    this.ended = true;
    const pieces = this.run();
    if (this.foreign) return pieces;
    this.reportStray();
    const line = this.lineAt(this.windowEnd());
    if (!this.seenRoot) this.refuse(line, this.fragment ?? 'it holds no XML');
    else if (this.openRoot && !this.cutInside)
      this.broken(
        line,
        'The file ends before its end tag </ONIXMessage>; records may be missing.',
        this.windowEnd(),
      );
    return pieces;
  }

  private run(): Piece[] {
    this.pieces = [];
    while (!this.foreign && this.step()) {}
    this.forget(this.foreign ? this.windowEnd() : this.state === 'record' ? this.recordStart : this.at);
    return this.pieces;
  }

  /** Does one thing; false when more bytes are needed. */
  private step(): boolean {
    if (this.state === 'record') return this.insideRecord();
    return this.state === 'lost' ? this.lost() : this.betweenRecords();
  }

  private betweenRecords(): boolean {
    const markup = this.markup.read(this.window, this.at, this.ended);
    if (markup === 'more') return false;
    if (markup.strayText !== undefined) this.noteStray(markup.strayText, 'text outside of any record');
    if (this.foreign) return false;
    if (markup.kind === 'end') {
      this.at = markup.to;
      return false;
    }
    this.at = markup.to;
    if (markup.kind === 'doctype') this.emit('doctype', markup.from, markup.to);
    else if (markup.kind === 'broken') this.noteStray(markup.from, 'damaged markup');
    else if (markup.kind === 'close' && markup.local === 'onixmessage') this.openRoot = false;
    else if (markup.kind === 'open') return this.openTag(markup);
    return true;
  }

  private openTag(markup: Markup & { kind: 'open' }): boolean {
    switch (markup.local) {
      case 'onixmessage':
        this.seenRoot = true;
        this.openRoot = !markup.selfClosing;
        this.pieces.push({ kind: 'root', line: this.lineAt(markup.from), attributes: markup.attributes });
        return true;
      case 'product':
        if (!/[Pp]roduct$/.test(markup.name)) return this.noteStray(markup.from, `<${markup.name}>`);
        this.seenRoot = true;
        this.reportStray();
        if (markup.selfClosing) this.emit('product', markup.from, markup.to);
        else this.enter(markup.from, markup.name);
        return true;
      case 'header':
      case 'mainseriesrecord':
      case 'subseriesrecord':
        return markup.selfClosing || this.wholeElement(markup);
      case 'noproduct':
      case 'x507':
        this.pieces.push({ kind: 'nothing', line: this.lineAt(markup.from) });
        return true;
      default:
        return this.noteStray(markup.from, `<${markup.name}>`);
    }
  }

  /** The header, or one of the series records of ONIX 2.1, which hold no product. */
  private wholeElement(markup: Markup & { kind: 'open' }): boolean {
    const close = `</${markup.name}>`;
    if (close !== this.elementEnd.text) this.elementEnd = { text: close, search: new ByteSearch([close]) };
    const limit = Math.min(this.limit, MAX_HEADER_BYTES);
    const found = this.elementEnd.search.find(this.window, markup.to);
    if (found >= 0 && found < markup.from + limit) {
      this.at = found + close.length;
      if (markup.local === 'header') this.header(markup);
      return true;
    }
    if (this.ended || this.windowEnd() - markup.from >= limit) {
      this.noteStray(markup.from, `<${markup.name}> without an end`);
      return true;
    }
    this.at = markup.from;
    return false;
  }

  private header({ name, from }: Markup & { kind: 'open' }): void {
    if (!this.seenRoot) this.fragment = `it is only a fragment of one, with a <${name}> and no record`;
    this.emit('header', from, this.at);
  }

  private enter(start: number, name: string): void {
    if (this.tags?.name !== name) this.tags = recordTags(name);
    this.state = 'record';
    this.recordStart = start;
    this.at = start + 1;
  }

  private insideRecord(): boolean {
    const tags = this.tags;
    if (!tags) return false;
    const bound = this.recordStart + this.limit;
    const within = (position: number) => position >= 0 && position < bound;
    const close = tags.close.find(this.window, this.at);
    const open = tags.open.find(this.window, this.at);
    const next = within(close) ? (within(open) ? Math.min(close, open) : close) : within(open) ? open : -1;
    const bang = this.declaration.find(this.window, this.at);
    if (within(bang) && (next < 0 || bang < next)) return this.skipDeclaration(bang, bound, tags);
    if (next < 0) return this.needMore(bound, 'The file ends inside this record.');
    if (next === open) {
      this.broken(
        this.lineAt(this.recordStart),
        `This record has no end tag (</${tags.name}>) before the next one begins.`,
        open,
      );
      this.enterAgain(open);
      return true;
    }
    const to = closeOf(this.window, close);
    if (to < 0) return this.needMore(bound, 'The file ends inside this record.');
    this.state = 'between';
    this.at = to;
    this.emit('product', this.recordStart, to);
    return true;
  }

  private skipDeclaration(bang: number, bound: number, tags: RecordTags): boolean {
    const { bytes, base } = this.window;
    const head = bytes.toString('latin1', bang - base, bang - base + 9);
    if (head.length < 9 && !this.ended) return false;
    const kind = head.startsWith('<![CDATA[') ? 'cdata' : head.startsWith('<!--') ? 'comment' : undefined;
    if (!kind) {
      this.at = bang + 2;
      return true;
    }
    const start = bang + (kind === 'cdata' ? 9 : 4);
    const stop = this.terminators[kind].find(this.window, start);
    const what = kind === 'cdata' ? 'A CDATA section' : 'A comment';
    if (stop < 0 || stop >= bound) return this.needMore(bound, `${what} in this record has no end.`);
    // One that swallows the end of the record and the start of another of its kind was never closed.
    const close = tags.close.find(this.window, start);
    if (close >= 0 && close < stop) {
      const opener = bytes.indexOf(kind === 'cdata' ? '<![CDATA[' : '<!--', close - base);
      const next = tags.open.find(this.window, start);
      if (opener >= 0 && opener + base < stop && next > close && next < stop) {
        this.broken(this.lineAt(this.recordStart), `${what} in this record has no end.`, next);
        this.enterAgain(next);
        return true;
      }
    }
    this.at = stop + 3;
    return true;
  }

  private needMore(bound: number, atEnd: string): boolean {
    const tooLong = this.windowEnd() >= bound;
    if (!tooLong && !this.ended) return false;
    const reason = tooLong
      ? `This record is longer than ${Math.round(this.limit / 1024 / 1024)} MB; it was not read.`
      : atEnd;
    this.cutInside ||= !tooLong;
    this.broken(this.lineAt(this.recordStart), reason, this.windowEnd());
    this.state = 'lost';
    this.at = this.recordStart + 1;
    return true;
  }

  private lost(): boolean {
    const next = this.tags?.open.find(this.window, this.at) ?? -1;
    if (next < 0) {
      // A start tag may be cut in two by the end of the window.
      this.at = Math.max(this.at, this.windowEnd() - 80);
      if (this.ended) this.at = this.windowEnd();
      return false;
    }
    this.enterAgain(next);
    return true;
  }

  private enterAgain(start: number): void {
    const from = start - this.window.base + 1;
    this.enter(start, /^[^\s/>]*/.exec(this.window.bytes.toString('latin1', from, from + 80))?.[0] ?? '');
  }

  private emit(kind: 'doctype' | 'header' | 'product', from: number, to: number): void {
    const { bytes, base } = this.window;
    this.pieces.push({ kind, line: this.lineAt(from), bytes: bytes.subarray(from - base, to - base) });
  }

  private broken(line: number, reason: string, to: number): void {
    const { bytes, base } = this.window;
    const from = this.state === 'record' ? this.recordStart : to;
    this.pieces.push({ kind: 'broken', line, reason, bytes: bytes.subarray(from - base, to - base) });
  }

  /** True if reading can go on. */
  private noteStray(at: number, what: string): boolean {
    if (!this.seenRoot) this.refuse(this.lineAt(at), this.fragment ?? `it begins with ${what}`);
    else this.stray ??= { line: this.lineAt(at), what };
    return !this.foreign;
  }

  private reportStray(): void {
    if (!this.stray) return;
    const { line, what } = this.stray;
    this.stray = undefined;
    this.broken(line, `Something between two records is not an ONIX record (${what}).`, this.at);
  }

  private refuse(line: number, reason: string): void {
    this.foreign = true;
    this.pieces.push({ kind: 'foreign', line, reason });
  }

  private windowEnd(): number {
    return this.window.base + this.window.bytes.length;
  }

  /** Positions are asked for in ascending order, except those of a record that is read again after a fault. */
  private lineAt(position: number): number {
    const { bytes, base } = this.window;
    for (let i = this.lines.at - base; i < position - base; i++) if (bytes[i] === 10) this.lines.line++;
    this.lines.at = Math.max(this.lines.at, position);
    return this.lines.line;
  }

  private forget(before: number): void {
    if (before <= this.window.base) return;
    this.lineAt(before);
    this.window = { bytes: this.window.bytes.subarray(before - this.window.base), base: before };
  }
}
