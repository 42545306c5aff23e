import { spawn } from 'node:child_process';
import type { TestSandbox } from '../test/sandbox.ts';
import { type BenchShop, openOnPglite, openOnPostgres } from './bench-shop.ts';
import { measure, stopwatch } from './measure.ts';
import { readOptions } from './options.ts';
import { PayingShopper, takeEverything } from './paying-shopper.ts';
import { type Row, report, say } from './report.ts';
import { type Shelf, shelve } from './shopper.ts';

/** Orders per second on PostgreSQL with eight shoppers; milliseconds to price a cart (architecture §6). */
const budget = { orders: 100, cart: 5 };
const shoppers = 8;
const lines = 50;

const options = readOptions(2000);
const orders = options.full ? 2000 : 400;
const runs = numberOf('--runs=') ?? 10_000;
if (runs > 0) await simulateOn('PGlite', '');
if (runs > 0 && options.postgres && options.full) await simulateOn('PostgreSQL', options.postgres);
await measureOn(() => openOnPglite(options, options.titles));
if (options.postgres) await measureOn(() => openOnPostgres(options, options.titles));
else say('there is no PostgreSQL: left out');
// As main.ts ends: a timer of the job queue must not keep this process.
process.exit(0);

/** The simulation of `npm test`, with more runs and other seeds. It says by itself which seed has failed. */
async function simulateOn(engine: string, url: string): Promise<void> {
  say(`${runs.toLocaleString('en-US')} simulated runs on ${engine} …`);
  const seed = String(Math.floor(Math.random() * 1_000_000));
  const test = 'test/simulation/simulation.test.ts';
  const child = spawn('npx', ['vitest', 'run', test, '-t', 'agree', '--reporter=verbose'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', RUNS: String(runs), SEED: seed, TEST_DATABASE_URL: url },
  });
  const { value: code, ms } = await stopwatch(() => new Promise((ended) => child.once('exit', ended)));
  if (code !== 0) throw new Error(`orders and money do not agree (SEED=${seed} RUNS=${runs})`);
  report({
    name: `money-simulated-${engine.toLowerCase()}`,
    title: 'Simulated orders, with what is lost, repeated, late or cut off',
    setup: { engine, runs, seed },
    rows: [
      {
        what: 'runs without a cent or a copy too many',
        values: [runs],
        unit: 'runs',
        limits: [runs],
        atLeast: true,
      },
      { what: 'time', values: [ms / 1000], unit: 's' },
    ],
  });
}

async function measureOn(open: () => Promise<BenchShop>): Promise<void> {
  const bench = await open();
  try {
    const { engine } = bench.db;
    say(`paid orders on ${engine} …`);
    const sandbox = await takeEverything(bench);
    const shelf = await shelve(bench);
    const limits = engine === 'postgres' ? [budget.orders] : undefined;
    report({
      name: `money-${engine}`,
      title: `Orders by card, sent, with tax, a promo code and a gift card, ${shoppers} shoppers side by side`,
      setup: { engine, titles: options.titles, orders },
      rows: [
        ...(await measureOrders(bench, sandbox, shelf, limits)),
        await measurePricing(bench, sandbox, shelf),
      ],
    });
  } finally {
    await bench.close();
  }
}

async function measureOrders(
  bench: BenchShop,
  sandbox: TestSandbox,
  { eisbns }: Shelf,
  limits: number[] | undefined,
): Promise<Row[]> {
  const title = (n: number) => eisbns[n % eisbns.length] ?? '';
  const all: PayingShopper[] = [];
  for (let n = 0; n <= orders; n++) {
    const shopper = await PayingShopper.enter(bench, sandbox, n);
    await shopper.fill([title(n), title(n + 1)]);
    all.push(shopper);
  }
  await all.pop()?.pay();
  const paid = await measure(shoppers, orders, async (n) => all[n]?.pay());
  await checkPaid(bench);
  return [
    { what: 'orders', values: [paid.perSecond], unit: 'per second', cpu: paid.cpu, limits, atLeast: true },
    { what: 'orders: p50 / p95', values: [paid.p50, paid.p95], unit: 'ms' },
  ];
}

/** Each order is paid to the cent, and most have everything in them: dear ones are sent for nothing. */
async function checkPaid({ db }: BenchShop): Promise<void> {
  const [row] = await db.query<
    Record<'orders' | 'paid' | 'cards' | 'discounts' | 'shipping' | 'taxes', number>
  >(
    `select count(*)::int as orders,
       count(*) filter (where status = 'placed' and total_owing = 0 and paid + gift_card_amount = total)::int as paid,
       count(*) filter (where gift_card_amount > 0)::int as cards,
       count(*) filter (where discounts > 0)::int as discounts,
       count(*) filter (where shipping > 0)::int as shipping,
       count(*) filter (where taxes <> '[]')::int as taxes
     from customer_order where payment_choice = 'credit_card'`,
  );
  if (!row || row.paid !== row.orders || row.orders < orders)
    throw new Error(`not all orders are paid: ${JSON.stringify(row)}`);
  if (Math.min(row.cards, row.discounts, row.shipping, row.taxes) < row.orders / 2)
    throw new Error(`too few orders have everything: ${JSON.stringify(row)}`);
}

async function measurePricing(bench: BenchShop, sandbox: TestSandbox, { eisbns }: Shelf): Promise<Row> {
  const shopper = await PayingShopper.enter(bench, sandbox, orders + 1);
  await shopper.fill(eisbns.slice(-lines));
  const { cart } = await shopper.price();
  if (cart.items.length !== lines) throw new Error(`the cart has ${cart.items.length} lines`);
  const priced = await measure(1, 200, async () => void (await shopper.price()));
  return {
    what: `price a cart of ${lines} lines: p50 / p95`,
    values: [priced.p50, priced.p95],
    unit: 'ms',
    cpu: priced.cpu,
    limits: [budget.cart, null],
  };
}

function numberOf(flag: string): number | undefined {
  const value = process.argv.find((a) => a.startsWith(flag))?.slice(flag.length);
  return value === undefined ? undefined : Number(value);
}
