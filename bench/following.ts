import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connectCommand, type DatabaseSettings } from '../server/db/connect.ts';
import type { Db } from '../server/db/db.ts';
import { saveStock } from '../server/import/save/save-stock.ts';
import { type Addresses, readAddresses } from './addresses.ts';
import { shopFolder, shopOnPostgres } from './bench-shop.ts';
import { writeCsv } from './import-files.ts';
import { type Latency, latencyOf, median } from './measure.ts';
import { readOptions } from './options.ts';
import { type Row, report, say } from './report.ts';
import { type ServedShop, serveShop } from './serve-shop.ts';

/** A change shows within so many ms; pages take at most so many times as long while an import runs (architecture §6). */
const budgets = { follow: 2_000, times: 2 };
const shoppers = 4;
/** Between the pages of one shopper, ms: far from what the shop could serve, so that waiting is what is measured. */
const reads = 200;
const quietSeconds = 15;
const changes = 12;
/** Products of the import: of a seed that no shop of this size is filled with, which their ISBNs begin with. */
const products = { seed: 19, isbns: '9798950', count: 20_000 };

const options = readOptions(process.argv.includes('--full') ? 100_000 : 20_000);
const file = join(options.folder, 'import.csv');
await writeCsv(file, products.count, products.seed);
if (options.engine !== 'postgres') await onPglite();
if (options.engine === 'pglite') say('PostgreSQL was not asked for');
else if (options.postgres) await onPostgres();
else say('there is no PostgreSQL: left out');
rmSync(file);
process.exit(0);

async function onPglite(): Promise<void> {
  const dataDir = await shopFolder(options, options.titles);
  await measureShop({ databaseUrl: '', dataDir }, 'pglite');
}

async function onPostgres(): Promise<void> {
  const { url, dataDir, close } = await shopOnPostgres(options, options.titles);
  await close();
  await measureShop({ databaseUrl: url, dataDir }, 'postgres');
}

async function measureShop(settings: DatabaseSettings, engine: string): Promise<void> {
  const shop = await serveShop({ ...settings, profileIn: options.profileFolder });
  const db = await connectCommand(settings);
  try {
    await forgetImport(db);
    const addresses = await readAddresses(db);
    say(`changes on ${engine} …`);
    const rows = await measureChanges(shop, db);
    say(`an import while ${shoppers} shoppers look around …`);
    rows.push(...(await measureImport(shop, addresses, settings)));
    report({
      name: `following-${engine}-${options.titles}`,
      title: 'What changes while people shop, over HTTP',
      setup: { engine, titles: options.titles, shoppers, products: products.count },
      rows,
    });
  } finally {
    await forgetImport(db);
    await db.close();
    await shop.stop();
  }
}

/** From a stock list that is done to the browse page that shows it. */
async function measureChanges(shop: ServedShop, db: Db): Promise<Row[]> {
  const [store] = await db.query<{ id: number }>('select id from store order by position limit 1');
  const titles = await db.query<{ eisbn: string }>(
    `select eisbn from title where availability = 'available' and deleted_at is null and not is_giftcard
       and not exists (select 1 from stock s where s.title_id = title.id) order by md5(eisbn) limit $1`,
    [changes],
  );
  const [location] = await db.query<{ code: string }>(
    'select code from location where store_id = $1 order by id limit 1',
    [store?.id],
  );
  const shows = async (eisbn: string, price: number) => {
    const page = await fetch(`${shop.origin}/browse/filter/t/${eisbn}/k/isbn/r/store`);
    return (await page.text()).includes(`$${(price / 100).toFixed(2)}`);
  };
  const delays: { stock: number[]; price: number[] } = { stock: [], price: [] };
  for (const [i, { eisbn }] of titles.entries()) {
    const set = async (quantity: number, price: number) => {
      await saveStock(
        db,
        [
          {
            kind: 'row',
            line: 2,
            eisbn,
            location: location?.code ?? '',
            quantity,
            price_cents: price,
            condition: 'NEW',
            warnings: [],
          },
        ],
        { store: { id: store?.id ?? 0, currency: 'USD' } },
      );
    };
    const price = 4111 + 10 * i;
    for (const [what, quantity, cents] of [
      ['stock', 0, price],
      ['stock', 2, price],
      ['price', 2, price + 5],
    ] as const) {
      await shows(eisbn, cents);
      await set(quantity, cents);
      const changed = performance.now();
      while ((await shows(eisbn, cents)) !== quantity > 0) {
        if (performance.now() - changed > 30_000) throw new Error(`${what} of ${eisbn} does not show`);
        await pause(20);
      }
      // The first one may change nothing: the book was not there before.
      if (quantity > 0) delays[what].push(performance.now() - changed);
    }
  }
  return (['stock', 'price'] as const).map((what) => ({
    what: `${what} set to browse page shown: median / longest`,
    values: [median(delays[what]), Math.max(...delays[what])],
    unit: 'ms',
    limits: [null, budgets.follow],
  }));
}

