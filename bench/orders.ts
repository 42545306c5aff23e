import { type BenchShop, openOnPglite, openOnPostgres } from './bench-shop.ts';
import { seededRandom } from './generate-catalogue.ts';
import { measure } from './measure.ts';
import { readOptions } from './options.ts';
import { type Row, report, say } from './report.ts';
import { Shopper, shelve, stockIsWhole } from './shopper.ts';

/** Orders per second on PostgreSQL, two cores (architecture §6). */
const budget = 100;
const orders = 800;
const sessions = 8;

const options = readOptions();
await measureOn(() => openOnPglite(options, options.titles));
if (options.postgres) await measureOn(() => openOnPostgres(options, options.titles));
else say('there is no PostgreSQL: left out');
// As main.ts ends: a timer of the job queue must not keep this process.
process.exit(0);

async function measureOn(open: () => Promise<BenchShop>): Promise<void> {
  const bench = await open();
  try {
    const { engine } = bench.db;
    say(`orders on ${engine} …`);
    const rows = await measureOrders(bench, engine === 'postgres' ? [budget] : undefined);
    report({
      name: `orders-${engine}`,
      title: `Carts and orders through dispatch, ${sessions} sessions side by side`,
      setup: { engine, titles: options.titles, orders },
      rows,
    });
  } finally {
    await bench.close();
  }
}

async function measureOrders(bench: BenchShop, limits: number[] | undefined): Promise<Row[]> {
  const random = seededRandom(11);
  const shelf = await shelve(bench);
  // A few titles are wanted by everybody, and some of them sell out on the way.
  const wanted = () => shelf.eisbns[Math.floor(shelf.eisbns.length ** random()) - 1] ?? '';
  const shoppers = Array.from({ length: orders }, () => new Shopper(bench));
  const at = (n: number) => shoppers[n] ?? new Shopper(bench);

  const warm = new Shopper(bench);
  await warm.add(wanted());
  await warm.submit();
  const first = await measure(sessions, orders, (n) => at(n).add(wanted()));
  const second = await measure(sessions, orders, (n) => at(n).add(wanted()));
  const alone = await measure(1, orders / 8, (n) => at(n).submit());
  const beside = await measure(sessions, orders - orders / 8, (n) => at(n + orders / 8).submit());
  const purchases = await measure(sessions, orders / 2, async () => {
    const shopper = new Shopper(bench);
    await shopper.add(wanted());
    await shopper.add(wanted());
    await shopper.submit();
  });

  const { sold, soldOut } = await stockIsWhole(bench, shelf);
  say(`sold ${sold} copies, ${soldOut} titles sold out; sold + left = what was there before`);
  const perSecond = 'per second';
  return [
    { what: 'cart/add, new session', values: [first.perSecond], unit: perSecond, cpu: first.cpu },
    { what: 'cart/add, new session: p50 / p95', values: [first.p50, first.p95], unit: 'ms' },
    { what: 'cart/add, second title', values: [second.perSecond], unit: perSecond, cpu: second.cpu },
    { what: 'checkout/submit, one session', values: [alone.perSecond], unit: perSecond, cpu: alone.cpu },
    {
      what: 'checkout/submit',
      values: [beside.perSecond],
      unit: perSecond,
      cpu: beside.cpu,
      limits,
      atLeast: true,
    },
    { what: 'checkout/submit: p50 / p95', values: [beside.p50, beside.p95], unit: 'ms' },
    {
      what: 'whole purchase (session, two titles, order)',
      values: [purchases.perSecond],
      cpu: purchases.cpu,
      unit: perSecond,
      limits,
      atLeast: true,
    },
  ];
}
