import type { Query } from '../../db/db.ts';

/** The event of a store that a calendar names so. */
export async function findImportedId(q: Query, storeId: number, key: string): Promise<number | undefined> {
  const [row] = await q.query<{ id: number }>(
    'select id from event where store_id = $1 and import_key = $2 for update',
    [storeId, key],
    'event-imported',
  );
  return row?.id;
}

/** From now on, a calendar names the event so. */
export async function setImportKey(q: Query, eventId: number, key: string): Promise<void> {
  await q.query('update event set import_key = $2 where id = $1', [eventId, key], 'event-import-key');
}

/** A category by its name, in whatever case. */
export async function findCategoryId(q: Query, storeId: number, name: string): Promise<number | undefined> {
  const [row] = await q.query<{ id: number }>(
    'select id from event_category where store_id = $1 and lower(name) = lower($2) order by id limit 1',
    [storeId, name],
    'event-category-called',
  );
  return row?.id;
}

export interface DateOfRule {
  id: number;
  original_day: string;
  first_day: string;
  last_day: string;
  /** 'HH:MM'; '' when it lasts all day. */
  start_time: string;
  end_time: string;
  is_canceled: boolean;
  is_over: boolean;
}

/** The dates of an event, the first one first. */
export function readDatesOf(q: Query, eventId: number, now: Date): Promise<DateOfRule[]> {
  return q.query<DateOfRule>(
    `select id, original_day, first_day, last_day, coalesce(to_char(start_time, 'HH24:MI'), '') as start_time,
       coalesce(to_char(end_time, 'HH24:MI'), '') as end_time, status = 'cancelled' as is_canceled, ends_at <= $2 as is_over
     from event_date where event_id = $1 order by starts_at`,
    [eventId, now],
    'event-dates-of',
  );
}
