import type { Db } from '../db/db.ts';
import { sessionDays } from '../session/sessions.ts';
import { deleteStale, regroupLately } from './queries.ts';

/** Forgets what nobody can use any more, and mends what two imports at once could not see. */
export async function tidy({ db }: { db: Db }): Promise<void> {
  await deleteStale(db, sessionDays);
  await regroupLately(db);
}
