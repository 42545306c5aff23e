import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { createSession } from '../server/call/sessions.ts';
import { settlePayments } from '../server/jobs/settle-payments.ts';
import { sandboxSecret } from '../server/payment/payment-accounts.ts';
import { openSandboxJournal } from '../server/process/sandbox-journal.ts';
import { testSandbox } from '../test/sandbox.ts';
import type { Book } from '../test/simulation/parts.ts';
import { readUnsettled } from '../test/simulation/read-books.ts';
import { reckon } from '../test/simulation/reckoning.ts';
import { type BenchShop, openOnPglite, openOnPostgres, shopFolder, shopOnPostgres } from './bench-shop.ts';
import { BuyerOverHttp, type Line } from './buyer-over-http.ts';
import { readOptions } from './options.ts';
import { report, say } from './report.ts';
import { type ServedShop, serveShop } from './serve-shop.ts';

/** Buyers side by side, and how often each of them comes back with another book. */
const buyersAtOnce = 8;
const booksEach = 3;
const kills = Number(process.argv.find((a) => a.startsWith('--runs='))?.slice('--runs='.length) ?? 25);

const options = readOptions(0);
if (options.engine !== 'postgres')
  await killOn('PGlite', { dataDir: await shopFolder(options, options.titles) }, () =>
    openOnPglite(options, options.titles),
  );
if (options.engine !== 'pglite' && options.postgres) {
  const { url, dataDir, close } = await shopOnPostgres(options, options.titles);
  await close();
  await killOn('PostgreSQL', { dataDir, databaseUrl: url }, () => openOnPostgres(options, options.titles));
}
process.exit(0);

/**
 * Ends the built shop with its bank by `kill -9` in the middle of paid orders, starts it again, and at the end reckons by the
 * bank's journal and by what the buyers were told whether money, orders and copies agree.
 */
async function killOn(
  engine: string,
  settings: { dataDir: string; databaseUrl?: string },
  open: () => Promise<BenchShop>,
): Promise<void> {
  say(`${kills} kills in the middle of paid orders on ${engine} …`);
  const ground = await open();
  const books = await layBooks(ground);
  const line: Line = { origin: '', bankOrigin: '', account: ground.storeName, cutOff: 0 };
  const entered = await enter(ground, line, kills * buyersAtOnce * 2);
  await ground.close();

  let served = await serve(settings, line);
  const buyers: BuyerOverHttp[] = [];
  let isOver = false;
  const shopping = Promise.all(
    Array.from({ length: buyersAtOnce }, async (_, n) => {
      for (let turn = n; !isOver; turn += buyersAtOnce) {
        const buyer = entered[turn];
        if (!buyer) throw new Error('there are too few customers for so many kills');
        buyers.push(buyer);
        for (let i = 0; i < booksEach && !isOver; i++)
          await buyer.buy(books[(turn + i) % books.length]?.eisbn ?? '', turn + i);
      }
    }),
  );
  for (let n = 1; n <= kills; n++) {
    // From before the first order of this process until after several.
    await Promise.race([pause(300 + Math.random() * 4000), shopping]);
    await served.kill();
    served = await serve(settings, line);
    if (n % 5 === 0) say(`${n} kills; ${line.cutOff} requests got no answer so far`);
  }
  isOver = true;
  await shopping;
  await served.stop();

  const after = await open();
  try {
    const bank = await settleAll(after, settings.dataDir, buyers);
    const { orders, faults } = await reckon({
      q: after.db,
      bank,
      shoppers: buyers,
      books,
      issued: new Map(),
    });
    if (faults.length > 0) throw new Error(`orders and money do not agree:\n${faults.join('\n')}`);
    const confirmed = buyers
      .flatMap(({ attempts }) => attempts)
      .reduce((sum, { placed }) => sum + placed.size, 0);
    if (confirmed < kills) throw new Error(`only ${confirmed} orders were confirmed: that proves nothing`);
    report({
      name: `killed-${engine.toLowerCase()}`,
      title: 'The shop and its bank ended by kill -9 in the middle of paid orders',
      setup: { engine, kills, buyers: buyersAtOnce },
      rows: [
        { what: 'orders lost, doubled or a cent off', values: [0], unit: 'orders', limits: [0] },
        { what: 'orders placed / confirmed to the buyer', values: [orders, confirmed], unit: 'orders' },
        { what: 'requests that got no answer', values: [line.cutOff], unit: 'requests' },
      ],
    });
  } finally {
    await after.close();
  }
}

