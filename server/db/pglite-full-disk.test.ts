import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyPglite } from '../../test/database.ts';
import { DatabaseDown, DatabaseFull } from './db.ts';
import { openPgliteHere } from './pglite-core.ts';
import { openPglite } from './pglite-db.ts';
import { fromPlainError, plainError } from './plain-error.ts';

/** With an empty database. */
async function folder(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'handsell-full-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  cpSync(await emptyPglite(), dir, { recursive: true });
  return dir;
}

test('reports a log that does not fit on the disk before the database can spin on it', async () => {
  const told: string[] = [];
  const logs = new Set<number>();
  const open = fs.openSync;
  vi.spyOn(fs, 'openSync').mockImplementation((path, ...how) => {
    const fd = open(path, ...how);
    if (String(path).includes('pg_wal')) logs.add(fd);
    else logs.delete(fd);
    return fd;
  });
  let isFull = false;
  const write = fs.writeSync as (...args: unknown[]) => number;
  vi.spyOn(fs, 'writeSync').mockImplementation(((fd: number, ...bytes: unknown[]) => {
    if (isFull && logs.has(fd)) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    return write(fd, ...bytes);
  }) as typeof fs.writeSync);
  onTestFinished(() => void vi.restoreAllMocks());
  const link = await openPgliteHere(await folder(), undefined, (why) => {
    told.push(why);
    throw new Error('the thread would end here');
  });
  await link.exec('create table t (s text)');
  isFull = true;
  const fill = "insert into t select string_agg(md5(random()::text), '') from generate_series(1, 200000)";
  await expect(link.query(fill)).rejects.toThrow();
  expect(told[0]).toBe('full');
});

test('nothing is written in the name of a transaction that went with its worker', async () => {
  const db = await openPglite({ dir: await folder(), watchdogMs: 3000 });
  await db.exec('create table t (n int)');
  await db.query('insert into t values (1)');
  const lost = db.tx(async (q) => {
    await q.query('insert into t values (2)');
    await q.query('select count(*) from generate_series(1, 100000000000)').catch(() => {});
    await q.query('insert into t values (3)');
  });
  await expect(lost).rejects.toBeInstanceOf(DatabaseDown);
  expect(await db.query('select n from t')).toEqual([{ n: 1 }]);
  await db.tx((q) => q.query('insert into t values (4)'));
  expect(await db.query('select n from t order by n')).toEqual([{ n: 1 }, { n: 4 }]);
  await db.close();
});

test('reports a full disk wherever it is noticed', () => {
  const noRoom = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(fromPlainError(plainError(noRoom))).toBeInstanceOf(DatabaseFull);
  expect(fromPlainError(plainError(new DatabaseFull(noRoom)))).toMatchObject({
    name: 'DatabaseFull',
    message: 'The disk of the database is full',
    cause: { message: 'could not extend file', code: '53100' },
  });
  expect(fromPlainError(plainError(new DatabaseDown('gone')))).toMatchObject({
    name: 'DatabaseDown',
    cause: { message: 'gone' },
  });
});
