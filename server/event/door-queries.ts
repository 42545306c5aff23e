import type { Query } from '../db/db.ts';

export interface RsvpAtDoor {
  name: string;
  waitlisted: boolean;
}

/** Marks the guests of an RSVP as there or not there, also of one that waits; undefined when this date has no such RSVP. */
export async function markRsvp(
  q: Query,
  of: { storeId: number; dateId: number; rsvpId: number; arrived: Date | null },
): Promise<RsvpAtDoor | undefined> {
  const [row] = await q.query<RsvpAtDoor>(
    `update event_rsvp set arrived_at = $4 where id = $3 and event_date_id = $2 and store_id = $1
       and canceled_at is null returning name, waitlisted`,
    [of.storeId, of.dateId, of.rsvpId, of.arrived],
    'door-rsvp',
  );
  return row;
}

/** Marks all valid tickets that an order has for a date; undefined when it has none. */
export async function markTickets(
  q: Query,
  of: { storeId: number; dateId: number; orderNumber: string; arrived: Date | null },
): Promise<{ name: string; is_paid: boolean } | undefined> {
  const [row] = await q.query<{ name: string; is_paid: boolean }>(
    `with bought as (
       select id, name, status not in ('awaiting_payment', 'payment_failed') and total_owing = 0 as is_paid
       from customer_order where store_id = $1 and order_number = $3),
     marked as (
       update event_ticket k set checked_in_at = case when $4::timestamptz is not null then coalesce(k.checked_in_at, $4) end
       from bought o where k.order_id = o.id and k.event_date_id = $2 and k.voided_at is null returning k.id)
     select name, is_paid from bought where exists (select from marked)`,
    [of.storeId, of.dateId, of.orderNumber, of.arrived],
    'door-tickets',
  );
  return row;
}
