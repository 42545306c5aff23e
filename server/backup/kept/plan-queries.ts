import type { BackupPlan } from '../../../contract/admin/backup.ts';
import type { Query } from '../../db/db.ts';

export interface PlanRow extends BackupPlan {
  time_zone: string;
  /** null = the store is gone. */
  store_id: number | null;
}

const columns = `version, every, weekday, minute, time_zone, keep, place, store_id,
  floor(extract(epoch from next_at))::float8 as next`;

export async function readPlan(q: Query): Promise<PlanRow | undefined> {
  const [row] = await q.query<PlanRow>(`select ${columns} from backup_plan`, [], 'backup-plan');
  return row;
}

/** `seen`: the version that the change began from, 0 for none. False when there is another one. */
export async function writePlan(
  q: Query,
  plan: Omit<PlanRow, 'version' | 'next'>,
  nextAt: Date | null,
  seen: number,
): Promise<boolean> {
  const rows = await q.query(
    `insert into backup_plan (every, weekday, minute, time_zone, keep, place, store_id, next_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (only_one) do update set version = backup_plan.version + 1, every = excluded.every,
       weekday = excluded.weekday, minute = excluded.minute, time_zone = excluded.time_zone, keep = excluded.keep,
       place = excluded.place, store_id = excluded.store_id, next_at = excluded.next_at
     where backup_plan.version = $9 returning 1`,
    [
      plan.every,
      plan.weekday,
      plan.minute,
      plan.time_zone,
      plan.keep,
      plan.place,
      plan.store_id,
      nextAt?.toISOString() ?? null,
      seen,
    ],
    'backup-plan-write',
  );
  return rows.length === 1;
}

/** The plan, when its backup is due. In a transaction: of several processes one gets it. */
export async function lockDuePlan(q: Query): Promise<PlanRow | undefined> {
  const [row] = await q.query<PlanRow>(
    `select ${columns} from backup_plan where next_at <= now() for update skip locked`,
    [],
    'backup-plan-due',
  );
  return row;
}

export async function setNextRun(q: Query, nextAt: Date | null): Promise<void> {
  await q.query('update backup_plan set next_at = $1', [nextAt?.toISOString() ?? null], 'backup-plan-next');
}

export async function isPlanDue(q: Query): Promise<boolean> {
  const [row] = await q.query<{ due: boolean }>(
    'select exists (select from backup_plan where next_at <= now()) as due',
    [],
    'backup-plan-is-due',
  );
  return row?.due ?? false;
}

/** The plan, if the owner of this store has set it; held until the transaction ends. */
export async function lockPlanOf(q: Query, storeId: number): Promise<PlanRow | undefined> {
  const [row] = await q.query<PlanRow>(
    `select ${columns} from backup_plan where store_id = $1 for update`,
    [storeId],
    'backup-plan-of-store',
  );
  return row;
}

export async function setPlanClock(q: Query, timeZone: string, nextAt: Date | null): Promise<void> {
  await q.query(
    'update backup_plan set time_zone = $1, next_at = $2',
    [timeZone, nextAt?.toISOString() ?? null],
    'backup-plan-clock',
  );
}
