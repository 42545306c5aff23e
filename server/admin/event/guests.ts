import { refuse } from '../../call/refusal.ts';
import { deskDate } from '../../event/desk-events.ts';
import { guestsOf, markArrived } from '../../event/door.ts';
import { bookPlaces } from '../../event/rsvp/book-places.ts';
import { cancelPlaces } from '../../event/rsvp/cancel-places.ts';
import { checkIn } from '../../event/ticket/check-in.ts';
import { dayIn } from '../../pricing/release-date.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import { mailerAt } from './mailer.ts';
import { viewerOf } from './viewer.ts';

const guests = (ctx: StaffContext, dateId: number) =>
  guestsOf(ctx.q, viewerOf(ctx), dateId, dayIn(ctx.store.timeZone, ctx.now));

export const getGuests: StaffHandler<'event/getGuests'> = (ctx, { id }) => guests(ctx, id);

export const atDoor: StaffHandler<'event/checkIn'> = async (ctx, { id, code }) => {
  const { q, store, shop, now } = ctx;
  const { title } = await deskDate(q, viewerOf(ctx), id);
  const { refused, ticket } = await checkIn(q, { store, secret: shop.secret, dateId: id, now }, code);
  ctx.audit.target = title;
  // Never the code: it opens the door.
  ctx.audit.detail = { id, refused, name: ticket?.name ?? '', order_number: ticket?.order_number ?? '' };
  if (!ticket) return { refused, ticket };
  const { date_text: _, time_text: __, ...shown } = ticket;
  return { refused, ticket: shown };
};

export const arrive: StaffHandler<'event/arrive'> = async (ctx, { id, rsvp_id, order_number, here }) => {
  const at = { ...viewerOf(ctx), dateId: id, arrived: here ? ctx.now : null };
  const who = rsvp_id === undefined ? { orderNumber: order_number } : { rsvpId: rsvp_id };
  ctx.audit.target = await markArrived(ctx.q, at, who);
  ctx.audit.detail = { id, here };
  return guests(ctx, id);
};

export const addRsvp: StaffHandler<'event/addRsvp'> = async (ctx, { id, ...wanted }) => {
  const { title } = await deskDate(ctx.q, viewerOf(ctx), id);
  const at = { dateId: id, maker: { customerId: null, sessionId: null }, now: ctx.now };
  const waitlisted = await bookPlaces(ctx.q, mailerAt(ctx), at, wanted);
  ctx.audit.target = title;
  ctx.audit.detail = { id, name: wanted.name, quantity: wanted.quantity, waitlisted };
  return { waitlisted };
};

export const cancelRsvp: StaffHandler<'event/cancelRsvp'> = async (ctx, { id, rsvp_id }) => {
  const { q, now } = ctx;
  const { title } = await deskDate(q, viewerOf(ctx), id);
  const { is_over } = await guests(ctx, id);
  if (is_over) throw refuse('event_over', 'This event is over.');
  const quantity = await cancelPlaces(q, mailerAt(ctx), { dateId: id, rsvpId: rsvp_id, title, now });
  ctx.audit.target = title;
  ctx.audit.detail = { id, rsvp_id, quantity };
  return {};
};
