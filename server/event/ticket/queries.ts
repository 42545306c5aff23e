import type { EventStatus } from '../../../contract/event-rules.ts';
import type { Query } from '../../db/db.ts';
import type { EventTime } from '../../event-date/event-day.ts';
import { columns, type EventRow, tables } from '../queries.ts';

/** What of a title decides whether an event can sell it as its ticket. */
export interface TicketTitle {
  id: number;
  eisbn: string;
  binding: string;
  /** Another event of the store, not yet over, sells it. */
  is_taken: boolean;
}

export function readTicketTitles(
  q: Query,
  {
    storeId,
    eventId,
    titleIds,
    now,
  }: { storeId: number; eventId: number | null; titleIds: readonly number[]; now: Date },
): Promise<TicketTitle[]> {
  return q.query<TicketTitle>(
    `select t.id, t.eisbn, t.binding, exists (
       select from event_title i join event e on e.id = i.event_id join event_date d on d.event_id = e.id
       where i.title_id = t.id and i.kind = 'ticket' and e.store_id = $1 and e.id is distinct from $2::int
         and d.ends_at > $4 and d.status <> 'cancelled') as is_taken
     from title t where t.id = any($3::int[])`,
    [storeId, eventId, titleIds, now],
    'ticket-titles',
  );
}

/** Locks the tickets that events sell under these titles until the transaction ends. Read the places that are left after this call. */
export async function lockTickets(q: Query, storeId: number, titleIds: readonly number[]): Promise<void> {
  await q.query(
    `select i.title_id from event_title i join event e on e.id = i.event_id
     where i.title_id = any($2::int[]) and i.kind = 'ticket' and e.store_id = $1
     order by i.title_id, i.event_id for no key update of i`,
    [storeId, titleIds],
    'ticket-lock',
  );
}

/** A row for each ticket of an order's lines. */
export async function insertTickets(
  q: Query,
  orderNumber: string,
  places: readonly { title_id: number; event_date_id: number }[],
): Promise<void> {
  await q.query(
    `insert into event_ticket (store_id, event_date_id, title_id, order_id, position, copy)
     select o.store_id, p.event_date_id, l.title_id, o.id, l.position, n
     from customer_order o join order_line l on l.order_id = o.id
       join unnest($2::int[], $3::int[]) p(title_id, event_date_id) on p.title_id = l.title_id
       cross join lateral generate_series(1, l.quantity) n
     where o.order_number = $1 and l.goods_kind = 'ticket' order by l.position, n`,
    [orderNumber, places.map(({ title_id }) => title_id), places.map((p) => p.event_date_id)],
    'ticket-insert',
  );
}

/** Voids all tickets of an order. */
export async function voidOrder(q: Query, orderId: number): Promise<void> {
  await q.query(
    'update event_ticket set voided_at = now() where order_id = $1 and voided_at is null',
    [orderId],
    'ticket-void-order',
  );
}

/** Voids so many tickets of a line: first those whose holders have not come. */
export async function voidLine(
  q: Query,
  { orderId, position, quantity }: { orderId: number; position: number; quantity: number },
): Promise<void> {
  await q.query(
    `update event_ticket set voided_at = now() where id in (
       select id from event_ticket where order_id = $1 and position = $2 and voided_at is null
       order by checked_in_at is not null, copy desc limit $3)`,
    [orderId, position, quantity],
    'ticket-void-line',
  );
}

/** Locks the tickets of an event until the transaction ends. Read how many are sold after this call. */
export async function lockEventTickets(q: Query, eventId: number): Promise<void> {
  await q.query(
    `select title_id from event_title where event_id = $1 and kind = 'ticket' order by title_id for no key update`,
    [eventId],
    'ticket-lock-event',
  );
}

/** A ticket of an event, as the store reads it. */
export interface EventTicket {
  title_id: number;
  eisbn: string;
  title: string;
  /** null = as many as are wanted. */
  places: number | null;
  /** Without those that were given back. */
  sold: number;
}

/** The tickets of an event, in their order. */
export function readEventTickets(q: Query, eventId: number): Promise<EventTicket[]> {
  return q.query<EventTicket>(
    `select i.title_id, t.eisbn, t.title, i.places,
       (select count(*)::int from event_ticket k join event_date d on d.id = k.event_date_id
        where d.event_id = i.event_id and k.title_id = i.title_id and k.voided_at is null) as sold
     from event_title i join title t on t.id = i.title_id
     where i.event_id = $1 and i.kind = 'ticket' and t.deleted_at is null order by i.position, i.title_id`,
    [eventId],
    'ticket-of-event',
  );
}

/** What a ticket costs. */
export interface TicketPrice {
  eisbn: string;
  /** Cents; null = it has no price. */
  price: number | null;
  /** It is the list price; the store has set no price of its own. */
  is_title_price: boolean;
}

export function readTicketPrices(
  q: Query,
  { id, currency }: { id: number; currency: string },
  eventId: number,
): Promise<TicketPrice[]> {
  return q.query<TicketPrice>(
    `select t.eisbn, o.price is null as is_title_price,
       coalesce(o.price, case $2 when 'USD' then t.list_price_usa when 'CAD' then t.list_price_can end) as price
     from event_title i join title t on t.id = i.title_id
       left join offer o on o.store_id = $1 and o.title_id = t.id and o.condition = 'NEW'
     where i.event_id = $3 and i.kind = 'ticket'`,
    [id, currency, eventId],
    'ticket-prices',
  );
}

