import type { Query } from '../../db/db.ts';
import { decimalAmount } from '../../import/rules/currency-decimals.ts';
import { BYTE_ORDER_MARK, csvRow } from '../csv-row.ts';
import type { ExportPart } from '../export-part.ts';
import { readStockAfter, readStoreCurrency } from './queries.ts';

/** Titles read at once. */
const PAGE = 500;
const HEADERS = ['ISBN13', 'Location', 'Condition', 'On hand', 'On order', 'Price', 'Currency'];

/**
 * Copies of one store as a table that our own stock import reads back: a row for each title, location and condition, with what
 * a copy costs there. Copies that are set aside for orders are not on hand. A table with titles would be taken for one of books.
 *
 * @throws the reason of `signal` once it is aborted
 */
export async function* stockAsCsv({
  q,
  storeId,
  signal,
}: {
  q: Query;
  storeId: number;
  signal?: AbortSignal;
}): AsyncGenerator<ExportPart> {
  yield { text: BYTE_ORDER_MARK + csvRow(HEADERS), rows: 0 };
  const currency = await readStoreCurrency(q, storeId);
  if (currency === undefined) return;
  let after = 0;
  for (;;) {
    signal?.throwIfAborted();
    const rows = await readStockAfter(q, storeId, after, PAGE);
    const last = rows.at(-1);
    if (!last) return;
    const lines = rows.map(({ eisbn, location, condition, on_hand, on_order, price }) =>
      csvRow([
        ...[eisbn, location, condition, on_hand, on_order],
        ...(price === null ? ['', ''] : [decimalAmount(price, currency), currency]),
      ]),
    );
    yield { text: lines.join(''), rows: rows.length };
    after = last.title_id;
  }
}
