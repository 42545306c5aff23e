import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seedDemo } from '../demo/seed.ts';
import { composeShop } from '../server/compose.ts';
import type { Shop } from '../server/context.ts';
import { connect } from '../server/db/connect.ts';
import type { Db } from '../server/db/db.ts';
import { migrate } from '../server/db/migrate.ts';
import { readEnv } from '../server/env.ts';
import { diskImages } from '../server/providers/images/disk-images.ts';
import { imageStore } from '../server/providers/images/index.ts';
import { learnAbout } from '../server/search/spelling/about.ts';
import { learnWords } from '../server/search/spelling/vocabulary.ts';
import { type BenchDatabase, keptPostgres } from './bench-postgres.ts';
import { generateTitles, writeCatalogue } from './generate-catalogue.ts';
import { stopwatch } from './measure.ts';
import type { Options } from './options.ts';
import { say } from './report.ts';

/** A shop composed as main.ts does it, without a port. */
export interface BenchShop {
  shop: Shop;
  db: Db;
  /** The first demo shop. */
  storeName: string;
  /** How long putting the shop together took, nearly all of it reading the catalogue into memory. */
  startMs: number;
  /** Memory that took, of this thread. */
  indexBytes: number;
  /** What writing the catalogue took; `bytes` is the database as it is now. */
  fill: { writeMs: number; learnMs: number; bytes: number };
  close(): Promise<void>;
}

/** A data folder with the demo shops and so many generated titles on PGlite; made once per `npm run bench`. */
export async function shopFolder({ folder }: Options, titles: number): Promise<string> {
  const dataDir = join(folder, `shop-${titles}`);
  const done = join(dataDir, '.filled');
  if (existsSync(done)) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const db = await connect({ databaseUrl: '', dataDir });
  await fill(db, dataDir, titles);
  await db.close();
  writeFileSync(done, '');
  return dataDir;
}

/** The same on PostgreSQL. What it is asked to change stays changed for the next one. */
export async function shopOnPostgres(
  options: Options,
  titles: number,
): Promise<BenchDatabase & { dataDir: string }> {
  const dataDir = join(options.folder, `postgres-${titles}`);
  mkdirSync(dataDir, { recursive: true });
  const kept = await keptPostgres(options, `handsell_bench_${titles}`, (db) => fill(db, dataDir, titles));
  return { ...kept, dataDir };
}

export async function openOnPglite(options: Options, titles: number): Promise<BenchShop> {
  const dataDir = await shopFolder(options, titles);
  const db = await connect({ databaseUrl: '', dataDir });
  return compose(db, dataDir, () => db.close());
}

export async function openOnPostgres(options: Options, titles: number): Promise<BenchShop> {
  const { db, dataDir, close } = await shopOnPostgres(options, titles);
  return compose(db, dataDir, close);
}

async function compose(db: Db, dataDir: string, closeDb: () => Promise<void>): Promise<BenchShop> {
  const env = readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: dataDir });
  // It may have been filled by an earlier version.
  await migrate(db);
  const before = memoryInUse();
  const { value: shop, ms } = await stopwatch(() => composeShop(env, db, imageStore(env)));
  return {
    shop,
    startMs: ms,
    indexBytes: memoryInUse() - before,
    fill: await readFill(db),
    db,
    storeName: shop.stores.all()[0]?.webstoreName ?? '',
    async close() {
      await shop.jobs.stop();
      await shop.changes.close();
      await shop.search.close();
      await shop.searchLog.close();
      await closeDb();
    },
  };
}

/** Migrates, and writes the demo shops and so many generated titles; keeps how long that took. */
async function fill(db: Db, dataDir: string, count: number): Promise<void> {
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
  const writeMs = performance.now() - started;
  // Suggestions and spelling learn in the background of a running shop; here they must have finished.
  const { ms: learnMs } = await stopwatch(async () => {
    await learnWords(db);
    await learnAbout(db);
  });
  await db.exec('vacuum analyze');
  await db.exec('create table bench_fill (write_ms float8, learn_ms float8)');
  await db.query('insert into bench_fill values ($1, $2)', [writeMs, learnMs]);
  say(`filled in ${Math.round((performance.now() - started) / 1000)} s`);
}

async function readFill(db: Db): Promise<BenchShop['fill']> {
  const [row] = await db.query<BenchShop['fill']>(
    `select write_ms as "writeMs", learn_ms as "learnMs", pg_database_size(current_database()) as bytes from bench_fill`,
  );
  return row ?? { writeMs: 0, learnMs: 0, bytes: 0 };
}

function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
