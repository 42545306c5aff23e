import { connectAlone } from '../../db/connect.ts';
import { postgresProblem } from '../../db/postgres-problem.ts';
import { oldestPostgres, readMajorVersion } from '../../db/probe.ts';
import { hasMigrations, holdsAnything, mayMakeTables } from '../queries.ts';

/** Why a shop cannot move to the PostgreSQL at an address, in a sentence; '' = it can. Waits a few seconds for a server at most. */
export async function problemOfNewDatabase(url: string): Promise<string> {
  try {
    const db = await connectAlone({ databaseUrl: url, dataDir: '' });
    try {
      const version = await readMajorVersion(db);
      if (version < oldestPostgres)
        return `Handsell needs PostgreSQL ${oldestPostgres} or newer. The one at this address is ${version}.`;
      if (db.isShared) return 'A shop works with the database at this address. Use another one.';
      if ((await hasMigrations(db)) && (await holdsAnything(db)))
        return 'The database at this address holds a shop already. Use an empty one.';
      return (await mayMakeTables(db)) ? '' : 'The user in this address may not make tables in its database.';
    } finally {
      await db.close();
    }
  } catch (e) {
    return postgresProblem(e, 'the address') ?? 'The log of this server says why.';
  }
}
