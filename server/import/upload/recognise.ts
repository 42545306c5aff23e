import type { ImportFound } from '../../../contract/admin/import.ts';
import { FIELDS } from '../read/csv/field.ts';
import { guessBookColumns } from '../read/csv/guess-book-columns.ts';
import { guessMapping } from '../read/csv/guess-mapping.ts';
import { headerKey } from '../read/csv/header-key.ts';
import { HEADER_FIELDS } from '../read/csv/header-names.ts';
import { knownFields } from '../read/csv/mapping.ts';
import { openTable, type Table } from '../read/csv/open-table.ts';
import { firstBytes } from '../read/csv/open-workbook.ts';
import { kindOfTable } from '../read/kind-of-table.ts';
import { DamagedArchive, readBytes } from '../read/read-bytes.ts';
import { binaryOf, FileRefused, markupOf, textOfHead } from '../read/refuse-file.ts';
import { STOCK_FIELDS, STOCK_HEADERS } from '../read/stock/stock-header-names.ts';
import type { Choices } from './choices.ts';

/** What an uploaded file is, and how it is going to be read. */
export interface Recognised extends Pick<ImportFound, 'columns' | 'sheet' | 'other_sheets'> {
  kind: 'onix' | 'books' | 'copies';
  /** Fields of the columns that a person has named, by their headers. */
  given: Record<string, string>;
  /** Why it can't be read before a column is named; '' = it can. */
  problem: string;
}

/** How the store has read columns of such a table before: field by `headerKey`. */
type Remembered = (kind: 'books' | 'copies') => Promise<ReadonlyMap<string, string>>;

const headBytes = 64 * 1024;

/**
 * Tells what a file is by its content, whatever it is called.
 *
 * @throws FileRefused when it is neither ONIX nor a table
 */
export async function recognise(file: string, choices: Choices, remembered: Remembered): Promise<Recognised> {
  const head = await headOf(file);
  if (head.length === 0) throw new FileRefused('The file is empty.');
  const binary = binaryOf(head);
  if (binary === 'zip_of_pictures')
    throw new FileRefused('This is a ZIP file of pictures, not a list of books.');
  if ((binary === 'xlsx' || binary === 'xls') && binaryOf(await firstBytes(file)) !== binary)
    throw new FileRefused('This workbook is compressed. Unpack it, and upload the file inside.');
  const markup = binary ? undefined : markupOf(textOfHead(head));
  if (markup === 'onix' || markup === 'xml' || markup === 'marcxml')
    return { kind: 'onix', given: {}, problem: '', columns: [], sheet: '', other_sheets: [] };
  const kind = choices.kind ?? (await tableKind(file));
  return recogniseTable(file, kind, choices, await remembered(kind));
}

async function headOf(file: string): Promise<Buffer> {
  const blocks: Buffer[] = [];
  let length = 0;
  try {
    for await (const block of readBytes(file)) {
      blocks.push(block);
      length += block.length;
      if (length >= headBytes) break;
    }
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error;
    if (length === 0) throw new FileRefused(error.message);
  }
  return Buffer.concat(blocks);
}

async function tableKind(file: string): Promise<'books' | 'copies'> {
  const table = await openTable(file, HEADER_FIELDS);
  await table.close();
  return kindOfTable(table).kind === 'copies' ? 'copies' : 'books';
}

async function recogniseTable(
  file: string,
  kind: 'books' | 'copies',
  { columns: chosen }: Choices,
  remembered: ReadonlyMap<string, string>,
): Promise<Recognised> {
  const table = await openTable(file, kind === 'books' ? HEADER_FIELDS : STOCK_HEADERS);
  await table.close();
  const given = chosen ? givenIn(table, chosen) : rememberedIn(table, remembered);
  const columns = columnsOf(table, kind, given).map(({ header, field, confidence, sample }) => ({
    ...{ header, field, confidence, sample },
  }));
  return {
    kind,
    given,
    columns,
    sheet: table.sheet?.name ?? '',
    other_sheets: table.sheet?.others ?? [],
    problem: problemOf(kind, new Set(columns.map(({ field }) => field))),
  };
}

function columnsOf(table: Table, kind: 'books' | 'copies', given: Record<string, string>) {
  if (kind === 'books') return guessBookColumns(table, knownFields(given, FIELDS));
  const named = knownFields(given, STOCK_FIELDS);
  return guessMapping(table.headers, table.sample, STOCK_HEADERS, ['isbn'], named);
}

/** Another file of the same name may have other columns. */
const givenIn = ({ headers }: Table, chosen: [string, string][]): Record<string, string> =>
  Object.fromEntries(chosen.filter(([header]) => headers.includes(header)));

const rememberedIn = ({ headers }: Table, remembered: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    headers.flatMap((header) => {
      const field = remembered.get(headerKey(header));
      return field === undefined ? [] : [[header, field]];
    }),
  );

function problemOf(kind: 'books' | 'copies', fields: ReadonlySet<string>): string {
  if (![...fields].some((field) => /^isbn|^upc/.test(field)))
    return 'No column with ISBNs was found. If one of them has ISBNs, choose it below.';
  return kind === 'copies' && !fields.has('quantity')
    ? 'No column with the number of copies was found. If one of them has it, choose it below.'
    : '';
}
