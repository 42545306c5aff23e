import type { RsvpInfo } from '../../../contract/event-rsvp.ts';
import { customerOf } from '../../call/who.ts';
import type { Context } from '../../context.ts';
import { rsvpDate } from './book-places.ts';
import { type RsvpDate, type RsvpMaker, readOwnPlaces } from './queries.ts';

/** The date that a call names. Refuses `not_found`, and `no_rsvp` for an event that is open to all. */
export async function givenRsvpDate({ q, store }: Context, dateId: number): Promise<RsvpDate> {
  return rsvpDate(q, store.id, dateId);
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
