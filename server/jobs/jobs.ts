import type { JobName } from '../../contract/admin/job-names.ts';

export type { JobName };

/** The queue, as handlers see it. Jobs are rows of the same database (pg-boss), so no other server is needed. */
export interface Jobs {
  /** Asks for a job to run soon. A handler does so after its commit (`ctx.afterCommit`): the job reads what it wrote. */
  wake(job: JobName): void;
  stop(): Promise<void>;
}
