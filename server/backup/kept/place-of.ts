import type { Backup } from '../../../contract/admin/backup.ts';
import type { BackupPlace } from '../../providers/backups/backups.ts';
import type { BackupPlaces } from '../../providers/backups/index.ts';

/** Where a backup is kept; undefined for one that this installation cannot reach. */
export function placeOf(
  { folder, bucket }: BackupPlaces,
  { place }: Pick<Backup, 'place'>,
): BackupPlace | undefined {
  if (place === 'folder') return folder;
  return place === 'bucket' ? (bucket ?? undefined) : undefined;
}
