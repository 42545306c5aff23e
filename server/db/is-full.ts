import { DatabaseFull } from './db.ts';

/** Whether a disk, or the share of it that this program may use, is full. */
export function isFull(e: unknown): boolean {
  if (e instanceof DatabaseFull) return true;
  const code = e instanceof Error && 'code' in e ? e.code : undefined;
  // 53100: disk_full of the database that a backup is restored into for a test.
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}
