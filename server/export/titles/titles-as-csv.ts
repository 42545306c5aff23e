import type { Query } from '../../db/db.ts';
import { BYTE_ORDER_MARK, csvRow } from '../csv-row.ts';
import type { ExportPart } from '../export-part.ts';
import { CSV_COLUMNS } from './csv-columns.ts';
import { titlePages } from './title-pages.ts';

/**
 * All titles in the shop as a table, a row for each, under headers that our own importer knows. The same catalogue gives the
 * same bytes. A table holds less than ONIX: see `CSV_COLUMNS`, and the test of the round trip for what it loses.
 *
 * @throws the reason of `signal` once it is aborted
 */
export async function* titlesAsCsv({
  q,
  signal,
}: {
  q: Query;
  signal?: AbortSignal;
}): AsyncGenerator<ExportPart> {
  yield { text: BYTE_ORDER_MARK + csvRow(CSV_COLUMNS.map(([header]) => header)), rows: 0 };
  for await (const titles of titlePages(q, signal))
    yield {
      text: titles.map((title) => csvRow(CSV_COLUMNS.map(([, cell]) => cell(title)))).join(''),
      rows: titles.length,
    };
}
