import type { Query } from './db.ts';

/** Throws `DatabaseDown` when the database cannot be reached. */
export async function probe(q: Query): Promise<void> {
  await q.query('select 1');
}

/** The major version that Handsell needs at least. */
export const oldestPostgres = 15;

/** PostgreSQL's major version: 15, 17. */
export async function readMajorVersion(q: Query): Promise<number> {
  const [row] = await q.query<{ server_version_num: string }>('show server_version_num');
  return Math.floor(Number(row?.server_version_num) / 10_000);
}
