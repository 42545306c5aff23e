import { FIELDS } from '../read/csv/field.ts';
import { knownFields } from '../read/csv/mapping.ts';
import { readCsv } from '../read/csv/read-csv.ts';
import { readOnix } from '../read/onix/read-onix.ts';
import { readStock } from '../read/stock/read-stock.ts';
import { STOCK_FIELDS } from '../read/stock/stock-header-names.ts';
import type { StockRead } from '../read/stock/stock-row.ts';
import type { Read } from '../record.ts';
import type { Recognised } from './recognise.ts';

interface ReadAs {
  /** As it was called where it came from: records of one source replace each other. */
  fileName: string;
  /** ISO 4217, of prices that name none. */
  currency: string;
  /** Code of the location of rows that name none; '' = the store's only one. */
  location: string;
  onBytes: (read: number) => void;
}

/** The records of an uploaded file: titles, or rows of a list of copies. */
export type Reads =
  | { of: 'titles'; reads: AsyncIterable<Read> }
  | { of: 'copies'; reads: AsyncIterable<StockRead> };

/** Opens a file that was recognised. Throws FileRefused. */
export async function openReads(
  file: string,
  { kind, given, columns }: Recognised,
  { fileName, currency, location, onBytes }: ReadAs,
): Promise<Reads> {
  const onProgress = ({ bytes_read }: { bytes_read: number }) => onBytes(bytes_read);
  if (kind === 'onix')
    return { of: 'titles', reads: readOnix(file, { default_currency: currency, onProgress }) };
  if (kind === 'copies') {
    const mapping = knownFields(given, STOCK_FIELDS);
    const { rows } = await readStock(file, { mapping, location, onProgress });
    return { of: 'copies', reads: rows };
  }
  // A person has seen that it is read as books: name one column, so that the reader does not take it for something else.
  const isbn = columns.find(({ field }) => /^isbn|^upc/.test(field));
  const mapping = knownFields({ ...(isbn && { [isbn.header]: isbn.field }), ...given }, FIELDS);
  const source = `csv:${fileName}`;
  const { rows } = await readCsv(file, { mapping, currency, source, onProgress });
  return { of: 'titles', reads: rows };
}
