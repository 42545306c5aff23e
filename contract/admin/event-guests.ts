import { z } from 'zod';
import { action } from '../action.ts';
import { rsvpFields } from '../event-rsvp.ts';
import { flag, id, text } from '../form.ts';
import { anyId } from './versioned.ts';

/** Why a ticket does not admit. */
export const doorRefusals = [
  'unknown',
  'void',
  'not_paid',
  'event_canceled',
  'other_event',
  'other_day',
  'used',
] as const;

const person = { name: z.string(), email: z.string(), phone: z.string(), quantity: z.number() };

const guests = z.object({
  event_id: z.number(),
  title: z.string(),
  /** By the clock of the store, as of `event/getDates`. */
  first_day: z.string(),
  last_day: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  status: z.string(),
  is_over: z.boolean(),
  takes_rsvps: z.boolean(),
  rsvp_limit: z.number().nullable(),
  /** Orders with tickets, the first one first. */
  holders: z.array(
    z.object({
      ...person,
      order_number: z.string(),
      /** How many of the tickets have been used at the door. */
      present: z.number(),
    }),
  ),
  /** RSVPs with places, then those that wait; each in their order. */
  rsvps: z.array(
    z.object({
      ...person,
      id: z.number(),
      /** Position on the waiting list; 0 = they have places. */
      waiting: z.number(),
      has_come: z.boolean(),
    }),
  ),
});

const one = z.object({ id: id() });

export const eventGuestActions = {
  'event/getGuests': action({
    summary: 'Who comes to a date of an event, by ticket and by RSVP, who waits, and who is there.',
    input: anyId,
    output: guests,
    refusals: ['not_found'],
    who: { permission: 'events:read' },
    session: 'read',
    changes: false,
  }),
  'event/checkIn': action({
    summary: 'Lets the holder of a ticket in by its code, once, or says why not.',
    input: one.extend({ code: text(60, 1) }),
    output: z.object({
      /** null = they may come in. */
      refused: z.enum(doorRefusals).nullable(),
      /** Who bought it, which of their tickets it is, and of a used one when it was used; null for an unknown code. */
      ticket: z
        .object({
          title: z.string(),
          name: z.string(),
          number: z.number(),
          of: z.number(),
          order_number: z.string(),
          used_at: z.string(),
        })
        .nullable(),
    }),
    refusals: ['not_found'],
    who: { permission: 'events:door' },
    session: 'read',
    changes: true,
  }),
  'event/arrive': action({
    summary:
      'Notes that the guests of an RSVP, or all who hold tickets of an order, are there; or takes that back.',
    input: one.extend({
      rsvp_id: id().optional(),
      order_number: text(40).default(''),
      here: flag().default(true),
    }),
    output: guests,
    refusals: ['not_found', 'event_cancelled', 'is_waiting', 'not_paid'],
    who: { permission: 'events:door' },
    session: 'read',
    changes: true,
  }),
  'event/addRsvp': action({
    summary: 'Reserves places for someone on the phone; they get the mail that other guests get.',
    input: one.extend(rsvpFields.shape),
    output: z.object({ waitlisted: z.boolean() }),
    refusals: ['not_found', 'no_rsvp', 'event_over', 'event_cancelled', 'rsvp_full', 'already_rsvped'],
    who: { permission: 'events:door' },
    session: 'read',
    changes: true,
  }),
  'event/cancelRsvp': action({
    summary: 'Cancels an RSVP, with a mail; those who wait for its places move up.',
    input: one.extend({ rsvp_id: id() }),
    output: z.object({}),
    refusals: ['not_found', 'event_over'],
    who: { permission: 'events:door' },
    session: 'read',
    changes: true,
  }),
};
export type DeskGuests = z.output<typeof guests>;
