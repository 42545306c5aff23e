import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { databaseNotice, prepareDataFolder } from './data-folder.ts';
import { StartRefused } from './start-refused.ts';

const fs = vi.hoisted(() => ({ free: 0, refuses: '' }));
vi.mock('node:fs', async (load) => {
  const real = await load<typeof import('node:fs')>();
  return {
    ...real,
    // Disks that are full or locked, which no test can count on having.
    statfsSync: () => ({ bavail: fs.free, bsize: 1e6 }),
    writeFileSync: (...args: Parameters<typeof real.writeFileSync>) => {
      if (!fs.refuses) return real.writeFileSync(...args);
      throw Object.assign(new Error(fs.refuses), { code: fs.refuses });
    },
  };
});

let dir: string;
beforeEach(() => {
  const made = mkdtempSync(join(tmpdir(), 'handsell-folder-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  dir = join(made, 'new', 'data');
  Object.assign(fs, { free: 1000, refuses: '' });
});

const prepare = (url = '') => prepareDataFolder({ DATA_DIR: dir, DATABASE_URL: url });

test('is made, and nothing stays behind in it', () => {
  prepare();
  expect(readdirSync(dir)).toEqual([]);
});

test('that is a file is named', () => {
  const file = join(dir, '..', '..', 'file');
  writeFileSync(file, '');
  expect(() => prepareDataFolder({ DATA_DIR: file, DATABASE_URL: '' })).toThrow(/is not a folder/);
  expect(() => prepareDataFolder({ DATA_DIR: join(file, 'x'), DATABASE_URL: '' })).toThrow(/is not a folder/);
});

test.skipIf(process.platform !== 'linux')('that cannot be made is named at once', () => {
  expect(() => prepareDataFolder({ DATA_DIR: '/proc/handsell', DATABASE_URL: '' })).toThrow(
    'The data folder /proc/handsell cannot be made at that place. Put that right, or set DATA_DIR to another.',
  );
});

test.each([
  ['EACCES', 'may not be written by this user'],
  ['EROFS', 'lies on a disk that cannot be written'],
  ['ENOSPC', 'lies on a disk that is full'],
  ['EIO', 'cannot be written (EIO)'],
])('that answers %s is named with the reason', (code, reason) => {
  fs.refuses = code;
  expect(() => prepare()).toThrow(
    new StartRefused(`The data folder ${dir} ${reason}. Put that right, or set DATA_DIR to another.`),
  );
});

test('needs room for a database when there is none yet', () => {
  fs.free = 249;
  expect(() => prepare()).toThrow(/has 249 MB left, and at least 250 MB are needed/);
  fs.free = 60;
  expect(() => prepare('postgres://elsewhere/shop')).not.toThrow();
  expect(existsSync(dir)).toBe(true);
});

test('an empty database folder, and one that holds something else, are spoken of before anything is opened', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'folder-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const settings = { DATA_DIR, DATABASE_URL: '' };
  const dir = join(DATA_DIR, 'pglite');
  expect(databaseNotice(settings)).toBe(`Making the database in ${dir} …`);
  mkdirSync(dir);
  expect(databaseNotice(settings)).toContain(`The database folder ${dir} is empty`);
  writeFileSync(join(dir, 'notes.txt'), 'not a database');
  expect(() => databaseNotice(settings)).toThrow(StartRefused);
  expect(() => databaseNotice(settings)).toThrow(/holds no whole database. Put a backup/);
  for (const name of ['base', 'global', 'pg_wal']) mkdirSync(join(dir, name));
  writeFileSync(join(dir, 'PG_VERSION'), '17');
  expect(databaseNotice(settings)).toBe(`Opening the database in ${dir} …`);
  expect(databaseNotice({ ...settings, DATABASE_URL: 'postgres://db/shop' })).toBe('');
});
