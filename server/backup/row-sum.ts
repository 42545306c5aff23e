import { createHash } from 'node:crypto';

/** What a table holds, to compare two copies of it. The order of the rows does not matter. */
export interface Totals {
  rows: number;
  /** Sum over the rows of the first 60 bits of the SHA-256 of each row's JSON. */
  sum: string;
}

/** Adds rows up as `readTotals` (queries.ts) does inside the database. */
export function rowSum(): { add(lines: readonly string[]): void; totals(): Totals } {
  let rows = 0;
  let sum = 0n;
  return {
    add(lines) {
      rows += lines.length;
      for (const line of lines)
        sum += BigInt(`0x${createHash('sha256').update(line, 'utf8').digest('hex').slice(0, 15)}`);
    },
    totals: () => ({ rows, sum: String(sum) }),
  };
}

export const sameTotals = (a: Totals, b: Totals): boolean => a.rows === b.rows && a.sum === b.sum;
