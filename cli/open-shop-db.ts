import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectCommand, type DatabaseSettings } from '../server/db/connect.ts';
import type { Db } from '../server/db/db.ts';
import { CommandRefused } from './command.ts';
import { hasSchema } from './queries.ts';

/**
 * Opens the database of a shop that exists, through the running shop if there is one.
 *
 * @throws CommandRefused when there is no shop yet, DatabaseDown when PostgreSQL does not answer.
 */
export async function openShopDb(settings: DatabaseSettings): Promise<Db> {
  const missing = settings.databaseUrl
    ? 'The database holds no shop yet. Run: handsell migrate'
    : `There is no shop in ${settings.dataDir} yet. Start it once with npm start, or run: handsell migrate`;
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'pglite', 'PG_VERSION')))
    throw new CommandRefused(missing);
  const db = await connectCommand(settings);
  try {
    if (await hasSchema(db)) return db;
  } catch (e) {
    await db.close();
    throw e;
  }
  await db.close();
  throw new CommandRefused(missing);
}
