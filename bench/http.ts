import { shopFolder } from './bench-shop.ts';
import { type Latency, stopwatch } from './measure.ts';
import { mixedTraffic } from './mixed-traffic.ts';
import { readOptions } from './options.ts';
import { type Row, report, say } from './report.ts';
import { type ServedShop, serveShop } from './serve-shop.ts';
import { loggedIn, orderOverHttp, withCart } from './shopper-over-http.ts';
import { readFolderVisits, type Visit, type VisitKinds } from './traffic-queries.ts';

/** Requests a second; a misspelt search against a plain one; the first answer of each kind after a start, ms. */
const budgets = { perSecond: 150, misspelt: 1.5, cold: 150 };
const clients = 3;
const seconds = 60;
const buyers = 8;
const orders = 200;

const options = readOptions(20_000);
const dataDir = await shopFolder(options, options.titles);
const visits = await readFolderVisits(dataDir);
const shop = await serveShop({ dataDir });
try {
  const rows = [
    ...(await firstVisits(shop, visits)),
    ...(await mixed(shop, visits)),
    ...(await signedIn(shop, visits)),
    ...(await purchases(shop, visits)),
    {
      what: 'resident memory afterwards',
      values: [(await shop.memory()) / 1e6],
      unit: 'MB',
    },
  ];
  report({
    name: `http-pglite-${options.titles}`,
    title: 'A random mix over HTTP, compressed with br',
    setup: { engine: 'pglite', titles: options.titles, clients, seconds },
    rows,
  });
} finally {
  await shop.stop();
}
process.exit(0);

/** The first request of each kind to a shop that has just started. */
async function firstVisits({ origin }: ServedShop, kinds: VisitKinds): Promise<Row[]> {
  say('first answers after the start …');
  const rows: Row[] = [];
  for (const [kind, { visit }] of Object.entries(kinds)) {
    const { ms } = await stopwatch(() => answer(origin, visit()));
    rows.push({ what: `first ${kind} after the start`, values: [ms], unit: 'ms', limits: [budgets.cold] });
  }
  return rows;
}

async function mixed({ origin }: ServedShop, kinds: VisitKinds): Promise<Row[]> {
  say(`${clients} clients without a pause, ${seconds} s …`);
  await mixedTraffic(origin, kinds, { clients, seconds: seconds / 4 });
  const traffic = await mixedTraffic(origin, kinds, { clients, seconds });
  if (traffic.refused > 0) say(`${traffic.refused} answers were refusals or errors`);
  const plain = traffic.kinds['search, title'] as Latency;
  const limitOf = (kind: string) =>
    kind === 'search, misspelt title'
      ? { limits: [plain.p50 * budgets.misspelt, plain.p95 * budgets.misspelt, null] }
      : {};
  return [
    ...Object.entries(traffic.kinds).map(([kind, latency]) => ({
      what: `${kind}: p50 / p95 / p99`,
      values: [latency.p50, latency.p95, latency.p99],
      unit: 'ms',
      ...limitOf(kind),
    })),
    {
      what: 'all together',
      values: [traffic.all.perSecond],
      unit: 'per second',
      limits: [budgets.perSecond],
      atLeast: true,
    },
  ];
}

/** Pages of a customer, which no cache may answer. */
async function signedIn({ origin }: ServedShop, { item, 'cart/add': add }: VisitKinds): Promise<Row[]> {
  if (!item || !add) throw new Error('a kind of visit is missing');
  say('a customer who is logged in …');
  const cookie = await loggedIn(origin, dataDir);
  await withCart(origin, cookie, add.visit());
  const kinds: VisitKinds = {
    'item page, logged in': { weight: 1, visit: item.visit },
    'cart page with a book, logged in': { weight: 1, visit: () => ({ path: '/checkout/cart' }) },
  };
  await mixedTraffic(origin, kinds, { clients: 1, seconds: 4, cookie });
  const traffic = await mixedTraffic(origin, kinds, { clients: 1, seconds: 10, cookie });
  return Object.entries(traffic.kinds).map(([kind, { p50, p95, p99 }]) => ({
    what: `${kind}: p50 / p95 / p99`,
    values: [p50, p95, p99],
    unit: 'ms',
  }));
}

/** Whole guest orders: a book into a new cart, then the order. */
async function purchases({ origin }: ServedShop, { 'cart/add': add }: VisitKinds): Promise<Row[]> {
  if (!add) throw new Error('a kind of visit is missing');
  say(`${orders} orders of ${buyers} guests at a time …`);
  let left = orders;
  let placed = 0;
  const { ms } = await stopwatch(() =>
    Promise.all(
      Array.from({ length: buyers }, async () => {
        while (left-- > 0) if (await orderOverHttp(origin, add.visit(), left)) placed++;
      }),
    ),
  );
  if (placed === 0) throw new Error('no order was placed');
  return [
    {
      what: 'guest orders (cart/add and checkout/submit)',
      values: [placed / (ms / 1000)],
      unit: 'per second',
    },
    { what: 'of them refused, for want of stock', values: [orders - placed], unit: 'orders' },
  ];
}

async function answer(origin: string, { path, form }: Visit): Promise<void> {
  const response = await fetch(origin + path, form ? { method: 'POST', body: form } : {});
  await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}
