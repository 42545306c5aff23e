import { dayAfter } from '../../../contract/wall-clock.ts';
import { Refusal, refuse } from '../../call/refusal.ts';
import type { Db, Query } from '../../db/db.ts';
import { type EventTime, isSameTime, timeOfEvent } from '../../event-date/event-day.ts';
import { dayIn } from '../../pricing/release-date.ts';
import { checkEvent, type EventContent, plainEvent } from '../check-event.ts';
import type { DatedStore } from '../date-queries.ts';
import { givenTitles } from '../given-titles.ts';
import type { RsvpMailer } from '../rsvp/queue-rsvp-mails.ts';
import { tellingGuests } from '../rsvp/tell-of-changes.ts';
import { dayOfTwo } from '../rule-dates.ts';
import { findEventOfDate, findStaffEvent, type StaffEvent } from '../staff-queries.ts';
import { cancelDate, moveDate, putCategory, saveEvent } from '../write.ts';
import { findCategoryId, findImportedId, readDatesOf, setImportKey } from './queries.ts';
import { type ReadEvent, type ReadException, rowName } from './read-calendar.ts';

type Outcome = 'added' | 'changed' | 'unchanged' | 'skipped';

export interface CalendarSummary extends Record<Outcome, number> {
  rejected: { title: string; reason: string }[];
}

/** The whole of an import that only tries is taken back. */
class TakenBack extends Error {}

/**
 * Writes the events of a calendar into a store, each in a transaction of its own. An event that was imported before is found by
 * its UID, and keeps what the calendar does not have: books, RSVP, picture. Skips events that ended more than a year ago, and
 * canceled events that the store never had. Mails guests about dates that are canceled or changed. `dryRun` writes nothing.
 */
export async function saveCalendar(
  db: Db,
  mailer: RsvpMailer,
  events: readonly ReadEvent[],
  { dryRun = false, now = new Date() }: { dryRun?: boolean; now?: Date } = {},
): Promise<CalendarSummary> {
  const summary: CalendarSummary = { added: 0, changed: 0, unchanged: 0, skipped: 0, rejected: [] };
  for (const event of events) {
    let outcome: Outcome = 'unchanged';
    try {
      await db.tx(async (q) => {
        outcome = await saveOne(q, mailer, event, now);
        if (dryRun) throw new TakenBack();
      });
      summary[outcome] += 1;
    } catch (e) {
      if (e instanceof TakenBack) summary[outcome] += 1;
      else if (e instanceof Refusal) summary.rejected.push({ title: nameOf(event), reason: e.message });
      else throw e;
    }
  }
  return summary;
}

const nameOf = ({ line, content: { title } }: ReadEvent) => (line ? rowName(line, title) : title);

async function saveOne(q: Query, mailer: RsvpMailer, event: ReadEvent, now: Date): Promise<Outcome> {
  const { store } = mailer;
  if (event.unread) throw refuse('unreadable', event.unread);
  const knownId = await knownIdOf(q, store.id, event);
  if (knownId === undefined) return addEvent(q, store, event, now);
  const before = await findStaffEvent(q, store.id, knownId);
  if (!before) throw new Error('an event was not found');
  return tellingGuests(q, mailer, before.id, () => changeEvent(q, store, before, event, now), now);
}

/** The event that was imported before; also by a table that had no IDs then. */
async function knownIdOf(
  q: Query,
  storeId: number,
  { key, keyWithoutId }: ReadEvent,
): Promise<number | undefined> {
  const knownId = await findImportedId(q, storeId, key);
  if (knownId !== undefined || keyWithoutId === undefined) return knownId;
  const formerId = await findImportedId(q, storeId, keyWithoutId);
  if (formerId !== undefined) await setImportKey(q, formerId, key);
  return formerId;
}

async function addEvent(q: Query, store: DatedStore, event: ReadEvent, now: Date): Promise<Outcome> {
  if (event.isCanceled) return 'skipped';
  if (event.isPart) {
    const sentence = 'The file has only single dates of this event, and the shop doesn’t have the event.';
    throw refuse('not_the_event', sentence);
  }
  const content = checkSeries(store, { ...plainEvent, ...event.content }, now);
  const isLongOver = content.last_day < dayAfter(dayIn(store.timeZone, now), -366);
  if (isLongOver && content.recurrence === '') return 'skipped';
  content.category_id = (await categoryOf(q, store.id, event.category)) ?? content.category_id;
  const { id } = await write(q, store, undefined, content, event);
  await applyExceptions(q, store, id, event.exceptions, now);
  return 'added';
}

