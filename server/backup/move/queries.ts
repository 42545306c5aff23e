import type { Query } from '../../db/db.ts';

export interface LastMove {
  /** Unix seconds. */
  at: number;
  /** Email address. */
  by: string;
  /** What may be shown of the address. */
  to: string;
  /** Why it failed, as a sentence; '' = it has not. */
  problem: string;
}

/** The last move of the installation that someone asked for, from the activity log. */
export async function readLastMove(q: Query): Promise<LastMove | null> {
  const [row] = await q.query<LastMove>(
    `select floor(extract(epoch from at))::float8 as at, actor as by, target as to, coalesce(detail->>'problem', '') as problem
     from audit_entry where action = 'backup/move' order by id desc limit 1`,
    [],
    'backup-last-move',
  );
  return row ?? null;
}

/** For a shop that is still in its built-in database: notes in the activity log that the last move, if any, has failed, and why. */
export async function noteMoveFailed(q: Query, problem: string): Promise<void> {
  await q.query(
    `update audit_entry set detail = detail || jsonb_build_object('failed', true, 'problem', $1::text)
     where id = (select max(id) from audit_entry where action = 'backup/move') and not detail ? 'failed'`,
    [problem],
    'backup-move-failed',
  );
}
