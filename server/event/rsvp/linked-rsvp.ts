import type { RsvpState } from '../../../contract/event-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { refuse } from '../../call/refusal.ts';
import type { Context } from '../../context.ts';
import { findRsvp, type LinkedRsvp } from './queries.ts';
import { rsvpOfTag } from './rsvp-tag.ts';

interface RsvpLink {
  event_id: number;
  /** `encrypted_rsvp_tag`. */
  rsvp_id: string;
}

/** Forged, foreign and used links get one sentence. */
export const unknownRsvp = () => refuse('unknown_rsvp', m.rsvp_unknown());

/** The RSVP that the link of a mail names. Refuses `unknown_rsvp`. */
export async function linkedRsvp(
  { q, store, shop, now }: Context,
  { event_id: dateId, rsvp_id: tag }: RsvpLink,
): Promise<{ id: number; rsvp: LinkedRsvp; state: RsvpState }> {
  const id = rsvpOfTag(shop.secret, dateId, tag);
  const rsvp = id === null ? undefined : await findRsvp(q, { storeId: store.id, dateId, rsvpId: id });
  if (id === null || !rsvp) throw unknownRsvp();
  return { id, rsvp, state: stateOf(rsvp, now) };
}

function stateOf({ is_canceled, status, ends_at }: LinkedRsvp, now: Date): RsvpState {
  if (is_canceled) return 'canceled';
  if (status === 'cancelled') return 'event_canceled';
  return ends_at <= now ? 'event_over' : 'live';
}
