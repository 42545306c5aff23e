import { basename } from 'node:path';
import type { Read, ReadProgress } from '../../record.ts';
import { type KindOfTable, kindOfTable } from '../kind-of-table.ts';
import { loadedWith } from '../refuse-file.ts';
import { buildRecord } from './build-record.ts';
import type { Field } from './field.ts';
import { guessBookColumns } from './guess-book-columns.ts';
import type { GuessedColumn } from './guess-mapping.ts';
import { HEADER_FIELDS } from './header-names.ts';
import type { Mapping, MappingReport } from './mapping.ts';
import type { Table } from './open-table.ts';
import { makePlan } from './plan.ts';
import { readTable } from './read-table.ts';

export interface ReadCsvOptions {
  /** Columns that the person named; the rest is guessed. */
  mapping?: Partial<Mapping>;
  /** Guessed when absent, as is the delimiter. */
  encoding?: string;
  delimiter?: string;
  /** 'csv:<file name>' when absent. */
  source?: string;
  /** ISO 4217 code of amounts without a currency; 'USD' when absent. */
  currency?: string;
  onProgress?: (progress: ReadProgress) => void;
  /** Size of the blocks read from disk, for tests. */
  blockBytes?: number;
}

/**
 * Reads a catalogue table: text, plain or gzip, of any size in flat memory, or a workbook.
 *
 * @throws FileRefused with one sentence when the file is no table, has no rows, no column holds ISBNs, or it is a table of
 * copies or of links.
 */
export function readCsv(
  file: string,
  options: ReadCsvOptions = {},
): Promise<{ mapping: MappingReport; rows: AsyncIterable<Read> }> {
  const given = options.mapping ?? {};
  return readTable<Field, Read>(file, options, {
    known: HEADER_FIELDS,
    guess: (table) => shortenSecondDescription(guessBookColumns(table, given)),
    refusal: (table, columns) => refusalOf(table, columns, Object.keys(given).length > 0),
    notes: notesOf,
    reader: (table, columns) => {
      const plan = makePlan(columns, table.sample, {
        source: options.source ?? `csv:${basename(file)}`,
        currency: options.currency ?? 'USD',
      });
      return (line, cells, warning) => buildRecord(line, cells, plan, warning);
    },
  });
}

function refusalOf(table: Table, columns: GuessedColumn<Field>[], isGiven: boolean): string | undefined {
  if (!columns.some(({ field }) => /^isbn|^upc/.test(field)))
    return (
      `No column with ISBNs was found among: ${table.headers.slice(0, 40).join(', ')}. ` +
      'If one of them holds ISBNs, name it with --map "Header=isbn".'
    );
  return isGiven ? undefined : otherTable(kindOfTable(table), columns);
}

/** A list of copies would set the list prices of books to what a shop asks for them. */
function otherTable({ kind, header }: KindOfTable, columns: GuessedColumn<Field>[]): string | undefined {
  if (kind === 'copies')
    return `This is a table of copies (${header}), not of books; load it with: ${loadedWith.copies}`;
  if (kind !== 'links') return undefined;
  const isbn = columns.find(({ field }) => /^isbn|^upc/.test(field))?.header ?? 'Column 1';
  return (
    `This is a list of links, not of books; load it with: ${loadedWith.covers}. ` +
    `If it is a list of books, name its columns, such as --map "${isbn}=isbn" --map "Header=title".`
  );
}

/** What is missing in a table that can only change books which the catalogue has. */
function notesOf(columns: GuessedColumn<Field>[]): string[] {
  const fields = new Set(columns.map(({ field }) => field));
  if (fields.has('title')) return [];
  const says = [...fields].some(
    (field) => field !== 'ignored' && !/^isbn|^upc|^currency$|^record_ref$/.test(field),
  );
  return [
    says
      ? 'No column holds titles, so only books that the catalogue has are changed; new ones are rejected.'
      : 'No column but that of the ISBNs can be loaded, so nothing changes: new books need a title, and books that the ' +
        'catalogue has need something to change, such as a price or a subject. Copies are loaded with: ' +
        loadedWith.copies,
  ];
}

/** Beside a long description, the column called just 'description' holds a short one. */
function shortenSecondDescription(columns: GuessedColumn<Field>[]): GuessedColumn<Field>[] {
  if (columns.some(({ field }) => field === 'short_description')) return columns;
  const [, second] = columns
    .filter(({ field, confidence }) => field === 'description' && confidence !== 'given')
    .sort((a, b) => a.rank - b.rank);
  return columns.map((column) => (column === second ? { ...column, field: 'short_description' } : column));
}
