import { clockTime, dayAfter } from '../../contract/wall-clock.ts';
import { type EventTime, eventInstants, minuteOf, timeOfEvent } from '../event-date/event-day.ts';
import { dayIn } from '../pricing/release-date.ts';
import { type Recurring, recurringDays } from './recurrence.ts';

/** About 18 months. */
const daysAhead = 548;
/** Dates of a rule that began long ago. */
const daysBack = 366;

export interface DatedEvent extends Recurring, EventTime {
  id: number;
  /** Beside those of the rule, in order: 'YYYY-MM-DD', or 'YYYY-MM-DDTHH:MM' for one that begins at another time of day. */
  further_dates: readonly string[];
}

export interface RuleDate extends EventTime {
  starts_at: Date;
  ends_at: Date;
}

/** The dates of an event as its rule gives them, and its further ones, one a day, by the clock of the store. */
export function ruleDates(timeZone: string, event: DatedEvent, now: Date): RuleDate[] {
  const days = new Set<string>();
  return startsOf(timeZone, event, now)
    .filter(({ day }) => !days.has(day) && days.add(day))
    .map(({ day, time }) => {
      const own = startingAt(event, day, time || event.start_time);
      return { ...own, ...eventInstants(timeZone, own) };
    });
}

/** A day on which an event would begin twice, at two times of day; a date is known by its day. */
export function dayOfTwo(timeZone: string, event: Omit<DatedEvent, 'id'>, now: Date): string | undefined {
  const days = startsOf(timeZone, event, now).map(({ day }) => day);
  return days.find((day, i) => days.indexOf(day) < i);
}

interface Start {
  day: string;
  /** '' = the time of day of the event. */
  time: string;
}

/** When an event begins, by its rule and then beside it, each start once. */
function startsOf(timeZone: string, event: Omit<DatedEvent, 'id'>, now: Date): Start[] {
  const today = dayIn(timeZone, now);
  const [from, to] = [dayAfter(today, -daysBack), dayAfter(today, daysAhead)];
  const byRule = recurringDays(event, timeZone, { from, to });
  const isUsual = (time: string) => event.start_time === '' || time === event.start_time;
  const further = event.further_dates
    .filter((date) => date.slice(0, 10) >= from && date.slice(0, 10) <= to)
    .map((date) => (isUsual(date.slice(11)) ? date.slice(0, 10) : date));
  return [...new Set([...byRule, ...further])].map((date) => ({
    day: date.slice(0, 10),
    time: date.slice(11),
  }));
}

/** As long as the event, by the clock on the wall. */
function startingAt(event: EventTime, first_day: string, start_time: string): EventTime {
  const days = (Date.parse(event.last_day) - Date.parse(event.first_day)) / 86_400_000;
  if (start_time === event.start_time || event.start_time === '') {
    return { ...timeOfEvent(event), first_day, last_day: dayAfter(first_day, days) };
  }
  // An end at midnight is that of the last day.
  const end =
    days * 1440 + (minuteOf(event.end_time) || 1440) + minuteOf(start_time) - minuteOf(event.start_time);
  const last_day = dayAfter(first_day, Math.ceil(end / 1440) - 1);
  return { first_day, last_day, start_time, end_time: clockTime(end % 1440) };
}
