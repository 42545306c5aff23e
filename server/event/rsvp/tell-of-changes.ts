import type { Query } from '../../db/db.ts';
import { ticketHolders } from '../ticket/ticket-holders.ts';
import { type DateFacts, readDateFacts, readGuests } from './queries.ts';
import { queueRsvpMails, queueTicketMails, type RsvpMailer } from './queue-rsvp-mails.ts';
import { forgetReminders } from './reminder-queries.ts';
import { tellGuests } from './tell-guests.ts';

/**
 * Makes a change of an event, in the transaction of the caller, and queues mails to the guests of each date to come that it
 * canceled, or gave another time or place.
 */
export async function tellingGuests<T>(
  q: Query,
  mailer: RsvpMailer,
  eventId: number,
  change: () => Promise<T>,
  now = new Date(),
): Promise<T> {
  const before = await readDateFacts(q, eventId, now);
  const result = await change();
  const after = new Map((await readDateFacts(q, eventId, now)).map((date) => [date.id, date]));
  for (const was of before) {
    const is = after.get(was.id);
    if (!is || was.is_canceled) continue;
    if (is.is_canceled) await tellGuests(q, mailer, is.title, is.id);
    else if (isElsewhere(was, is)) await tellOfChange(q, mailer, was, is);
  }
  return result;
}

const isElsewhere = (was: DateFacts, is: DateFacts) => was.time !== is.time || was.place !== is.place;

async function tellOfChange(q: Query, mailer: RsvpMailer, was: DateFacts, is: DateFacts): Promise<void> {
  if (was.time !== is.time) await forgetReminders(q, is.id);
  await queueRsvpMails(q, mailer, is.title, 'changed', await readGuests(q, is.id));
  const holders = await ticketHolders(q, mailer.store.id, is.id);
  await queueTicketMails(q, mailer, { title: is.title, dateId: is.id, kind: 'changed' }, holders);
}

/** How many hear of a change of a date: RSVPs, and orders with tickets. */
export async function guestsToTell(q: Query, storeId: number, dateId: number): Promise<number> {
  return (await readGuests(q, dateId)).length + (await ticketHolders(q, storeId, dateId)).length;
}
