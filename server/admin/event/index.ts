import type { staffEventActions } from '../../../contract/admin/event.ts';
import type { eventGuestActions } from '../../../contract/admin/event-guests.ts';
import type { eventTicketActions } from '../../../contract/admin/event-tickets.ts';
import { deskDates, deskEvent, eventCategories } from '../../event/desk-events.ts';
import { putCategory } from '../../event/write.ts';
import type { StaffHandler, StaffHandlers } from '../context.ts';
import { cancelDate, moveDate } from './change-date.ts';
import { deleteOne } from './delete.ts';
import { addRsvp, arrive, atDoor, cancelRsvp, getGuests } from './guests.ts';
import { save } from './save.ts';
import { getTickets, saveTicket, takeTicketAway } from './tickets.ts';
import { viewerOf } from './viewer.ts';

const saveCategory: StaffHandler<'event/saveCategory'> = async (ctx, category) => {
  const id = await putCategory(ctx.q, ctx.store.id, category);
  ctx.audit.target = category.name;
  ctx.audit.detail = { id, after: category };
  return { id };
};

export const staffEventHandlers = {
  'event/getDates': (ctx, asked) => deskDates(ctx.q, { ...asked, ...viewerOf(ctx), now: ctx.now }),
  'event/getChoices': async ({ q, store }) => ({
    categories: await eventCategories(q, store.id),
    locations: store.locations.map(({ location_id, altname }) => ({ id: location_id, name: altname })),
  }),
  'event/get': (ctx, { id }) => deskEvent(ctx.q, viewerOf(ctx), id, ctx.now),
  'event/save': save,
  'event/delete': deleteOne,
  'event/cancelDate': cancelDate,
  'event/moveDate': moveDate,
  'event/saveCategory': saveCategory,
  'event/getGuests': getGuests,
  'event/checkIn': atDoor,
  'event/arrive': arrive,
  'event/addRsvp': addRsvp,
  'event/cancelRsvp': cancelRsvp,
  'event/getTickets': getTickets,
  'event/saveTicket': saveTicket,
  'event/removeTicket': takeTicketAway,
} satisfies StaffHandlers<
  keyof typeof staffEventActions | keyof typeof eventGuestActions | keyof typeof eventTicketActions
>;
