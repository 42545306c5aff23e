import type { DateLine, DeskEvent } from '../../contract/admin/event.ts';
import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { timeOfEvent } from '../event-date/event-day.ts';
import {
  type DatesAsked,
  type EventViewer,
  findDeskDate,
  findMovedDate,
  hasGuests,
  readCategories,
  readDatesOf,
  readDeskDates,
  readEventChoices,
} from './desk-queries.ts';
import { givenTitles } from './given-titles.ts';
import { findStaffEvent } from './staff-queries.ts';

export { type EventViewer, findStaffEvent as storedEvent, hasGuests, readCategories as eventCategories };

const pageSize = 25;
const mostDates = 60;
const mostChoices = 300;

/** A page of dates with how many come. */
export async function deskDates(
  q: Query,
  asked: Omit<DatesAsked, 'most'>,
): Promise<{ dates: DateLine[]; has_more: boolean; page_size: number }> {
  const rows = await readDeskDates(q, { ...asked, most: pageSize + 1 });
  return { dates: rows.slice(0, pageSize), has_more: rows.length > pageSize, page_size: pageSize };
}

/** What a list can be of: events to come, and the one with this id. */
export const eventsToChoose = (q: Query, storeId: number, now: Date, also: number | null) =>
  readEventChoices(q, { storeId, now, also, most: mostChoices });

/**
 * An event of a store with its books, tickets and dates to come. Where its only date was moved, it has the time of that date. Throws
 * the refusal `not_found`.
 */
export async function deskEvent(
  q: Query,
  { storeId, locationId }: EventViewer,
  id: number,
  now: Date,
): Promise<DeskEvent> {
  const event = await findStaffEvent(q, storeId, id);
  const isElsewhere = locationId !== null && (event?.location_id ?? locationId) !== locationId;
  if (!event || isElsewhere) throw refuse('not_found', 'This event doesn’t exist.');
  const { import_key: _, except_days: __, further_dates: ___, ...content } = event;
  const { books, tickets } = await givenTitles(q, id);
  const moved = await findMovedDate(q, id);
  return {
    ...content,
    ...(moved && timeOfEvent(moved)),
    books: [...books],
    tickets: tickets.map(({ eisbn, places }) => ({ eisbn, places })),
    dates: await readDatesOf(q, id, now, mostDates),
  };
}

/** A date of an event. Throws the refusal `not_found`. */
export async function deskDate(q: Query, viewer: EventViewer, dateId: number): Promise<DateLine> {
  const date = await findDeskDate(q, viewer, dateId);
  if (!date) throw refuse('not_found', 'This date doesn’t exist.');
  return date;
}
