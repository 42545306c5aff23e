import type { Db, Query } from '../../db/db.ts';
import type { StockRead, StockRow } from '../read/stock/stock-row.ts';
import { fold } from '../rules/fold.ts';
import { inBatches, saveOrSplit } from './batches.ts';
import { type PlacedRow, type StockOutcome, type StockStore, saveStockBatch } from './save-stock-batch.ts';
import type { SaveOptions } from './save-titles.ts';
import { readStockLocations, type StockLocation } from './stock-queries.ts';
import { takenBack } from './taken-back.ts';

/** Counts of a stock import so far; every row of the file is in one of the first three. */
export interface StockSummary {
  updated: number;
  unchanged: number;
  rejected: number;
  warnings: number;
  /** Line of the last row that is safely in the database, 0 when none is. */
  line: number;
  stopped: boolean;
}

export interface SaveStockOptions
  extends Pick<SaveOptions, 'onRejected' | 'onWarning' | 'signal' | 'batchSize'> {
  store: StockStore;
  onProgress?: (summary: Readonly<StockSummary>) => void;
  /** Takes every write back. */
  dryRun?: boolean;
}

/**
 * Sets copies on hand and on order, and prices, of one store from the rows of a stock list. Books that the list does not
 * name keep theirs; a price equal to the list price is no price of the store's own. The same list again changes nothing.
 *
 * @throws DatabaseDown when the database goes away, and whatever the reader throws; whole batches stay.
 */
export async function saveStock(
  db: Db,
  reads: AsyncIterable<StockRead> | Iterable<StockRead>,
  options: SaveStockOptions,
): Promise<StockSummary> {
  const { store, batchSize: size = 500, signal } = options;
  const summary: StockSummary = {
    updated: 0,
    unchanged: 0,
    rejected: 0,
    warnings: 0,
    line: 0,
    stopped: false,
  };
  const locations = await readStockLocations(db, store.id);

  const reject = (line: number, ref: string | undefined, reason: string) => {
    summary.rejected += 1;
    options.onRejected?.({ line, ...(ref && { ref }), reason });
  };
  const warn = (row: StockRow, warnings: string[]) => {
    summary.warnings += warnings.length;
    for (const warning of warnings) options.onWarning?.(row.line, row.eisbn, warning);
  };
  const wants = (read: StockRead) => {
    if (read.kind === 'rejected') {
      reject(read.rejected.line, read.rejected.ref, read.rejected.reason);
      return false;
    }
    const location = findLocation(locations, read.location);
    if ('reason' in location) reject(read.line, read.eisbn, location.reason);
    else warn(read, read.warnings);
    return 'id' in location;
  };
  const prepare = (batch: StockRead[]) =>
    batch.flatMap((read): PlacedRow[] => {
      const location = read.kind === 'row' ? findLocation(locations, read.location) : undefined;
      return read.kind === 'row' && location && 'id' in location
        ? [{ ...read, location_id: location.id }]
        : [];
    });
  const inTransaction = <T>(work: (q: Query) => Promise<T>) =>
    options.dryRun ? takenBack(db, work) : db.tx(work);
  const write = async (rows: PlacedRow[]) => {
    const outcomes = await saveOrSplit(
      rows,
      (some) => inTransaction((q) => saveStockBatch(q, store, some)),
      (reason): StockOutcome => ({ kind: 'rejected', reason, warnings: [] }),
    );
    rows.forEach((row, i) => {
      const outcome = outcomes[i];
      if (!outcome) return;
      warn(row, outcome.warnings);
      if (outcome.kind === 'rejected') reject(row.line, row.eisbn, outcome.reason ?? '');
      else summary[outcome.kind] += 1;
    });
  };
  const written = (rows: PlacedRow[]) => {
    summary.line = rows.at(-1)?.line ?? summary.line;
    options.onProgress?.(summary);
  };

  summary.stopped = !(await inBatches(reads, { size, signal, wants, prepare, write, written }));
  return summary;
}

/** A place by its code or name; '' is the shop's only place. */
function findLocation(
  locations: readonly StockLocation[],
  written: string,
): StockLocation | { reason: string } {
  const wanted = fold(written);
  const [only] = locations;
  if (wanted === '' && only && locations.length === 1) return only;
  const found = locations.find((p) => fold(p.code) === wanted || fold(p.name) === wanted);
  if (found && wanted) return found;
  const known = locations.map((p) => (p.code === p.name ? p.code : `${p.code} (${p.name})`)).join(', ');
  return {
    reason: wanted
      ? `There is no location '${written}' in this shop. Its locations are: ${known || 'none yet'}.`
      : `This row names no location, and the shop has several: ${known || 'none yet'}.`,
  };
}
