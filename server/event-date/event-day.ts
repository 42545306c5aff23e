import { clockText } from '../../contract/hours-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { dateFormat } from '../date-format.ts';
import { wallInstant } from '../wall-instant.ts';

/** When an event takes place, by the clock of its store. */
export interface EventTime {
  /** 'YYYY-MM-DD'. */
  first_day: string;
  last_day: string;
  /** 'HH:MM'; '' when it lasts all day. An end at '00:00' is the midnight after the last day. */
  start_time: string;
  end_time: string;
}

const timeNames = ['first_day', 'last_day', 'start_time', 'end_time'] as const;

export const isSameTime = (a: EventTime, b: EventTime): boolean =>
  timeNames.every((name) => a[name] === b[name]);

export const timeOfEvent = ({ first_day, last_day, start_time, end_time }: EventTime): EventTime => ({
  ...{ first_day, last_day, start_time, end_time },
});

/** Minutes after midnight of 'HH:MM'. */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const wholeDay = 1440;

/** When it begins, and the first moment after it. */
export function eventInstants(timeZone: string, { first_day, last_day, start_time, end_time }: EventTime) {
  return {
    starts_at: wallInstant(timeZone, first_day, start_time ? minuteOf(start_time) : 0),
    ends_at: wallInstant(timeZone, last_day, (end_time && minuteOf(end_time)) || wholeDay),
  };
}

const kinds = {
  weekday: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  day: { month: 'long', day: 'numeric' },
  weekdayOfYear: { weekday: 'long', month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatOf = (kind: keyof typeof kinds, language: string) =>
  dateFormat(language, { ...kinds[kind], timeZone: 'UTC' });

/** 'Saturday, December 5, 2026', 'Friday, December 4 – Sunday, December 6, 2026', as `language` (BCP 47) writes it. */
export function eventDateText(
  { first_day, last_day }: Pick<EventTime, 'first_day' | 'last_day'>,
  language: string,
): string {
  return daysText('weekday', first_day, last_day, language);
}

function daysText(kind: keyof typeof kinds, first: string, last: string, language: string): string {
  const format = formatOf(kind, language);
  // A range takes ten times as long, which counts in a month of hundreds.
  if (first === last) return format.format(new Date(first));
  // Intl sets thin spaces around the dash, which few fonts have.
  const text = format.formatRange(new Date(first), new Date(last));
  return text.replace(/[\u2009\u202f]/g, ' ');
}

/** The same without the year: 'Friday, December 4'. */
export const shortDateText = (
  { first_day, last_day }: Pick<EventTime, 'first_day' | 'last_day'>,
  language: string,
): string => daysText('weekdayOfYear', first_day, last_day, language);

/** '7 pm'; '' when it lasts all day. */
export const eventStartText = ({ start_time }: Pick<EventTime, 'start_time'>): string =>
  start_time === '' ? '' : clockText(minuteOf(start_time));

/** 'December 5'. */
export const shortDayText = (day: string, language: string): string =>
  formatOf('day', language).format(new Date(day));

/** '6:30 pm – 8 pm', 'All day'. */
export function eventTimeText({ start_time, end_time }: Pick<EventTime, 'start_time' | 'end_time'>): string {
  if (start_time === '') return m.events_all_day();
  const [starts, ends] = [start_time, end_time].map((time) => clockText(minuteOf(time)));
  return m.events_time_range({ starts: starts ?? '', ends: ends ?? '' });
}
