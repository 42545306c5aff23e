import { refuse } from '../../call/refusal.ts';
import { deleteEvent } from '../../event/write.ts';
import type { StaffHandler } from '../context.ts';
import { heldEvent } from './held-event.ts';
import { noted } from './noted.ts';

export const deleteOne: StaffHandler<'event/delete'> = async (ctx, which) => {
  const seen = await heldEvent(ctx, which);
  const isExpected = ({ status, taken, waiting }: { status: string; taken: number; waiting: number }) =>
    status !== 'cancelled' && taken + waiting > 0;
  if (seen.dates.some(isExpected)) {
    throw refuse('has_guests', 'Guests are coming. Please cancel the dates, so that they get a mail.');
  }
  await deleteEvent(ctx.q, ctx.store.id, which);
  ctx.audit.target = seen.title;
  ctx.audit.detail = { before: noted(seen) };
  return {};
};
