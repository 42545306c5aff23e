import { rsvpPhone } from '../../../contract/event-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { emailKey } from '../../account/email-key.ts';
import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { findRsvpDate, hasRsvp, lockDate, type RsvpDate, type RsvpMaker } from './queries.ts';
import { queueRsvpMails, type RsvpMailer } from './queue-rsvp-mails.ts';
import { insertRsvp } from './write-queries.ts';

export interface WantedPlaces {
  name: string;
  email: string;
  phone: string;
  quantity: number;
}

/** The date that a call names. Refuses `not_found`, and `no_rsvp` for an event that is open to all. */
export async function rsvpDate(q: Query, storeId: number, dateId: number): Promise<RsvpDate> {
  const date = await findRsvpDate(q, storeId, dateId);
  if (!date) throw refuse('not_found', m.refusal_not_found_event());
  if (date.attendance !== 'request') throw refuse('no_rsvp', m.rsvp_not_taken());
  return date;
}

/**
 * Reserves places at a date, or puts all of them on its waiting list, and queues the mail about it, in a transaction of the caller.
 * Returns whether they wait.
 *
 * @throws the refusals of `rsvpDate`, `event_cancelled`, `event_over`, `already_rsvped` and `rsvp_full`.
 */
export async function bookPlaces(
  q: Query,
  mailer: RsvpMailer,
  { dateId, maker, now }: { dateId: number; maker: RsvpMaker; now: Date },
  { name, email, phone, quantity }: WantedPlaces,
): Promise<boolean> {
  const { store } = mailer;
  await lockDate(q, store.id, dateId);
  const date = await rsvpDate(q, store.id, dateId);
  if (date.status === 'cancelled') throw refuse('event_cancelled', m.rsvp_event_canceled());
  if (date.ends_at <= now) throw refuse('event_over', m.rsvp_event_over());
  if (await hasRsvp(q, date.id, emailKey(email))) throw refuse('already_rsvped', m.rsvp_already());
  const waitlisted = date.rsvp_limit !== null && date.taken + quantity > date.rsvp_limit;
  if (waitlisted && !date.waitlist_enabled) throw refuse('rsvp_full', m.rsvp_full());
  const id = await insertRsvp(q, {
    ...maker,
    storeId: store.id,
    dateId: date.id,
    name,
    email,
    emailKey: emailKey(email),
    phone: rsvpPhone(phone, store.settings.store_info.iso3166_2_country),
    quantity,
    waitlisted,
  });
  const kind = waitlisted ? 'waitlisted' : 'confirmed';
  await queueRsvpMails(q, mailer, date.title, kind, [{ id, email, quantity }]);
  return waitlisted;
}
