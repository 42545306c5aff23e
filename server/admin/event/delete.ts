import { refuse } from '../../call/refusal.ts';
import { hasGuests } from '../../event/desk-events.ts';
import { deleteEvent } from '../../event/write.ts';
import type { StaffHandler } from '../context.ts';
import { heldEvent } from './held-event.ts';
import { noted } from './noted.ts';

export const deleteOne: StaffHandler<'event/delete'> = async (ctx, which) => {
  const seen = await heldEvent(ctx, which);
  if (await hasGuests(ctx.q, seen.id, ctx.now)) {
    throw refuse('has_guests', 'Guests are coming. Please cancel the dates, so that they get an email.');
  }
  await deleteEvent(ctx.q, ctx.store.id, which);
  ctx.audit.target = seen.title;
  ctx.audit.detail = { before: noted(seen) };
  return {};
};
