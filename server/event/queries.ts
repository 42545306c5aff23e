import type { EventStatus, PlaceState } from '../../contract/event-rules.ts';
import type { Query } from '../db/db.ts';
import type { EventTime } from '../event-date/event-day.ts';
import type { EventContent } from './check-event.ts';

/** An event on one of its dates. */
export interface EventRow
  extends EventTime,
    Pick<
      EventContent,
      | 'title'
      | 'summary'
      | 'description'
      | 'image_url'
      | 'location_id'
      | 'location_text'
      | 'address'
      | 'is_online'
      | 'online_url'
      | 'attendance'
      | 'ticket_label'
      | 'rsvp_label'
      | 'recurrence'
      | 'recurring_as_single_row'
    > {
  /** Of the date. */
  id: number;
  event_id: number;
  original_day: string;
  starts_at: Date;
  ends_at: Date;
  /** When a date that was moved was first to begin. */
  previous_start: Date | null;
  status: EventStatus;
  change_note: string;
  category: { id: number; name: string; colour: string } | null;
  has_tickets: boolean;
  places: PlaceState;
}

/**
 * A picture of the shop's own says how large it is and what stays in view (ui/picture.tsx): its room is kept, and phones load a small
 * one.
 */
const picture = `case when e.image_url like '/media/%' then coalesce((
    select e.image_url || '?v=' || p.cache || '#' || p.width || 'x' || p.height
      || case when (p.focus_x, p.focus_y) = (50, 50) then '' else concat(',', p.focus_x, ',', p.focus_y) end from picture p
    where p.store_id = e.store_id and p.path = regexp_replace(e.image_url, '^/media/[^/]+/', '')), e.image_url)
  else e.image_url end`;

const places = `case when e.attendance <> 'request' or e.rsvp_limit is null or e.rsvp_limit > (
    select coalesce(sum(r.quantity), 0) from event_rsvp r
    where r.event_date_id = d.id and r.canceled_at is null and not r.waitlisted) then 'open'
  when e.waitlist_enabled then 'waitlist' else 'full' end`;

const columnOf: Record<keyof EventRow, string> = {
  id: 'd.id',
  event_id: 'd.event_id',
  title: 'e.title',
  summary: 'e.summary',
  description: 'e.description',
  image_url: picture,
  location_id: 'e.location_id',
  location_text: 'e.location_text',
  address: 'e.address',
  is_online: 'e.is_online',
  online_url: 'e.online_url',
  attendance: 'e.attendance',
  ticket_label: 'e.ticket_label',
  rsvp_label: 'e.rsvp_label',
  recurrence: 'e.recurrence',
  recurring_as_single_row: 'e.recurring_as_single_row',
  original_day: 'd.original_day',
  first_day: 'd.first_day',
  last_day: 'd.last_day',
  start_time: "coalesce(to_char(d.start_time, 'HH24:MI'), '')",
  end_time: "coalesce(to_char(d.end_time, 'HH24:MI'), '')",
  starts_at: 'd.starts_at',
  ends_at: 'd.ends_at',
  previous_start: 'd.previous_start',
  status: 'd.status',
  change_note: 'd.change_note',
  has_tickets: "exists (select from event_title i where i.event_id = e.id and i.kind = 'ticket')",
  places,
  category:
    "case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'colour', c.colour) end",
};

const columnNames = Object.keys(columnOf);
/** The columns of an `EventRow`, from `tables`. */
export const columns = Object.entries(columnOf)
  .map(([name, sql]) => `${sql} as ${name}`)
  .join(', ');
export const tables =
  'event_date d join event e on e.id = d.event_id left join event_category c on c.id = e.category_id';

export interface EventRange {
  /** The first moment, and the first one after it; 'infinity' and '-infinity' are none. */
  from: string;
  to: string;
  /** null = all. */
  categories: readonly number[] | null;
}

/** A date of this store that touches the range. */
const touching = `d.store_id = $1
  and tstzrange(d.starts_at, d.ends_at) && tstzrange($2::timestamptz, greatest($2::timestamptz, $3::timestamptz))`;
const shown = 'e.is_published and ($4::int[] is null or e.category_id = any((select $4::int[])::int[]))';

/** Every date of published events that touches a range, in the order of time. */
export async function readEventDates(
  q: Query,
  storeId: number,
  { from, to, categories }: EventRange,
  most: number,
): Promise<EventRow[]> {
  // The dates first: joined at once, all events of the store would be read for those of a month. One text for each column: for hundreds
  // of rows of so many columns, PGlite takes far longer with a text of rows, and longer still with rows of the protocol.
  const [found = {}] = await q.query<Record<string, string | null>>(
    `with near as materialized (select d.id from event_date d where ${touching})
     select ${columnNames.map((name) => `json_agg(${name})::text as ${name}`).join(', ')} from (
       select ${columns} from ${tables}
       where d.id = any((select array_agg(near.id) from near)::int[]) and ${shown}
       order by d.starts_at, d.id limit $5) dates`,
    [storeId, from, to, categories, most],
    'event-dates',
  );
  const valuesOf = columnNames.map((name) => {
    const values: unknown[] = JSON.parse(found[name] ?? '[]');
    return [name, moments.has(name) ? values.map(momentOf) : values] as const;
  });
  const [[, ids] = ['', []]] = valuesOf;
  return ids.map((_, i) => {
    const row: Record<string, unknown> = {};
    for (const [name, values] of valuesOf) row[name] = values[i];
    return row as unknown as EventRow;
  });
}

