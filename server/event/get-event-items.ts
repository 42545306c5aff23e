import type { Handler } from '../context.ts';
import { givenEvent } from './given-event.ts';
import { titlesOf } from './shop-event.ts';

/** Both versions: all books or tickets of an event. */
export const getEventItems: Handler<'event/getEventItems'> & Handler<'event/v2/getEventItems'> = async (
  ctx,
  { event_id, type },
) => {
  const row = await givenEvent(ctx, event_id);
  const { books, tickets } = (await titlesOf(ctx, [row]))(row);
  return { items: type === 'ticket' ? tickets : books };
};
