import lighthouse, { type Result } from 'lighthouse';
import { connect } from '../server/db/connect.ts';
import { readFolderAddresses } from './addresses.ts';
import { shopFolder } from './bench-shop.ts';
import { startChromium } from './chromium.ts';
import { median } from './measure.ts';
import { readOptions } from './options.ts';
import { type Row, report, say } from './report.ts';
import { serveShop } from './serve-shop.ts';

/** A mid-range phone on slow 4G (architecture §6). LCP and TBT in milliseconds. */
const budgets = { performance: 99, others: 100, lcp: 1200, tbt: 100, cls: 0.01 };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Of each page; the middle one counts. */
const runs = 3;

const options = readOptions();
const browserPath = process.env.CHROME_PATH;
if (!browserPath) throw new Error('no Chromium or Chrome was found: set CHROME_PATH');
const dataDir = await shopFolder(options, options.titles);
await tilesFromShop();
const { browse, items, list } = await readFolderAddresses(dataDir);
const shop = await serveShop({ dataDir });
const browser = await startChromium(browserPath);
try {
  const origin = shop.origin.replace('127.0.0.1', 'tidewater.localhost');
  const pages = {
    home: '/',
    browse: browse[0] ?? '/browse',
    item: items[0] ?? '',
    list,
    events: '/events',
    about: '/about',
    contact: '/contact',
    questions: '/faq',
  };
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    say(`${name} page …`);
    const results: Result[] = [];
    // Others have been there: its pictures and their previews are made, and it is compressed well.
    for (let visit = 0; visit < 3; visit++) await look(origin + path);
    for (let run = 0; run < runs; run++) results.push(await look(origin + path));
    rows.push(...rowsOf(name, results));
    for (const line of shortfalls(results)) say(line);
  }
  report({
    name: 'lighthouse',
    title: 'Lighthouse, phone, DevTools throttling (slow 4G, processor a quarter as fast)',
    setup: { titles: options.titles, runs },
    rows,
  });
} finally {
  await browser.stop();
  await shop.stop();
}

/** Maps of the shop take their tiles from itself: no measurement is to load a public server, and this machine may reach none. */
async function tilesFromShop(): Promise<void> {
  const db = await connect({ databaseUrl: '', dataDir });
  try {
    const tiles = { map_tiles: { url: '/favicon.svg?tile={z}-{x}-{y}' } };
    await db.query('update store set settings = settings || $1::jsonb', [JSON.stringify(tiles)]);
  } finally {
    await db.close();
  }
}

async function look(url: string): Promise<Result> {
  const found = await lighthouse(url, {
    port: browser.port,
    logLevel: 'error',
    // Simulated throttling is bimodal for a server on the same machine.
    throttlingMethod: 'devtools',
    onlyCategories: [...categories],
  });
  if (!found) throw new Error(`${url} gave no result`);
  const { lhr } = found;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

function rowsOf(name: string, results: readonly Result[]): Row[] {
  const score = (id: string) => median(results.map((r) => Math.round((r.categories[id]?.score ?? 0) * 100)));
  const timing = (id: string) => median(results.map((r) => r.audits[id]?.numericValue ?? Number.NaN));
  const { performance, others } = budgets;
  return [
    {
      what: `${name}: performance / accessibility / best practices / SEO`,
      values: categories.map(score),
      unit: 'points',
      limits: [performance, others, others, others],
      atLeast: true,
    },
    {
      what: `${name}: LCP / TBT`,
      values: [timing('largest-contentful-paint'), timing('total-blocking-time')],
      unit: 'ms',
      limits: [budgets.lcp, budgets.tbt],
    },
    {
      what: `${name}: CLS`,
      values: [timing('cumulative-layout-shift')],
      unit: '',
      limits: [budgets.cls],
    },
  ];
}

/** What cost points in categories other than performance, once for each audit. */
function shortfalls(results: readonly Result[]): string[] {
  const lines = results.flatMap((r) =>
    categories.slice(1).flatMap((id) =>
      (r.categories[id]?.auditRefs ?? []).flatMap(({ id: audit, weight }) => {
        const { score, title } = r.audits[audit] ?? {};
        return weight > 0 && score !== null && score !== undefined && score < 1 ? [`${id}: ${title}`] : [];
      }),
    ),
  );
  return [...new Set(lines)];
}
