import { forgetOrdersThatAreOver } from '../account/person.ts';
import { sessionDays } from '../call/sessions.ts';
import { deleteOldChanges } from '../changes/queries.ts';
import type { Db } from '../db/db.ts';
import { refreshStatistics } from '../db/refresh-statistics.ts';
import { deleteStale, regroupLately } from './queries.ts';

/** More than a year of searches shows what readers look for in each season; older ones tell a shop nothing. */
const searchLogDays = 400;

/** Deletes expired data, and regroups works that two concurrent imports could not see. */
export async function tidy({ db, mailKeepDays }: { db: Db; mailKeepDays: number }): Promise<void> {
  await deleteStale(db, { session: sessionDays, mail: mailKeepDays, search: searchLogDays });
  await deleteOldChanges(db);
  await forgetOrdersThatAreOver(db);
  await regroupLately(db);
  await refreshStatistics(db);
}
