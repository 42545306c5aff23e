import type { Checked, Output } from '../../../contract/actions.ts';
import { checkAsker } from '../../captcha/check-asker.ts';
import type { Context, TwoSteps } from '../../context.ts';
import { bookPlaces } from './book-places.ts';
import { mailerOf } from './queue-rsvp-mails.ts';
import { givenRsvpDate, makerOf, rsvpInfo } from './rsvp-date.ts';

export const rsvp: TwoSteps<'event/v2/rsvp'> = {
  async before(asked, { captcha, ...given }) {
    await checkAsker(asked, captcha, 'rsvp');
    return (ctx) => book(ctx, given);
  },
};

async function book(
  ctx: Context,
  { event_id, ...wanted }: Omit<Checked<'event/v2/rsvp'>, 'captcha'>,
): Promise<Output<'event/v2/rsvp'>> {
  const at = { dateId: event_id, maker: makerOf(ctx), now: ctx.now };
  const waitlisted = await bookPlaces(ctx.q, mailerOf(ctx), at, wanted);
  ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
  return { waitlisted, info: await rsvpInfo(ctx, await givenRsvpDate(ctx, event_id)) };
}
