import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { moveUp } from './move-up.ts';
import { lockDate } from './queries.ts';
import { queueRsvpMails, type RsvpMailer } from './queue-rsvp-mails.ts';
import { cancelRsvpRow } from './write-queries.ts';

/**
 * Cancels an RSVP for a date, in a transaction of the caller, with the mail about it; those who wait move up. Returns its places.
 * Throws the refusal `not_found`.
 */
export async function cancelPlaces(
  q: Query,
  mailer: RsvpMailer,
  { dateId, rsvpId, title, now }: { dateId: number; rsvpId: number; title: string; now: Date },
): Promise<number> {
  await lockDate(q, mailer.store.id, dateId);
  const canceled = await cancelRsvpRow(q, { storeId: mailer.store.id, dateId, rsvpId });
  if (!canceled) throw refuse('not_found', 'This RSVP no longer exists.');
  await queueRsvpMails(q, mailer, title, 'canceled', [canceled]);
  await moveUp(q, mailer, dateId, now);
  return canceled.quantity;
}
