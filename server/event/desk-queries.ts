import type { DateLine } from '../../contract/admin/event.ts';
import type { Query } from '../db/db.ts';
import type { EventTime } from '../event-date/event-day.ts';

const times = `d.first_day, d.last_day, coalesce(to_char(d.start_time, 'HH24:MI'), '') as start_time,
  coalesce(to_char(d.end_time, 'HH24:MI'), '') as end_time`;
const line = `d.id, d.event_id, e.title, coalesce(c.name, '') as category, ${times},
  d.status, d.change_note, e.is_published, case e.attendance when 'request' then e.rsvp_limit end as rsvp_limit,
  (select coalesce(sum(r.quantity) filter (where not r.waitlisted), 0)::int from event_rsvp r
   where r.event_date_id = d.id and r.canceled_at is null) as taken,
  (select coalesce(sum(r.quantity) filter (where r.waitlisted), 0)::int from event_rsvp r
   where r.event_date_id = d.id and r.canceled_at is null) as waiting,
  (select count(*)::int from event_ticket k join customer_order o on o.id = k.order_id
   where k.event_date_id = d.id and k.voided_at is null and o.status not in ('awaiting_payment', 'payment_failed')) as tickets`;
const tables =
  'event_date d join event e on e.id = d.event_id left join event_category c on c.id = e.category_id';

/** Who asks: staff of one location see its events and those that are at none. */
export interface EventViewer {
  storeId: number;
  /** null = of the whole store. */
  locationId: number | null;
}

const atLocation = (mark: string) =>
  `(${mark}::int is null or e.location_id is null or e.location_id = ${mark})`;

export interface DatesAsked extends EventViewer {
  past: boolean;
  words: string;
  offset: number;
  most: number;
  now: Date;
}

/** Dates of a store with how many come, also of events that are not published. */
export function readDeskDates(q: Query, asked: DatesAsked): Promise<DateLine[]> {
  const { storeId, locationId, past, words, offset, most, now } = asked;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  // An event lasts at most 366 days: the index by start leaves out the older ones.
  const when = past
    ? 'd.ends_at <= $2'
    : `d.ends_at > $2 and d.starts_at > $2::timestamptz - interval '368 days'`;
  return q.query<DateLine>(
    `select ${line} from ${tables} where d.store_id = $1 and ${when} and e.title ilike $3 and ${atLocation('$6')}
     order by ${past ? 'd.ends_at desc, d.id desc' : 'd.starts_at, d.id'} limit $4 offset $5`,
    [storeId, now, pattern, most, offset, locationId],
    past ? 'event-desk-past' : 'event-desk-coming',
  );
}

/** Events of a store with dates to come, the next one first, and after them the one with this id. */
export function readEventChoices(
  q: Query,
  { storeId, now, also, most }: { storeId: number; now: Date; also: number | null; most: number },
): Promise<{ id: number; title: string; day: string }[]> {
  return q.query(
    `select e.id, e.title, coalesce(min(d.first_day) filter (where d.ends_at > $2), max(d.first_day)) as day
     from event e join event_date d on d.event_id = e.id
     where e.store_id = $1 and (d.ends_at > $2 or e.id = $3)
     group by e.id order by max(d.ends_at) <= $2, day, e.id limit $4`,
    [storeId, now, also, most],
    'event-choices',
  );
}

/** The dates of an event that are not over. */
export function readDatesOf(q: Query, eventId: number, now: Date, most: number): Promise<DateLine[]> {
  return q.query<DateLine>(
    `select ${line} from ${tables} where d.event_id = $1 and d.ends_at > $2 order by d.starts_at, d.id limit $3`,
    [eventId, now, most],
    'event-desk-dates-of',
  );
}

/** Whether people with an RSVP or a ticket come to any date of an event that is neither over nor canceled, or wait for a place. */
export async function hasGuests(q: Query, eventId: number, now: Date): Promise<boolean> {
  const rows = await q.query(
    `select from event_date d where d.event_id = $1 and d.ends_at > $2 and d.status <> 'cancelled' and (
       exists (select from event_rsvp r where r.event_date_id = d.id and r.canceled_at is null)
       or exists (select from event_ticket k where k.event_date_id = d.id and k.voided_at is null)) limit 1`,
    [eventId, now],
    'event-has-guests',
  );
  return rows.length > 0;
}

/** The date of an event that takes place once, where it was moved. */
export async function findMovedDate(
  q: Query,
  eventId: number,
): Promise<(EventTime & { id: number; change_note: string }) | undefined> {
  const [row] = await q.query<EventTime & { id: number; change_note: string }>(
    `select d.id, d.change_note, ${times} from event_date d join event e on e.id = d.event_id
     where e.id = $1 and e.recurrence = '' and d.original_day = e.first_day and d.status = 'moved'`,
    [eventId],
    'event-moved-date',
  );
  return row;
}

export async function findDeskDate(
  q: Query,
  { storeId, locationId }: EventViewer,
  dateId: number,
): Promise<DateLine | undefined> {
  const [row] = await q.query<DateLine>(
    `select ${line} from ${tables} where d.store_id = $1 and d.id = $2 and ${atLocation('$3')}`,
    [storeId, dateId, locationId],
    'event-desk-date',
  );
  return row;
}

export function readCategories(
  q: Query,
  storeId: number,
): Promise<{ id: number; name: string; colour: string }[]> {
  return q.query(
    'select id, name, colour from event_category where store_id = $1 order by position, name',
    [storeId],
    'event-categories',
  );
}
