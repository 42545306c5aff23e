import { randomBytes } from 'node:crypto';
import { openPostgres } from '../server/db/pg-db.ts';

/** Runs once around all tests: their databases on PostgreSQL are theirs until the end (database.ts). */
export default function setup() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  const run = randomBytes(4).toString('hex');
  process.env.TEST_RUN = run;
  return async () => {
    const admin = openPostgres({ url: server, max: 1 });
    const left = await admin.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`handsell\\_test\\_${run}\\_%`],
    );
    for (const { datname } of left) await admin.query(`drop database if exists ${datname} with (force)`);
    await admin.close();
  };
}