async function serve(settings: { dataDir: string; databaseUrl?: string }, line: Line): Promise<ServedShop> {
  const served = await serveShop(settings);
  const bank = new URL(served.origin);
  bank.port = String(Number(bank.port) + 1);
  line.origin = served.origin;
  line.bankOrigin = bank.origin;
  return served;
}

/** Twelve titles without orders, with forty copies each at the first location: some of them sell out. */
async function layBooks({ db, shop, storeName }: BenchShop): Promise<Book[]> {
  const locationId = shop.stores.byName(storeName)?.locations[0]?.location_id ?? 0;
  const titles = await db.query<{ id: number; eisbn: string }>(
    `select id, eisbn from title t where availability = 'available' and list_price_usa > 0 and not is_giftcard
       and not is_large_print and binding not in ('eBook', 'Digital Audio') and release_date < now()
       and not exists (select from order_line l where l.title_id = t.id) order by md5(eisbn) limit 12`,
  );
  const ids = titles.map(({ id }) => id);
  const copies = 40;
  await db.query('delete from stock where title_id = any($1::int[])', [ids]);
  await db.query('delete from offer where title_id = any($1::int[])', [ids]);
  await db.query(
    "insert into stock (location_id, title_id, condition, on_hand) select $1, unnest($2::int[]), 'NEW', $3",
    [locationId, ids, copies],
  );
  return titles.map((title) => ({ ...title, price: 0, copies }));
}

async function enter(
  { db, shop, storeName }: BenchShop,
  line: Line,
  count: number,
): Promise<BuyerOverHttp[]> {
  const storeId = shop.stores.byName(storeName)?.id ?? 0;
  const rows = await db.query<{ id: number }>(
    `insert into customer (store_id, email, email_key, first_name, last_name)
     select $1, e, e, 'Ada', 'Reader' from (select 'killed-' || gen_random_uuid() || '@example.org' as e
       from generate_series(1, $2::int)) made returning id`,
    [storeId, count],
  );
  const buyers: BuyerOverHttp[] = [];
  for (const [n, { id: customerId }] of rows.entries()) {
    const { token } = await createSession(db, storeId, { customerId });
    buyers.push(new BuyerOverHttp(line, { customerId, token, n }));
  }
  return buyers;
}

/** Runs the job of payments until nothing is open, with the bank as its journal knows it, and returns what the bank knows then. */
async function settleAll({ shop, db, storeName }: BenchShop, dataDir: string, buyers: BuyerOverHttp[]) {
  const clock = { now: Date.now() };
  const { kept } = openSandboxJournal(dataDir, clock.now);
  const secretOf = (account: string) => sandboxSecret(shop.secret, account);
  const sandbox = testSandbox(clock, { kept, secretOf });
  const provider = sandbox.open({ account: storeName });
  const parts = { ...shop, payments: { open: async () => provider }, log: pino({ level: 'silent' }) };
  const customers = buyers.map(({ customerId }) => customerId);
  for (let round = 0; round < 15; round++) {
    await settlePayments({ ...parts, now: () => new Date(clock.now) });
    const { open, authorized } = await readUnsettled(db, customers);
    if (open + authorized === 0) break;
    // An authorization is taken a day before it would lapse.
    clock.now += open > 0 ? 61 * 60_000 : 7 * 86_400_000;
  }
  return sandbox.rows;
}
