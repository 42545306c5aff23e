import type { ShopEvent } from '../../contract/event.ts';
import { booksOnCard, maxEventSummary } from '../../contract/event-rules.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Context } from '../context.ts';
import { eventDateText, eventTimeText, shortDayText } from '../event-date/event-day.ts';
import { placeOf } from '../event-date/place-of.ts';
import { plainText } from '../import/rules/plain-summary.ts';
import type { Store } from '../store/stores.ts';
import { firstWords } from '../title/first-words.ts';
import { titleRows } from '../title/rows.ts';
import { entryText } from './entry-text.ts';
import { type EventRow, type EventTitle, readEventTitles } from './queries.ts';
import { recurrenceText } from './recurrence-text.ts';

type TitledEvent = Pick<ShopEvent, 'books' | 'tickets' | 'has_tickets' | 'sold_out'>;

/** Events as lists have them: without their descriptions, with the first two of their books. */
export async function listedEvents(ctx: Context, rows: readonly EventRow[]): Promise<ShopEvent[]> {
  const titled = await titlesOf(ctx, rows);
  return rows.map((row) => {
    const { tickets, ...titles } = titled(row, booksOnCard);
    const entry_text = entryText(ctx, row, tickets);
    return { ...shopEvent(ctx.store, row), ...titles, entry_text, tickets: [], description: '' };
  });
}

/** One event with everything. */
export async function wholeEvent(ctx: Context, row: EventRow): Promise<ShopEvent> {
  const titled = await titlesOf(ctx, [row]);
  return { ...shopEvent(ctx.store, row), ...titled(row, booksOnCard) };
}

/** Events without their titles: a calendar shows none. */
export const plainEvents = (store: Store, rows: readonly EventRow[]): ShopEvent[] =>
  rows.map((row) => ({ ...shopEvent(store, row), description: '' }));

/** Reads the titles of events once for all of them. The answer gives those of one, with all of its books or so many. */
export async function titlesOf(
  ctx: Context,
  rows: readonly Pick<EventRow, 'event_id'>[],
): Promise<(row: Pick<EventRow, 'event_id'>, books?: number) => TitledEvent> {
  const items = new Map<number, EventTitle[]>();
  for (const item of await readEventTitles(ctx.q, [...new Set(rows.map((row) => row.event_id))])) {
    items.set(item.event_id, [...(items.get(item.event_id) ?? []), item]);
  }
  const ids = [...new Set([...items.values()].flatMap((some) => some.map((item) => item.title_id)))];
  const known = new Map((await titleRows(ctx.q, ctx, ids)).map((row) => [row.eisbn, row]));
  return ({ event_id }, books) => {
    const own = items.get(event_id) ?? [];
    const of = (kind: EventTitle['kind'], most?: number) =>
      own
        .filter((item) => item.kind === kind)
        .slice(0, most)
        .flatMap((item) => known.get(item.eisbn) ?? []);
    const tickets = of('ticket');
    const sold_out =
      tickets.length > 0 && tickets.every(({ available }) => available[0]?.status === 'sold_out');
    return { books: of('book', books), tickets, has_tickets: tickets.length > 0, sold_out };
  };
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

function shopEvent(store: Store, row: EventRow): ShopEvent {
  const { language } = store.settings.store_info;
  return {
    id: row.id,
    title: row.title,
    date: row.first_day,
    end_date: row.last_day,
    start_time: row.start_time,
    end_time: row.end_time,
    all_day: row.start_time === '',
    from: seconds(row.starts_at),
    to: seconds(row.ends_at),
    previous_from: row.previous_start && seconds(row.previous_start),
    date_text: eventDateText(row, language),
    time_text: eventTimeText(row),
    entry_text: '',
    time_zone: store.timeZone,
    status: row.status,
    change_note: changeNote(row, language),
    category: row.category,
    ...placeOf(store, row),
    is_online: row.is_online,
    online_url: row.attendance === 'request' ? '' : row.online_url,
    summary: summaryOf(row),
    description: row.description,
    image_url: row.image_url,
    books: [],
    tickets: [],
    has_tickets: row.has_tickets,
    sold_out: false,
    ticket_label: row.ticket_label || m.events_tickets(),
    rsvp_label: row.rsvp_label || m.events_rsvp(),
    attendance: row.attendance,
    places: row.places,
    recurring_as_single_row: row.recurring_as_single_row,
    recurrence_text: recurrenceText(row.recurrence, row.original_day),
  };
}

/** What changed, in words; '' for nothing. */
export function changeNote(
  { status, change_note, original_day, first_day }: EventRow,
  language: string,
): string {
  if (change_note || status !== 'moved' || original_day === first_day) return change_note;
  return m.events_moved_from({ day: shortDayText(original_day, language) });
}

/** Plain text. */
export const summaryOf = ({ summary, description }: EventRow): string =>
  firstWords(summary || plainText(description), maxEventSummary);
