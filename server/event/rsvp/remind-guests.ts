import { dayAfter, wallClock } from '../../../contract/wall-clock.ts';
import type { Query } from '../../db/db.ts';
import { wallInstant } from '../../wall-instant.ts';
import { queueRsvpMails, queueTicketMails, type RsvpMailer } from './queue-rsvp-mails.ts';
import { claimReminders, claimTicketReminders, readDatesToRemindOf } from './reminder-queries.ts';

/** After midnight: no mail comes in the night. */
const firstMinute = 9 * 60;

/**
 * Queues a mail to each guest who has a place or a ticket for a date of tomorrow, by the clock of the store, once. Those who came today have
 * just had one.
 */
export async function remindGuests(q: Query, mailer: RsvpMailer, now: Date): Promise<void> {
  const { id: storeId, timeZone } = mailer.store;
  const { day, minute } = wallClock(timeZone, now);
  if (minute < firstMinute) return;
  const today = wallInstant(timeZone, day, 0);
  for (const { id, title } of await readDatesToRemindOf(q, storeId, dayAfter(day, 1))) {
    await queueRsvpMails(q, mailer, title, 'reminder', await claimReminders(q, id, today, now));
    const buyers = await claimTicketReminders(q, id, today, now);
    await queueTicketMails(q, mailer, { title, dateId: id, kind: 'reminder' }, buyers);
  }
}
