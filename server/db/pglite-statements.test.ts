import { PGlite, types } from '@electric-sql/pglite';
import { beforeAll, expect, test } from 'vitest';
import { sqlState } from './db.ts';
import { openPgliteHere } from './pglite-core.ts';
import { pgliteStatements } from './pglite-statements.ts';
import { serialDb } from './serial-db.ts';

let db: PGlite;
let ask: ReturnType<typeof pgliteStatements>;

beforeAll(async () => {
  db = await PGlite.create({ parsers: { [types.INT8]: Number, [types.DATE]: (text: string) => text } });
  ask = pgliteStatements(db);
});

test('values go in and come out as PGlite reads and writes them itself', async () => {
  const sql = `select $1::int as i, $2::bigint as b, $3::text as t, $4::bool as yes, $5::jsonb as j, $6::int[] as l,
    $7::timestamptz as at, $8::date as day, $9::text[] as texts, null as nothing, $10::float8 as f, $11::bytea as bytes`;
  const params = [
    7,
    2 ** 40,
    "it's é \\ \u{1f600}",
    true,
    JSON.stringify({ a: [1, null] }),
    [1, 2, 3],
    new Date('2026-06-15T12:00:00Z'),
    '2026-06-15',
    ['a"b', '', 'null', null, 'x,y', '{z}'],
    1.5,
    new Uint8Array([0, 1, 255]),
  ];
  const { rows } = await db.query(sql, params);
  expect(await ask(sql, params)).toEqual(rows);
  for (let i = 0; i < 8; i++) expect(await ask(sql, params, 'every-type')).toEqual(rows);
  const nulls = params.map(() => null);
  expect(await ask(sql, nulls, 'every-type')).toEqual((await db.query(sql, nulls)).rows);
});

test('statements without rows, and those that return what they wrote', async () => {
  expect(await ask('create table plain (id int primary key)')).toEqual([]);
  expect(await ask('insert into plain select generate_series(1, 3)', [], 'fill-plain')).toEqual([]);
  expect(await ask('delete from plain where id > $1 returning id', [2], 'empty-plain')).toEqual([{ id: 3 }]);
});

test('a named statement outlives a change of the table it reads', async () => {
  await ask('create table grows (a int)');
  await ask('insert into grows values (1)');
  for (let i = 0; i < 7; i++) expect(await ask('select * from grows', [], 'grows')).toEqual([{ a: 1 }]);
  await ask("alter table grows add column b text default 'x'");
  expect(await ask('select * from grows', [], 'grows')).toEqual([{ a: 1, b: 'x' }]);
  await ask('drop table grows');
  await expect(ask('select * from grows', [], 'grows')).rejects.toMatchObject({ code: '42P01' });
  await ask('create table grows (c bool)');
  await ask('insert into grows values (true)');
  expect(await ask('select * from grows', [], 'grows')).toEqual([{ c: true }]);
});

test('prepares a statement again after the database has discarded it', async () => {
  expect(await ask('select 1 as one', [], 'one')).toEqual([{ one: 1 }]);
  await ask('deallocate all');
  expect(await ask('select 1 as one', [], 'one')).toEqual([{ one: 1 }]);
});

test('a name that is given another text runs that text', async () => {
  expect(await ask('select 1 as n', [], 'same')).toEqual([{ n: 1 }]);
  expect(await ask("select 'two' as t", [], 'same')).toEqual([{ t: 'two' }]);
});

test('an error says which and leaves the connection usable', async () => {
  for (const name of [undefined, 'wrong']) {
    await expect(ask('select nonsense', [], name)).rejects.toMatchObject({ code: '42703' });
    await expect(ask('select 1 / $1::int as n', [0], name && 'divide')).rejects.toMatchObject({
      code: '22012',
    });
    await expect(ask('select $1::int as n', ['x'], name && 'number')).rejects.toMatchObject({
      code: '22P02',
    });
    expect(await ask('select 1 / $1::int as n', [1], name && 'divide')).toEqual([{ n: 1 }]);
  }
});

test('what fails inside a transaction is reported as it was, and the transaction is over', async () => {
  const shop = serialDb(await openPgliteHere());
  await shop.query('create table grows (a int)');
  const read = (q: Pick<typeof shop, 'query'>) => q.query('select * from grows', [], 'read-grows');
  expect(await read(shop)).toEqual([]);
  const failed = await shop
    .tx(async (q) => {
      await q.query('alter table grows add column b int');
      await read(q);
    })
    .catch(sqlState);
  expect(failed).toBe('0A000');
  expect(await read(shop)).toEqual([]);
  await shop.close();
});

test('no other query runs in the middle of a transaction, however many arrive at once', async () => {
  const shop = serialDb(await openPgliteHere());
  await shop.exec('create table counted (n int); insert into counted values (0)');
  const add = () =>
    shop.tx(async (q) => {
      const [row] = await q.query<{ n: number }>('select n from counted', [], 'read-counted');
      await q.query('update counted set n = $1', [(row?.n ?? 0) + 1], 'write-counted');
      if (row && row.n % 3 === 2) throw new Error('every third is rolled back');
    });
  const seen = await Promise.all(
    Array.from({ length: 30 }, async (_, i) => {
      if (i % 2) return shop.query<{ n: number }>('select n from counted', [], i % 3 ? 'read' : undefined);
      await add().catch(() => {});
      return [];
    }),
  );
  // Every third fails for ever once two were added.
  expect(await shop.query('select n from counted')).toEqual([{ n: 2 }]);
  expect(Math.max(...seen.flat().map((row) => row.n))).toBe(2);
  await shop.close();
});
