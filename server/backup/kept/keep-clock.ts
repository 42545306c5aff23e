import type { Query } from '../../db/db.ts';
import { nextRun } from './plan.ts';
import { lockPlanOf, setPlanClock } from './plan-queries.ts';

/** Backups at 3 am stay at 3 am in another time zone of the store whose owner has planned them. */
export async function keepBackupClock(q: Query, storeId: number, timeZone: string, now: Date): Promise<void> {
  const plan = await lockPlanOf(q, storeId);
  if (plan) await setPlanClock(q, timeZone, nextRun(plan, timeZone, now));
}