const moments = new Set<string>(['starts_at', 'ends_at', 'previous_start'] satisfies (keyof EventRow)[]);
/** JSON writes a moment as text. */
const momentOf = (text: unknown) => (text === null ? null : new Date(String(text)));

/**
 * A page of the same events, with their total number. An event that is listed once shows its next date in the range, else its first
 * one; if the newest come first, its last past date, else its last one. A cancelled date is shown only if all such dates are
 * cancelled.
 */
export async function readEventPage(
  q: Query,
  storeId: number,
  { from, to, categories }: EventRange,
  { limit, offset, descending, now }: { limit: number; offset: number; descending: boolean; now: Date },
): Promise<{ rows: EventRow[]; row_count: number }> {
  const direction = descending ? 'desc' : 'asc';
  const isLast = descending ? 'd.ends_at > $7::timestamptz' : 'd.ends_at <= $7::timestamptz';
  const found = await q.query<{ row_count: number; row: number | null } & EventRow>(
    `with found as materialized (
       select distinct on (listed) d.id, d.starts_at, case when e.recurring_as_single_row then -e.id else d.id end as listed
       from event_date d join event e on e.id = d.event_id where ${touching} and ${shown}
       order by listed, ${isLast}, d.status = 'cancelled', d.starts_at ${direction}, d.id)
     select (select count(*)::int from found) as row_count, ${columns}
     from (select) one left join (
       select id, starts_at from found order by starts_at ${direction}, id limit $5 offset $6
     ) f on true left join (${tables}) on d.id = f.id order by f.starts_at ${direction}, f.id`,
    [storeId, from, to, categories, limit, offset, now.toISOString()],
    `event-page-${direction}`,
  );
  return { rows: found.filter((row) => row.id !== null), row_count: found[0]?.row_count ?? 0 };
}

/** A date of a published event of this store. */
export async function findEvent(q: Query, storeId: number, dateId: number): Promise<EventRow | undefined> {
  const [row] = await q.query<EventRow>(
    `select ${columns} from ${tables} where d.id = $2 and d.store_id = $1 and e.is_published`,
    [storeId, dateId],
    'event-find',
  );
  return row;
}

/** Dates of an event that are not over, the next one first, without one of them. */
export function readOtherDates(
  q: Query,
  { event_id, id }: Pick<EventRow, 'event_id' | 'id'>,
  now: Date,
  most: number,
): Promise<EventRow[]> {
  return q.query<EventRow>(
    `select ${columns} from ${tables} where d.event_id = $1 and d.id <> $2 and d.ends_at > $3
     order by d.starts_at, d.id limit $4`,
    [event_id, id, now, most],
    'event-other-dates',
  );
}

/** Dates of each of these published events: those to come before others, canceled ones last, the nearest first. */
export function readNearestDates(
  q: Query,
  { storeId, eventIds, now, most }: { storeId: number; eventIds: readonly number[]; now: Date; most: number },
): Promise<EventRow[]> {
  return q.query<EventRow>(
    `select ${columns} from unnest($2::int[]) with ordinality x(id, n) cross join lateral (
       select d.id, row_number() over (order by d.ends_at > $3::timestamptz desc, d.status = 'cancelled',
         abs(extract(epoch from d.starts_at - $3::timestamptz)), d.id) as n
       from event_date d where d.event_id = x.id and d.store_id = $1 order by n limit $4) near
     join (${tables}) on d.id = near.id where e.is_published order by x.n, near.n`,
    [storeId, eventIds, now, most],
    'event-nearest-dates',
  );
}

export interface EventTitle {
  event_id: number;
  title_id: number;
  eisbn: string;
  kind: 'book' | 'ticket';
  /** How many of a ticket are sold; null = as many as are wanted. */
  places: number | null;
}

/** The titles of events, in their order. */
export function readEventTitles(q: Query, eventIds: readonly number[]): Promise<EventTitle[]> {
  return q.query<EventTitle>(
    `select i.event_id, i.title_id, t.eisbn, i.kind, i.places from event_title i join title t on t.id = i.title_id
     where i.event_id = any((select $1::int[])::int[]) and t.deleted_at is null order by i.event_id, i.position, i.title_id`,
    [eventIds],
    'event-titles',
  );
}
