import type { Query } from '../../db/db.ts';
import type { BackupPlaces } from '../../providers/backups/index.ts';
import { machine } from './machine.ts';
import { placeOf } from './place-of.ts';
import { readPlan } from './plan-queries.ts';
import { deleteBackup, deleteOldEntries, readScheduled } from './queries.ts';

/**
 * Deletes the backups of the schedule that are older than as many good ones as the plan keeps. Those that staff made, or that were put
 * into the folder, stay.
 */
export async function dropOldBackups(db: Query, places: BackupPlaces): Promise<void> {
  await deleteOldEntries(db);
  const plan = await readPlan(db);
  if (!plan || plan.every === 'never') return;
  let good = 0;
  for (const backup of await readScheduled(db, machine)) {
    if (good >= plan.keep) {
      await placeOf(places, backup)?.delete(backup.file);
      await deleteBackup(db, backup.id);
    } else if (backup.check !== 'bad') good += 1;
  }
}
