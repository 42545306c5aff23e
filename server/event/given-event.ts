import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { type EventRow, findEvent } from './queries.ts';

/** The event that a call names. Refuses `not_found` for one that is not published, and one of another store. */
export async function givenEvent({ q, store }: Context, dateId: number): Promise<EventRow> {
  const row = await findEvent(q, store.id, dateId);
  if (!row) throw refuse('not_found', m.refusal_not_found_event());
  return row;
}
