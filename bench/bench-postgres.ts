import { randomBytes } from 'node:crypto';
import type { Db } from '../server/db/db.ts';
import { openPostgres } from '../server/db/pg-db.ts';
import type { Options } from './options.ts';

/** A database of its own on the PostgreSQL of this run. Dropped by `close`. */
export async function benchPostgres(
  options: Options,
): Promise<{ url: string; db: Db; drop(): Promise<void> }> {
  const name = `handsell_bench_${randomBytes(4).toString('hex')}`;
  const admin = openPostgres({ url: options.postgres, max: 1 });
  await admin.query(`create database ${name} template template0 encoding 'UTF8' locale 'C'`);
  const url = new URL(options.postgres);
  url.pathname = `/${name}`;
  const db = openPostgres({ url: url.href });
  return {
    url: url.href,
    db,
    async drop() {
      await db.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.close();
    },
  };
}