async function changeEvent(
  q: Query,
  store: DatedStore,
  before: StaffEvent,
  event: ReadEvent,
  now: Date,
): Promise<Outcome> {
  if (event.isCanceled) return cancelComing(q, store, before, now);
  if (event.isPart)
    return (await applyExceptions(q, store, before.id, event.exceptions, now)) ? 'changed' : 'unchanged';
  const content = checkSeries(store, { ...before, ...event.content, ...timeKept(before, event) }, now);
  content.category_id = (await categoryOf(q, store.id, event.category)) ?? content.category_id;
  const { books } = await givenTitles(q, before.id);
  const hasOtherBooks = event.books !== undefined && event.books.join() !== books.join();
  const isOther = hasOtherBooks || isChanged(before, content);
  if (isOther) await write(q, store, before, content, event);
  const isExcepted = await applyExceptions(q, store, before.id, event.exceptions, now);
  return isExcepted || isOther ? 'changed' : 'unchanged';
}

/** Throws the refusals of `checkEvent`, and `twice_a_day`: nothing of a calendar is left out without a word. */
function checkSeries({ timeZone }: DatedStore, given: EventContent, now: Date): EventContent {
  const content = checkEvent(given);
  const day = dayOfTwo(timeZone, content, now);
  if (!day) return content;
  throw refuse(
    'twice_a_day',
    `The event takes place twice on ${day}. Please give the second one an event of its own.`,
  );
}

/** The stored time, where it is all that a row says of it. */
function timeKept(before: StaffEvent, { said }: ReadEvent): Partial<EventTime> {
  return said && isSameTime(before, { ...before, ...said }) ? timeOfEvent(before) : {};
}

const isChanged = (before: StaffEvent, content: EventContent) =>
  Object.entries(content).some(
    ([name, value]) => JSON.stringify(before[name as keyof EventContent]) !== JSON.stringify(value),
  );

async function write(
  q: Query,
  store: DatedStore,
  before: StaffEvent | undefined,
  content: EventContent,
  { key, books }: ReadEvent,
): Promise<{ id: number }> {
  const titles = before ? await givenTitles(q, before.id) : { books: [], tickets: [] };
  const given = books ? { ...titles, books } : titles;
  return saveEvent(q, store, before ?? null, { ...content, ...given, import_key: key });
}

/** Color of a category that comes with a calendar, until the shop chooses another. */
const plainColour = '#4a5a6a';

async function categoryOf(q: Query, storeId: number, name: string): Promise<number | undefined> {
  if (name === '') return undefined;
  const known = await findCategoryId(q, storeId, name);
  return known ?? putCategory(q, storeId, { name, colour: plainColour, position: 0 });
}

async function cancelComing(q: Query, store: DatedStore, event: StaffEvent, now: Date): Promise<Outcome> {
  const coming = (await readDatesOf(q, event.id, now)).filter((date) => !date.is_over && !date.is_canceled);
  for (const { id } of coming) await cancelDate(q, store.id, await versionOf(q, store.id, id), '');
  return coming.length > 0 ? 'changed' : 'unchanged';
}

/** Cancels and moves single dates; returns whether that changed any. */
async function applyExceptions(
  q: Query,
  store: DatedStore,
  eventId: number,
  exceptions: readonly ReadException[],
  now: Date,
): Promise<boolean> {
  if (exceptions.length === 0) return false;
  const dates = await readDatesOf(q, eventId, now);
  let changed = false;
  for (const { originalDay, time } of exceptions) {
    const date = dates.find(({ original_day }) => original_day === originalDay);
    if (!date || date.is_canceled) continue;
    const which = () => versionOf(q, store.id, date.id);
    if (!time) await cancelDate(q, store.id, await which(), '');
    else if (!isSameTime(date, time)) await moveDate(q, store, await which(), { ...time, note: '' });
    else continue;
    changed = true;
  }
  return changed;
}

async function versionOf(
  q: Query,
  storeId: number,
  dateId: number,
): Promise<{ dateId: number; version: number }> {
  const event = await findEventOfDate(q, storeId, dateId);
  if (!event) throw new Error('a date lost its event');
  return { dateId, version: event.version };
}
