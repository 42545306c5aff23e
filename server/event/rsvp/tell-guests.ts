import type { Query } from '../../db/db.ts';
import { readGuests } from './queries.ts';
import { queueRsvpMails, type RsvpMailer } from './queue-rsvp-mails.ts';

/** Queues mails to all who have an RSVP for a date that is now canceled. Returns how many they are. */
export async function tellGuests(
  q: Query,
  mailer: RsvpMailer,
  title: string,
  dateId: number,
): Promise<number> {
  const guests = await readGuests(q, dateId);
  await queueRsvpMails(q, mailer, title, 'event_canceled', guests);
  return guests.length;
}
