import type { EventStatus } from '../../contract/event-rules.ts';
import type { Query } from '../db/db.ts';
import type { EventContent } from './check-event.ts';

/** An event as its owner has it: also one that is not published. */
export interface StaffEvent extends EventContent {
  id: number;
  version: number;
  import_key: string | null;
}

const columns = `e.id, e.version, e.import_key, e.title, e.summary, e.description, e.image_url, e.category_id, e.location_id,
  e.location_text, e.address, e.is_online, e.online_url, e.attendance, e.ticket_label, e.rsvp_label, e.rsvp_limit,
  e.waitlist_enabled, e.recurrence, e.except_days::text[] as except_days, e.further_dates,
  e.recurring_as_single_row, e.is_published, e.first_day, e.last_day,
  coalesce(to_char(e.start_time, 'HH24:MI'), '') as start_time, coalesce(to_char(e.end_time, 'HH24:MI'), '') as end_time`;

export async function findStaffEvent(q: Query, storeId: number, id: number): Promise<StaffEvent | undefined> {
  const [row] = await q.query<StaffEvent>(
    `select ${columns} from event e where e.store_id = $1 and e.id = $2`,
    [storeId, id],
    'event-staff-find',
  );
  return row;
}

/** The event that has this date. */
export async function findEventOfDate(
  q: Query,
  storeId: number,
  dateId: number,
): Promise<StaffEvent | undefined> {
  const [row] = await q.query<StaffEvent>(
    `select ${columns} from event_date d join event e on e.id = d.event_id where d.store_id = $1 and d.id = $2`,
    [storeId, dateId],
    'event-staff-of-date',
  );
  return row;
}

/** The recurring events of all stores, with the time zone as it is stored. */
export function readRecurring(q: Query): Promise<{ id: number; store_id: number; time_zone: string }[]> {
  return q.query(
    `select e.id, e.store_id, s.time_zone from event e join store s on s.id = e.store_id where e.recurrence <> '' order by e.id`,
    [],
    'event-recurring',
  );
}

/** A date of an event in a list for the store. */
export interface StaffDate {
  id: number;
  title: string;
  category: string;
  first_day: string;
  /** 'HH:MM', '' when it lasts all day. */
  start_time: string;
  status: EventStatus;
  is_published: boolean;
}

/** The dates of a store's events that end after a moment, the next one first, also of events that are not published. */
export function readStaffDates(q: Query, storeId: number, after: Date, most: number): Promise<StaffDate[]> {
  return q.query<StaffDate>(
    `select d.id, e.title, coalesce(c.name, '') as category, d.first_day,
       coalesce(to_char(d.start_time, 'HH24:MI'), '') as start_time, d.status, e.is_published
     from event_date d join event e on e.id = d.event_id left join event_category c on c.id = e.category_id
     where d.store_id = $1 and d.ends_at > $2 order by d.starts_at, d.id limit $3`,
    [storeId, after, most],
    'event-staff-dates',
  );
}
