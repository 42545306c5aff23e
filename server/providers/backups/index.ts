import { join } from 'node:path';
import type { Env } from '../../env.ts';
import type { BackupPlace } from './backups.ts';
import { diskBackups } from './disk-backups.ts';
import { s3Backups } from './s3-backups.ts';

type BackupSettings = Pick<
  Env,
  'DATA_DIR' | 'BACKUP_DIR' | 'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

export interface BackupPlaces {
  folder: BackupPlace;
  /** null = this installation keeps nothing in a bucket. */
  bucket: BackupPlace | null;
}

/** The folder of backups on this machine: BACKUP_DIR, else below DATA_DIR. */
export const backupFolder = ({ BACKUP_DIR, DATA_DIR }: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>): string =>
  BACKUP_DIR || join(DATA_DIR, 'backups');

/** Where this installation can keep backups: in a folder, and in the bucket of its pictures when it has one. */
export function backupPlaces(env: BackupSettings): BackupPlaces {
  const bucket = env.S3_URL
    ? s3Backups({
        address: env.S3_URL,
        region: env.S3_REGION,
        keyId: env.S3_ACCESS_KEY_ID,
        secret: env.S3_SECRET_ACCESS_KEY,
      })
    : null;
  return { folder: diskBackups(backupFolder(env)), bucket };
}
