import type { Query } from '../db/db.ts';
import { ownTables } from '../db/migrate.ts';
import type { Totals } from './row-sum.ts';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** All reads of this transaction see one moment, and write times as UTC. */
export async function readOneMoment(q: Query): Promise<void> {
  await q.query('set transaction isolation level repeatable read, read only');
  await plainTexts(q);
}

/** Rows have the same JSON on every server. */
export async function plainTexts(q: Query): Promise<void> {
  await q.query("set local timezone = 'UTC'");
  await q.query('set local bytea_output = hex');
  await q.query('set local extra_float_digits = 1');
}

export function readMigrations(q: Query): Promise<{ name: string; hash: string }[]> {
  return q.query('select name, hash from migration order by name');
}

export function readSequences(q: Query): Promise<{ name: string; value: number | null }[]> {
  return q.query(
    `select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' order by 1`,
  );
}

export async function setSequence(q: Query, name: string, value: number | null): Promise<void> {
  await q.query('select setval($1::regclass, $2::bigint, $3)', [
    `public.${quoted(name)}`,
    value ?? (await firstValue(q, name)),
    value !== null,
  ]);
}

async function firstValue(q: Query, name: string): Promise<number> {
  const [row] = await q.query<{ start_value: number }>(
    "select start_value from pg_sequences where schemaname = 'public' and sequencename = $1",
    [name],
  );
  return row?.start_value ?? 1;
}

/** The shop's tables. Not the list of migrations, which the migrations write, nor the job queue, which is only wake-ups. */
export async function readTables(q: Query): Promise<string[]> {
  const own = new Set(await ownTables());
  return (await allTables(q)).filter((name) => own.has(name));
}

/** Tables in the same schema that no migration made. */
export async function readOtherTables(q: Query): Promise<string[]> {
  const own = new Set(await ownTables());
  return (await allTables(q)).filter((name) => !own.has(name));
}

async function allTables(q: Query): Promise<string[]> {
  const rows = await q.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1`,
  );
  return rows.map((row) => row.name);
}

const fetched = 500;

/** The rows of a table as JSON texts, from a cursor: memory stays flat. Inside a transaction. */
export async function* readRows(q: Query, table: string): AsyncGenerator<string[]> {
  await q.query(
    `declare rows_to_copy no scroll cursor for select row_to_json(t)::text as line from only public.${quoted(table)} t`,
  );
  for (;;) {
    const rows = await q.query<{ line: string }>(`fetch ${fetched} from rows_to_copy`);
    if (rows.length > 0) yield rows.map((row) => row.line);
    if (rows.length < fetched) break;
  }
  await q.query('close rows_to_copy');
}

export async function readTotals(q: Query, table: string): Promise<Totals> {
  const [row] = await q.query<Totals>(
    `select count(*) as rows, coalesce(sum(('x' || left(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 15))
       ::bit(60)::bigint::numeric), 0)::text as sum
     from (select row_to_json(t)::text as line from only public.${quoted(table)} t) r`,
  );
  return row ?? { rows: 0, sum: '0' };
}

/** Columns that may be written; generated ones make themselves. */
async function writtenColumns(q: Query, table: string): Promise<string> {
  const rows = await q.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`public.${quoted(table)}`],
  );
  return rows.map((row) => quoted(row.name)).join(', ');
}

/** Makes the function that writes rows as `readRows` gives them. */
export async function rowWriter(
  q: Query,
  table: string,
): Promise<(lines: readonly string[]) => Promise<void>> {
  const columns = await writtenColumns(q, table);
  const into = `public.${quoted(table)}`;
  return async (lines) => {
    await q.query(
      `insert into ${into} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${into}, $1::json)`,
      [`[${lines.join(',')}]`],
    );
  };
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Foreign keys as they are declared; tables are then filled in any order. */
export async function dropForeignKeys(q: Query): Promise<ForeignKey[]> {
  const keys = await q.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of keys) await q.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return keys;
}

/** Puts them back, which checks every row against them. */
export async function addForeignKeys(q: Query, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await q.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
}

/** Copied rows are complete: what triggers would add to them is copied as well. */
export async function setTriggers(q: Query, table: string, state: 'enable' | 'disable'): Promise<void> {
  await q.query(`alter table public.${quoted(table)} ${state} trigger user`);
}

export async function emptyTables(q: Query, tables: readonly string[]): Promise<void> {
  if (tables.length > 0) await q.query(`truncate ${tables.map((t) => `public.${quoted(t)}`).join(', ')}`);
}

export async function hasMigrations(q: Query): Promise<boolean> {
  const [row] = await q.query<{ found: boolean }>(
    "select to_regclass('public.migration') is not null as found",
  );
  return row?.found === true;
}

export async function mayMakeTables(q: Query): Promise<boolean> {
  const [row] = await q.query<{ may: boolean }>("select has_schema_privilege('public', 'create') as may");
  return row?.may === true;
}

/** Whether the database holds data worth keeping. */
export async function holdsAnything(q: Query): Promise<boolean> {
  const [row] = await q.query<{ found: boolean }>(
    `select exists (select from store) or exists (select from title) or exists (select from customer_order) as found`,
  );
  return row?.found === true;
}

/** Logins of staff and customers, and mailed links that let someone in. The carts of guests stay. */
export async function endLogins(q: Query): Promise<void> {
  await q.query('delete from staff_session');
  await q.query('delete from staff_invitation');
  await q.query('delete from account_token');
  await q.query('delete from session where customer_id is not null');
}

/** What was open at a payment vendor may be done since: each step counts as tried once, so that the vendor is asked first. */
export async function doubtPaymentSteps(q: Query): Promise<void> {
  await q.query("update payment_step set attempts = greatest(attempts, 1) where state = 'open'");
}

/** Notes, with the rows that it opens, the print of a restored key; it goes with the schema. `print`: letters, digits, '-' and '_'. */
export async function noteKey(q: Query, print: string): Promise<void> {
  if (!/^[\w-]+$/.test(print)) throw new Error('not the print of a key');
  await q.query(`comment on table migration is 'key ${print}'`);
}

/** Whether the rows came with the key of this print. */
export async function cameWithKey(q: Query, print: string): Promise<boolean> {
  const [row] = await q.query<{ note: string | null }>(
    `select obj_description('public.migration'::regclass, 'pg_class') as note`,
  );
  return row?.note === `key ${print}`;
}

/** Everything of the shop, its job queue included. */
export async function dropSchema(q: Query): Promise<void> {
  await q.query('drop schema if exists job_queue cascade');
  await q.query('drop schema public cascade');
  await q.query('create schema public');
}

/** A few figures that an owner knows their shop by. */
export async function readFigures(
  q: Query,
): Promise<{ stores: number; titles: number; customers: number; orders: number }> {
  const [row] = await q.query<{ stores: number; titles: number; customers: number; orders: number }>(
    `select (select count(*) from store) as stores, (select count(*) from title) as titles,
       (select count(*) from customer) as customers, (select count(*) from customer_order) as orders`,
  );
  return row ?? { stores: 0, titles: 0, customers: 0, orders: 0 };
}
