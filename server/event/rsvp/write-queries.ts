import type { Query } from '../../db/db.ts';
import { idOfRow } from '../../db/id-of-row.ts';
import type { MailedRsvp, RsvpMaker } from './queries.ts';

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

/** Undefined when this date of the store has no such RSVP, or no longer. */
export async function cancelRsvpRow(
  q: Query,
  { storeId, dateId, rsvpId }: { storeId: number; dateId: number; rsvpId: number },
): Promise<MailedRsvp | undefined> {
  const [row] = await q.query<MailedRsvp>(
    `update event_rsvp set canceled_at = now()
     where id = $3 and event_date_id = $2 and store_id = $1 and canceled_at is null returning id, email, quantity`,
    [storeId, dateId, rsvpId],
    'rsvp-cancel',
  );
  return row;
}

/** Gives places to RSVPs that waited for them. */
export async function endWaiting(q: Query, rsvpIds: readonly number[]): Promise<void> {
  await q.query(
    'update event_rsvp set waitlisted = false where id = any($1::int[])',
    [rsvpIds],
    'rsvp-end-waiting',
  );
}

/** Queues a mail to each of these. */
export async function insertRsvpMails(
  q: Query,
  mail: { storeId: number; sender: string; subject: string; kind: string; rsvps: readonly MailedRsvp[] },
): Promise<void> {
  await q.query(
    `insert into mail (store_id, reference, sender, recipient, subject, html, body_text, template, data)
     select $1, 'rsvp:' || u.id || ':' || gen_random_uuid(), $2, u.email, $3, '', '', 'event-rsvp',
       jsonb_build_object('rsvp_id', u.id, 'kind', $4::text)
     from unnest($5::int[], $6::text[]) u(id, email)`,
    [
      mail.storeId,
      mail.sender,
      mail.subject,
      mail.kind,
      mail.rsvps.map(({ id }) => id),
      mail.rsvps.map(({ email }) => email),
    ],
    'rsvp-mails',
  );
}

/** Queues a mail to each who bought tickets for a date. */
export async function insertTicketMails(
  q: Query,
  mail: {
    storeId: number;
    sender: string;
    subject: string;
    kind: string;
    dateId: number;
    holders: readonly { order_id: number; email: string }[];
  },
): Promise<void> {
  await q.query(
    `insert into mail (store_id, reference, sender, recipient, subject, html, body_text, template, data)
     select $1, 'ticket:' || u.id || ':' || gen_random_uuid(), $2, u.email, $3, '', '', 'event-ticket',
       jsonb_build_object('order_id', u.id, 'date_id', $5::int, 'kind', $4::text)
     from unnest($6::bigint[], $7::text[]) u(id, email)`,
    [
      mail.storeId,
      mail.sender,
      mail.subject,
      mail.kind,
      mail.dateId,
      mail.holders.map(({ order_id }) => order_id),
      mail.holders.map(({ email }) => email),
    ],
    'ticket-mails',
  );
}
