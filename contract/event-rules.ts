import { formatted } from './custom-form-rules.ts';

/** Rows of a listing that load at a time (EVENT-023). */
export const eventsAtATime = 20;
/** Books that a card shows (EVENT-012). */
export const booksOnCard = 2;
/** Characters of a description in a summary (EVENT-011). */
export const maxEventSummary = 400;
/** Further dates of an event that recurs, on its page. */
export const otherDatesShown = 5;
/** For event/v2/list in calendar mode: days when no end is given, and dates in one answer. */
export const mostCalendarDays = 62;
export const mostCalendarDates = 1000;
/** Most dates in an answer of event/getList (version 1), which has no pages. */
export const mostFirstEvents = 500;
/** Dots on a day of the calendar, before the '+' (EVENT-010). */
export const dotsOnDay = 3;

/** 'request': by RSVP (EVENT-021); 'open': all are welcome. */
export const attendances = ['open', 'request'] as const;
export type Attendance = (typeof attendances)[number];

/** An event by RSVP is 'open' while it has places; on 'waitlist' only its waiting list is left. Others are always 'open'. */
export const placeStates = ['open', 'waitlist', 'full'] as const;
export type PlaceState = (typeof placeStates)[number];

/** 'moved': it has another day or another place than was announced; `change_note` says which. */
export const eventStatuses = ['scheduled', 'moved', 'cancelled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** States of an RSVP: only a 'live' one can be canceled. */
export const rsvpStates = ['live', 'canceled', 'event_canceled', 'event_over'] as const;
export type RsvpState = (typeof rsvpStates)[number];

/** What an RSVP may hold (RSVP-012, RSVP-014, RSVP-016). */
export const maxRsvpName = 50;
export const rsvpPhoneLength = { min: 10, max: 14 } as const;
export const mostRsvpPlaces = 10;

/** A phone number as the form and the shop write it: (nnn) nnn-nnnn in Canada and the United States (RSVP-015). */
export const rsvpPhone = (typed: string, country: string): string =>
  country === 'CA' || country === 'US' ? formatted('phone', typed) : typed;