/** Those of these EANs that titles have, withdrawn ones too. */
export async function readTakenNumbers(q: Query, eisbns: readonly string[]): Promise<string[]> {
  const rows = await q.query<{ eisbn: string }>(
    'select eisbn from title where eisbn = any($1::text[])',
    [eisbns],
    'ticket-numbers',
  );
  return rows.map(({ eisbn }) => eisbn);
}

/** How many tickets were ever sold for an event. */
export async function countTickets(q: Query, eventId: number): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    `select count(*)::int as count from event_ticket k join event_date d on d.id = k.event_date_id where d.event_id = $1`,
    [eventId],
    'ticket-count',
  );
  return row?.count ?? 0;
}

/** A ticket of an order, with its event. */
export interface OrderTicketRow extends EventRow {
  ticket_id: number;
  position: number;
  /** As it was sold. */
  ticket_title: string;
  is_void: boolean;
  is_used: boolean;
}

export function readOrderTickets(q: Query, orderId: number): Promise<OrderTicketRow[]> {
  return q.query<OrderTicketRow>(
    `select ${columns}, k.id::int as ticket_id, k.position, l.title as ticket_title, k.voided_at is not null as is_void,
       k.checked_in_at is not null as is_used
     from ${tables} join event_ticket k on k.event_date_id = d.id
       join order_line l on l.order_id = k.order_id and l.position = k.position
     where k.order_id = $1 order by k.position, k.copy`,
    [orderId],
    'ticket-of-order',
  );
}

/** A ticket as the door reads it. */
export interface TicketAtDoor extends EventTime {
  id: number;
  date_id: number;
  title: string;
  status: EventStatus;
  ends_at: Date;
  name: string;
  order_number: string;
  is_paid: boolean;
  is_void: boolean;
  checked_in_at: Date | null;
  /** Which of the order's tickets for this date it is, from 1, and how many there are. */
  number: number;
  of: number;
}

export async function findTicket(q: Query, storeId: number, id: number): Promise<TicketAtDoor | undefined> {
  const [row] = await q.query<TicketAtDoor>(
    `select k.id::int, k.event_date_id as date_id, e.title, d.status, d.first_day, d.last_day, d.ends_at,
       coalesce(to_char(d.start_time, 'HH24:MI'), '') as start_time, coalesce(to_char(d.end_time, 'HH24:MI'), '') as end_time,
       o.name, o.order_number, o.status not in ('awaiting_payment', 'payment_failed') and o.total_owing = 0 as is_paid,
       k.voided_at is not null as is_void, k.checked_in_at, n.number, n.of
     from event_ticket k join event_date d on d.id = k.event_date_id join event e on e.id = d.event_id
       join customer_order o on o.id = k.order_id
       cross join lateral (
         select count(*)::int as of, (count(*) filter (where m.id <= k.id))::int as number
         from event_ticket m where m.order_id = k.order_id and m.event_date_id = k.event_date_id) n
     where k.store_id = $1 and k.id = $2`,
    [storeId, id],
    'ticket-find',
  );
  return row;
}

/** False = it was checked in or voided meanwhile. */
export async function markCheckedIn(q: Query, id: number, now: Date): Promise<boolean> {
  const rows = await q.query(
    'update event_ticket set checked_in_at = $2 where id = $1 and checked_in_at is null and voided_at is null returning id',
    [id, now],
    'ticket-check-in',
  );
  return rows.length > 0;
}

/** The tickets for a date that an order has, as the store reads them. */
export interface TicketHolder {
  order_id: number;
  order_number: string;
  name: string;
  email: string;
  phone: string;
  quantity: number;
  /** How many of them have been used at the door. */
  present: number;
}

/** Who holds valid tickets for a date of this store, the first buyer first. */
export function readTicketHolders(q: Query, storeId: number, dateId: number): Promise<TicketHolder[]> {
  return q.query<TicketHolder>(
    `select o.id as order_id, o.order_number, o.name, o.email, o.phone, count(*)::int as quantity, count(k.checked_in_at)::int as present
     from event_ticket k join customer_order o on o.id = k.order_id
     where k.store_id = $1 and k.event_date_id = $2 and k.voided_at is null
       and o.status not in ('awaiting_payment', 'payment_failed')
     group by o.id order by min(k.id)`,
    [storeId, dateId],
    'ticket-holders',
  );
}

/** Valid tickets that were paid for, by the lines of their orders. */
export interface PaidTickets {
  order_number: string;
  name: string;
  position: number;
  quantity: number;
}

/** What is to be given back when a date of this store is canceled, the first buyer first. */
export function readPaidTickets(q: Query, storeId: number, dateId: number): Promise<PaidTickets[]> {
  return q.query<PaidTickets>(
    `select o.order_number, o.name, k.position, count(*)::int as quantity
     from event_ticket k join customer_order o on o.id = k.order_id
       join order_line l on l.order_id = k.order_id and l.position = k.position
     where k.store_id = $1 and k.event_date_id = $2 and k.voided_at is null and l.sold_price > 0
       and o.status not in ('awaiting_payment', 'payment_failed')
     group by o.id, k.position order by min(k.id)`,
    [storeId, dateId],
    'ticket-paid',
  );
}
