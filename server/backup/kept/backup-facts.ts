import type { Health } from '../../../contract/admin/health.ts';
import type { Query } from '../../db/db.ts';
import { readPlan } from './plan-queries.ts';
import { readLastBackups } from './queries.ts';

/** When the last backup was made and the next is due. */
export async function backupFacts(q: Query): Promise<Health['backups']> {
  const plan = await readPlan(q);
  return { ...(await readLastBackups(q)), every: plan?.every ?? 'never', next: plan?.next ?? null };
}
