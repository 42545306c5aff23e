import type { Db } from '../db/db.ts';
import { sessionDays } from '../session/sessions.ts';
import { deleteStale } from './queries.ts';

/** Forgets what nobody can use any more. */
export async function tidy({ db }: { db: Db }): Promise<void> {
  await deleteStale(db, sessionDays);
}
