import { parse } from 'csv-parse/sync';

export interface TableFormat {
  /** One of , ; tab | */
  delimiter: string;
  /** What ends a line: '\n' (also after a carriage return) or '\r' alone, as old Macs write. */
  newline: '\n' | '\r';
}

const STOP = new Error('stop');

/**
 * Parses whole lines of CSV and hands over each record with the offset of the byte after it.
 * Quotation marks inside a value are taken as written; `onRecord` may return false to stop.
 *
 * @returns 'unclosed' when the text ends inside a quoted value: what follows the last record was not handed over.
 */
export function parseBlock(
  block: Buffer | string,
  format: TableFormat,
  onRecord: (fields: string[], end: number) => boolean | undefined,
  quote: '"' | false = '"',
): 'done' | 'stopped' | 'unclosed' {
  try {
    parse(block, {
      delimiter: format.delimiter,
      record_delimiter: format.newline === '\n' ? ['\r\n', '\n'] : ['\r'],
      quote,
      escape: quote || null,
      relax_quotes: true,
      relax_column_count: true,
      on_record: (fields, context) => {
        if (onRecord(fields as unknown as string[], context.bytes) === false) throw STOP;
        return null;
      },
    });
  } catch (error) {
    if (error === STOP) return 'stopped';
    if (error instanceof Error && 'code' in error && error.code === 'CSV_QUOTE_NOT_CLOSED') return 'unclosed';
    throw error;
  }
  return 'done';
}

/** The records of a short text, as far as they can be told; a value left open at the end is dropped. */
export function parseText(text: string | Buffer, format: TableFormat, quote: '"' | false = '"'): string[][] {
  const records: string[][] = [];
  parseBlock(text, format, (fields) => void records.push(fields), quote);
  return records;
}

/** True when the text follows the rules for quotation marks to the letter (RFC 4180). */
export function isStrictlyQuoted(text: string | Buffer, format: TableFormat): boolean {
  try {
    parse(text, {
      delimiter: format.delimiter,
      record_delimiter: format.newline === '\n' ? ['\r\n', '\n'] : ['\r'],
      relax_column_count: true,
    });
    return true;
  } catch {
    return false;
  }
}
