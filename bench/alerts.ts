import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { queueDigests } from '../server/alert/digest/queue-digests.ts';
import { connect } from '../server/db/connect.ts';
import type { Db } from '../server/db/db.ts';
import { migrate } from '../server/db/migrate.ts';
import { refreshStatistics } from '../server/db/refresh-statistics.ts';
import { readCsv } from '../server/import/read/csv/read-csv.ts';
import { saveTitles } from '../server/import/save/save-titles.ts';
import { loadStores } from '../server/store/stores.ts';
import { benchPostgres } from './bench-postgres.ts';
import { writeCsv } from './import-files.ts';
import { readOptions } from './options.ts';
import { type Row, report, say } from './report.ts';

/** Readers of a shop who wait, half of them for an author, half for a copy. */
const waiting = 10_000;
/** Noon in New York. */
const noon = new Date('2094-06-03T16:00:00Z');

const options = readOptions(process.argv.includes('--full') ? 77_000 : 20_000);
const file = join(options.folder, 'alerts.csv');
await writeCsv(file, options.titles);
const engines = options.postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const);
const rows: Row[] = [];
for (const engine of engines) {
  say(`alerts on ${engine} …`);
  const without = await withShop(engine, ({ db }) => timed(() => load(db)));
  await withShop(engine, async ({ db, run }) => {
    // Those of authors are there before their books are.
    await db.query(
      `insert into alert (store_id, email, email_key, kind, name, consent, asked_at, confirmed_at)
       select 1, e, e, 'author', 'Author ' || n, 'Yes', '2000-01-01', now()
       from generate_series(1, $1::int) n, lateral (select 'author' || n || '@example.org' as e) m`,
      [waiting / 2],
    );
    const importMs = await timed(() => load(db));
    // The names that the books of this file have.
    await db.query(
      `update alert a set name = t.name from (
         select row_number() over () as n, name from (
           select distinct a->>'name' as name from title, jsonb_array_elements(authors) a where a->>'name' <> '') d) t
       where t.n = a.id`,
    );
    await db.query(
      `insert into alert (store_id, email, email_key, kind, title_id, consent, confirmed_at)
       select 1, e, e, 'in_stock', t.id, 'Yes', now()
       from (select id from title where id not in (select title_id from stock where on_hand > 0) order by id limit $1) t,
         lateral (select 'copy' || t.id || '@example.org' as e) m`,
      [waiting / 2],
    );
    // As a running shop does every hour.
    await refreshStatistics(db);
    const told: number[] = [];
    const firstMs = await timed(async () => void told.push(await run(noon)));
    const idleMs = await timed(async () => void told.push(await run(noon)));
    await db.query(
      `insert into stock (location_id, title_id, condition, on_hand)
       select 1, title_id, 'NEW', 1 from alert where kind = 'in_stock' on conflict do nothing`,
    );
    const tomorrow = new Date(noon.getTime() + 86_400_000);
    const secondMs = await timed(async () => void told.push(await run(tomorrow)));
    told.push(await run(tomorrow));
    const [mails] = await db.query<{ mails: number; readers: number }>(
      `select count(*)::int as mails, count(distinct recipient)::int as readers from mail where template = 'alert-digest'`,
    );
    if (told[1] !== 0 || told[3] !== 0) throw new Error(`told twice: ${told}`);
    say(`${mails?.mails} mails to ${mails?.readers} readers`);
    const on = `on ${engine}`;
    rows.push(
      { what: `import without alerts ${on}`, values: [without / 1000], unit: 's' },
      {
        what: `import with ${waiting / 2} alerts ${on}`,
        values: [importMs / 1000],
        unit: 's',
        limits: [(without / 1000) * 1.1],
      },
      { what: `mails about new books queued ${on}: ${told[0]}`, values: [firstMs / 1000], unit: 's' },
      { what: `a run with nothing to tell ${on}`, values: [idleMs], unit: 'ms' },
      { what: `mails about copies queued ${on}: ${told[2]}`, values: [secondMs / 1000], unit: 's' },
    );
  });
}
report({
  name: `alerts-${options.titles}`,
  title: 'Alerts of readers',
  setup: { titles: options.titles, waiting },
  rows,
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function load(db: Db): Promise<void> {
  await saveTitles(db, (await readCsv(file)).rows, { onRejected: () => {} });
}

interface BenchShop {
  db: Db;
  /** Queues what there is to tell; how many mails. */
  run: (now: Date) => Promise<number>;
}

async function withShop<T>(engine: 'pglite' | 'postgres', work: (shop: BenchShop) => Promise<T>): Promise<T> {
  const { db, close } = await openEmpty(engine);
  await migrate(db);
  await db.query(
    `insert into store (webstore_name, name, position, hosts, currency, country, time_zone, settings)
     values ('bench', 'Bench', 1, '{bench.localhost}', 'USD', 'US', 'America/New_York', '{}')`,
  );
  await db.query(`insert into location (store_id, code, name) values (1, 'MAIN', 'Main Street')`);
  const stores = await loadStores(db, { baseUrl: '', port: 3000, anyHost: true });
  const [store] = stores.all();
  if (!store) throw new Error('the store is missing');
  const result = await work({ db, run: (now) => queueDigests({ db, store, mailFrom: '' }, now) });
  await close();
  return result;
}

async function openEmpty(engine: 'pglite' | 'postgres'): Promise<{ db: Db; close: () => Promise<void> }> {
  if (engine === 'postgres') return benchPostgres(options);
  const dataDir = join(options.folder, 'alerts');
  const db = await connect({ databaseUrl: '', dataDir });
  const close = async () => {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { db, close };
}
