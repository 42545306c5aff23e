import { withoutControls } from '../../contract/control-characters.ts';
import { refuse } from '../call/refusal.ts';
import { holdVersion, type RowVersion } from '../call/row-version.ts';
import type { Query } from '../db/db.ts';
import { type EventTime, isSameTime } from '../event-date/event-day.ts';
import { knownTitleIds } from '../title/known-titles.ts';
import { checkEvent, checkTime, type EventContent } from './check-event.ts';
import {
  cancelDateRow,
  type DatedStore,
  keepOnlyDate,
  moveDateRow,
  putDates,
  putFirstDates,
} from './date-queries.ts';
import { readEventTitles } from './queries.ts';
import { findEventOfDate, findStaffEvent, type StaffEvent } from './staff-queries.ts';
import { checkTickets, type GivenTicket, hasSoldTickets } from './ticket/check-tickets.ts';
import {
  checkPlace,
  deleteRow,
  insertEvent,
  nextVersion,
  putCategoryRow,
  putTitles,
  updateEvent,
} from './write-queries.ts';

export interface GivenEvent extends EventContent {
  /** ISBNs in their order. */
  books: readonly string[];
  tickets: readonly GivenTicket[];
  /** What names it in the calendar that it comes from; null = it was made here. */
  import_key?: string | null;
}

/**
 * Writes an event of a store with its dates, in a transaction of the caller: a new event, or the one that `which` names. Dates that
 * were moved or canceled or are over stay as they are; but the only date of an event follows the event's time. Returns the event as it
 * was, null for a new one, and its id.
 *
 * @throws the refusals of `checkEvent`, `checkTickets`, `knownTitleIds` and `holdVersion`, `unknown_location` and `unknown_category`.
 */
export async function saveEvent(
  q: Query,
  store: DatedStore,
  which: RowVersion | null,
  { books, tickets, import_key = null, ...given }: GivenEvent,
): Promise<{ before: StaffEvent | null; id: number }> {
  const before = which && (await heldEvent(q, store.id, which));
  const event = checkEvent(given);
  await checkPlace(q, store.id, event);
  const kept = before ? (await readEventTitles(q, [before.id])).map(({ eisbn }) => eisbn) : [];
  const isbns = [...books, ...tickets.map(({ eisbn }) => eisbn)];
  const titleIds = await knownTitleIds(q, isbns, kept);
  const bookIds = titleIds.slice(0, books.length);
  const ticketIds = titleIds.slice(books.length);
  const of = { storeId: store.id, eventId: before?.id ?? null, recurrence: event.recurrence };
  await checkTickets(q, of, tickets, ticketIds);
  const id = before
    ? await updateEvent(q, store.id, before, event)
    : await insertEvent(q, store.id, event, import_key);
  const places = tickets.map((ticket) => ticket.places);
  if (!before) {
    if (titleIds.length > 0) await putTitles(q, id, bookIds, ticketIds, places);
    await putFirstDates(q, store, { ...event, id });
    return { before, id };
  }
  await putTitles(q, id, bookIds, ticketIds, places);
  if (event.recurrence === '' && !isSameTime(before, event)) await keepOnlyDate(q, { ...event, id });
  await putDates(q, store, { ...event, id });
  return { before, id };
}

/** Deletes an event of a store with its dates and returns it. Throws `tickets_sold`, and the refusals of `holdVersion`. */
export async function deleteEvent(q: Query, storeId: number, which: RowVersion): Promise<StaffEvent> {
  const before = await heldEvent(q, storeId, which);
  if (await hasSoldTickets(q, before.id))
    throw refuse('tickets_sold', 'Tickets for this event have been sold. Please cancel it instead.');
  await deleteRow(q, storeId, before.id);
  return before;
}

/** Locks an event until the transaction ends. Throws the refusals of `holdVersion`. */
const heldEvent = (q: Query, storeId: number, { id, version }: RowVersion): Promise<StaffEvent> =>
  holdVersion(q, 'event', { storeId, id, version }, () => findStaffEvent(q, storeId, id));

/** A date, and the version of its event that the change began from. */
export interface DateVersion {
  dateId: number;
  version: number;
}

/**
 * Moves a date to another time; it keeps its address. `note` is what shoppers read beside it, '' = from when it was moved.
 * Returns its event as it was.
 *
 * @throws the refusals of `holdVersion`, and `invalid_dates`.
 */
export async function moveDate(
  q: Query,
  store: DatedStore,
  which: DateVersion,
  { note, ...given }: EventTime & { note: string },
): Promise<StaffEvent> {
  const time = checkTime(given);
  const before = await eventOfDate(q, store.id, which);
  await moveDateRow(q, store, which.dateId, time, note);
  await nextVersion(q, before.id);
  return before;
}

/** Cancels a date: it stays in the calendar as canceled. Returns its event as it was. Throws the refusals of `holdVersion`. */
export async function cancelDate(
  q: Query,
  storeId: number,
  which: DateVersion,
  note: string,
): Promise<StaffEvent> {
  const before = await eventOfDate(q, storeId, which);
  await cancelDateRow(q, which.dateId, note);
  await nextVersion(q, before.id);
  return before;
}

async function eventOfDate(q: Query, storeId: number, { dateId, version }: DateVersion): Promise<StaffEvent> {
  const event = await findEventOfDate(q, storeId, dateId);
  if (!event) throw refuse('not_found', 'This no longer exists.');
  return heldEvent(q, storeId, { id: event.id, version });
}

/**
 * Makes a category of events, or changes the one with this name, and returns its id.
 *
 * @throws the refusals `name_missing` and `invalid_colour`.
 */
export async function putCategory(
  q: Query,
  storeId: number,
  given: { name: string; colour: string; position?: number | undefined },
): Promise<number> {
  const name = withoutControls(given.name).trim().slice(0, 100);
  const colour = given.colour.trim().toLowerCase();
  if (name === '') throw refuse('name_missing', 'Please give the category a name.');
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw refuse('invalid_colour', 'Please give the color as in #2f6f73.');
  return putCategoryRow(q, storeId, { name, colour, position: given.position ?? null });
}
