import { DatabaseDown } from '../db/db.ts';
import { isFull } from '../db/is-full.ts';
import { CopyRefused } from './snapshot.ts';

/** Why a database could not be copied, in a sentence for its owner. */
export function copyProblem(e: unknown): string {
  if (e instanceof CopyRefused) return e.message;
  if (isFull(e)) return 'The disk is full. Make room on it, then try again.';
  return e instanceof DatabaseDown
    ? 'The connection to the database was lost. Try again when it is there for good.'
    : 'The log of this server says why.';
}
