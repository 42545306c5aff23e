import { parse } from 'csv-parse/sync';

const delimiters = [',', ';', '\t', '|'];

export interface TextTable {
  rows: string[][];
  /** There are more rows than these. */
  isCut: boolean;
}

/** The tables that a text may be, each way to part its columns once; no more than `most` rows of each. */
export function* textTables(text: string, most: number): Generator<TextTable> {
  yield* delimitedTables(text, most);
  const lines = linesOf(text, most);
  const rows = lines.map((line) => line.trim().split(/\s+/)).filter((cells) => cells[0] !== '');
  yield { rows, isCut: lines.length === most };
}

export const linesOf = (text: string, most: number) => text.split(/\r\n|\n|\r/, most);

/** The same, only by characters that part columns. */
export function* delimitedTables(text: string, most: number): Generator<TextTable> {
  const lines = text.slice(0, 20_000);
  for (const delimiter of delimiters) if (lines.includes(delimiter)) yield delimited(text, delimiter, most);
}

function delimited(text: string, delimiter: string, most: number): TextTable {
  const rows: string[][] = [];
  let isBroken = false;
  try {
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: most,
      on_record: (fields) => {
        rows.push(fields as unknown as string[]);
        return null;
      },
    });
  } catch {
    // A quotation mark that is never closed: the rows before it stand.
    isBroken = true;
  }
  return { rows, isCut: isBroken || rows.length === most };
}
