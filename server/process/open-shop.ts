import { keyPrint } from '../backup/backup-key.ts';
import { settleReadyKey } from '../backup/restored-key.ts';
import { composeShop } from '../compose.ts';
import type { Shop } from '../context.ts';
import { connect } from '../db/connect.ts';
import { DatabaseDown, type Db } from '../db/db.ts';
import { migrate, migratedText } from '../db/migrate.ts';
import { oldestPostgres, probe, readMajorVersion } from '../db/probe.ts';
import type { Env } from '../env.ts';
import type { ImageStore } from '../providers/images/images.ts';
import { imageStore } from '../providers/images/index.ts';
import { hasStore } from '../store/write.ts';
import { secretKey } from './secret-key.ts';
import { StartRefused } from './start-refused.ts';

interface OpenOptions {
  say(text: string): void;
  /** Fills a database without a store; called after the migrations. */
  fill(db: Db, images: ImageStore): Promise<void>;
  /** How long a database that cannot be reached is waited for, at one attempt a second. */
  patience?: number;
  /** Absent where this process cannot close the shop for work on its data. */
  closeFor?: Shop['closeFor'];
}

/** Everything between the settings and a shop that can answer: database, schema, first data, parts. */
export async function openShop(
  env: Env,
  { say, fill, patience = 10, closeFor = null }: OpenOptions,
): Promise<Shop> {
  const images = imageStore(env);
  const db = await openDatabase(env, say, patience);
  await checkVersion(db);
  const applied = await migrate(db);
  if (applied.length > 0) say(migratedText(applied));
  await settleReadyKey(db, env.DATA_DIR, (key) => keyPrint(secretKey(key)));
  if (!(await hasStore(db))) await fill(db, images);
  return composeShop(env, db, images, closeFor);
}

/** Closes what `openShop` opened, in the order that loses nothing. */
export async function closeShop(shop: Shop): Promise<void> {
  await shop.jobs.stop();
  await shop.changes.close();
  await shop.search.close();
  await shop.searchLog.close();
  await shop.db.close();
}

async function checkVersion(db: Db): Promise<void> {
  const version = await readMajorVersion(db);
  if (version >= oldestPostgres) return;
  throw new StartRefused(
    `Handsell needs PostgreSQL ${oldestPostgres} or newer; DATABASE_URL leads to ${version}.`,
  );
}

/** A shop that starts beside its database may have to wait for it a little. */
async function openDatabase(env: Env, say: (text: string) => void, patience: number): Promise<Db> {
  const db = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, max: env.DATABASE_POOL });
  for (let attempt = 1; ; attempt++) {
    try {
      await probe(db);
      return db;
    } catch (e) {
      if (attempt >= patience || !(e instanceof DatabaseDown)) throw e;
      if (attempt === 1) say('Waiting for the database …');
      await new Promise((later) => setTimeout(later, 1000));
    }
  }
}
