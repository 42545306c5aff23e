import ICAL from 'ical.js';
import { dayAfter, wallClock } from '../../contract/wall-clock.ts';
import { minuteOf } from '../event-date/event-day.ts';

/** What of an RRULE is read: dates that a shop announces. Times of day come from the event. */
const parts = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d?$/,
  COUNT: /^[1-9]\d{0,3}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  BYDAY: /^([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)(,([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU))*$/,
  BYMONTHDAY: /^([1-9]|[12]\d|3[01]|-[1-9])(,([1-9]|[12]\d|3[01]|-[1-9]))*$/,
  BYMONTH: /^([1-9]|1[0-2])(,([1-9]|1[0-2]))*$/,
  BYSETPOS: /^([1-5]|-[1-5])$/,
  WKST: /^(MO|TU|WE|TH|FR|SA|SU)$/,
} as const;
type Part = keyof typeof parts;
type Rule = Partial<Record<Part, string>>;

/** An RRULE by its parts, null for one that is not read. */
export function readRule(text: string): Rule | null {
  const rule: Rule = {};
  for (const part of text.toUpperCase().replace(/;$/, '').split(';')) {
    const [name = '', value = ''] = part.split('=', 2);
    if (!(name in parts) || name in rule || !parts[name as Part].test(value)) return null;
    rule[name as Part] = value;
  }
  const plain = withoutPosition(rule);
  return isPossible(plain) ? plain : null;
}

/** 'BYDAY=SA;BYSETPOS=-1', as some programs write it, is 'BYDAY=-1SA'. */
function withoutPosition({ BYSETPOS, ...rule }: Rule): Rule {
  if (!BYSETPOS) return rule;
  const isOneDay = rule.FREQ === 'MONTHLY' && /^[A-Z]{2}$/.test(rule.BYDAY ?? '');
  return isOneDay ? { ...rule, BYDAY: `${BYSETPOS}${rule.BYDAY}` } : {};
}

export const ruleText = (rule: Rule): string =>
  Object.entries(rule)
    .map(([name, value]) => `${name}=${value}`)
    .join(';');

/** The library never ends with a rule whose day does not exist, such as 30 February. */
function isPossible({ FREQ, BYDAY = '', BYMONTHDAY = '', BYMONTH = '', UNTIL, COUNT }: Rule): boolean {
  if (!FREQ || (UNTIL && COUNT) || (BYDAY && BYMONTHDAY)) return false;
  if (UNTIL && Number.isNaN(Date.parse(isoDay(UNTIL)))) return false;
  const isCounted = /\d/.test(BYDAY);
  if (FREQ === 'DAILY') return !(BYDAY || BYMONTHDAY || BYMONTH);
  if (FREQ === 'MONTHLY') return !BYMONTH;
  if (FREQ !== 'YEARLY') return !(isCounted || BYMONTHDAY || BYMONTH);
  const longest = BYMONTH.split(',').includes('2') ? 28 : 30;
  const isFixed = BYMONTHDAY !== '' && BYMONTHDAY.split(',').every((day) => Number(day) <= longest);
  return BYMONTH ? isFixed || isCounted : !(BYDAY || BYMONTHDAY);
}

const isoDay = (compact: string) => compact.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');

export interface Recurring {
  first_day: string;
  /** 'HH:MM', '' when it lasts all day. */
  start_time: string;
  /** Of `readRule`'s kind; '' = once. */
  recurrence: string;
  except_days: readonly string[];
}

/** An event once a day for many years; what comes later is added by a later job. */
const mostDates = 2000;
const mostSteps = 40_000;

/**
 * The first days of an event, by the clock of the store, from one day to another, at most 2,000. Days are counted on the calendar,
 * so a change of clocks moves nothing.
 */
export function recurringDays(
  { first_day, start_time, recurrence, except_days }: Recurring,
  timeZone: string,
  { from, to }: { from: string; to: string },
): string[] {
  const left = new Set(except_days);
  const isWanted = (day: string) => day >= from && day <= to && !left.has(day);
  const read = recurrence === '' ? null : readRule(recurrence);
  if (!read) return [first_day];
  // Compared as days here: the library would compare a moment with a day.
  const { UNTIL, ...rule } = read;
  const lastDay = untilDay(UNTIL, start_time, timeZone);
  const days = ICAL.Recur.fromString(ruleText(rule)).iterator(ICAL.Time.fromDateString(first_day));
  const found: string[] = [];
  for (let step = 0; step < mostSteps && found.length < mostDates; step += 1) {
    const day = days.next()?.toString();
    if (!day || day > to || day > lastDay) break;
    if (isWanted(day)) found.push(day);
  }
  return found;
}

/** The last day on which an event may begin; a rule may name it as a moment in UTC. */
function untilDay(until: string | undefined, startTime: string, timeZone: string): string {
  if (!until) return '9999';
  const [, hours, minutes, utc] = until.match(/T(\d\d)(\d\d)\d\d(Z?)$/) ?? [];
  const day = isoDay(until);
  if (hours === undefined || startTime === '') return day;
  const time = `${hours}:${minutes}`;
  const wall = utc ? wallClock(timeZone, new Date(`${day}T${time}:00Z`)) : { day, minute: minuteOf(time) };
  if (wall.minute >= minuteOf(startTime)) return wall.day;
  return dayAfter(wall.day, -1);
}
