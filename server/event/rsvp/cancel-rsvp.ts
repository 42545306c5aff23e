import { m } from '../../../messages/compiled/messages.js';
import { refuse } from '../../call/refusal.ts';
import type { Handler } from '../../context.ts';
import { moveUp } from './move-up.ts';
import { findRsvpLetter, lockDate } from './queries.ts';
import { mailerOf, queueRsvpMails } from './queue-rsvp-mails.ts';
import { rsvpOfTag } from './rsvp-tag.ts';
import { cancelRsvpRow } from './write-queries.ts';

export const cancelRsvp: Handler<'event/v2/cancelRsvp'> = async (ctx, { event_id: dateId, rsvp_id: tag }) => {
  const { q, store, shop, now } = ctx;
  // Forged, foreign and used links get one sentence.
  const unknown = () => refuse('unknown_rsvp', m.rsvp_unknown());
  const rsvpId = rsvpOfTag(shop.secret, dateId, tag);
  if (rsvpId === null) throw unknown();
  await lockDate(q, store.id, dateId);
  const canceled = await cancelRsvpRow(q, { storeId: store.id, dateId, rsvpId });
  const letter = canceled && (await findRsvpLetter(q, rsvpId));
  if (!letter) throw unknown();
  await queueRsvpMails(q, mailerOf(ctx), letter.title, 'canceled', [canceled]);
  await moveUp(q, mailerOf(ctx), dateId, now);
  ctx.afterCommit(() => shop.jobs.wake('send-mail'));
  return {};
};
