import { z } from 'zod';
import { action } from '../action.ts';
import { int, text } from '../form.ts';
import { anyId } from './versioned.ts';

const eventTicket = z.object({
  eisbn: z.string(),
  title: z.string(),
  /** Cents in the currency of the store; null = it has no price, and is not sold. */
  price: z.number().nullable(),
  /** It was made for this event, and can be given another price here; that of any other belongs to the title. */
  is_own: z.boolean(),
  /** How many are sold; null = as many as are wanted. */
  places: z.number().nullable(),
  /** Without those that were given back. */
  sold: z.number(),
});

const eventTickets = z.object({
  event_id: z.number(),
  title: z.string(),
  /** An event of several dates sells none. */
  recurs: z.boolean(),
  /** The store takes cards or another payment online. */
  can_be_paid: z.boolean(),
  tickets: z.array(eventTicket),
});

const mayWrite = { who: { permission: 'events:write' }, session: 'read', changes: true } as const;

/** `id` is that of the date, as in its address. */
export const eventTicketActions = {
  'event/getTickets': action({
    summary: 'The tickets that the event of a date sells.',
    input: anyId,
    output: eventTickets,
    refusals: ['not_found'],
    who: { permission: 'events:read' },
    session: 'read',
    changes: false,
  }),
  'event/saveTicket': action({
    summary:
      'Makes a ticket for the event of a date, or gives one that it sells another price or number of places.',
    input: anyId.extend({
      /** '' = a new one. */
      eisbn: text(13).default(''),
      /** For a new ticket. */
      title: text(200).default(''),
      /** Cents; for a new ticket, or one that was made for the event. */
      price: int(0, 100_000_000).optional(),
      places: int(-1_000_000, 1_000_000).optional(),
    }),
    output: eventTickets,
    refusals: [
      'not_found',
      'name_missing',
      'name_taken',
      'invalid_price',
      'invalid_limit',
      'invalid_ticket',
      'not_a_ticket',
      'ticket_taken',
      'tickets_recur',
      'tickets_sold',
      'too_many_tickets',
    ],
    ...mayWrite,
  }),
  'event/removeTicket': action({
    summary: 'Takes a ticket that nobody has bought from those of the event of a date.',
    input: anyId.extend({ eisbn: text(13) }),
    output: eventTickets,
    refusals: ['not_found', 'tickets_sold'],
    ...mayWrite,
  }),
};
