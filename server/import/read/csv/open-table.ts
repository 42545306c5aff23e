import { type OpenTextOptions, openText } from '../open-text.ts';
import { FileRefused, notATable } from '../refuse-file.ts';
import { detectFormat, sampleRecords } from './detect-format.ts';
import { findHeader } from './find-header.ts';
import type { KnownHeaders } from './guess-mapping.ts';
import { openWorkbook, type Workbook } from './open-workbook.ts';
import { type Split, splitRecords } from './split-records.ts';

/** Rows of a workbook among which the header is looked for. */
const BEGINNING = 200;
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
  sheet?: { name: string; others: string[] };
  /** Up to 1,000 rows from the start, those with the right number of columns. */
  sample: string[][];
  /** All rows, in batches, without header and repeated headers; can be read once. */
  batches: AsyncIterable<Split[]>;
  /** Lets go of the file; needed only when `batches` is not read. */
  close: () => Promise<void>;
}

/** A table before its header is found: the first records, and all of them when the number of columns is known. */
interface Opened extends Pick<Table, 'encoding' | 'delimiter' | 'sheet' | 'close'> {
  beginning: string[][];
  rows: (width: number) => AsyncGenerator<Split[]>;
}

/**
 * Opens a table, text of any encoding and delimiter or a workbook, and finds its header.
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
  const workbook = await openWorkbook(file, options.onProgress);
  const opened = workbook ? fromWorkbook(workbook) : await fromText(file, options);
  const { encoding, delimiter, sheet, close } = opened;
  const header = findHeader(opened.beginning, known);
  const width = header.headers.length;
  const source = opened.rows(width);
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
    ...{ encoding, delimiter, close, headers: header.headers, header_line: start.headerLine },
    ...(sheet && { sheet }),
    sample: start.rows
      .flatMap((row) => (row.kind === 'fields' && row.fields.length === width ? [row.fields] : []))
      .slice(0, SAMPLE_ROWS),
    batches: batches(),
  };
}

async function fromText(file: string, options: OpenTableOptions): Promise<Opened> {
  const { encoding, head, text, doubtful, close } = await openText(file, options);
  const refusal = notATable(head);
  if (refusal) {
    await close();
    throw new FileRefused(refusal);
  }
  const format = detectFormat(head, options.delimiter);
  const remark =
    encoding === 'windows-1252'
      ? 'This line is UTF-8, unlike the rest of the file, and was read as UTF-8.'
      : 'Some characters of this line are not UTF-8, unlike the rest of the file; they were read as Windows-1252.';
  async function* rows(width: number): AsyncGenerator<Split[]> {
    for await (const batch of splitRecords(text, { ...format, width }))
      yield batch.map((row) => {
        const isDoubtful =
          row.kind === 'fields' && !row.warning && doubtful.has(row.line, row.lastLine ?? row.line);
        return isDoubtful ? { ...row, warning: remark } : row;
      });
  }
  return { encoding, delimiter: format.delimiter, beginning: sampleRecords(head, format), rows, close };
}

function fromWorkbook({ name, others, rows }: Workbook): Opened {
  const splits = rows.flatMap((fields, i): Split[] =>
    fields.every((field) => field.trim() === '') ? [] : [{ kind: 'fields', line: i + 1, fields }],
  );
  async function* inOne(width: number): AsyncGenerator<Split[]> {
    // A sheet ends a row with its last cell that is not empty.
    yield splits.map((row) =>
      row.kind === 'fields' && row.fields.length < width
        ? { ...row, fields: [...row.fields, ...Array<string>(width - row.fields.length).fill('')] }
        : row,
    );
  }
  return {
    encoding: 'Excel',
    delimiter: ',',
    sheet: { name, others },
    beginning: splits.slice(0, BEGINNING).flatMap((row) => (row.kind === 'fields' ? [row.fields] : [])),
    rows: inOne,
    close: async () => {},
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
