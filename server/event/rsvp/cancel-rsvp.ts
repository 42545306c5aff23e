import * as m from '../../../messages/compiled/messages.js';
import { refuse } from '../../call/refusal.ts';
import type { Handler } from '../../context.ts';
import { linkedRsvp, unknownRsvp } from './linked-rsvp.ts';
import { moveUp } from './move-up.ts';
import { lockDate } from './queries.ts';
import { mailerOf, queueRsvpMails } from './queue-rsvp-mails.ts';
import { cancelRsvpRow } from './write-queries.ts';

export const cancelRsvp: Handler<'event/v2/cancelRsvp'> = async (ctx, link) => {
  const { q, store, shop, now } = ctx;
  const { event_id: dateId } = link;
  await lockDate(q, store.id, dateId);
  const { id: rsvpId, rsvp, state } = await linkedRsvp(ctx, link);
  if (state === 'event_canceled') throw refuse('event_cancelled', m.rsvp_event_canceled());
  if (state === 'event_over') throw refuse('event_over', m.rsvp_event_over());
  const canceled = await cancelRsvpRow(q, { storeId: store.id, dateId, rsvpId });
  if (!canceled) throw unknownRsvp();
  await queueRsvpMails(q, mailerOf(ctx), rsvp.title, 'canceled', [canceled]);
  await moveUp(q, mailerOf(ctx), dateId, now);
  ctx.afterCommit(() => shop.jobs.wake('send-mail'));
  return {};
};
