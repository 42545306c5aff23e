import type { Manifest } from '../manifest.ts';
import type { Figures } from '../read-database.ts';
import type { BackupCounts } from './queries.ts';

/** What is in a backup. */
export const backupCounts = (
  { titles, customers, orders }: Figures,
  { files }: Pick<Manifest, 'files'>,
): BackupCounts => ({ titles, customers, orders, pictures: files });
