import type { Query } from '../../db/db.ts';
import type { TicketHolder } from '../ticket/ticket-holders.ts';
import type { MailedRsvp } from './queries.ts';

/** An order with tickets, as a mail goes to it. */
export type Buyer = Pick<TicketHolder, 'order_id' | 'email'>;

/** The dates of a store's published events that begin on a day ('YYYY-MM-DD') and whose guests are not all reminded. */
export function readDatesToRemindOf(
  q: Query,
  storeId: number,
  day: string,
): Promise<{ id: number; title: string }[]> {
  return q.query(
    `select d.id, e.title from event_date d join event e on e.id = d.event_id
     where d.store_id = $1 and d.first_day = $2 and d.status <> 'cancelled' and e.is_published and (
       exists (select from event_rsvp r where r.event_date_id = d.id and r.canceled_at is null and not r.waitlisted
         and r.reminded_at is null)
       or exists (select from event_ticket k where k.event_date_id = d.id and k.voided_at is null and k.reminded_at is null))
     order by d.id`,
    [storeId, day],
    'rsvp-dates-to-remind-of',
  );
}

/** Marks the guests of a date who have places since before a moment as reminded, and returns them. */
export function claimReminders(q: Query, dateId: number, before: Date, now: Date): Promise<MailedRsvp[]> {
  return q.query<MailedRsvp>(
    `update event_rsvp set reminded_at = $3
     where event_date_id = $1 and canceled_at is null and not waitlisted and reminded_at is null and created_at < $2
     returning id, email, quantity`,
    [dateId, before, now],
    'rsvp-claim-reminders',
  );
}

/** Marks the valid tickets for a date that were bought before a moment as reminded of, and returns their orders. */
export function claimTicketReminders(q: Query, dateId: number, before: Date, now: Date): Promise<Buyer[]> {
  return q.query<Buyer>(
    `with claimed as (
       update event_ticket k set reminded_at = $3 from customer_order o
       where o.id = k.order_id and k.event_date_id = $1 and k.voided_at is null and k.reminded_at is null
         and o.placed_at < $2 and o.status not in ('awaiting_payment', 'payment_failed')
       returning o.id as order_id, o.email)
     select distinct order_id, email from claimed order by order_id`,
    [dateId, before, now],
    'ticket-claim-reminders',
  );
}

/** The guests of a date are to be reminded of its new time. */
export async function forgetReminders(q: Query, dateId: number): Promise<void> {
  for (const table of ['event_rsvp', 'event_ticket']) {
    await q.query(
      `update ${table} set reminded_at = null where event_date_id = $1 and reminded_at is not null`,
      [dateId],
      `forget-reminders-${table}`,
    );
  }
}
