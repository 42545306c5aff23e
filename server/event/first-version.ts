import type { Output } from '../../contract/actions.ts';
import { booksOnCard, mostFirstEvents } from '../../contract/event-rules.ts';
import type { Context, Handler } from '../context.ts';
import { dayFromNow, rangeOf } from './event-range.ts';
import { givenEvent } from './given-event.ts';
import { type EventRow, readEventDates } from './queries.ts';
import { changeNote, titlesOf } from './shop-event.ts';

/** Version 1: every date of each event, without pages (CALL-029). */
export const getList: Handler<'event/getList'> = async (ctx, { from, to }) => {
  const { store, q } = ctx;
  const range = rangeOf(store.timeZone, from || dayFromNow(ctx, -31), to || dayFromNow(ctx, 731));
  const rows = await readEventDates(q, store.id, { ...range, categories: null }, mostFirstEvents);
  return { rows: await firstEvents(ctx, rows) };
};

export const getFirst: Handler<'event/get'> = async (ctx, { event_id }) => {
  const [event] = await firstEvents(ctx, [await givenEvent(ctx, event_id)]);
  if (!event) throw new Error('an event was lost on the way');
  return { event };
};

async function firstEvents(
  ctx: Context,
  rows: readonly EventRow[],
): Promise<Output<'event/getList'>['rows']> {
  const titled = await titlesOf(ctx, rows);
  const { language } = ctx.store.settings.store_info;
  return rows.map((row) => {
    const { books, tickets } = titled(row, booksOnCard);
    return {
      id: row.id,
      from: Math.floor(row.starts_at.getTime() / 1000),
      to: Math.floor(row.ends_at.getTime() / 1000),
      status: row.status,
      change_note: changeNote(row, language),
      info: {
        name: row.title,
        description: row.description,
        img_path: row.image_url,
        books,
        tickets,
      },
    };
  });
}
