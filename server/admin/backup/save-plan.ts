import type { BackupPlan } from '../../../contract/admin/backup.ts';
import { nextRun } from '../../backup/kept/plan.ts';
import { type PlanRow, readPlan, writePlan } from '../../backup/kept/plan-queries.ts';
import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import type { StaffHandler } from '../context.ts';
import { checkOwnsAll } from './whole-installation.ts';

/** What is offered where there is no plan yet: each night, a week's worth. */
const noPlan: BackupPlan = {
  ...{ every: 'never', weekday: 0, minute: 180, keep: 7, place: 'folder', version: 0, next: null },
};

const shown = ({ time_zone: _, store_id: __, ...plan }: PlanRow): BackupPlan => plan;

export async function planNow(q: Query): Promise<BackupPlan> {
  const plan = await readPlan(q);
  return plan ? shown(plan) : noPlan;
}

export const savePlan: StaffHandler<'backup/savePlan'> = async (ctx, { version, ...plan }) => {
  const { q, store, shop, now, audit } = ctx;
  await checkOwnsAll(ctx);
  if (plan.place === 'bucket' && !shop.backups.bucket)
    throw refuse('no_bucket', 'This installation has no bucket (S3_URL).');
  const before = await planNow(q);
  const next = nextRun(plan, store.timeZone, now);
  const row = { ...plan, time_zone: store.timeZone, store_id: store.id };
  if (!(await writePlan(q, row, next, version)))
    throw refuse('stale', 'Someone else has changed the schedule.', { newer: before });
  const { version: _, next: __, ...old } = before;
  audit.detail = { before: old, after: plan };
  return planNow(q);
};
