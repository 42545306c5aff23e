import type { Query } from '../db/db.ts';

export async function writeRunBegun(q: Query, name: string, everyMinutes: number): Promise<void> {
  await q.query(
    `insert into job_run (name, every_minutes, started_at) values ($1, $2, now())
     on conflict (name) do update set every_minutes = excluded.every_minutes, started_at = now(), ended_at = null`,
    [name, everyMinutes],
    'job-run-begun',
  );
}

/** `problem`: why it failed, '' = it succeeded. */
export async function writeRunEnded(q: Query, name: string, problem: string): Promise<void> {
  await q.query(
    `update job_run set ended_at = now(), problem = $2,
       succeeded_at = case when $2 = '' then now() else succeeded_at end where name = $1`,
    [name, problem.slice(0, 500)],
    'job-run-ended',
  );
}

export interface JobRun {
  name: string;
  every_minutes: number;
  /** Unix seconds. `ended` is null while it runs, or when its process died. */
  started: number;
  ended: number | null;
  succeeded: number | null;
  problem: string;
}

export function readJobRuns(q: Query): Promise<JobRun[]> {
  const epoch = (column: string) => `extract(epoch from ${column})::float8`;
  return q.query<JobRun>(
    `select name, every_minutes, ${epoch('started_at')} as started, ${epoch('ended_at')} as ended,
       ${epoch('succeeded_at')} as succeeded, problem from job_run`,
    [],
    'job-runs',
  );
}
