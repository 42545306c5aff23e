import type { CopiesRow } from '../isbn-file/copies-rows.ts';

/** Copies of one title that a file asks for. */
export type WantedCopies = CopiesRow & { qty: number };

export interface WantedList {
  wanted: WantedCopies[];
  /** Rows whose quantity is empty or 0: order forms list more than is ordered. */
  withoutQuantity: number;
  /** The file asks for more titles than an import takes. */
  isCut: boolean;
}

/** More titles than a cart holds, and still few enough to look through. */
export const mostImported = 2_000;

/** The rows of a file with a quantity, those of one ISBN added up. `qty` -1 stands for what is no number of copies. */
export function wantedCopies(rows: readonly CopiesRow[]): WantedList {
  const wanted = new Map<string, WantedCopies>();
  let withoutQuantity = 0;
  for (const row of rows) {
    if (row.qty === 0) {
      withoutQuantity += 1;
      continue;
    }
    const key = row.qty === null ? `${row.written} ?` : row.isbn || row.written;
    const same = wanted.get(key);
    if (same && row.qty !== null) same.qty += row.qty;
    else if (!same) wanted.set(key, { ...row, qty: row.qty ?? -1 });
  }
  return {
    wanted: [...wanted.values()].slice(0, mostImported),
    withoutQuantity,
    isCut: wanted.size > mostImported,
  };
}
