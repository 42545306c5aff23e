import type { Query } from '../../db/db.ts';
import { idOfRow } from '../../db/id-of-row.ts';
import type { RsvpMaker } from './queries.ts';

export async function insertRsvp(
  q: Query,
  rsvp: RsvpMaker & {
    storeId: number;
    dateId: number;
    name: string;
    email: string;
    emailKey: string;
    phone: string;
    quantity: number;
    waitlisted: boolean;
  },
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `insert into event_rsvp (store_id, event_date_id, customer_id, session_id, name, email, email_key, phone, quantity, waitlisted)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      rsvp.storeId,
      rsvp.dateId,
      rsvp.customerId,
      rsvp.sessionId,
      rsvp.name,
      rsvp.email,
      rsvp.emailKey,
      rsvp.phone,
      rsvp.quantity,
      rsvp.waitlisted,
    ],
    'rsvp-insert',
  );
  return idOfRow(rows);
}
