import type { ActionName, Input, Output } from '../contract/actions.ts';
import { dayAfter } from '../contract/wall-clock.ts';
import { type Caller, dispatch } from '../server/call/dispatch.ts';
import { refreshStatistics } from '../server/db/refresh-statistics.ts';
import { storeCalendar } from '../server/event/calendar.ts';
import { plainEvent } from '../server/event/check-event.ts';
import { saveEvent } from '../server/event/write.ts';
import { dayIn } from '../server/pricing/release-date.ts';
import { type BenchShop, openOnPglite, openOnPostgres } from './bench-shop.ts';
import { measure } from './measure.ts';
import { readOptions } from './options.ts';
import { type Row, report, say } from './report.ts';

/** Events of one store over two years: about 400 a month. */
const events = 10_000;
const daysBack = 365;
const days = 730;
const calls = 200;
const warmUp = 40;

const options = readOptions(1000);
await measureOn(await openOnPglite(options, options.titles));
if (options.postgres) await measureOn(await openOnPostgres(options, options.titles));
process.exit(0);

async function measureOn(bench: BenchShop): Promise<void> {
  const { shop, db, storeName, close } = bench;
  const store = shop.stores.byName(storeName);
  if (!store) throw new Error('the store is missing');
  const first = dayAfter(dayIn(store.timeZone, shop.now()), -daysBack);
  // A folder that is kept may have them from an earlier run.
  await db.query('delete from event where store_id = $1 and title like $2', [store.id, 'Event %']);
  say(`${events} events on ${db.engine} …`);
  for (let written = 0; written < events; written += 500)
    await db.tx(async (q) => {
      for (let n = written; n < written + 500; n++) {
        const day = dayAfter(first, n % days);
        const time = { first_day: day, last_day: day, start_time: '18:30', end_time: '20:00' };
        await saveEvent(q, store, null, {
          ...plainEvent,
          ...time,
          title: `Event ${n}`,
          books: [],
          tickets: [],
        });
      }
    });
  // As a running shop does every hour.
  await refreshStatistics(db);
  const ask = async <N extends ActionName>(name: N, input: Input<N>, n: number) => {
    const address = `10.0.${(n >> 8) & 255}.${n & 255}`;
    const caller: Caller = { store, token: '', tokenIsNew: false, address, logUrl: '/' };
    const answer = await dispatch(shop, caller, { name, input });
    if (!answer.ok) throw new Error(`${name} refused: ${answer.error}`);
    return answer.value as Output<N>;
  };
  const month = async (n: number) => {
    const start_date = `${dayAfter(first, (1 + (n % 22)) * 30).slice(0, 7)}-01`;
    const range = { start_date, end_date: dayAfter(start_date, 30), calendar_mode: true };
    const { rows } = await ask('event/v2/list', range, n);
    if (rows.length < 100) throw new Error(`only ${rows.length} events in the month of ${start_date}`);
  };
  const listing = async (n: number) => void (await ask('event/v2/list', { offset: (n % 50) * 20 }, n));
  const rows: Row[] = [];
  for (const [what, limits, call] of [
    ['a month of the calendar', [10, null], month],
    ['twenty of the listing', undefined, listing],
    ['the feed of the store', undefined, async () => void (await storeCalendar(shop, store, null))],
  ] as const) {
    await measure(1, warmUp, call);
    const { p50, p95, cpu } = await measure(1, calls, call);
    rows.push({ what: `${what}: p50 / p95`, values: [p50, p95], unit: 'ms', limits, cpu });
  }
  await close();
  report({
    name: `events-${db.engine}`,
    title: `Events of a store that has ${events}`,
    setup: { engine: db.engine, events },
    rows,
  });
}
