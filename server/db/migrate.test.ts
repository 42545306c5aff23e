import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { engine, testDb } from '../../test/database.ts';
import type { TxOptions } from './db.ts';
import { migrate, migratedText, ownTables, splitSql } from './migrate.ts';

describe('migrate', () => {
  it('changes nothing the second time', async () => {
    const db = await testDb();
    expect(await migrate(db)).toEqual([]);
  });

  it('says in a few words what was done, however many files a new database takes', () => {
    expect(migratedText(['0001_shop.sql', '0002_search.sql'])).toBe('The database is made.');
    expect(migratedText(['1870_payment_step_sent.sql'])).toContain(
      'brought up to date (1870_payment_step_sent.sql)',
    );
    expect(migratedText([])).toBe('The database is already up to date.');
  });

  it('has a number for each file, so that all databases take them in one order', async () => {
    const names = await readdir(new URL('./migrations/', import.meta.url));
    const numbers = names.map((name) => name.slice(0, 4));
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
  });

  it('refuses a file that was edited after it had been applied', async () => {
    const db = await testDb();
    const change = "update migration set hash = $1 where name = '0001_shop.sql' returning hash";
    const [before] = await db.query<{ hash: string }>(
      "select hash from migration where name = '0001_shop.sql'",
    );
    await db.query(change, ['other']);
    await expect(migrate(db)).rejects.toThrow('was changed after it had been applied');
    await db.query(change, [before?.hash]);
  });

  it('knows the tables that it makes', async () => {
    const db = await testDb();
    const there = await db.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    expect(new Set(await ownTables())).toEqual(
      new Set(there.map(({ name }) => name).filter((name) => name !== 'migration')),
    );
  });

  it('splits files at semicolons outside quotes, comments and bodies', () => {
    const sql = "select ';' ; -- a; b\n/* ; */ create function f() as $x$ a; b $x$; select 1 - 2";
    expect(splitSql(sql)).toEqual(["select ';'", 'create function f() as $x$ a; b $x$', 'select 1 - 2']);
  });
});

describe(`the database on ${engine}`, () => {
  it('rolls a failed transaction back', async () => {
    const db = await testDb();
    const failing = db.tx(async (q) => {
      await q.query("insert into store (webstore_name, name) values ('a', 'A')");
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.query('select id from store')).toEqual([]);
  });

  it('lets a statement of a long transaction run for longer than any other', async () => {
    if (engine !== 'postgres') return;
    const db = await testDb();
    const limit = (options?: TxOptions) =>
      db.tx((q) => q.query("select current_setting('statement_timeout') as of"), options);
    expect(await limit()).toEqual([{ of: '30s' }]);
    expect(await limit({ isLong: true })).toEqual([{ of: '0' }]);
    expect(await limit()).toEqual([{ of: '30s' }]);
  });

  it('gives numbers, dates and json the same way on both engines', async () => {
    const db = await testDb();
    const [row] = await db.query("select 5::int8 as n, date '2024-02-29' as d, $1::jsonb as j", [
      '{"a":[1]}',
    ]);
    expect(row).toEqual({ n: 5, d: '2024-02-29', j: { a: [1] } });
  });

  it('keeps the SQLSTATE and constraint of an error', async () => {
    const db = await testDb();
    await db.query("insert into store (webstore_name, name) values ('a', 'A')");
    const again = db.query("insert into store (webstore_name, name) values ('a', 'B')");
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'store_webstore_name_key' });
  });
});
