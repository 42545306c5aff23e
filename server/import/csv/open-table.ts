import { type OpenTextOptions, openText } from '../open-text.ts';
import { FileRefused, notATable } from '../refuse-file.ts';
import { detectFormat, sampleRecords } from './detect-format.ts';
import { findHeader } from './find-header.ts';
import type { KnownHeaders } from './guess-mapping.ts';
import { type Split, splitRecords } from './split-records.ts';

/** Rows looked at before the first is handed out, to guess columns, the order of dates and the style of names. */
const SAMPLE_ROWS = 1000;

export interface OpenTableOptions extends OpenTextOptions {
  /** One character; guessed when absent. */
  delimiter?: string;
}

export interface Table {
  encoding: string;
  delimiter: string;
  header_line: number | null;
  headers: string[];
  /** Up to 1,000 rows from the start, those with the right number of columns. */
  sample: string[][];
  /** All rows, in batches, without header and repeated headers; can be read once. */
  batches: AsyncIterable<Split[]>;
  /** Lets go of the file; needed only when `batches` is not read. */
  close: () => Promise<void>;
}

/**
 * Opens a table of any encoding and delimiter and finds its header.
 *
 * @throws FileRefused with one sentence when the file is no table or has no rows.
 */
export async function openTable<F extends string>(
  file: string,
  known: KnownHeaders<F>,
  options: OpenTableOptions = {},
): Promise<Table> {
  if (options.delimiter !== undefined && [...options.delimiter].length !== 1)
    throw new FileRefused('The delimiter must be one character, such as , or ;');
  const opened = await openText(file, options);
  const refusal = notATable(opened.head);
  if (refusal) {
    await opened.close();
    throw new FileRefused(refusal);
  }
  const format = detectFormat(opened.head, options.delimiter);
  const header = findHeader(sampleRecords(opened.head, format), known);
  const width = header.headers.length;
  const source = splitRecords(opened.text, { ...format, width });
  const start = await readStart(source, header.index, width);
  if (start.rows.length === 0 && start.ended)
    throw new FileRefused(width === 0 ? 'The file is empty.' : 'The file has a header but no rows.');

  async function* batches(): AsyncGenerator<Split[]> {
    yield start.rows;
    if (!start.ended) for await (const batch of source) yield batch.filter(isNotHeader);
  }
  function isNotHeader(split: Split): boolean {
    return (
      split.kind === 'rejected' ||
      header.index === -1 ||
      !split.fields.every((cell, i) => cell === start.header[i])
    );
  }
  return {
    encoding: opened.encoding,
    delimiter: format.delimiter,
    header_line: start.headerLine,
    headers: header.headers,
    sample: start.rows
      .flatMap((row) => (row.kind === 'fields' && row.fields.length === width ? [row.fields] : []))
      .slice(0, SAMPLE_ROWS),
    batches: batches(),
    close: opened.close,
  };
}

async function readStart(source: AsyncGenerator<Split[]>, headerIndex: number, width: number) {
  const rows: Split[] = [];
  let header: string[] = [];
  let headerLine: number | null = null;
  let toSkip = headerIndex;
  while (rows.length < SAMPLE_ROWS) {
    const step = await source.next();
    if (step.done) return { rows, header, headerLine, ended: true };
    for (const split of step.value) {
      if (split.kind === 'fields' && isFormatHint(split.fields)) continue;
      if (toSkip < 0) rows.push(split);
      else if (toSkip === 0 && split.kind === 'fields' && split.fields.length === width) {
        header = split.fields;
        headerLine = split.line;
        toSkip = -1;
      } else if (toSkip > 0) toSkip--;
    }
  }
  return { rows, header, headerLine, ended: false };
}

/** The line 'sep=;' that tells Excel the delimiter. */
function isFormatHint(fields: string[]): boolean {
  return /^sep=.?$/.test(fields[0] ?? '') && fields.every((field, i) => i === 0 || field === '');
}
