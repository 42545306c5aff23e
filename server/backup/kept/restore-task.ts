import type { Backup } from '../../../contract/admin/backup.ts';

/** A restore that someone asks for. */
export interface RestoreTask {
  kind: 'restore';
  backup: Pick<Backup, 'id' | 'file' | 'place'>;
  /** The backup of the present state, which is made first, is called so. */
  safetyFile: string;
  /** Who asked for it, and from where. */
  staffId: number;
  actor: string;
  address: string;
}
