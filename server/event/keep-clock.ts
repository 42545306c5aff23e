import type { Db, Query } from '../db/db.ts';
import { eventInstants } from '../event-date/event-day.ts';
import { timeZoneOf } from '../time-zone.ts';
import { type ComingDate, lockEvents, readClocks, readComingDates, writeInstants } from './clock-queries.ts';
import type { DatedStore } from './date-queries.ts';

/** An event at 7 pm stays at 7 pm in another time zone of its store. Those that are over stay as they were. */
export async function keepEventClock(q: Query, store: DatedStore, now: Date): Promise<void> {
  await lockEvents(q, store.id);
  await writeInstants(q, await movedDates(q, store, now));
}

/** The same where the rules of a time zone have changed, which come with Node. */
export async function keepEventClocks(db: Db, now = new Date()): Promise<void> {
  for (const { id, time_zone } of await readClocks(db)) {
    const store = { id, timeZone: timeZoneOf(time_zone) };
    if ((await movedDates(db, store, now)).length > 0) await db.tx((q) => keepEventClock(q, store, now));
  }
}

/** The dates whose instants are not those of their time by the clock of the store. */
async function movedDates(q: Query, { id, timeZone }: DatedStore, now: Date): Promise<ComingDate[]> {
  return (await readComingDates(q, id, now)).flatMap((date) => {
    const right = eventInstants(timeZone, date);
    const isRight = +right.starts_at === +date.starts_at && +right.ends_at === +date.ends_at;
    return isRight ? [] : [{ ...date, ...right }];
  });
}
