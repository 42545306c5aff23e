import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Db } from '../server/db/db.ts';
import { migrate } from '../server/db/migrate.ts';
import { openPostgres } from '../server/db/pg-db.ts';
import { openPgliteHere } from '../server/db/pglite-core.ts';
import { serialDb } from '../server/db/serial-db.ts';

/**
 * A migrated, empty database of its own for each caller. On PostgreSQL (TEST_DATABASE_URL: the address of a superuser) a copy of
 * a template; else PGlite in memory from a stored image.
 */
export async function freshDb(): Promise<Db> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? reused(idlePostgres, () => freshPostgres(server)) : freshPglite();
}

/** `freshDb` that closes when the test ends. */
export async function testDb(): Promise<Db> {
  const db = await freshDb();
  onTestFinished(async ({ task }) => {
    // Don't close after a failure: a test that timed out may still use the database, which the next test must not get.
    if (task.result?.state !== 'fail') await db.close();
  });
  return db;
}

/**
 * `testDb` that no other test has used. An emptied database keeps how large its tables have been, and PostgreSQL learns per
 * connection how to plan a statement.
 */
export async function newDb(): Promise<Db> {
  const server = process.env.TEST_DATABASE_URL;
  const db = server
    ? await freshPostgres(server)
    : serialDb(await openPgliteHere(undefined, await imageHere()));
  onTestFinished(() => db.close());
  return db;
}

/** A migrated, empty PGlite, whatever this run uses. */
export async function embeddedDb(): Promise<Db> {
  const db = await freshPglite();
  onTestFinished(() => db.close());
  return db;
}

/** Which engine this run uses. */
export const engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite';

const schemaHash = (() => {
  const folder = new URL('../server/db/migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(new URL(file, folder)));
  return hash.digest('hex').slice(0, 16);
})();

let image: Promise<Blob> | undefined;
function imageHere(): Promise<Blob> {
  image ??= migratedImage();
  return image;
}
/** Databases of this process that no test uses now: opening one takes half a second, emptying one a hundredth. */
const idlePglite: Db[] = [];
const idlePostgres: Db[] = [];

const freshPglite = () =>
  reused(idlePglite, async () => serialDb(await openPgliteHere(undefined, await imageHere())));

async function reused(idle: Db[], open: () => Promise<Db>): Promise<Db> {
  let db = idle.pop() ?? (await open());
  const { tables, isWorn } = await written(db);
  if (isWorn || (uses.get(db) ?? 0) >= mostUses) {
    await db.close();
    db = await open();
  } else await empty(db, tables);
  uses.set(db, (uses.get(db) ?? 0) + 1);
  let isOpen = true;
  return {
    ...db,
    close: async () => {
      // Two tests must never get it because one has closed it twice.
      if (isOpen) idle.push(db);
      isOpen = false;
    },
  };
}

const uses = new WeakMap<Db, number>();
const mostUses = 60;

/**
 * The tables that tests have written to, and whether the database is worn: a database that has grown large, or has statistics of rows
 * that are gone, plans for the rows it once had, and tests of the search have taken minutes on one. Asks only for the size of main
 * files: each size is a look into the file system, which costs PGlite more than all the rest.
 */
async function written(db: Db): Promise<{ tables: string[]; isWorn: boolean }> {
  const rows = await db.query<{ name: string; is_worn: boolean }>(
    `select quote_ident(relname) as name,
       is_analyzed or pg_relation_size(oid) > 500000 or exists (
         select from pg_index where indrelid = c.oid and pg_relation_size(indexrelid) > 1000000) as is_worn
     from (select *, oid in (select starelid from pg_statistic) as is_analyzed from pg_class) c
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
       and (is_analyzed or pg_relation_size(oid) > 0)`,
    [],
    'written-tables',
  );
  return { tables: rows.map(({ name }) => name), isWorn: rows.some((row) => row.is_worn) };
}

/**
 * Back to what the migrations leave: no row, every number from the start. Deleting takes a tenth of the time of `truncate`, which
 * makes new files for each table; as a replica, no trigger of an append-only table or foreign key stands in the way.
 */
async function empty(db: Db, tables: string[]): Promise<void> {
  await db.exec(`begin;
    set local session_replication_role = replica;
    ${tables.map((name) => `delete from ${name};`).join('\n')}
    select setval(seqrelid::regclass, seqstart, false) from pg_sequence;
    drop schema if exists pgboss cascade;
    commit`);
}

const cache = join('node_modules', '.cache', 'handsell');

/**
 * The folder of a PGlite without a schema, for a copy: PGlite takes a copy for what it has made itself, and making one takes most of
 * the time of a test that opens one on the disk.
 */
export async function emptyPglite(): Promise<string> {
  const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));
  const made = join(cache, `pglite-${version}-empty`);
  if (!existsSync(made)) {
    mkdirSync(cache, { recursive: true });
    const temporary = mkdtempSync(`${made}-`);
    const db = await openPgliteHere(temporary);
    await db.close();
    try {
      renameSync(temporary, made);
    } catch (e) {
      // Another process was faster.
      rmSync(temporary, { recursive: true });
      if (!existsSync(made)) throw e;
    }
  }
  return made;
}

