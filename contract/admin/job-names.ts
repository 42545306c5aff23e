/** The jobs of a shop. Each is one file in server/jobs/ and reads its work from its own table, so that a lost wake-up loses nothing. */
export const jobNames = [
  'send-mail',
  'choose-prices',
  'fetch-covers',
  'settle-payments',
  'issue-gift-cards',
  'add-event-dates',
  'remind-guests',
  'move-up-guests',
  'send-alerts',
  'make-reports',
  'load-uploads',
  'fill-lists',
  'publish-pages',
  'make-backups',
  'make-exports',
  'tidy',
  'weigh-popularity',
] as const;
export type JobName = (typeof jobNames)[number];
