import { eventsAtATime, mostCalendarDates, mostCalendarDays } from '../../contract/event-rules.ts';
import { dayAfter } from '../../contract/wall-clock.ts';
import type { Handler } from '../context.ts';
import { dayFromNow, rangeOf } from './event-range.ts';
import { readEventDates, readEventPage } from './queries.ts';
import { listedEvents, plainEvents } from './shop-event.ts';

export const list: Handler<'event/v2/list'> = async (ctx, input) => {
  const { store, q } = ctx;
  const first = input.start_date || dayFromNow(ctx);
  const categories = input.categories ?? null;
  if (input.calendar_mode) {
    // Years of 10000 and more are no days.
    const last = input.end_date || (first < '9999' ? dayAfter(first, mostCalendarDays) : '');
    const range = { ...rangeOf(store.timeZone, first, last), categories };
    const rows = await readEventDates(q, store.id, range, mostCalendarDates);
    return { rows: plainEvents(store, rows), row_count: rows.length };
  }
  const { limit = eventsAtATime, offset = 0, descending } = input;
  const range = { ...rangeOf(store.timeZone, first, input.end_date ?? ''), categories };
  const page = await readEventPage(q, store.id, range, { limit, offset, descending, now: ctx.now });
  return { rows: await listedEvents(ctx, page.rows), row_count: page.row_count };
};
