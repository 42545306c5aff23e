import { refuse } from '../../call/refusal.ts';
import { deskEvent } from '../../event/desk-events.ts';
import { deleteEvent } from '../../event/write.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';

export const deleteOne: StaffHandler<'event/delete'> = async (ctx, which) => {
  const { q, store, now } = ctx;
  const seen = await deskEvent(q, store.id, which.id, now).catch(() => undefined);
  const before = await deleteEvent(q, store.id, which);
  const isExpected = ({ status, taken, waiting }: { status: string; taken: number; waiting: number }) =>
    status !== 'cancelled' && taken + waiting > 0;
  if (seen?.dates.some(isExpected)) {
    throw refuse('has_guests', 'Guests are coming. Please cancel the dates, so that they get a mail.');
  }
  ctx.audit.target = before.title;
  ctx.audit.detail = { before: seen && noted(seen) };
  return {};
};
