import type { Query } from '../../db/db.ts';
import { ticketHolders } from '../ticket/ticket-holders.ts';
import { readGuests } from './queries.ts';
import { queueRsvpMails, queueTicketMails, type RsvpMailer } from './queue-rsvp-mails.ts';

/** Queues mails to all who have an RSVP or tickets for a date that is now canceled. Returns how many they are. */
export async function tellGuests(
  q: Query,
  mailer: RsvpMailer,
  title: string,
  dateId: number,
): Promise<number> {
  const guests = await readGuests(q, dateId);
  await queueRsvpMails(q, mailer, title, 'event_canceled', guests);
  const holders = await ticketHolders(q, mailer.store.id, dateId);
  await queueTicketMails(q, mailer, { title, dateId, kind: 'event_canceled' }, holders);
  return guests.length + holders.length;
}
