import { otherDatesShown } from '../../contract/event-rules.ts';
import type { Handler } from '../context.ts';
import { givenEvent } from './given-event.ts';
import { readOtherDates } from './queries.ts';
import { plainEvents, wholeEvent } from './shop-event.ts';

export const get: Handler<'event/v2/get'> = async (ctx, { event_id }) => {
  const row = await givenEvent(ctx, event_id);
  const others = await readOtherDates(ctx.q, row, ctx.now, otherDatesShown);
  return {
    event: await wholeEvent(ctx, row),
    other_dates: plainEvents(ctx.store, others).map(({ id, date_text, time_text, status }) => {
      return { id, date_text, time_text, status };
    }),
  };
};
