import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { forgetChoices } from '../cart/forget-choices.ts';
import type { Handler } from '../context.ts';
import { moveSession } from './queries.ts';

export const setMultistoreLocation: Handler<'webstore/setMultistoreLocation'> = async (
  ctx,
  { location_id },
) => {
  if (!ctx.store.locations.some((l) => l.location_id === location_id)) {
    throw refuse('unknown_location', m.item_location_unknown());
  }
  if (!ctx.session) throw new Error('the action creates a session');
  await moveSession(ctx.q, ctx.session.id, location_id);
  // A pickup place chosen before in the cart no longer counts.
  await forgetChoices(ctx);
  return { location_id };
};
