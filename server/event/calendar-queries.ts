import type { Query } from '../db/db.ts';
import { columns, type EventRow, tables } from './queries.ts';

/** An event as calendars need it: with what tells them that it has changed. */
export interface CalendarEvent extends EventRow {
  sequence: number;
  version: number;
  changed_at: Date;
}

const changes = 'd.sequence, e.version, greatest(d.changed_at, e.changed_at) as changed_at';

/** The published event of this date, none for one of another store. */
export function readCalendarEvent(q: Query, storeId: number, dateId: number): Promise<CalendarEvent[]> {
  return q.query<CalendarEvent>(
    `select ${columns}, ${changes} from ${tables} where d.store_id = $1 and d.id = $2 and e.is_published`,
    [storeId, dateId],
    'event-calendar-one',
  );
}

/** Published events that end after a moment, the next ones first, of one category or (null) of all. */
export function readCalendar(
  q: Query,
  storeId: number,
  { after, category, most }: { after: Date; category: number | null; most: number },
): Promise<CalendarEvent[]> {
  return q.query<CalendarEvent>(
    `select ${columns}, ${changes} from ${tables}
     where d.store_id = $1 and e.is_published and d.ends_at > $2 and ($3::int is null or e.category_id = $3)
     order by d.starts_at, d.id limit $4`,
    [storeId, after, category, most],
    'event-calendar',
  );
}
