import type { Query } from '../db/db.ts';
import type { EventTime } from '../event-date/event-day.ts';

/** The dates of a store's events that are not over, by the clock of the store; the events are locked first. */
export async function lockComingDates(
  q: Query,
  storeId: number,
  now: Date,
): Promise<(EventTime & { id: number })[]> {
  await q.query('select id from event where store_id = $1 order by id for update', [storeId], 'events-lock');
  return q.query(
    `select id, first_day::text as first_day, last_day::text as last_day,
       coalesce(to_char(start_time, 'HH24:MI'), '') as start_time, coalesce(to_char(end_time, 'HH24:MI'), '') as end_time
     from event_date where store_id = $1 and ends_at > $2 order by id for update`,
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
