import { connectCommand } from '../server/db/connect.ts';
import type { Db } from '../server/db/db.ts';
import { type Addresses, readAddresses, readFolderAddresses } from './addresses.ts';
import { shopFolder, shopOnPostgres } from './bench-shop.ts';
import { measureCachedPages } from './cached-pages.ts';
import { load, warm } from './load.ts';
import { readOptions } from './options.ts';
import { type Row, report, say } from './report.ts';
import { type ServedShop, serveShop } from './serve-shop.ts';

/** Pages per second on two cores (architecture §6). */
const budgets = { item: 350, browse: 150, cached: 3000 };
const connections = 8;
const seconds = 6;
/** Processes on PostgreSQL: one per core of the machine the budget is for. */
const workers = 2;

const options = readOptions(process.argv.includes('--full') ? 100_000 : 20_000);
const profileIn = options.profileFolder;

await onPglite();
if (options.postgres) await onPostgres();
else say('there is no PostgreSQL: left out');

async function onPglite(): Promise<void> {
  const dataDir = await shopFolder(options, options.titles);
  const addresses = await readFolderAddresses(dataDir);
  const shop = await serveShop({ dataDir, profileIn });
  try {
    const db = await connectCommand({ databaseUrl: '', dataDir });
    await measurePages(shop, db, addresses, { engine: 'pglite', processes: 1 }).finally(db.close);
  } finally {
    await shop.stop();
  }
}

async function onPostgres(): Promise<void> {
  const { url, db, dataDir, close } = await shopOnPostgres(options, options.titles);
  try {
    const addresses = await readAddresses(db);
    const shop = await serveShop({ dataDir, databaseUrl: url, workers, profileIn });
    await measurePages(shop, db, addresses, { engine: 'postgres', processes: workers }).finally(shop.stop);
  } finally {
    await close();
  }
}

async function measurePages(
  shop: ServedShop,
  db: Db,
  addresses: Addresses,
  setup: { engine: string; processes: number },
): Promise<void> {
  let visit = 0;
  // A query the pages do not read makes an address that the cache has not met.
  const fresh = (paths: readonly string[]) => () => `${paths[visit % paths.length]}?visit=${visit++}`;
  const same = (paths: readonly string[]) => (n: number) => paths[n % paths.length] ?? '/';
  const kinds = [
    { what: 'item page, rendered', limit: budgets.item, path: fresh(addresses.items) },
    { what: 'browse page, rendered', limit: budgets.browse, path: fresh(addresses.browse) },
    { what: 'item page, cached', limit: budgets.cached, path: same(addresses.items.slice(0, 20)) },
    { what: 'browse page, cached', limit: budgets.cached, path: same(addresses.browse.slice(0, 20)) },
  ];
  const rows: Row[] = [];
  for (const { what, limit, path } of kinds) {
    say(`${what} …`);
    const { cpuMs } = shop;
    await warm(shop.origin, { connections, path, cpuMs });
    const { perSecond, p50, p95, cpu } = await load(shop.origin, { connections, seconds, path, cpuMs });
    rows.push(
      { what, values: [perSecond], unit: 'per second', limits: [limit], atLeast: true, cpu },
      { what: `${what}: p50 / p95`, values: [p50, p95], unit: 'ms' },
    );
  }
  if (setup.processes === 1) {
    say('kept pages while orders are placed …');
    rows.push(...(await measureCachedPages(shop, db, addresses)));
  }
  rows.push({
    what: 'resident memory of a process afterwards',
    values: [(await shop.memory()) / 1e6],
    unit: 'MB',
  });
  report({
    name: `pages-${setup.engine}-${options.titles}`,
    title: 'Pages over HTTP, compressed with br',
    setup: { ...setup, titles: options.titles, connections },
    rows,
  });
}
