import { type JobName, jobNames } from '../../contract/admin/job-names.ts';
import type { Query } from '../db/db.ts';
import { type JobRun, readJobRuns } from './run-queries.ts';

export interface JobState {
  name: JobName;
  /** `none`: it has not been due yet. `late`: it should have run, or ended, long ago. */
  state: 'none' | 'well' | 'running' | 'failed' | 'late';
  /** Unix seconds of the last run that succeeded; null = none did. */
  succeeded: number | null;
  /** Why the last run failed, as the program says it; '' = it did not. */
  problem: string;
}

/** Minutes beyond two turns before a job counts as late: the queue gives up a run after 15 and tries it again. */
const graceMinutes = 20;

/**
 * How each job fares. `upSeconds`: for how long this process has run. After a start, what was missed while the shop was off is not late
 * until there was time to catch up.
 */
export async function jobStates(q: Query, { now, upSeconds }: { now: Date; upSeconds: number }) {
  const runs = new Map((await readJobRuns(q)).map((run) => [run.name, run]));
  return jobNames.map((name): JobState => stateOf(name, runs.get(name), now.getTime() / 1000, upSeconds));
}

function stateOf(name: JobName, run: JobRun | undefined, now: number, upSeconds: number): JobState {
  if (!run) return { name, state: 'none', succeeded: null, problem: '' };
  const { succeeded, problem, started, ended } = run;
  const patience = (2 * run.every_minutes + graceMinutes) * 60;
  const isLate = upSeconds > patience && now - (ended ?? started) > patience;
  const state = isLate ? 'late' : problem ? 'failed' : ended === null ? 'running' : 'well';
  return { name, state, succeeded, problem: state === 'failed' ? problem : '' };
}
