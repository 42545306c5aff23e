import { refuse } from '../../call/refusal.ts';
import { deskDate } from '../../event/desk-events.ts';
import { tellGuests } from '../../event/rsvp/tell-guests.ts';
import { guestsToTell, tellingGuests } from '../../event/rsvp/tell-of-changes.ts';
import { cancelDate as cancel, moveDate as move } from '../../event/write.ts';
import type { StaffHandler } from '../context.ts';
import { mailerAt } from './mailer.ts';
import { viewerOf } from './viewer.ts';

const timeOf = ({ first_day, last_day, start_time, end_time }: Record<string, unknown>) => ({
  first_day,
  last_day,
  start_time,
  end_time,
});

export const cancelDate: StaffHandler<'event/cancelDate'> = async (ctx, { id, version, note }) => {
  const { q, store } = ctx;
  const { status, first_day } = await deskDate(q, viewerOf(ctx), id);
  if (status === 'cancelled') throw refuse('event_cancelled', 'This date is canceled already.');
  const { title } = await cancel(q, store.id, { dateId: id, version }, note);
  const mailed = await tellGuests(q, mailerAt(ctx), title, id);
  ctx.audit.target = `${title}, ${first_day}`;
  ctx.audit.detail = { id, note, mailed };
  return { mailed };
};

export const moveDate: StaffHandler<'event/moveDate'> = async (ctx, { id, version, note, ...time }) => {
  const { q, store, now } = ctx;
  const before = await deskDate(q, viewerOf(ctx), id);
  await tellingGuests(
    q,
    mailerAt(ctx),
    before.event_id,
    () => move(q, store, { dateId: id, version }, { ...time, note }),
    now,
  );
  ctx.audit.target = `${before.title}, ${before.first_day}`;
  ctx.audit.detail = { id, note, before: timeOf(before), after: timeOf(time) };
  return { mailed: await guestsToTell(q, store.id, id) };
};
