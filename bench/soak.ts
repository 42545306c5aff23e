import { shopFolder, shopOnPostgres } from './bench-shop.ts';
import { mixedTraffic } from './mixed-traffic.ts';
import { readOptions } from './options.ts';
import { type Row, report, say } from './report.ts';
import { serveShop } from './serve-shop.ts';
import { readFolderVisits, readVisits, type VisitKinds } from './traffic-queries.ts';

/** Resident megabytes after the traffic (architecture §6), and what the second half may add to the first. */
const budgets = { pglite: 450, postgres: 300, growth: 15 };
const minutes = Number(
  process.argv.find((a) => a.startsWith('--minutes='))?.slice('--minutes='.length) ?? 30,
);
const clients = 3;

// The demo shops alone: the budget is for a shop with a thousand titles.
const options = readOptions(0);
if (options.engine !== 'postgres') {
  const dataDir = await shopFolder(options, options.titles);
  await soak('pglite', { dataDir }, await readFolderVisits(dataDir));
}
if (options.engine !== 'pglite' && options.postgres) {
  const { url, db, dataDir, close } = await shopOnPostgres(options, options.titles);
  const visits = await readVisits(db);
  await soak('postgres', { dataDir, databaseUrl: url }, visits).finally(close);
}
process.exit(0);

async function soak(
  engine: 'pglite' | 'postgres',
  settings: { dataDir: string; databaseUrl?: string },
  visits: VisitKinds,
): Promise<void> {
  const shop = await serveShop(settings);
  const atStart = (await shop.memory()) / 1e6;
  say(`${engine}: ${minutes} minutes of mixed traffic; ${Math.round(atStart)} MB after the start`);
  const memory: number[] = [];
  const slowest: number[] = [];
  let requests = 0;
  try {
    for (let minute = 1; minute <= minutes; minute++) {
      const { all, refused } = await mixedTraffic(shop.origin, visits, { clients, seconds: 60 });
      requests += all.calls;
      memory.push((await shop.memory()) / 1e6);
      slowest.push(all.p99);
      say(
        `minute ${minute}: ${Math.round(memory.at(-1) ?? 0)} MB, p99 ${Math.round(all.p99)} ms, ` +
          `${Math.round(all.perSecond)} requests a second, ${refused} refused`,
      );
    }
    report({
      name: `soak-${engine}-${options.titles}`,
      title: `${minutes} minutes of mixed traffic over HTTP`,
      setup: { engine, titles: options.titles, clients, requests },
      rows: rowsOf(engine, atStart, memory, slowest),
    });
  } finally {
    await shop.stop();
  }
}

function rowsOf(engine: 'pglite' | 'postgres', atStart: number, memory: number[], slowest: number[]): Row[] {
  const half = Math.floor(memory.length / 2);
  const most = (list: number[]) => Math.max(...list);
  return [
    { what: 'resident memory after the start', values: [atStart], unit: 'MB' },
    {
      what: 'resident memory: at the end / most',
      values: [memory.at(-1) ?? 0, most(memory)],
      unit: 'MB',
      limits: [budgets[engine], null],
    },
    {
      what: 'most of the second half above most of the first',
      values: [half > 0 ? Math.max(0, most(memory.slice(half)) - most(memory.slice(0, half))) : 0],
      unit: 'MB',
      limits: [budgets.growth],
    },
    { what: 'p99: first minute / last minute', values: [slowest[0] ?? 0, slowest.at(-1) ?? 0], unit: 'ms' },
  ];
}
