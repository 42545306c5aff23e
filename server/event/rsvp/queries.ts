import type { Attendance, EventStatus } from '../../../contract/event-rules.ts';
import type { Query } from '../../db/db.ts';
import { columns, type EventRow, tables } from '../queries.ts';

/** Locks a date of an event until the transaction ends. Read the places that are left after this call. */
export async function lockDate(q: Query, storeId: number, dateId: number): Promise<void> {
  await q.query(
    'select id from event_date where id = $1 and store_id = $2 for no key update',
    [dateId, storeId],
    'rsvp-lock-date',
  );
}

/** A date of a published event, as its places need it. */
export interface RsvpDate {
  id: number;
  title: string;
  attendance: Attendance;
  status: EventStatus;
  ends_at: Date;
  rsvp_limit: number | null;
  waitlist_enabled: boolean;
  /** Places that are taken. */
  taken: number;
}

export async function findRsvpDate(q: Query, storeId: number, dateId: number): Promise<RsvpDate | undefined> {
  const [row] = await q.query<RsvpDate>(
    `select d.id, e.title, e.attendance, d.status, d.ends_at, e.rsvp_limit, e.waitlist_enabled,
       (select coalesce(sum(r.quantity), 0)::int from event_rsvp r
        where r.event_date_id = d.id and r.canceled_at is null and not r.waitlisted) as taken
     from event_date d join event e on e.id = d.event_id where d.store_id = $1 and d.id = $2 and e.is_published`,
    [storeId, dateId],
    'rsvp-date',
  );
  return row;
}

/** Who made an RSVP: a customer, and their browser. */
export interface RsvpMaker {
  customerId: number | null;
  sessionId: number | null;
}

/** Places that the same customer or browser has, and those it waits for. */
export async function readOwnPlaces(
  q: Query,
  dateId: number,
  { customerId, sessionId }: RsvpMaker,
): Promise<{ booked: number; waiting: number }> {
  const [row] = await q.query<{ booked: number; waiting: number }>(
    `select coalesce(sum(quantity) filter (where not waitlisted), 0)::int as booked,
       coalesce(sum(quantity) filter (where waitlisted), 0)::int as waiting
     from event_rsvp where event_date_id = $1 and canceled_at is null and (customer_id = $2 or session_id = $3)`,
    [dateId, customerId, sessionId],
    'rsvp-own-places',
  );
  return row ?? { booked: 0, waiting: 0 };
}

export async function hasRsvp(q: Query, dateId: number, emailKey: string): Promise<boolean> {
  const rows = await q.query(
    'select id from event_rsvp where event_date_id = $1 and email_key = $2 and canceled_at is null',
    [dateId, emailKey],
    'rsvp-of-email',
  );
  return rows.length > 0;
}

/** An RSVP with its event, for mails. */
export interface RsvpLetter extends EventRow {
  rsvp_id: number;
  guest: string;
  quantity: number;
  waitlisted: boolean;
}

export async function findRsvpLetter(q: Query, rsvpId: number): Promise<RsvpLetter | undefined> {
  const [row] = await q.query<RsvpLetter>(
    `select ${columns}, r.id as rsvp_id, r.name as guest, r.quantity, r.waitlisted
     from ${tables} join event_rsvp r on r.event_date_id = d.id where r.id = $1`,
    [rsvpId],
    'rsvp-letter',
  );
  return row;
}

/** An RSVP with its event, as its link shows it. */
export interface LinkedRsvp extends EventRow {
  quantity: number;
  waitlisted: boolean;
  is_canceled: boolean;
}

export async function findRsvp(
  q: Query,
  { storeId, dateId, rsvpId }: { storeId: number; dateId: number; rsvpId: number },
): Promise<LinkedRsvp | undefined> {
  const [row] = await q.query<LinkedRsvp>(
    `select ${columns}, r.quantity, r.waitlisted, r.canceled_at is not null as is_canceled
     from ${tables} join event_rsvp r on r.event_date_id = d.id where d.store_id = $1 and d.id = $2 and r.id = $3`,
    [storeId, dateId, rsvpId],
    'rsvp-of-link',
  );
  return row;
}

/** An RSVP as a mail goes to it. */
export interface MailedRsvp {
  id: number;
  email: string;
  quantity: number;
}

/** Who waits for places, the first one first. */
export function readWaiting(q: Query, dateId: number): Promise<MailedRsvp[]> {
  return q.query<MailedRsvp>(
    `select id, email, quantity from event_rsvp
     where event_date_id = $1 and canceled_at is null and waitlisted order by id`,
    [dateId],
    'rsvp-waiting',
  );
}

/** Who has places at a date, or waits for them. */
export function readGuests(q: Query, dateId: number): Promise<MailedRsvp[]> {
  return q.query<MailedRsvp>(
    'select id, email, quantity from event_rsvp where event_date_id = $1 and canceled_at is null order by id',
    [dateId],
    'rsvp-guests',
  );
}

/** An RSVP as the store reads it. */
export interface Attendee {
  id: number;
  name: string;
  email: string;
  phone: string;
  quantity: number;
  waitlisted: boolean;
  has_come: boolean;
}

/** Who has places at a date of this store, then who waits for them; the first one first. */
export function readAttendees(q: Query, storeId: number, dateId: number): Promise<Attendee[]> {
  return q.query<Attendee>(
    `select id, name, email, phone, quantity, waitlisted, arrived_at is not null as has_come from event_rsvp
     where store_id = $1 and event_date_id = $2 and canceled_at is null order by waitlisted, id`,
    [storeId, dateId],
    'rsvp-attendees',
  );
}

/** The dates of a store, not yet over, that someone waits for a place at. */
export async function readDatesWithWaiting(q: Query, storeId: number, now: Date): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    `select d.id from event_date d where d.store_id = $1 and d.ends_at > $2 and d.status <> 'cancelled' and exists (
       select from event_rsvp r where r.event_date_id = d.id and r.canceled_at is null and r.waitlisted)
     order by d.id`,
    [storeId, now],
    'rsvp-dates-with-waiting',
  );
  return rows.map(({ id }) => id);
}

/** What the guests of a date have to know, to compare. */
export interface DateFacts {
  id: number;
  title: string;
  is_canceled: boolean;
  time: string;
  place: string;
}

/** The dates of an event that are not over. */
export function readDateFacts(q: Query, eventId: number, now: Date): Promise<DateFacts[]> {
  return q.query<DateFacts>(
    `select d.id, e.title, d.status = 'cancelled' as is_canceled,
       jsonb_build_array(d.starts_at, d.ends_at, d.start_time is null)::text as time,
       jsonb_build_array(e.location_id, e.location_text, e.address, e.is_online, e.online_url)::text as place
     from event_date d join event e on e.id = d.event_id where e.id = $1 and d.ends_at > $2 order by d.id`,
    [eventId, now],
    'rsvp-date-facts',
  );
}

/** The same for who bought tickets for a date. */
export async function findTicketLetter(
  q: Query,
  orderId: number,
  dateId: number,
): Promise<(RsvpLetter & { order_number: string }) | undefined> {
  const [row] = await q.query<RsvpLetter & { order_number: string }>(
    `select ${columns}, 0 as rsvp_id, o.name as guest, o.order_number, (
       select count(*)::int from event_ticket k where k.order_id = o.id and k.event_date_id = d.id and k.voided_at is null) as quantity,
       false as waitlisted
     from ${tables} join customer_order o on o.id = $1 where d.id = $2 and d.store_id = o.store_id`,
    [orderId, dateId],
    'ticket-letter',
  );
  return row;
}
