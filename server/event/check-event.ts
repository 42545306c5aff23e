import { withoutControls } from '../../contract/control-characters.ts';
import type { Attendance } from '../../contract/event-rules.ts';
import { dayAfter } from '../../contract/wall-clock.ts';
import { refuseField } from '../call/refusal.ts';
import type { EventTime } from '../event-date/event-day.ts';
import { sanitizeRichText } from '../rich-text.ts';
import { isDay } from '../tax/check-rate.ts';
import { readRule, ruleText } from './recurrence.ts';

/** An event as its owner writes it. Its days and times are those of its first date. */
export interface EventContent extends EventTime {
  title: string;
  /** Plain text; '' = the first words of the description. */
  summary: string;
  /** HTML. */
  description: string;
  image_url: string;
  category_id: number | null;
  location_id: number | null;
  location_text: string;
  address: string;
  is_online: boolean;
  online_url: string;
  attendance: Attendance;
  ticket_label: string;
  rsvp_label: string;
  rsvp_limit: number | null;
  waitlist_enabled: boolean;
  /** An RRULE without its name; '' = once. */
  recurrence: string;
  except_days: readonly string[];
  /** Beside those of the rule, a day or 'YYYY-MM-DDTHH:MM'. */
  further_dates: readonly string[];
  recurring_as_single_row: boolean;
  is_published: boolean;
}

/** An event open to all, once, all day: what one that says no more is. */
export const plainEvent: Omit<EventContent, 'title' | 'first_day' | 'last_day'> = {
  start_time: '',
  end_time: '',
  summary: '',
  description: '',
  image_url: '',
  category_id: null,
  location_id: null,
  location_text: '',
  address: '',
  is_online: false,
  online_url: '',
  attendance: 'open',
  ticket_label: '',
  rsvp_label: '',
  rsvp_limit: null,
  waitlist_enabled: false,
  recurrence: '',
  except_days: [],
  further_dates: [],
  recurring_as_single_row: false,
  is_published: true,
};

const longest = {
  title: 200,
  summary: 1000,
  location_text: 200,
  address: 300,
  ticket_label: 40,
  rsvp_label: 40,
};
const mostPlaces = 100_000;
/** An exhibition may last a year. */
const mostDays = 366;
const mostSingleDates = 1000;

/**
 * An event in the form in which it is stored.
 *
 * @throws the refusals `name_missing`, `too_long`, `invalid_dates`, `invalid_link`, `invalid_limit` and `invalid_recurrence`.
 */
export function checkEvent(given: EventContent): EventContent {
  const texts = Object.fromEntries(
    Object.entries(longest).map(([name, most]) => {
      const text = withoutControls(given[name as keyof typeof longest]).trim();
      if (text.length > most)
        throw refuseField(
          'too_long',
          name,
          `The ${name.replace('_', ' ')} has more than ${most} characters.`,
        );
      return [name, text];
    }),
  ) as Record<keyof typeof longest, string>;
  if (texts.title === '') throw refuseField('name_missing', 'title', 'Please give the event a title.');
  const { rsvp_limit } = given;
  if (rsvp_limit !== null && !(Number.isInteger(rsvp_limit) && rsvp_limit >= 1 && rsvp_limit <= mostPlaces)) {
    throw refuseField(
      'invalid_limit',
      'rsvp_limit',
      'Please give the number of places as a whole number above zero.',
    );
  }
  return {
    ...given,
    ...texts,
    ...checkTime(given),
    ...recurrenceOf(given),
    description: sanitizeRichText(given.description),
    image_url: linkOf('image_url', given.image_url, /^(https:\/\/[^\s/]|\/(?!\/))\S*$/),
    online_url: linkOf('online_url', given.online_url, /^https:\/\/[^\s/]\S*$/),
  };
}

/** When it takes place, by the clock of the store. Throws the refusal `invalid_dates`. */
export function checkTime({ first_day, last_day, start_time, end_time }: EventTime): EventTime {
  const wrong = (field: keyof EventTime, sentence: string) => refuseField('invalid_dates', field, sentence);
  for (const [field, day] of Object.entries({ first_day, last_day }) as [keyof EventTime, string][])
    if (!isDay(day)) throw wrong(field, 'Please give days as year, month, and day, as in 2026-07-01.');
  if (last_day < first_day) throw wrong('last_day', 'The event ends before it starts.');
  if (last_day > dayAfter(first_day, mostDays))
    throw wrong('last_day', `An event lasts at most ${mostDays} days.`);
  if ((start_time === '') !== (end_time === ''))
    throw wrong(
      start_time === '' ? 'start_time' : 'end_time',
      'Please give both a start and an end, or neither for all day.',
    );
  for (const [field, time] of Object.entries({ start_time, end_time }) as [keyof EventTime, string][])
    if (time !== '' && !isTime(time)) throw wrong(field, 'Please give times as in 18:30.');
  // Midnight as the end is that of the last day.
  if (first_day === last_day && end_time !== '00:00' && start_time !== '' && end_time <= start_time) {
    throw wrong('end_time', 'The event ends before it starts.');
  }
  return { first_day, last_day, start_time, end_time };
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

function recurrenceOf({ recurrence, except_days, further_dates }: EventContent) {
  if (recurrence.trim() === '') return { recurrence: '', except_days: [], further_dates: [] };
  const rule = readRule(recurrence.trim());
  if (!rule) throw refuseField('invalid_recurrence', 'recurrence', `We can’t read the rule ${recurrence}.`);
  return {
    recurrence: ruleText(rule),
    except_days: singleDates('except_days', except_days, isDay),
    further_dates: singleDates('further_dates', further_dates, isStart),
  };
}

function isStart(date: string): boolean {
  const [day = '', ...times] = date.split('T');
  return isDay(day) && times.length < 2 && times.every(isTime);
}

function singleDates(field: string, dates: readonly string[], isOne: (date: string) => boolean): string[] {
  if (dates.length <= mostSingleDates && dates.every(isOne)) return [...new Set(dates)].sort();
  throw refuseField('invalid_recurrence', field, 'Please give single days as in 2026-07-01.');
}

function linkOf(field: string, given: string, form: RegExp): string {
  const link = given.trim();
  if (link === '' || (link.length <= 2000 && form.test(link))) return link;
  throw refuseField('invalid_link', field, `${link} is not a link that starts with https://.`);
}
