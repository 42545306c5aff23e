import { randomBytes } from 'node:crypto';
import type { Db } from '../server/db/db.ts';
import { openPostgres } from '../server/db/pg-db.ts';
import type { Options } from './options.ts';

/** A database on the PostgreSQL of this run. */
export interface BenchDatabase {
  url: string;
  db: Db;
  close(): Promise<void>;
}

/** A new database. Dropped by `close`. */
export async function benchPostgres(options: Options): Promise<BenchDatabase> {
  const name = `handsell_bench_${randomBytes(4).toString('hex')}`;
  await onServer(options, create(name));
  const opened = open(options, name);
  return {
    ...opened,
    async close() {
      await opened.close();
      await onServer(options, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The database of this name, created and filled on first use; it stays for the next benchmark. */
export async function keptPostgres(
  options: Options,
  name: string,
  fill: (db: Db) => Promise<void>,
): Promise<BenchDatabase> {
  const admin = openPostgres({ url: options.postgres, max: 1 });
  const [there] = await admin.query('select 1 from pg_database where datname = $1', [name]);
  await admin.close();
  if (!there) {
    // Under its name only when it is full: a run that was stopped leaves nothing that looks ready.
    await onServer(options, `drop database if exists ${name}_new with (force)`);
    await onServer(options, create(`${name}_new`));
    const filling = open(options, `${name}_new`);
    await fill(filling.db);
    await filling.close();
    await onServer(options, `alter database ${name}_new rename to ${name}`);
  }
  return open(options, name);
}

function create(name: string): string {
  return `create database ${name} template template0 encoding 'UTF8' locale 'C'`;
}

function open(options: Options, name: string): BenchDatabase {
  const url = new URL(options.postgres);
  url.pathname = `/${name}`;
  const db = openPostgres({ url: url.href });
  return { url: url.href, db, close: () => db.close() };
}

async function onServer(options: Options, sql: string): Promise<void> {
  const admin = openPostgres({ url: options.postgres, max: 1 });
  await admin.query(sql);
  await admin.close();
}
