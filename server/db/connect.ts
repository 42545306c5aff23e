import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { DataInUse, lockData } from './data-lock.ts';
import type { Db } from './db.ts';
import { openLocally, serveLocally } from './local-socket.ts';
import { openPostgres } from './pg-db.ts';
import { openPglite } from './pglite-db.ts';
import { commandName, shopIsOpen, yieldToShop } from './yield-to-shop.ts';

export interface DatabaseSettings {
  /** PostgreSQL; '' = PGlite in `dataDir`. */
  databaseUrl: string;
  dataDir: string;
  /** Connections to PostgreSQL. */
  max?: number;
}

/** Opens the database for the shop's own process. Throws `DataInUse` when another shop runs on the same directory. */
export async function connect({ databaseUrl, dataDir, max }: DatabaseSettings): Promise<Db> {
  if (databaseUrl) return openPostgres({ url: databaseUrl, ...(max ? { max } : {}) });
  const db = await openEmbedded(dataDir);
  let lastActivity = 0;
  const noted = <A extends unknown[], R>(ask: (...args: A) => R) => {
    return (...args: A): R => {
      lastActivity = performance.now();
      return ask(...args);
    };
  };
  const stopServing = await serveLocally(db, dataDir, () => lastActivity);
  return {
    ...db,
    query: noted(db.query) as Db['query'],
    tx: noted(db.tx) as Db['tx'],
    async close() {
      await stopServing();
      await db.close();
    },
  };
}

/** Opens the database so that no command can join. Throws `DataInUse` when another process has the directory open. */
export async function connectAlone({ databaseUrl, dataDir }: DatabaseSettings): Promise<Db> {
  return databaseUrl ? connectBesideShop(databaseUrl) : openEmbedded(dataDir);
}

/** Opens the database for a command: directly, or through the shop when it is running on this directory. */
export async function connectCommand(settings: DatabaseSettings): Promise<Db> {
  if (settings.databaseUrl) return connectBesideShop(settings.databaseUrl);
  try {
    return await connect(settings);
  } catch (e) {
    if (e instanceof DataInUse) return openLocally(settings.dataDir);
    throw e;
  }
}

async function connectBesideShop(url: string): Promise<Db> {
  const db = openPostgres({ url, application: commandName });
  try {
    return (await shopIsOpen(db)) ? yieldToShop(db) : db;
  } catch (e) {
    await db.close();
    throw e;
  }
}

async function openEmbedded(dataDir: string): Promise<Db> {
  const release = lockData(dataDir);
  const dir = join(dataDir, 'pglite');
  makeFolder(dir, 0o700);
  const db = await openPglite({ dir });
  return {
    ...db,
    async close() {
      await db.close();
      release();
    },
  };
}
