import type { RsvpInfo } from '../../../contract/event-rsvp.ts';
import { m } from '../../../messages/compiled/messages.js';
import { refuse } from '../../call/refusal.ts';
import { customerOf } from '../../call/who.ts';
import type { Context } from '../../context.ts';
import { findRsvpDate, type RsvpDate, type RsvpMaker, readOwnPlaces } from './queries.ts';

/** The date that a call names. Refuses `not_found`, and `no_rsvp` for an event that is open to all. */
export async function givenRsvpDate({ q, store }: Context, dateId: number): Promise<RsvpDate> {
  const date = await findRsvpDate(q, store.id, dateId);
  if (!date) throw refuse('not_found', m.refusal_not_found_event());
  if (date.attendance !== 'request') throw refuse('no_rsvp', m.rsvp_not_taken());
  return date;
}

export const makerOf = (ctx: Context): RsvpMaker => ({
  customerId: customerOf(ctx)?.id ?? null,
  sessionId: ctx.session?.id ?? null,
});

export async function rsvpInfo(ctx: Context, date: RsvpDate): Promise<RsvpInfo> {
  const own = await readOwnPlaces(ctx.q, date.id, makerOf(ctx));
  return {
    limit: date.rsvp_limit,
    current_count: date.taken,
    waitlist_enabled: date.waitlist_enabled,
    user_rsvp_count: own.booked,
    user_waitlist_count: own.waiting,
  };
}
