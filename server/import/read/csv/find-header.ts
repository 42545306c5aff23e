import type { KnownHeaders } from './guess-mapping.ts';
import { headerKey } from './header-key.ts';

const LINES_BEFORE_HEADER = 10;

export interface FoundHeader {
  /** Index among the records that are not blank; -1 when the table has no header. */
  index: number;
  headers: string[];
}

/**
 * Finds the header among the first records: a report may print its name and date above it. A first record that
 * holds a number of eight or more digits is a row: the table has no header and its columns are numbered.
 */
export function findHeader<F extends string>(records: string[][], known: KnownHeaders<F>): FoundHeader {
  const candidates = records.slice(0, LINES_BEFORE_HEADER);
  const counts = candidates.map((record) => countKnown(record, known));
  const most = Math.max(0, ...counts);
  const index = most >= 2 ? counts.indexOf(most) : 0;
  const record = candidates[index] ?? [];
  if (most < 2 && record.some((cell) => /^\W*\d[\d\s-]{6,15}[\dXx]\W*$/.test(cell)))
    return { index: -1, headers: Array.from({ length: usualLength(records) }, (_, i) => `Column ${i + 1}`) };
  return { index, headers: record.map((cell, i) => cell.replace(/\s+/g, ' ').trim() || `Column ${i + 1}`) };
}

function countKnown<F extends string>(record: string[], known: KnownHeaders<F>): number {
  return new Set(record.map(headerKey).filter((key) => known.has(key))).size;
}

function usualLength(records: string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1;
}
