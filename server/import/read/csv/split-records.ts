import type { Rejected } from '../../record.ts';
import { FileRefused } from '../refuse-file.ts';
import { isStrictlyQuoted, parseBlock, parseText, type TableFormat } from './parse-block.ts';

/** A record longer than this, in bytes of UTF-8, is a damaged part of the file, not a book. */
export const MAX_RECORD_BYTES = 1024 * 1024;
export const MAX_RECORD_LINES = 200;

export type Split =
  /** `lastLine`: of a record that spans several. */
  | { kind: 'fields'; line: number; lastLine?: number; fields: string[]; warning?: string }
  | { kind: 'rejected'; rejected: Rejected };

const TOO_LONG = 'This line is longer than 1 MB and was skipped.';
const STRAY_QUOTE = 'A quotation mark that is never closed was dropped.';

/**
 * Cuts the text of a table into records, in batches, whatever the sizes of the pieces it comes in.
 *
 * One stray quotation mark must not swallow the rest of the file: when a record grows beyond the limits, or
 * spans lines and does not fit while one of the swallowed lines does, its first line is read again taking
 * quotation marks literally, and reading goes on with the second line.
 *
 * @param width number of columns a good record has.
 */
export async function* splitRecords(
  text: AsyncIterable<string>,
  format: TableFormat & { width: number },
): AsyncGenerator<Split[]> {
  const splitter = new Splitter(format);
  let broken: FileRefused | undefined;
  try {
    for await (const piece of text) {
      const batch = splitter.add(piece);
      if (batch.length > 0) yield batch;
    }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    broken = error;
  }
  const last = broken ? splitter.breakOff(broken.message) : splitter.end();
  if (last.length > 0) yield last;
}

class Splitter {
  private carry: Buffer = Buffer.alloc(0);
  private line = 1;
  /** Set while the rest of a line that is too long is thrown away. */
  private skipping = false;
  private out: Split[] = [];
  private readonly newline: number;
  private readonly format: TableFormat & { width: number };

  constructor(format: TableFormat & { width: number }) {
    this.format = format;
    this.newline = format.newline.charCodeAt(0);
  }

  add(piece: string): Split[] {
    let bytes: Buffer = Buffer.from(piece);
    if (this.skipping) {
      const end = bytes.indexOf(this.newline);
      if (end === -1) return [];
      bytes = bytes.subarray(end + 1);
      this.line++;
      this.skipping = false;
    }
    this.consume(this.carry.length > 0 ? Buffer.concat([this.carry, bytes]) : bytes);
    return this.take();
  }

  end(): Split[] {
    this.read(this.carry, true);
    return this.take();
  }

  /** The text stops short: what is left of the last record is not to be trusted. */
  breakOff(reason: string): Split[] {
    this.reject(this.line, reason);
    return this.take();
  }

  private take(): Split[] {
    const batch = this.out;
    this.out = [];
    return batch;
  }

  private consume(bytes: Buffer): void {
    let all = bytes;
    for (;;) {
      const whole = all.lastIndexOf(this.newline) + 1;
      const rest = this.read(all.subarray(0, whole), false);
      this.carry = all.subarray(whole - rest.length);
      if (this.carry.length <= MAX_RECORD_BYTES) return;
      if (!this.carry.includes(this.newline)) break;
      all = this.readFirstLineAlone(this.carry);
    }
    this.reject(this.line, TOO_LONG);
    this.carry = Buffer.alloc(0);
    this.skipping = true;
  }

  /** Reads whole lines; returns the part after the last record, when a quoted value is still open in it. */
  private read(lines: Buffer, atEnd: boolean): Buffer {
    let rest = lines;
    while (rest.length > 0) {
      let start = 0;
      const block = rest;
      const outcome = parseBlock(block, this.format, (fields, end) => {
        if (!this.accept(fields, block.subarray(start, end))) return false;
        start = end;
        return true;
      });
      rest = block.subarray(start);
      if (outcome === 'done') return Buffer.alloc(0);
      if (outcome === 'unclosed' && !atEnd && !this.isTooLong(rest)) return rest;
      rest = this.readFirstLineAlone(rest);
    }
    return rest;
  }

  /** Takes a record, or returns false when it must be read again line by line. */
  private accept(fields: string[], raw: Buffer): boolean {
    const first = raw.indexOf(this.newline);
    const spansLines = first !== -1 && first < raw.length - 1;
    const lines = spansLines ? this.countLines(raw) : Number(first !== -1);
    if (spansLines || raw.length > MAX_RECORD_BYTES) {
      if (lines > MAX_RECORD_LINES || raw.length > MAX_RECORD_BYTES) return false;
      if (this.hasSwallowedLines(fields, raw)) return false;
    }
    const blank = fields.length === 1 && fields[0]?.trim() === '';
    const lastLine = spansLines ? { lastLine: this.line + lines - 1 } : {};
    if (!blank) this.out.push({ kind: 'fields', line: this.line, ...lastLine, fields });
    this.line += lines;
    return true;
  }

  /** Whether a stray quotation mark made one record of several lines that are records of their own. */
  private hasSwallowedLines(fields: string[], raw: Buffer): boolean {
    const { width } = this.format;
    const fits = fields.length === width;
    if (width < 2 || (fits && !fields.some((field) => field.startsWith('"')))) return false;
    const strict = isStrictlyQuoted(raw, this.format);
    if (fits === strict) return !strict;
    const others = raw.subarray(raw.indexOf(this.newline) + 1);
    const isRecord = (inner: string[]) => inner.length === width;
    return (
      parseText(others, this.format).some(isRecord) ||
      (fits && parseText(others, this.format, false).some(isRecord))
    );
  }

  /** Rescues or rejects the first line of a damaged record and returns what follows it. */
  private readFirstLineAlone(rest: Buffer): Buffer {
    const newline = rest.indexOf(this.newline);
    const end = newline === -1 ? rest.length : newline + 1;
    const first = rest.subarray(0, end);
    const fields = first.length > MAX_RECORD_BYTES ? undefined : parseText(first, this.format, false)[0];
    if (!fields) this.reject(this.line, TOO_LONG);
    else if (fields.length === this.format.width)
      this.out.push({ kind: 'fields', line: this.line, fields: fields.map(unquote), warning: STRAY_QUOTE });
    else
      this.reject(
        this.line,
        'A quotation mark opens a value on this line and is not closed, so the line cannot be read.',
      );
    this.line++;
    return rest.subarray(end);
  }

  private reject(line: number, reason: string): void {
    this.out.push({ kind: 'rejected', rejected: { line, reason } });
  }

  private isTooLong(rest: Buffer): boolean {
    return rest.length > MAX_RECORD_BYTES || this.countLines(rest) > MAX_RECORD_LINES;
  }

  private countLines(bytes: Buffer): number {
    let count = 0;
    for (let at = bytes.indexOf(this.newline); at !== -1; at = bytes.indexOf(this.newline, at + 1)) count++;
    return count;
  }
}

/** Undoes the quoting of a value that was read with quotation marks taken literally. */
function unquote(field: string): string {
  const inner = field.length > 1 && field.startsWith('"') && field.endsWith('"') ? field.slice(1, -1) : field;
  return inner.replace(/^"(?!")/, '').replaceAll('""', '"');
}
