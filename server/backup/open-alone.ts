import { connectAlone } from '../db/connect.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { CopyRefused } from './snapshot.ts';

const attempts = 10;
const pauseMs = 500;

/** Opens the database of a shop that has closed. PostgreSQL notices a little later that the shop has closed its connections. */
export async function openAlone({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Env): Promise<Db> {
  for (let attempt = 1; ; attempt++) {
    const db = await connectAlone({ databaseUrl, dataDir });
    if (!db.isShared) return db;
    await db.close();
    if (attempt === attempts) throw notAlone();
    await new Promise((later) => setTimeout(later, pauseMs));
  }
}

export const notAlone = () =>
  new CopyRefused('Another process uses the database of this shop. Stop all and use the command.');
