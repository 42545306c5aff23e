import type { Query } from '../db/db.ts';
import type { EventTime } from '../event-date/event-day.ts';

/** Stores with their time zone as it is stored. */
export function readClocks(q: Query): Promise<{ id: number; time_zone: string }[]> {
  return q.query('select id, time_zone from store order by id', [], 'event-clocks');
}

/** Locks the events of a store until the transaction ends. */
export async function lockEvents(q: Query, storeId: number): Promise<void> {
  await q.query('select id from event where store_id = $1 order by id for update', [storeId], 'events-lock');
}

export interface ComingDate extends EventTime {
  id: number;
  starts_at: Date;
  ends_at: Date;
}

/** The dates of a store's events that are not over. */
export function readComingDates(q: Query, storeId: number, now: Date): Promise<ComingDate[]> {
  return q.query<ComingDate>(
    `select id, first_day::text as first_day, last_day::text as last_day,
       coalesce(to_char(start_time, 'HH24:MI'), '') as start_time, coalesce(to_char(end_time, 'HH24:MI'), '') as end_time,
       starts_at, ends_at
     from event_date where store_id = $1 and ends_at > $2 order by id`,
    [storeId, now],
    'event-dates-coming',
  );
}

export async function writeInstants(
  q: Query,
  dates: readonly { id: number; starts_at: Date; ends_at: Date }[],
): Promise<void> {
  await q.query(
    `update event_date d set starts_at = u.starts_at, ends_at = u.ends_at, sequence = d.sequence + 1, changed_at = now()
     from unnest($1::int[], $2::timestamptz[], $3::timestamptz[]) u(id, starts_at, ends_at) where d.id = u.id`,
    [
      dates.map(({ id }) => id),
      dates.map(({ starts_at }) => starts_at.toISOString()),
      dates.map(({ ends_at }) => ends_at.toISOString()),
    ],
    'event-dates-instants',
  );
}
