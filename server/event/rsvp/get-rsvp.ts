import type { Handler } from '../../context.ts';
import { eventDateText, eventTimeText } from '../../event-date/event-day.ts';
import { linkedRsvp } from './linked-rsvp.ts';

export const getRsvp: Handler<'event/v2/getRsvp'> = async (ctx, link) => {
  const { rsvp, state } = await linkedRsvp(ctx, link);
  const { title, quantity, waitlisted } = rsvp;
  return {
    title,
    date_text: eventDateText(rsvp, ctx.store.settings.store_info.language),
    time_text: eventTimeText(rsvp),
    quantity,
    waitlisted,
    state,
  };
};
