import { existsSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { StartRefused } from './start-refused.ts';

/** Megabytes: a database with the demo shops and its log; covers beside a PostgreSQL; what a start on existing data writes. */
const room = { database: 250, covers: 50, start: 30 };

interface DataFolder {
  DATA_DIR: string;
  /** '' = the database lies in the folder. */
  DATABASE_URL: string;
}

/** Makes the data folder and sees whether it can be used. Throws `StartRefused`. */
export function prepareDataFolder({ DATA_DIR: dir, DATABASE_URL: url }: DataFolder): void {
  const probe = join(dir, `.writable.${process.pid}`);
  try {
    makeFolder(dir);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (e) {
    throw new StartRefused(
      `The data folder ${dir} ${whyNot(e)}. Put that right, or set DATA_DIR to another.`,
    );
  }
  const isNew = !existsSync(join(dir, 'covers')) && !existsSync(join(dir, 'pglite'));
  const needed = !isNew ? room.start : url ? room.covers : room.database;
  const { bavail, bsize } = statfsSync(dir);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= needed) return;
  throw new StartRefused(
    `The disk of the data folder ${dir} has ${free} MB left, and at least ${needed} MB are needed. Make room, or set DATA_DIR to a folder elsewhere.`,
  );
}

/**
 * What the person at the keyboard should know before the built-in database is opened, which may take half a minute. Throws
 * `StartRefused` when the folder of the database holds something else.
 */
export function databaseNotice({ DATA_DIR, DATABASE_URL }: DataFolder): string {
  if (DATABASE_URL) return '';
  const dir = join(DATA_DIR, 'pglite');
  const files = existsSync(dir) ? readdirSync(dir) : null;
  if (files === null) return `Making the database in ${dir} …`;
  if (files.length === 0) {
    return `The database folder ${dir} is empty: making a new database. If it should not be empty, stop now and put a backup in its place.`;
  }
  if (!['PG_VERSION', 'base', 'global', 'pg_wal'].every((name) => files.includes(name))) {
    throw new StartRefused(
      `The folder ${dir} holds no whole database. Put a backup of the folder in its place, or set DATA_DIR to an empty one.`,
    );
  }
  return `Opening the database in ${dir} …`;
}

function whyNot(e: unknown): string {
  const code = e instanceof Error && 'code' in e ? e.code : '';
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is not a folder';
  if (code === 'ENOENT') return 'cannot be made at that place';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'lies on a disk that is full';
  if (code === 'EROFS') return 'lies on a disk that cannot be written';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be written by this user';
  return `cannot be written (${e instanceof Error ? e.message : String(e)})`;
}
