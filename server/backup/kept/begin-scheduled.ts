import type { Db } from '../../db/db.ts';
import { backupName } from './backup-name.ts';
import { nextRun } from './plan.ts';
import { lockDuePlan, setNextRun } from './plan-queries.ts';
import { insertBackup } from './queries.ts';

/** While another one is made, the backup of the plan waits so long. */
const laterMs = 10 * 60_000;

/** Asks for the backup of the plan when it is due. One that was missed while the shop was off is made once. */
export async function beginScheduled(db: Db, now: Date): Promise<void> {
  await db.tx(async (q) => {
    const plan = await lockDuePlan(q);
    if (!plan) return;
    const file = backupName(now, 'auto');
    const id = await insertBackup(q, { file, place: plan.place, kind: 'scheduled', actor: '' });
    const later = new Date(now.getTime() + laterMs);
    await setNextRun(q, id === undefined ? later : nextRun(plan, plan.time_zone, now));
  });
}
