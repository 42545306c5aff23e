import { spawn } from 'node:child_process';
import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyPglite } from '../../test/database.ts';
import { connect, connectCommand } from './connect.ts';
import { DataInUse, lockData } from './data-lock.ts';
import { openPgliteHere } from './pglite-core.ts';
import { openPglite } from './pglite-db.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'handsell-pglite-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('reaches the disk with every commit', async () => {
  cpSync(await emptyPglite(), dir, { recursive: true });
  const link = await openPgliteHere(dir);
  await link.exec('create table t (n int)');
  const fsync = vi.spyOn(fs, 'fsyncSync');
  for (let n = 0; n < 5; n++) await link.query('insert into t values ($1)', [n]);
  expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(5);
  fsync.mockRestore();
  await link.close();
});

it('ends a query that runs too long, and goes on afterwards', async () => {
  cpSync(await emptyPglite(), dir, { recursive: true });
  const db = await openPglite({ dir, watchdogMs: 5000 });
  await db.exec('create table t (n int)');
  const endless = db.query('select count(*) from generate_series(1, 100000000000)');
  await expect(endless).rejects.toThrow('The database cannot be reached');
  expect(await db.query('select count(*) as n from t')).toEqual([{ n: 0 }]);
  await db.close();
});

it('gives a migration, or a copy of whole tables, the time it takes', async () => {
  cpSync(await emptyPglite(), dir, { recursive: true });
  const db = await openPglite({ dir, watchdogMs: 300 });
  const slow = 'select count(*) as n from generate_series(1, 3000000)';
  await expect(db.tx((q) => q.query(slow))).rejects.toThrow('The database cannot be reached');
  expect(await db.tx((q) => q.query(slow), { isLong: true })).toEqual([{ n: 3_000_000 }]);
  await db.close();
});

it('lets a command reach the data while a shop holds it', async () => {
  const settings = { databaseUrl: '', dataDir: dir };
  const shop = await connect(settings);
  await shop.exec('create table t (n int)');
  const command = await connectCommand({ ...settings });
  await command.tx((q) => q.query('insert into t values (1)'));
  await expect(
    command.tx(async (q) => {
      await q.query('insert into t values (2)');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await expect(command.query('select nothing')).rejects.toMatchObject({ code: '42703' });
  expect(await shop.query('select n from t')).toEqual([{ n: 1 }]);
  await command.close();
  await shop.close();
});

it('refuses data that a living process holds, and takes over from a dead one', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  fs.writeFileSync(join(dir, 'handsell.lock'), String(other.pid));
  expect(() => lockData(dir)).toThrow(DataInUse);
  const ended = new Promise((done) => other.once('exit', done));
  other.kill('SIGKILL');
  await ended;
  const release = lockData(dir);
  expect(fs.readFileSync(join(dir, 'handsell.lock'), 'utf8')).toBe(String(process.pid));
  release();
});

it('stays closed: a query that comes too late does not open the data again', async () => {
  cpSync(await emptyPglite(), dir, { recursive: true });
  const db = await openPglite({ dir });
  await db.close();
  await expect(db.query('select 1')).rejects.toThrow('The database cannot be reached');
  const next = await openPglite({ dir });
  await expect(db.tx((q) => q.query('select 1'))).rejects.toThrow('The database cannot be reached');
  expect(await next.query('select 1 as n')).toEqual([{ n: 1 }]);
  await next.close();
});
