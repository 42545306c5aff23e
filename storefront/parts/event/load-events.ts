import type { Call } from '../../../contract/call.ts';
import type { ShopEvent } from '../../../contract/event.ts';
import { eventsAtATime } from '../../../contract/event-rules.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { dayAfter, wallClock } from '../../../contract/wall-clock.ts';
import { valueFrom } from '../../page-load.ts';
import type { Listing } from './event-paths.ts';
import { fromFirstVersion } from './first-version.ts';

export interface EventsShown {
  rows: ShopEvent[];
  row_count: number;
  /** Unix seconds: what is over, and what goes on, is judged by this moment. */
  now: number;
}

type Shop = Pick<SiteSettings, 'using_events_v2' | 'store_info'>;

export const nowIn = (): number => Math.floor(Date.now() / 1000);

/** The shop's own day, 'YYYY-MM-DD'. */
export const todayIn = ({ store_info }: Pick<SiteSettings, 'store_info'>, now: number): string =>
  wallClock(store_info.time_zone, new Date(now * 1000)).day;

interface Stretch {
  limit?: number;
  offset?: number;
}

/** A stretch of a listing. */
export const loadListing = (
  api: Call,
  shop: Shop,
  listing: Listing,
  stretch: Stretch,
): Promise<EventsShown> => (listing === 'past' ? loadPast : loadUpcoming)(api, shop, stretch);

/** The events that are over, the last one first. Version 1 reads those of two years, which is all that it shows (EVENT-034). */
async function loadPast(
  api: Call,
  shop: Shop,
  { limit = eventsAtATime, offset = 0 }: Stretch,
): Promise<EventsShown> {
  const now = nowIn();
  const end_date = todayIn(shop, now);
  const isOver = ({ to }: { to: number }) => to <= now;
  if (shop.using_events_v2) {
    const range = { start_date: firstDay, end_date, descending: true };
    const found = valueFrom(await api('event/v2/list', { ...range, limit, offset }));
    // Some of today's are still to come.
    return { ...found, rows: found.rows.filter(isOver), now };
  }
  const found = valueFrom(await api('event/getList', { from: dayAfter(end_date, -731), to: end_date }));
  const rows = found.rows
    .filter(isOver)
    .reverse()
    .map((row) => fromFirstVersion(row, shop));
  return { rows: rows.slice(offset, offset + limit), row_count: rows.length, now };
}

/** Before any event. */
const firstDay = '1901-01-01';

/**
 * The events that are not over yet, soonest first, by the version of the calls that the shop uses (EVENT-005). Version 1 has
 * no pages: its whole answer is read, and a part of it shown (EVENT-034).
 */
export async function loadUpcoming(
  api: Call,
  shop: Shop,
  { limit = eventsAtATime, offset = 0 }: Stretch = {},
): Promise<EventsShown> {
  const now = nowIn();
  if (shop.using_events_v2) {
    const start_date = todayIn(shop, now);
    const found = valueFrom(await api('event/v2/list', { start_date, limit, offset }));
    // The first day may have events that are over.
    return { ...found, rows: found.rows.filter(({ to }) => to > now), now };
  }
  // A month ago: what began then may go on (EVENT-007, EVENT-008).
  const found = valueFrom(await api('event/getList', { from: dayAfter(todayIn(shop, now), -31) }));
  const rows = found.rows.filter(({ to }) => to > now).map((row) => fromFirstVersion(row, shop));
  return { rows: rows.slice(offset, offset + limit), row_count: rows.length, now };
}

/** Every date from one day to another, both included. */
export async function loadDates(api: Call, shop: Shop, first: string, last: string): Promise<EventsShown> {
  const now = nowIn();
  if (shop.using_events_v2) {
    const range = { start_date: first, end_date: last, calendar_mode: true };
    return { ...valueFrom(await api('event/v2/list', range)), now };
  }
  const found = valueFrom(await api('event/getList', { from: dayAfter(first, -31), to: last }));
  const rows = found.rows
    .map((row) => fromFirstVersion(row, shop))
    .filter((event) => event.end_date >= first && event.date <= last);
  return { rows, row_count: rows.length, now };
}
