import type { AdminOutput } from '../../../contract/admin/actions.ts';
import { refuse, refuseField } from '../../call/refusal.ts';
import { paymentChoices } from '../../checkout/payment-choices.ts';
import { deskDate } from '../../event/desk-events.ts';
import { putTicket, removeTicket, ticketedEvent } from '../../event/ticket/change-tickets.ts';
import { checkPlaces } from '../../event/ticket/check-tickets.ts';
import { isMadeFor, makeTicket } from '../../event/ticket/make-ticket.ts';
import { ticketPrices } from '../../event/ticket/ticket-prices.ts';
import type { StaffContext, StaffHandler, StaffSteps } from '../context.ts';
import { viewerOf } from './viewer.ts';

type Tickets = AdminOutput<'event/getTickets'>;

/** Throws the refusal `not_found`, also for an event of a location where this person has no role. */
async function ticketsOf(ctx: StaffContext, dateId: number): Promise<Tickets> {
  const { q, store } = ctx;
  await deskDate(q, viewerOf(ctx), dateId);
  const { event, tickets } = await ticketedEvent(q, store.id, dateId);
  const prices = await ticketPrices(q, store, event.id);
  return {
    event_id: event.id,
    title: event.title,
    recurs: event.recurrence !== '',
    can_be_paid: paymentChoices(store, { lines: [] }).electronic.length > 0,
    tickets: tickets.map(({ eisbn, title, places, sold }) => {
      const { price = null, is_title_price = true } = prices.get(eisbn) ?? {};
      return { eisbn, title, price, is_own: is_title_price && isMadeFor(eisbn, dateId), places, sold };
    }),
  };
}

export const getTickets: StaffHandler<'event/getTickets'> = (ctx, { id }) => ticketsOf(ctx, id);

/** Its title goes into the catalogue first, in transactions of its own. */
export const saveTicket: StaffSteps<'event/saveTicket'> = {
  async before(ctx, { id, eisbn, title, price, places = null }) {
    const { tickets } = await ticketsOf(ctx, id);
    const stored = tickets.find((ticket) => ticket.eisbn === eisbn);
    if (eisbn && !stored) throw refuse('not_found', 'This event doesn’t sell that ticket.');
    const name = stored?.title ?? freeName(title, tickets);
    const isPriced = !stored || (stored.is_own && stored.price !== price);
    // What the transaction would refuse must not have changed the price.
    checkPlaces(places, stored ?? { eisbn, sold: 0 });
    if (isPriced && !price) throw refuseField('invalid_price', 'price', 'Please give a price above zero.');
    const isbn =
      isPriced && price ? await makeTicket(ctx.shop.db, ctx.store, id, { title: name, price }) : eisbn;
    return async (tx) => {
      await putTicket(tx.q, tx.store, id, { eisbn: isbn, places });
      return noted(tx, id, { ticket: name, price: price ?? stored?.price, places });
    };
  },
};

export const takeTicketAway: StaffHandler<'event/removeTicket'> = async (ctx, { id, eisbn }) => {
  const { tickets } = await ticketsOf(ctx, id);
  const stored = tickets.find((ticket) => ticket.eisbn === eisbn);
  if (!stored) throw refuse('not_found', 'This event doesn’t sell that ticket.');
  await removeTicket(ctx.q, ctx.store, id, eisbn);
  return noted(ctx, id, { ticket: stored.title });
};

function freeName(title: string, tickets: Tickets['tickets']): string {
  const name = title.replace(/\s+/g, ' ').trim();
  if (name === '') throw refuseField('name_missing', 'title', 'Please name the ticket, such as “Admission”.');
  if (tickets.some((ticket) => ticket.title === name))
    throw refuseField('name_taken', 'title', 'This event already has a ticket of that name.');
  return name;
}

async function noted(ctx: StaffContext, id: number, detail: object): Promise<Tickets> {
  const after = await ticketsOf(ctx, id);
  ctx.audit.target = after.title;
  ctx.audit.detail = { id: after.event_id, ...detail };
  return after;
}
