import { setTimeout as pause } from 'node:timers/promises';
import { startTestPostgres, type TestPostgres } from '../scripts/test-postgres.mjs';
import { openPostgres } from '../server/db/pg-db.ts';
import { shopOnPostgres } from './bench-shop.ts';
import { readOptions } from './options.ts';
import { report, say } from './report.ts';
import { type ServedShop, serveShop } from './serve-shop.ts';
import { orderOverHttp } from './shopper-over-http.ts';
import { readVisits, type Visit } from './traffic-queries.ts';

// PostgreSQL is stopped for ten seconds at random moments while guests order and their mails go out. No outage may end the
// process of the shop, lose an order that was confirmed, or keep a mail from being sent.
const guests = 4;
const awayMs = 10_000;
/** A mail whose sending was cut off is due again after one minute, then two. */
const mailsWithinMs = 300_000;
const outages = Number(process.argv.find((a) => a.startsWith('--runs='))?.slice('--runs='.length) ?? 20);

const server = await startTestPostgres(['fsync=on']);
try {
  const { halt, resume } = server;
  if (halt && resume) await measure(server, { halt, resume });
  else say(`${server.what} cannot be stopped here: left out`);
} finally {
  await server.stop();
}
process.exit(0);

async function measure(
  { url: postgres }: TestPostgres,
  { halt, resume }: Required<Pick<TestPostgres, 'halt' | 'resume'>>,
): Promise<void> {
  const { url, db, dataDir, close } = await shopOnPostgres({ ...readOptions(0), postgres }, 0);
  const { 'cart/add': add } = await readVisits(db);
  if (!add) throw new Error('nothing can be ordered');
  // Enough for every order: what is counted here is what gets lost.
  await db.query('update stock set on_hand = 100000 where on_hand > 0');
  await close();
  const shop = await serveShop({ dataDir, databaseUrl: url });
  try {
    const begun = await shop.startedAt();
    say(`${outages} outages of ${awayMs / 1000} s while ${guests} guests order …`);
    const { stop, seen } = ordering(shop, () => add.visit());
    for (let n = 1; n <= outages; n++) {
      await pause(500 + Math.random() * 4000);
      await halt();
      await pause(awayMs);
      await resume();
    }
    await pause(5000);
    await stop();
    const ended = (await shop.startedAt()) === begun ? 0 : 1;
    const { placed, unsent } = await settled(url);
    if (seen.confirmed < outages)
      throw new Error(`${seen.confirmed} orders were confirmed: that proves nothing`);
    report({
      name: 'outage',
      title: 'PostgreSQL stopped at random moments while guests order',
      setup: { outages, seconds: awayMs / 1000, guests },
      rows: [
        { what: 'processes of the shop that ended', values: [ended], unit: '', limits: [0] },
        {
          what: 'confirmed orders that were lost',
          values: [Math.max(0, seen.confirmed - placed)],
          unit: 'orders',
          limits: [0],
        },
        { what: 'mails that were not sent', values: [unsent], unit: 'mails', limits: [0] },
        { what: 'orders placed / confirmed to the guest', values: [placed, seen.confirmed], unit: 'orders' },
        { what: 'orders that were refused meanwhile', values: [seen.refused], unit: 'orders' },
      ],
    });
  } finally {
    await shop.stop();
  }
}

/** Guests who order one book after the other, until they are stopped. */
function ordering({ origin }: ServedShop, visit: () => Visit) {
  const seen = { confirmed: 0, refused: 0 };
  let isOver = false;
  let n = 0;
  const all = Array.from({ length: guests }, async () => {
    while (!isOver) {
      const isPlaced = await orderOverHttp(origin, visit(), n++).catch(() => false);
      seen[isPlaced ? 'confirmed' : 'refused'] += 1;
      if (!isPlaced) await pause(200);
    }
  });
  const stop = async () => {
    isOver = true;
    await Promise.all(all);
  };
  return { stop, seen };
}

/** The orders of the database, and the mails that are still unsent when all had their time. */
async function settled(url: string): Promise<{ placed: number; unsent: number }> {
  const db = openPostgres({ url, max: 1 });
  try {
    const count = async (from: string) =>
      (await db.query<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n ?? 0;
    const placed = await count(`customer_order where email = 'shopper@example.com'`);
    let unsent = await count(`mail where status <> 'sent'`);
    for (const until = Date.now() + mailsWithinMs; unsent > 0 && Date.now() < until; ) {
      await pause(1000);
      unsent = await count(`mail where status <> 'sent'`);
    }
    return { placed, unsent };
  } finally {
    await db.close();
  }
}