/** Making and migrating a PGlite takes seconds, so an image is kept per schema. */
async function migratedImage(): Promise<Blob> {
  const file = join(cache, `pglite-${schemaHash}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const link = await openPgliteHere();
    await migrate(serialDb(link));
    const made = await link.dump();
    await link.close();
    mkdirSync(cache, { recursive: true });
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, Buffer.from(await made.arrayBuffer()));
    renameSync(temporary, file);
    return made;
  }
}

/** drop-databases.ts drops those of this run. */
const newName = () => `handsell_test_${process.env.TEST_RUN ?? 'alone'}_${randomBytes(6).toString('hex')}`;

async function freshPostgres(server: string): Promise<Db> {
  const template = `handsell_template_${schemaHash}`;
  const name = newName();
  const admin = openPostgres({ url: server, max: 1 });
  try {
    await makeTemplate(admin, server, template);
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.close();
  }
  return droppedOnClose(server, name);
}

function droppedOnClose(server: string, name: string): Db {
  const db = openPostgres({ url: withDatabase(server, name), max: 12 });
  return {
    ...db,
    async close() {
      await db.close();
      const again = openPostgres({ url: server, max: 1 });
      await again.query(`drop database if exists ${name} with (force)`);
      await again.close();
    },
  };
}

/** A PostgreSQL database without a schema. The caller closes it. */
export async function emptyDatabase(server = process.env.TEST_DATABASE_URL ?? ''): Promise<Db> {
  const name = newName();
  const admin = openPostgres({ url: server, max: 1 });
  await admin.query(`create database ${name} template template0 encoding 'UTF8' locale 'C'`);
  await admin.close();
  return droppedOnClose(server, name);
}

/** The address of a PostgreSQL database without a schema, which no one has open; it is deleted when the test is over. */
export async function emptyDatabaseAddress(server = process.env.TEST_DATABASE_URL ?? ''): Promise<string> {
  const name = newName();
  const admin = async (sql: string) => {
    const db = openPostgres({ url: server, max: 1 });
    await db.query(sql);
    await db.close();
  };
  await admin(`create database ${name} template template0 encoding 'UTF8' locale 'C'`);
  onTestFinished(() => admin(`drop database if exists ${name} with (force)`));
  return withDatabase(server, name);
}

async function makeTemplate(admin: Db, server: string, template: string): Promise<void> {
  // Test files run side by side: one makes the template, the others wait.
  await admin.query('select pg_advisory_lock(72630002)');
  try {
    const [there] = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (there) return;
    await admin.query(`create database ${template}_new template template0 encoding 'UTF8' locale 'C'`);
    const db = openPostgres({ url: withDatabase(server, `${template}_new`), max: 1 });
    await migrate(db);
    await db.close();
    await admin.query(`alter database ${template}_new rename to ${template}`);
  } finally {
    await admin.query('select pg_advisory_unlock(72630002)');
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
