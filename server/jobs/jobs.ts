/** The queue, as handlers see it. Jobs are rows of the same database (pg-boss), so no other server is needed. */
export interface Jobs {
  /** Asks for a job to run soon. Safe to call inside a transaction's handler: it only wakes the worker after commit. */
  wake(job: JobName): void;
  stop(): Promise<void>;
}

/** Each job is one file in this folder and reads its work from its own table, so that a lost wake-up loses nothing. */
export type JobName = 'send-mail' | 'choose-prices' | 'fetch-covers' | 'tidy' | 'weigh-popularity';
