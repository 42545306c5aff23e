import type { Checked, Output } from '../../../contract/actions.ts';
import { rsvpPhone } from '../../../contract/event-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { emailKey } from '../../account/email-key.ts';
import { refuse } from '../../call/refusal.ts';
import { checkAsker } from '../../captcha/check-asker.ts';
import type { Context, TwoSteps } from '../../context.ts';
import { hasRsvp, lockDate } from './queries.ts';
import { mailerOf, queueRsvpMails } from './queue-rsvp-mails.ts';
import { givenRsvpDate, makerOf, rsvpInfo } from './rsvp-date.ts';
import { insertRsvp } from './write-queries.ts';

export const rsvp: TwoSteps<'event/v2/rsvp'> = {
  async before(asked, { captcha, ...given }) {
    await checkAsker(asked, captcha, 'rsvp');
    return (ctx) => book(ctx, given);
  },
};

async function book(
  ctx: Context,
  { event_id, name, email, phone, quantity }: Omit<Checked<'event/v2/rsvp'>, 'captcha'>,
): Promise<Output<'event/v2/rsvp'>> {
  const { q, store, now } = ctx;
  await lockDate(q, store.id, event_id);
  const date = await givenRsvpDate(ctx, event_id);
  if (date.status === 'cancelled') throw refuse('event_cancelled', m.rsvp_event_canceled());
  if (date.ends_at <= now) throw refuse('event_over', m.rsvp_event_over());
  if (await hasRsvp(q, date.id, emailKey(email))) throw refuse('already_rsvped', m.rsvp_already());
  const waitlisted = date.rsvp_limit !== null && date.taken + quantity > date.rsvp_limit;
  if (waitlisted && !date.waitlist_enabled) throw refuse('rsvp_full', m.rsvp_full());
  const id = await insertRsvp(q, {
    ...makerOf(ctx),
    storeId: store.id,
    dateId: date.id,
    name,
    email,
    emailKey: emailKey(email),
    phone: rsvpPhone(phone, store.settings.store_info.iso3166_2_country),
    quantity,
    waitlisted,
  });
  await queueRsvpMails(q, mailerOf(ctx), date.title, waitlisted ? 'waitlisted' : 'confirmed', [
    { id, email, quantity },
  ]);
  ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
  return { waitlisted, info: await rsvpInfo(ctx, await givenRsvpDate(ctx, event_id)) };
}
