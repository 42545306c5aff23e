import type { ShopEvent } from '../../contract/event.ts';
import { mostCalendarDates } from '../../contract/event-rules.ts';
import type { Context } from '../context.ts';
import { dayFromNow, rangeOf } from './event-range.ts';
import { findEvent, readEventDates, readEventPage, readNearestDates } from './queries.ts';
import { listedEvents, plainEvents } from './shop-event.ts';

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

/** For blocks: the events that are not over, soonest first (EVENT-008). */
export async function eventsToCome(
  ctx: Context,
  limit: number,
): Promise<{ rows: ShopEvent[]; row_count: number; now: number }> {
  const range = { from: ctx.now.toISOString(), to: 'infinity', categories: null };
  const page = { limit, offset: 0, descending: false, now: ctx.now };
  const found = await readEventPage(ctx.q, ctx.store.id, range, page);
  const rows = await listedEvents(ctx, found.rows);
  return { rows, row_count: found.row_count, now: secondsOf(ctx.now) };
}

/** For blocks: every date of the month that it is by the clock of the store. */
export async function eventsOfMonth(
  ctx: Context,
): Promise<{ rows: ShopEvent[]; month: string; today: string; now: number }> {
  const today = dayFromNow(ctx);
  const month = today.slice(0, 7);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const range = { ...rangeOf(ctx.store.timeZone, `${month}-01`, last), categories: null };
  const found = await readEventDates(ctx.q, ctx.store.id, range, mostCalendarDates);
  return { rows: plainEvents(ctx.store, found), month, today, now: secondsOf(ctx.now) };
}

/** The next dates of published events, by the id of the event; of one that is over, its last date. */
export async function nextDatesOf(
  ctx: Context,
  eventIds: readonly number[],
  most: number,
): Promise<Map<number, ShopEvent[]>> {
  const found = new Map<number, ShopEvent[]>();
  if (eventIds.length === 0) return found;
  const asked = { storeId: ctx.store.id, eventIds: [...new Set(eventIds)], now: ctx.now, most };
  for (const row of await readNearestDates(ctx.q, asked)) {
    const before = found.get(row.event_id) ?? [];
    if (before.length > 0 && row.ends_at <= ctx.now) continue;
    found.set(row.event_id, [...before, ...plainEvents(ctx.store, [row])]);
  }
  return found;
}

/** For blocks: a published event of this store. */
export async function oneEvent(
  ctx: Context,
  dateId: number,
): Promise<{ event: ShopEvent; now: number } | null> {
  const row = dateId ? await findEvent(ctx.q, ctx.store.id, dateId) : undefined;
  const [event] = row ? await listedEvents(ctx, [row]) : [];
  return event ? { event, now: secondsOf(ctx.now) } : null;
}
