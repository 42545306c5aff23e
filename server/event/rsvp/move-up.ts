import type { Query } from '../../db/db.ts';
import { findRsvpDate, type MailedRsvp, readWaiting } from './queries.ts';
import { queueRsvpMails, type RsvpMailer } from './queue-rsvp-mails.ts';
import { endWaiting } from './write-queries.ts';

/**
 * Gives free places of a date to those who wait for them, in their order, as long as all people of the next one fit. The caller
 * has locked the date. Each gets a mail.
 */
export async function moveUp(q: Query, mailer: RsvpMailer, dateId: number, now: Date): Promise<void> {
  const date = await findRsvpDate(q, mailer.store.id, dateId);
  if (!date || date.status === 'cancelled' || date.ends_at <= now) return;
  let free = (date.rsvp_limit ?? Number.POSITIVE_INFINITY) - date.taken;
  const up: MailedRsvp[] = [];
  for (const next of await readWaiting(q, dateId)) {
    if (next.quantity > free) break;
    free -= next.quantity;
    up.push(next);
  }
  await endWaiting(
    q,
    up.map(({ id }) => id),
  );
  await queueRsvpMails(q, mailer, date.title, 'moved_up', up);
}
