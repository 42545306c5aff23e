import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedDemo } from '../demo/seed.ts';
import { composeShop } from '../server/compose.ts';
import type { Shop } from '../server/context.ts';
import { connect } from '../server/db/connect.ts';
import type { Db } from '../server/db/db.ts';
import { migrate } from '../server/db/migrate.ts';
import { readEnv } from '../server/env.ts';
import { diskImages } from '../server/providers/images/disk-images.ts';
import { imageStore } from '../server/providers/images/index.ts';
import { learnWords } from '../server/search/vocabulary.ts';
import { benchPostgres } from './bench-postgres.ts';
import { generateTitles, writeCatalogue } from './generate-catalogue.ts';
import type { Options } from './options.ts';
import { say } from './report.ts';

/** A shop composed as main.ts does it, without a port. */
export interface BenchShop {
  shop: Shop;
  db: Db;
  /** The first demo shop. */
  storeName: string;
  close(): Promise<void>;
}

/** A data folder with the demo shops and so many generated titles on PGlite; made once per `npm run bench`. */
export async function shopFolder({ folder }: Options, titles: number): Promise<string> {
  const dataDir = join(folder, `shop-${titles}`);
  const done = join(dataDir, '.filled');
  if (existsSync(done)) return dataDir;
  mkdirSync(dataDir, { recursive: true });
  const db = await connect({ databaseUrl: '', dataDir });
  await fill(db, dataDir, titles);
  await db.close();
  writeFileSync(done, '');
  return dataDir;
}

export async function openOnPglite(options: Options, titles: number): Promise<BenchShop> {
  const dataDir = await shopFolder(options, titles);
  const db = await connect({ databaseUrl: '', dataDir });
  return compose(db, dataDir, () => db.close());
}

export async function openOnPostgres(options: Options, titles: number): Promise<BenchShop> {
  const dataDir = join(options.folder, `postgres-${titles}`);
  const { db, drop } = await benchPostgres(options);
  await fill(db, dataDir, titles);
  return compose(db, dataDir, drop);
}

export async function compose(db: Db, dataDir: string, closeDb: () => Promise<void>): Promise<BenchShop> {
  const env = readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: dataDir });
  const shop = await composeShop(env, db, imageStore(env));
  return {
    shop,
    db,
    storeName: shop.stores.all()[0]?.webstoreName ?? '',
    async close() {
      await shop.jobs.stop();
      await shop.search.close();
      await shop.searchLog.close();
      await closeDb();
    },
  };
}

/** Migrates, and writes the demo shops and so many generated titles. */
export async function fill(db: Db, dataDir: string, count: number): Promise<void> {
  const started = performance.now();
  say(`filling a shop with ${count.toLocaleString('en-US')} titles on ${db.engine} …`);
  await migrate(db);
  await seedDemo(db, { images: diskImages(dataDir), say: () => {} });
  const [store] = await db.query<{ id: number; locations: number[]; categories: number[] }>(
    `select s.id, (select json_agg(id) from location where store_id = s.id) as locations,
       (select json_agg(id) from store_category where store_id = s.id) as categories
     from store s order by s.position limit 1`,
  );
  if (!store) throw new Error('the demo shops are missing');
  // In parts, so that a million titles are never in memory at once.
  const part = 50_000;
  for (let at = 0, seed = 1; at < count; at += part, seed++) {
    const titles = generateTitles(Math.min(part, count - at), seed);
    await writeCatalogue(db, titles, store, seed);
  }
  // Suggestions and spelling learn in the background of a running shop; here they must have finished.
  await learnWords(db);
  await db.exec('vacuum analyze');
  say(`filled in ${Math.round((performance.now() - started) / 1000)} s`);
}
