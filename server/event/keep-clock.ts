import type { Query } from '../db/db.ts';
import { eventInstants } from '../event-date/event-day.ts';
import { lockComingDates, writeInstants } from './clock-queries.ts';
import type { DatedStore } from './date-queries.ts';

/** An event at 7 pm stays at 7 pm in another time zone of its store. Those that are over stay as they were. */
export async function keepEventClock(q: Query, { id, timeZone }: DatedStore, now: Date): Promise<void> {
  const dates = await lockComingDates(q, id, now);
  await writeInstants(
    q,
    dates.map((date) => ({ id: date.id, ...eventInstants(timeZone, date) })),
  );
}
