import type { Readable } from 'node:stream';

/** Names of backups: letters, digits, '-', '_' and '.', with the ending of a packed archive. */
export const isBackupName = (file: string): boolean => /^[\w-][\w.-]{0,150}\.tar\.gz$/.test(file);

/** Throws for a name that could leave the place. */
export function checkBackupName(file: string): string {
  if (!isBackupName(file)) throw new Error(`not the name of a backup: ${file.slice(0, 80)}`);
  return file;
}

export interface FoundBackup {
  file: string;
  /** Bytes. */
  size: number;
  /** When it was last written. */
  at: Date;
}

/** Where backups are kept. Each throws when the place cannot be reached, or is full. */
export interface BackupPlace {
  readonly name: 'folder' | 'bucket';
  /** Takes over a finished file of this machine: it appears under its name whole or not at all, and is gone from `path`. */
  keep(path: string, file: string, options: KeepOptions): Promise<void>;
  /** Its bytes as a stream, and how many where the place says so; null when it is not there. */
  read(file: string): Promise<{ size: number | null; bytes: Readable } | null>;
  /** Whether it is there. */
  has(file: string): Promise<boolean>;
  /** Does nothing when it is not there. */
  delete(file: string): Promise<void>;
  /** What lies there, no matter who put it there; a bucket does not say. */
  found(): Promise<FoundBackup[]>;
}

export interface KeepOptions {
  signal: AbortSignal;
  /** How much has been taken over, from 0 to 1. */
  onProgress(done: number): void;
}
