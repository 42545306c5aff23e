import { fromCsvCell } from '../../../../contract/csv-cell.ts';
import type { Rejected } from '../../record.ts';
import { FileRefused } from '../refuse-file.ts';
import { fitRow } from './fit-row.ts';
import type { GuessedColumn, KnownHeaders } from './guess-mapping.ts';
import type { MappingReport } from './mapping.ts';
import { type OpenTableOptions, openTable, type Table } from './open-table.ts';
import { learnAlignment } from './realign.ts';

type RejectedRow = { kind: 'rejected'; rejected: Rejected };

/** What sets one kind of table apart from another: a catalogue, a list of copies. */
export interface TableKind<F extends string, R> {
  known: KnownHeaders<F>;
  /** Says which field each column holds. Throws FileRefused when the person named a column that is not there. */
  guess: (table: Table) => GuessedColumn<F>[];
  /** Why the table cannot be loaded; undefined when it can. */
  refusal: (table: Table, columns: GuessedColumn<F>[]) => string | undefined;
  /** What the owner should know before it is loaded. */
  notes?: (columns: GuessedColumn<F>[]) => string[];
  /** How a row becomes a record. */
  reader: (
    table: Table,
    columns: GuessedColumn<F>[],
  ) => (line: number, cells: string[], warning?: string) => R | RejectedRow;
}

/**
 * The road of every table (CSV, TSV, workbook): open it, guess its columns, refuse a table of another kind, then hand out
 * its rows. Nothing is read beyond the first 1,000 rows until `rows` is, which can be read once.
 *
 * @throws FileRefused with one sentence
 */
export async function readTable<F extends string, R>(
  file: string,
  options: OpenTableOptions,
  kind: TableKind<F, R>,
): Promise<{ mapping: MappingReport<F>; rows: AsyncIterable<R | RejectedRow> }> {
  const table = await openTable(file, kind.known, options);
  try {
    const columns = kind.guess(table);
    const refusal = kind.refusal(table, columns);
    if (refusal) throw new FileRefused(refusal);
    return {
      mapping: report(table, columns, kind.notes?.(columns) ?? []),
      rows: rowsOf(table, kind.reader(table, columns)),
    };
  } catch (error) {
    await table.close();
    throw error;
  }
}

async function* rowsOf<R>(
  table: Table,
  read: (line: number, cells: string[], warning?: string) => R | RejectedRow,
): AsyncGenerator<R | RejectedRow> {
  const width = table.headers.length;
  const alignment = learnAlignment(width, table.sample, table.delimiter);
  for await (const batch of table.batches) {
    for (const split of batch) {
      const row = fitRow(split, width, alignment);
      yield row.kind === 'rejected' ? row : read(row.line, row.fields.map(fromCsvCell), row.warning);
    }
  }
}

function report<F extends string>(
  { encoding, delimiter, header_line, sheet }: Table,
  columns: GuessedColumn<F>[],
  notes: string[],
): MappingReport<F> {
  const shown = columns.map(({ header, field, confidence, sample }) => ({
    header,
    field,
    confidence,
    sample,
  }));
  return { encoding, delimiter, header_line, ...(sheet && { sheet }), columns: shown, notes };
}
