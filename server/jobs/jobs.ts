/** The queue, as handlers see it. Jobs are rows of the same database (pg-boss), so no other server is needed. */
export interface Jobs {
  /** Asks for a job to run soon. A handler does so after its commit (`ctx.afterCommit`): the job reads what it wrote. */
  wake(job: JobName): void;
  stop(): Promise<void>;
}

/** Each job is one file in this folder and reads its work from its own table, so that a lost wake-up loses nothing. */
export type JobName =
  | 'send-mail'
  | 'choose-prices'
  | 'fetch-covers'
  | 'settle-payments'
  | 'issue-gift-cards'
  | 'add-event-dates'
  | 'remind-guests'
  | 'move-up-guests'
  | 'send-alerts'
  | 'make-reports'
  | 'load-uploads'
  | 'publish-pages'
  | 'tidy'
  | 'weigh-popularity';
