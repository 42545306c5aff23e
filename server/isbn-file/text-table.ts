import { parse } from 'csv-parse/sync';

const delimiters = [',', ';', '\t', '|'];

/** The tables that a text may be, each way to part its columns once; no more than `most` rows of each. */
export function* textTables(text: string, most: number): Generator<string[][]> {
  yield* delimitedTables(text, most);
  yield text
    .split(/\r\n|\n|\r/, most)
    .map((line) => line.trim().split(/\s+/))
    .filter((cells) => cells[0] !== '');
}

/** The same, only by characters that part columns. */
export function* delimitedTables(text: string, most: number): Generator<string[][]> {
  const lines = text.slice(0, 20_000);
  for (const delimiter of delimiters) if (lines.includes(delimiter)) yield delimited(text, delimiter, most);
}

function delimited(text: string, delimiter: string, most: number): string[][] {
  const records: string[][] = [];
  try {
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: most,
      on_record: (fields) => {
        records.push(fields as unknown as string[]);
        return null;
      },
    });
  } catch {
    // A quotation mark that is never closed: the records before it stand.
  }
  return records;
}
