import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Db, Query } from './db.ts';

/** Beside this file in the source, beside the built file in a build. */
const folder = new URL('./migrations/', import.meta.url);

/** Numbers the lock that keeps two processes from migrating at once. */
const lockKey = 72_630_001;

/**
 * Brings the database to the newest schema: numbered SQL files, forward only, never edited (the hash of each applied
 * file is compared). Each runs in its own transaction. Returns the names that were applied now.
 */
export async function migrate(db: Db): Promise<string[]> {
  const applied: string[] = [];
  for (const name of await fileNames()) {
    const { sql, hash } = await readMigration(name);
    const fresh = await db.tx((q) => apply(q, name, sql, hash), { isLong: true });
    if (fresh) applied.push(name);
  }
  return applied;
}

/** `migrate` within a transaction, for a database that is filled in it. */
export async function migrateWithin(q: Query): Promise<void> {
  for (const name of await fileNames()) {
    const { sql, hash } = await readMigration(name);
    // PostgreSQL alters no table whose deferred checks are still to come.
    await q.query('set constraints all immediate');
    await apply(q, name, sql, hash);
  }
}

/** What the migrations that were applied now have done, for the person who started them. */
export function migratedText(applied: readonly string[]): string {
  if (applied.length === 0) return 'The database is already up to date.';
  if (applied.includes('0001_shop.sql')) return 'The database is made.';
  return `The database is brought up to date (${applied.join(', ')}).`;
}

/** This version does not know a migration of another database, or knows it otherwise. */
export class UnknownMigration extends Error {
  override name = 'UnknownMigration';
  constructor(readonly migration: string) {
    super(`The migration ${migration} is not of this version.`);
  }
}

/** Throws `UnknownMigration` when this version cannot make the schema that these migrations made. */
export async function checkKnown(wanted: readonly { name: string; hash: string }[]): Promise<void> {
  const known = new Set(await fileNames());
  for (const { name, hash } of wanted)
    if (!known.has(name) || (await readMigration(name)).hash !== hash) throw new UnknownMigration(name);
}

/** Makes the schema of a database that had exactly these migrations, for a copy of its rows. */
export async function migrateExactly(
  q: Query,
  wanted: readonly { name: string; hash: string }[],
): Promise<void> {
  for (const { name, hash } of wanted) await apply(q, name, (await readMigration(name)).sql, hash);
}

/** The tables that the migrations make. */
export async function ownTables(): Promise<string[]> {
  const files = await Promise.all((await fileNames()).map(readMigration));
  const made = files.flatMap(({ sql }) => [...sql.matchAll(/^create table (?:if not exists )?(\w+)/gim)]);
  return made.flatMap(([, name]) => name ?? []);
}

const fileNames = async () => (await readdir(folder)).filter((f) => /^\d{4}_.+\.sql$/.test(f)).sort();

async function readMigration(name: string): Promise<{ sql: string; hash: string }> {
  const sql = await readFile(new URL(name, folder), 'utf8');
  return { sql, hash: createHash('sha256').update(sql).digest('hex') };
}

async function apply(q: Query, name: string, sql: string, hash: string): Promise<boolean> {
  await q.query('select pg_advisory_xact_lock($1)', [lockKey]);
  await q.query(
    'create table if not exists migration (name text primary key, hash text not null, at timestamptz not null default now())',
  );
  const [done] = await q.query<{ hash: string }>('select hash from migration where name = $1', [name]);
  if (done) {
    if (done.hash !== hash) throw new Error(`The migration ${name} was changed after it had been applied.`);
    return false;
  }
  for (const statement of splitSql(sql)) await q.query(statement);
  await q.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
  return true;
}

/** Statements of a file: split at semicolons outside quotes, comments and $tag$ bodies. */
export function splitSql(sql: string): string[] {
  const statements: string[] = [];
  const piece = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|;|[^;'"\-/$]+|[\s\S]/g;
  let current = '';
  for (const [token] of sql.matchAll(piece)) {
    if (token === ';') {
      statements.push(current.trim());
      current = '';
    } else if (!token.startsWith('--') && !token.startsWith('/*')) current += token;
  }
  statements.push(current.trim());
  return statements.filter(Boolean);
}