async function measureImport(
  shop: ServedShop,
  addresses: Addresses,
  settings: DatabaseSettings,
): Promise<Row[]> {
  const { items, browse } = addresses;
  let visit = 0;
  // A query the pages do not read makes an address that the cache has not met.
  const kinds = {
    'item page': () => `${items[visit++ % items.length]}?visit=${visit}`,
    'browse page': () => `${browse[visit++ % browse.length]}?visit=${visit}`,
  };
  const look = (until: () => boolean) => lookAround(shop.origin, kinds, until);
  await look(after(3));
  const quiet = await look(after(quietSeconds));
  let over = false;
  const started = performance.now();
  const importing = runImport(settings).finally(() => {
    over = true;
  });
  const busy = await look(() => over);
  await importing;
  const seconds = (performance.now() - started) / 1000;
  return [
    ...Object.keys(kinds).flatMap((kind) => {
      const before = quiet[kind] as Latency;
      const meanwhile = busy[kind] as Latency;
      return [
        { what: `${kind}, quiet: p50 / p95`, values: [before.p50, before.p95], unit: 'ms' },
        {
          what: `${kind}, while importing: p50 / p95`,
          values: [meanwhile.p50, meanwhile.p95],
          unit: 'ms',
          limits: [null, before.p95 * budgets.times],
        },
      ];
    }),
    { what: 'the import meanwhile', values: [products.count / seconds], unit: 'products/s' },
  ];
}

/** Shoppers who each look at a page, read it, and go on to the next. */
async function lookAround(
  origin: string,
  kinds: Record<string, () => string>,
  until: () => boolean,
): Promise<Record<string, Latency>> {
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  const started = performance.now();
  let asked = 0;
  await Promise.all(
    Array.from({ length: shoppers }, async (_, i) => {
      await pause((reads * i) / shoppers);
      while (!until()) {
        for (const [kind, address] of Object.entries(kinds)) {
          const begun = performance.now();
          const from = `10.1.${(asked >> 8) & 255}.${asked++ & 255}`;
          const page = await fetch(`${origin}${address()}`, { headers: { 'x-forwarded-for': from } });
          await page.text();
          if (!page.ok) throw new Error(`${page.url} answered ${page.status}`);
          times[kind]?.push(performance.now() - begun);
          await pause(reads);
        }
      }
    }),
  );
  const took = performance.now() - started;
  return Object.fromEntries(Object.entries(times).map(([kind, ms]) => [kind, latencyOf(ms, took)]));
}

function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
}

/** The command, as a bookseller types it. */
function runImport({ databaseUrl, dataDir }: DatabaseSettings): Promise<void> {
  const command = fileURLToPath(new URL('../build/node/handsell.js', import.meta.url));
  return new Promise((done, failed) => {
    execFile(
      process.execPath,
      [command, 'import', 'csv', file],
      { env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, cwd: dataDir },
      (error, stdout, stderr) => (error ? failed(new Error(`${stdout}${stderr}`)) : done()),
    );
  });
}

/** So that the next run adds the same books again. */
async function forgetImport(db: Db): Promise<void> {
  await db.query('delete from title where starts_with(eisbn, $1)', [products.isbns]);
}
