import { z } from 'zod';
import { action } from './action.ts';
import { attendances, eventStatuses, placeStates } from './event-rules.ts';
import { flag, id, int, json } from './form.ts';
import { titleRow } from './title.ts';
import { isDay } from './wall-clock.ts';

/** ENTITY-052. */
export const eventCategory = z.object({
  id: z.number(),
  name: z.string(),
  /** '#rrggbb'. */
  colour: z.string(),
});

/**
 * Version 2 of an event on one date (ENTITY-051..056). Days and times are those of the clock in the shop's time zone. An event
 * that recurs has one of these, with an id of its own, for each date.
 */
export const shopEvent = z.object({
  id: z.number(),
  title: z.string(),
  /** Its first and last day, 'YYYY-MM-DD'. */
  date: z.string(),
  end_date: z.string(),
  /** 'HH:MM'; '' when it lasts all day. */
  start_time: z.string(),
  end_time: z.string(),
  all_day: z.boolean(),
  /** Unix seconds: when it begins, and the first moment after it. */
  from: z.number(),
  to: z.number(),
  /** When one that was moved was first to begin. */
  previous_from: z.number().nullable(),
  /** Both in words: 'Saturday, December 5, 2026' and '6:30 pm – 8 pm' ('All day'). */
  date_text: z.string(),
  time_text: z.string(),
  /** In lists, what it takes to come in: '$25.00', 'From $25.00', 'Free', 'All are welcome', 'Full' on a waiting list; ''. */
  entry_text: z.string(),
  /** IANA name, for visitors whose clock differs. */
  time_zone: z.string(),
  status: z.enum(eventStatuses),
  /** What changed, '' for nothing: 'Moved from December 4', 'The author is ill'. */
  change_note: z.string(),
  category: eventCategory.nullable(),
  /** Where, in words; '' for online events. */
  location_text: z.string(),
  /** The shop's own location, if the event takes place there. */
  location_id: z.number().nullable(),
  /** Postal address in one line, for maps and calendars; ''. */
  address: z.string(),
  is_online: z.boolean(),
  /** Where to join, ''; those of an event by RSVP get it by mail only. */
  online_url: z.string(),
  /** Plain text, at most 400 characters. */
  summary: z.string(),
  /** Sanitised HTML; '' in lists. */
  description: z.string(),
  image_url: z.string(),
  /** The first two; none in calendar mode, and all in getEventItems. */
  books: z.array(titleRow),
  /** What is sold for it, as titles; empty in lists. */
  tickets: z.array(titleRow),
  has_tickets: z.boolean(),
  /** It sells tickets, and none is left. False in calendar mode. */
  sold_out: z.boolean(),
  ticket_label: z.string(),
  rsvp_label: z.string(),
  attendance: z.enum(attendances),
  places: z.enum(placeStates),
  recurring_as_single_row: z.boolean(),
  /** 'Every Saturday', '' for an event that does not recur. */
  recurrence_text: z.string(),
});
export type ShopEvent = z.output<typeof shopEvent>;

/** Version 1 of the same (ENTITY-048). */
const firstEvent = z.object({
  id: z.number(),
  from: z.number(),
  to: z.number(),
  /** Beyond the documents: what is canceled must not look as if it took place. */
  status: z.enum(eventStatuses),
  change_note: z.string(),
  info: z.object({
    name: z.string(),
    description: z.string(),
    img_path: z.string(),
    books: z.array(titleRow),
    tickets: z.array(titleRow),
  }),
});

/** A day, 'YYYYMMDD' or 'YYYY-MM-DD'; '' = none. Gives 'YYYY-MM-DD'. */
const day = () =>
  z
    .string()
    .transform((s) => s.trim().replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))
    .refine((s) => s === '' || isDay(s))
    .optional();

const read = { who: 'anyone', session: 'read', changes: false } as const;
const oneEvent = z.object({ event_id: id() });
const items = {
  input: oneEvent.extend({ type: z.enum(['book', 'ticket']).default('book') }),
  output: z.object({ items: z.array(titleRow) }),
  refusals: ['not_found'],
  ...read,
} as const;

export const eventActions = {
  'event/getList': action({
    summary:
      'Version 1: the events from a day on (a month ago when absent) to another (two years on), in the order of time. increment_views changes nothing.',
    input: z.object({ from: day(), to: day(), increment_views: flag().optional() }),
    output: z.object({ rows: z.array(firstEvent) }),
    refusals: [],
    ...read,
  }),
  'event/get': action({
    summary: 'Version 1 of one event.',
    input: oneEvent,
    output: z.object({ event: firstEvent }),
    refusals: ['not_found'],
    ...read,
  }),
  'event/getEventItems': action({ summary: 'Version 1: the books or tickets of an event.', ...items }),
  'event/v2/list': action({
    summary:
      'Events that touch the days from start_date (today when absent) to end_date, in the order of time, 20 at a time. calendar_mode: every date, without pages and books, at most 1,000; without it, an event with recurring_as_single_row is one row, on its next date, with descending on its last one that is over. descending: newest first.',
    input: z.object({
      start_date: day(),
      end_date: day(),
      calendar_mode: flag().default(false),
      categories: json(z.array(id()).max(100)).optional(),
      limit: int(1, 200).optional(),
      offset: int(0, 1_000_000).optional(),
      descending: flag().default(false),
    }),
    output: z.object({ rows: z.array(shopEvent), row_count: z.number() }),
    refusals: [],
    ...read,
  }),
  'event/v2/get': action({
    summary: 'One event, with its description, its first two books, its tickets and the other dates to come.',
    input: oneEvent,
    output: z.object({
      event: shopEvent,
      /** For an event that recurs: its next dates, at most five, without this one. */
      other_dates: z.array(shopEvent.pick({ id: true, date_text: true, time_text: true, status: true })),
    }),
    refusals: ['not_found'],
    ...read,
  }),
  'event/v2/getEventItems': action({ summary: 'The books or tickets of an event.', ...items }),
};
