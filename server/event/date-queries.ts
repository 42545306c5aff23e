import type { Query } from '../db/db.ts';
import { type EventTime, eventInstants } from '../event-date/event-day.ts';
import type { Store } from '../store/stores.ts';
import { type DatedEvent, type RuleDate, ruleDates } from './rule-dates.ts';

export type DatedStore = Pick<Store, 'id' | 'timeZone'>;

/**
 * Writes the dates of an event as far as they are known: those of the next 18 months, and of a past year. Dates keep their ids;
 * those that are over, moved or canceled stay as they are. A date that the event no longer has is deleted, or canceled when guests
 * have an RSVP or a ticket for it.
 */
export async function putDates(
  q: Query,
  store: DatedStore,
  event: DatedEvent,
  now = new Date(),
): Promise<void> {
  const dates = ruleDates(store.timeZone, event, now);
  await dropOtherDates(q, event.id, dates, now);
  await insertDates(q, store, event, dates, now);
}

/** Writes the dates of an event that has none. */
export const putFirstDates = (
  q: Query,
  store: DatedStore,
  event: DatedEvent,
  now = new Date(),
): Promise<void> => insertDates(q, store, event, ruleDates(store.timeZone, event, now), now);

async function dropOtherDates(
  q: Query,
  eventId: number,
  dates: readonly RuleDate[],
  now: Date,
): Promise<void> {
  const days = dates.map(({ first_day }) => first_day);
  // So that no RSVP comes in between.
  await q.query('select id from event_date where event_id = $1 for update', [eventId], 'event-dates-lock');
  const dropped = `event_id = $1 and status = 'scheduled' and ends_at > $3
    and original_day <> all((select $2::date[])::date[])`;
  const hasGuests = `(exists (select from event_rsvp r where r.event_date_id = event_date.id and r.canceled_at is null)
    or exists (select from event_ticket k where k.event_date_id = event_date.id))`;
  await q.query(
    `update event_date set status = 'cancelled', sequence = sequence + 1, changed_at = now()
     where ${dropped} and ${hasGuests}`,
    [eventId, days, now],
    'event-dates-cancel',
  );
  await q.query(`delete from event_date where ${dropped}`, [eventId, days, now], 'event-dates-delete');
}

async function insertDates(
  q: Query,
  { id: storeId }: DatedStore,
  event: DatedEvent,
  dates: readonly RuleDate[],
  now: Date,
): Promise<void> {
  await q.query(
    `insert into event_date (event_id, store_id, original_day, first_day, last_day, start_time, end_time, starts_at, ends_at)
     select $1, $2, u.first_day, u.first_day, u.last_day, u.start_time, u.end_time, u.starts_at, u.ends_at
     from unnest($3::time[], $4::time[], $5::date[], $6::date[], $7::timestamptz[], $8::timestamptz[])
       u(start_time, end_time, first_day, last_day, starts_at, ends_at)
     on conflict (event_id, original_day) do update set first_day = excluded.first_day, last_day = excluded.last_day,
       start_time = excluded.start_time, end_time = excluded.end_time, starts_at = excluded.starts_at,
       ends_at = excluded.ends_at, sequence = event_date.sequence + 1, changed_at = now()
     where event_date.status = 'scheduled' and (event_date.ends_at > $9 or $10)
       and (event_date.starts_at, event_date.ends_at, event_date.start_time is null)
         is distinct from (excluded.starts_at, excluded.ends_at, excluded.start_time is null)`,
    [
      event.id,
      storeId,
      dates.map(({ start_time }) => start_time || null),
      dates.map(({ end_time }) => end_time || null),
      dates.map(({ first_day }) => first_day),
      dates.map(({ last_day }) => last_day),
      dates.map(({ starts_at }) => starts_at.toISOString()),
      dates.map(({ ends_at }) => ends_at.toISOString()),
      now,
      event.recurrence === '',
    ],
    'event-dates-put',
  );
}

/**
 * Keeps the date of an event that has only one when the event's day or time changes, also if the date was moved before: the date
 * keeps its id, and so its address.
 */
export async function keepOnlyDate(
  q: Query,
  { id, first_day }: Pick<EventTime, 'first_day'> & { id: number },
): Promise<void> {
  await q.query(
    `update event_date set original_day = $2, status = 'scheduled', change_note = '', previous_start = null
     where event_id = $1 and status in ('scheduled', 'moved') and (select count(*) from event_date where event_id = $1) = 1`,
    [id, first_day],
    'event-date-keep',
  );
}

/** Gives a date another time; `note` is what shoppers read beside it. */
export async function moveDateRow(
  q: Query,
  { timeZone }: DatedStore,
  dateId: number,
  time: EventTime,
  note: string,
): Promise<void> {
  const { starts_at, ends_at } = eventInstants(timeZone, time);
  await q.query(
    `update event_date set status = 'moved', change_note = $2, first_day = $3, last_day = $4, start_time = $5, end_time = $6,
       starts_at = $7, ends_at = $8, previous_start = coalesce(previous_start, starts_at), sequence = sequence + 1,
       changed_at = now() where id = $1`,
    [
      dateId,
      note,
      time.first_day,
      time.last_day,
      time.start_time || null,
      time.end_time || null,
      starts_at,
      ends_at,
    ],
    'event-date-move',
  );
}

export async function cancelDateRow(q: Query, dateId: number, note: string): Promise<void> {
  await q.query(
    `update event_date set status = 'cancelled', change_note = $2, sequence = sequence + 1, changed_at = now() where id = $1`,
    [dateId, note],
    'event-date-cancel',
  );
}
