import { sameTotals, type Totals } from './row-sum.ts';

/** A whole database at one moment, as backup, restore and move hand it on: from a database or from a file. */
export interface Snapshot {
  /** The migrations that made its schema. */
  migrations: { name: string; hash: string }[];
  /** Last value of each sequence; null = not used yet. */
  sequences: { name: string; value: number | null }[];
  tables: string[];
  /** The rows of a table as JSON texts, in batches. Tables are read once each, in the order of `tables`. */
  rows(table: string): AsyncIterable<string[]>;
  /** What each table held when a file was written; absent for rows that come from a database. */
  totals?: ReadonlyMap<string, Totals>;
}

/** A backup, a move or a restore cannot be done; the message is one sentence for the person who asked. */
export class CopyRefused extends Error {
  override name = 'CopyRefused';
}

/**
 * Whether the rows that were read of a table are those of its source.
 * @throws CopyRefused
 */
export function checkTotals({ totals }: Snapshot, table: string, read: Totals): void {
  if (totals && !sameTotals(read, totals.get(table) ?? { rows: 0, sum: '' }))
    throw new CopyRefused(`The table ${table} is not what was written (${read.rows} rows).`);
}
