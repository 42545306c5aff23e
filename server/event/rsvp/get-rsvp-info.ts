import type { Handler } from '../../context.ts';
import { givenRsvpDate, rsvpInfo } from './rsvp-date.ts';

export const getRsvpInfo: Handler<'event/v2/getRsvpInfo'> = async (ctx, { event_id }) =>
  rsvpInfo(ctx, await givenRsvpDate(ctx, event_id));
