import { z } from 'zod';
import { action } from '../action.ts';
import { attendances, eventStatuses } from '../event-rules.ts';
import { flag, id, int, text } from '../form.ts';
import { anyId, changed, eisbns, saved, thisVersion, titleRefusals } from './versioned.ts';

/** By the clock of the store: 'YYYY-MM-DD', and 'HH:MM' or '' for all day. */
const time = {
  first_day: z.string(),
  last_day: z.string(),
  start_time: z.string(),
  end_time: z.string(),
};

const status = z.enum(eventStatuses);

/** How many people come to a date, and how many wait. */
const counts = {
  /** Places that RSVPs have. */
  taken: z.number(),
  /** Places that are waited for. */
  waiting: z.number(),
  /** Tickets that admit. */
  tickets: z.number(),
};

const dateLine = z.object({
  id: z.number(),
  event_id: z.number(),
  title: z.string(),
  category: z.string(),
  ...time,
  status,
  change_note: z.string(),
  is_published: z.boolean(),
  /** Places for RSVPs; null = as many as come, or the event asks for none. */
  rsvp_limit: z.number().nullable(),
  ...counts,
});

const staffEvent = z.object({
  id: z.number(),
  version: z.number(),
  title: z.string(),
  summary: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  image_url: z.string(),
  category_id: z.number().nullable(),
  location_id: z.number().nullable(),
  location_text: z.string(),
  address: z.string(),
  is_online: z.boolean(),
  online_url: z.string(),
  attendance: z.enum(attendances),
  ticket_label: z.string(),
  rsvp_label: z.string(),
  rsvp_limit: z.number().nullable(),
  waitlist_enabled: z.boolean(),
  /** An RRULE without its name; '' = once. */
  recurrence: z.string(),
  recurring_as_single_row: z.boolean(),
  is_published: z.boolean(),
  /** The time of the first date. For an event that takes place once, the time of its date, even after that was moved. */
  ...time,
  books: z.array(z.string()),
  tickets: z.array(z.object({ eisbn: z.string(), places: z.number().nullable() })),
  /** The next 60 that are not over. */
  dates: z.array(dateLine),
});

const day = text(10);

export const staffEventActions = {
  'event/getDates': action({
    summary:
      'Dates of events with how many come: those to come with the next one first, or past ones with the last one first.',
    input: z.object({
      past: flag().default(false),
      /** Only of events that have these words in their title. */
      words: text(100).default(''),
      offset: int(0, 100_000).default(0),
    }),
    output: z.object({ dates: z.array(dateLine), has_more: z.boolean(), page_size: z.number() }),
    refusals: [],
    who: { permission: 'events:read' },
    session: 'read',
    changes: false,
  }),
  'event/getChoices': action({
    summary: 'What an event can be given: the categories and locations of the store.',
    input: z.object({}),
    output: z.object({
      categories: z.array(z.object({ id: z.number(), name: z.string(), colour: z.string() })),
      locations: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
    refusals: [],
    who: { permission: 'events:read' },
    session: 'read',
    changes: false,
  }),
  'event/get': action({
    summary: 'An event as its owner has it, also one that is not published, with its dates to come.',
    input: anyId,
    output: staffEvent,
    refusals: ['not_found'],
    who: { permission: 'events:read' },
    session: 'read',
    changes: false,
  }),
  'event/save': action({
    summary: 'Saves an event and its dates, a new one without id, and mails guests of dates that change.',
    input: z.object({
      ...saved,
      title: text(300),
      summary: text(2000).default(''),
      description: text(50_000).default(''),
      image_url: text(2000).default(''),
      category_id: id().optional(),
      location_id: id().optional(),
      location_text: text(300).default(''),
      address: text(500).default(''),
      is_online: flag().default(false),
      online_url: text(2000).default(''),
      attendance: z.enum(attendances).default('open'),
      ticket_label: text(100).default(''),
      rsvp_label: text(100).default(''),
      rsvp_limit: int(-1_000_000, 1_000_000).optional(),
      waitlist_enabled: flag().default(false),
      recurrence: text(300).default(''),
      recurring_as_single_row: flag().default(false),
      is_published: flag().default(true),
      first_day: day,
      last_day: day,
      start_time: text(5).default(''),
      end_time: text(5).default(''),
      books: eisbns.default([]),
    }),
    output: staffEvent,
    refusals: [
      ...changed,
      ...titleRefusals,
      'name_missing',
      'too_long',
      'invalid_dates',
      'invalid_link',
      'invalid_limit',
      'invalid_recurrence',
      'unknown_location',
      'unknown_category',
      'tickets_recur',
      'tickets_sold',
      'has_guests',
    ],
    who: { permission: 'events:write' },
    session: 'read',
    changes: true,
  }),
  'event/delete': action({
    summary:
      'Deletes an event with its dates and RSVPs; one that sold tickets, or whose guests are to come, is canceled instead.',
    input: thisVersion,
    output: z.object({}),
    refusals: [...changed, 'tickets_sold', 'has_guests'],
    who: { permission: 'events:write' },
    session: 'read',
    changes: true,
  }),
  'event/cancelDate': action({
    summary: 'Cancels one date of an event; it stays in the calendar as canceled, and its guests get a mail.',
    input: thisVersion.extend({ note: text(200).default('') }),
    output: z.object({ mailed: z.number() }),
    refusals: [...changed, 'event_cancelled'],
    who: { permission: 'events:write' },
    session: 'read',
    changes: true,
  }),
  'event/moveDate': action({
    summary: 'Gives one date of an event another time; it keeps its address, and its guests get a mail.',
    input: thisVersion.extend({
      first_day: day,
      last_day: day,
      start_time: text(5).default(''),
      end_time: text(5).default(''),
      note: text(200).default(''),
    }),
    output: z.object({ mailed: z.number() }),
    refusals: [...changed, 'invalid_dates'],
    who: { permission: 'events:write' },
    session: 'read',
    changes: true,
  }),
  'event/saveCategory': action({
    summary:
      'Makes a category of events, or gives the one with this name another color. Without a position it keeps its own.',
    input: z.object({ name: text(200), colour: text(20), position: int(0, 1000).optional() }),
    output: z.object({ id: z.number() }),
    refusals: ['name_missing', 'invalid_colour'],
    who: { permission: 'events:write' },
    session: 'read',
    changes: true,
  }),
};
export type DateLine = z.output<typeof dateLine>;
export type DeskEvent = z.output<typeof staffEvent>;
