import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportKind } from '../../contract/admin/export.ts';
import type { Query } from '../db/db.ts';
import type { ImageStore } from '../providers/images/images.ts';
import type { ExportPart } from './export-part.ts';
import { writePages } from './pages/write-pages.ts';
import { countRows } from './shop/queries.ts';
import { customersAsCsv, listsAsCsv, orderLinesAsCsv, ordersAsCsv } from './shop/tables.ts';
import { countStock, countTitles } from './titles/queries.ts';
import { stockAsCsv } from './titles/stock-as-csv.ts';
import { titlesAsCsv } from './titles/titles-as-csv.ts';
import { titlesAsOnix } from './titles/titles-as-onix.ts';

export interface ExportSource {
  q: Query;
  images: ImageStore;
  store: { id: number; webstoreName: string; name: string; timeZone: string };
  now: Date;
  signal: AbortSignal;
  /** How much is written, from 0 to 1. */
  onProgress(done: number): void;
}

type TextKind = Exclude<ExportKind, 'pages_zip'>;

interface TextFile {
  parts(source: ExportSource): AsyncGenerator<ExportPart>;
  /** How many rows it will have, about. */
  count(source: ExportSource): Promise<number>;
}

const tableOf = ({ q, store }: ExportSource) => ({ q, storeId: store.id, timeZone: store.timeZone });
const rowsOf =
  (table: Parameters<typeof countRows>[1]) =>
  ({ q, store }: ExportSource) =>
    countRows(q, table, store.id);

const textFiles: Record<TextKind, TextFile> = {
  titles_onix: {
    parts: ({ q, store, now, signal }) => titlesAsOnix({ q, sender: store.name, now, signal }),
    count: ({ q }) => countTitles(q),
  },
  titles_csv: {
    parts: ({ q, signal }) => titlesAsCsv({ q, signal }),
    count: ({ q }) => countTitles(q),
  },
  stock_csv: {
    parts: ({ q, store, signal }) => stockAsCsv({ q, storeId: store.id, signal }),
    count: ({ q, store }) => countStock(q, store.id),
  },
  orders_csv: { parts: (source) => ordersAsCsv(tableOf(source)), count: rowsOf('customer_order') },
  order_lines_csv: { parts: (source) => orderLinesAsCsv(tableOf(source)), count: rowsOf('customer_order') },
  customers_csv: { parts: (source) => customersAsCsv(tableOf(source)), count: rowsOf('customer') },
  lists_csv: { parts: (source) => listsAsCsv(tableOf(source)), count: rowsOf('title_list') },
};

/**
 * Writes what a store has of one kind into a new file that only this user can read. Resolves to how many rows, titles or pages it holds.
 *
 * @throws what the system, the database or the image store says, and the reason of `signal`; the file may be there in part then
 */
export async function writeExport(source: ExportSource, kind: ExportKind, path: string): Promise<number> {
  if (kind === 'pages_zip') return writePages({ ...source, path });
  const { signal, onProgress } = source;
  const { parts, count } = textFiles[kind];
  const total = await count(source);
  let rows = 0;
  async function* text(): AsyncGenerator<string> {
    for await (const part of parts(source)) {
      rows += part.rows;
      onProgress(total > 0 ? Math.min(1, rows / total) : 1);
      yield part.text;
    }
  }
  await pipeline(Readable.from(text()), createWriteStream(path, { mode: 0o600 }), { signal });
  return rows;
}
