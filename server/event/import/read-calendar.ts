import ICAL from 'ical.js';
import { dayAfter, wallClock } from '../../../contract/wall-clock.ts';
import { refuse } from '../../call/refusal.ts';
import { escapeHtml } from '../../escape-html.ts';
import { type EventTime, minuteOf } from '../../event-date/event-day.ts';
import { wallInstant } from '../../wall-instant.ts';
import type { EventContent } from '../check-event.ts';
import { onClock, type ReadTime, timeReader } from './calendar-times.ts';

/** What a file says of an event; the rest of it belongs to the shop. */
export type ReadContent = EventTime & Pick<EventContent, 'title'> & Partial<EventContent>;

/** A date of an event that recurs, by the day that its rule gives, which the calendar cancels or moves. */
export interface ReadException {
  originalDay: string;
  /** null = canceled. */
  time: EventTime | null;
}

export interface ReadEvent {
  /** The UID. */
  key: string;
  /** What names the same row of a table that had no column with IDs. */
  keyWithoutId?: string;
  content: ReadContent;
  category: string;
  isCanceled: boolean;
  exceptions: ReadException[];
  /** Why it can't be read. */
  unread?: string;
  /** The file has only its exceptions, not the event itself. */
  isPart?: boolean;
  /** Of a row of a table. */
  line?: number;
  /** What a row says of its time; the rest of the time in `content` is assumed. */
  said?: Partial<EventTime>;
  /** ISBNs of what is sold there; absent = nothing is said. */
  books?: readonly string[];
}

/** 'Line 4, Story time'. */
export const rowName = (line: number, title: string): string => `Line ${line}${title && `, ${title}`}`;

const mostEvents = 10_000;

/**
 * The events of an iCalendar file (RFC 5545) by the clock of a store. Descriptions are plain text there.
 *
 * @throws the refusals `not_a_calendar` and `too_many_events`.
 */
export function readCalendarFile(text: string, timeZone: string): ReadEvent[] {
  const found = calendarsIn(text).flatMap((calendar) => {
    const timesOf = timeReader(calendar, timeZone);
    const events = calendar.getAllSubcomponents('vevent');
    const exceptions = byUid(events.filter((event) => event.hasProperty('recurrence-id')));
    const exceptionsOf = (key: string) => exceptions.get(key) ?? [];
    const whole = events
      .filter((event) => !event.hasProperty('recurrence-id'))
      .map((event) => readEvent(event, exceptionsOf(textOf(event, 'uid')), timesOf, timeZone));
    const known = new Set(whole.map(({ key }) => key));
    const parts = [...exceptions].flatMap(([key, [one, ...others]]) =>
      one && !known.has(key)
        ? [{ ...readEvent(one, [one, ...others], timesOf, timeZone), isCanceled: false, isPart: true }]
        : [],
    );
    return [...whole, ...parts];
  });
  if (found.length > mostEvents) {
    throw refuse('too_many_events', `The file has more than ${mostEvents} events.`);
  }
  return found;
}

function byUid(events: readonly ICAL.Component[]): Map<string, ICAL.Component[]> {
  const found = new Map<string, ICAL.Component[]>();
  for (const event of events) {
    const key = textOf(event, 'uid');
    const others = found.get(key);
    if (others) others.push(event);
    else found.set(key, [event]);
  }
  return found;
}

function calendarsIn(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text);
    // One calendar, or several.
    const several = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
    const calendars = several.map((one) => new ICAL.Component(one));
    if (calendars.length > 0 && calendars.every(({ name }) => name === 'vcalendar')) return calendars;
  } catch (e) {
    throw refuse('not_a_calendar', whyUnread(text, e));
  }
  throw refuse('not_a_calendar', notACalendar);
}

const notACalendar = 'This is not a calendar file (.ics).';

/** Exports break off, and some programs continue a text without indenting its lines. */
function whyUnread(text: string, error: unknown): string {
  if (!/^\ufeff?\s*BEGIN:VCALENDAR\s/i.test(text)) return notACalendar;
  const lines = text.split(/\r?\n/);
  const wrong = lines.findIndex((line) => line.trim() !== '' && !/^(\s|[\w-]+[;:])/.test(line));
  const isWhole = /END:VCALENDAR\s*$/i.test(text);
  if (wrong < 0 && isWhole)
    return `The calendar can’t be read: ${error instanceof Error ? error.message : error}.`;
  if (wrong < 0 || !lines.slice(wrong + 1).some((line) => line.trim() !== ''))
    return 'The calendar is not complete: the file ends in the middle. Please export it again.';
  return `Line ${wrong + 1} of the calendar can’t be read: ${lines[wrong]?.slice(0, 80)}`;
}

/** The rule of an event whose days are all written out. */
const onlyFirst = 'FREQ=YEARLY;COUNT=1';

type TimesOf = ReturnType<typeof timeReader>;

/** An event with an unreadable value, such as a 99th of December, must not stop the import of the others. */
function readEvent(...given: Parameters<typeof wholeEvent>): ReadEvent {
  try {
    return wholeEvent(...given);
  } catch (e) {
    const [event] = given;
    const [key, title] = [textOf(event, 'uid'), textOf(event, 'summary')];
    const content = { title, first_day: '', last_day: '', start_time: '', end_time: '' };
    const unread = `This event can’t be read: ${e instanceof Error ? e.message : e}.`;
    return { key, content, category: '', isCanceled: false, exceptions: [], unread };
  }
}

function wholeEvent(
  event: ICAL.Component,
  exceptions: readonly ICAL.Component[],
  timesOf: TimesOf,
  timeZone: string,
): ReadEvent {
  const rule = event.getFirstProperty('rrule');
  const time = timeOf(event, timesOf, timeZone);
  const timesIn = (name: string) => event.getAllProperties(name).flatMap(timesOf);
  const { except_days, further_dates } = singleDates(timesIn('rdate'), timesIn('exdate'), time.start_time);
  const title = textOf(event, 'summary');
  return {
    key: textOf(event, 'uid') || `${title} ${time.first_day} ${time.start_time}`,
    content: {
      title,
      description: paragraphs(textOf(event, 'description')),
      ...placeIn(textOf(event, 'location')),
      ...time,
      recurrence: rule ? String(rule.getFirstValue()) : further_dates.length > 0 ? onlyFirst : '',
      except_days,
      further_dates,
    },
    category: textOf(event, 'categories'),
    isCanceled: isCanceled(event),
    exceptions: exceptions.flatMap((one) => {
      const id = one.getFirstProperty('recurrence-id');
      const [original] = id ? timesOf(id) : [];
      const changed = isCanceled(one) ? null : timeOf(one, timesOf, timeZone);
      return original ? [{ originalDay: original.day, time: changed }] : [];
    }),
  };
}

/**
 * The dates that a calendar adds to a rule, and the days that it leaves out. Programs write different times for a date that is
 * left out, so only its day counts. That day may still have an added date at another time: some programs move a date in this way.
 */
function singleDates(added: readonly ReadTime[], leftOut: readonly ReadTime[], usual: string) {
  const own = added.filter(({ time }) => time !== '' && time !== usual);
  const isOne = (a: ReadTime) => (b: ReadTime) => a.day === b.day && a.time === b.time;
  const days = leftOut.filter((at) => !own.some(isOne(at))).map(({ day }) => day);
  const isLeft = (at: ReadTime) =>
    own.includes(at)
      ? !leftOut.some((one) => isOne(at)(one) || isOne({ ...at, time: '' })(one))
      : !days.includes(at.day);
  return {
    except_days: days,
    further_dates: added.filter(isLeft).map((at) => (own.includes(at) ? `${at.day}T${at.time}` : at.day)),
  };
}

const isCanceled = (event: ICAL.Component) => textOf(event, 'status').toUpperCase() === 'CANCELLED';

/** The first value of a property; '' = none. */
function textOf(event: ICAL.Component, name: string): string {
  const value = event.getFirstPropertyValue(name);
  return value === null || value === undefined ? '' : String(value).trim();
}

/** An event without an end is of a whole day, or of an hour. */
function timeOf(event: ICAL.Component, timesOf: TimesOf, timeZone: string): EventTime {
  const at = (name: string) => {
    const property = event.getFirstProperty(name);
    return property ? timesOf(property)[0] : undefined;
  };
  const start = at('dtstart');
  // Left to the checks, which have a sentence for it.
  if (!start) return { first_day: '', last_day: '', start_time: '', end_time: '' };
  const end = at('dtend') ?? afterDuration(start, event.getFirstPropertyValue('duration'), timeZone);
  if (start.time === '') {
    // The end of whole days is the day after the last one.
    const last_day = end.day > start.day ? dayAfter(end.day, -1) : start.day;
    return { first_day: start.day, last_day, start_time: '', end_time: '' };
  }
  const isMidnight = end.time === '00:00' && end.day > start.day;
  return {
    first_day: start.day,
    last_day: isMidnight ? dayAfter(end.day, -1) : end.day,
    start_time: start.time,
    end_time: end.time,
  };
}

function afterDuration(start: ReadTime, duration: unknown, timeZone: string): ReadTime {
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : 0;
  if (start.time === '') {
    return { day: dayAfter(start.day, Math.max(1, Math.round(seconds / 86_400))), time: '' };
  }
  const from = wallInstant(timeZone, start.day, minuteOf(start.time)).getTime();
  return onClock(wallClock(timeZone, new Date(from + (seconds > 0 ? seconds : 3600) * 1000)));
}

/** 'The Loft, 1 Pier Road, Portland' is the Loft with its address. */
export function placeIn(location: string): Pick<EventContent, 'location_text' | 'address'> {
  const [name = '', ...rest] = location.replace(/\s*\n\s*/g, ', ').split(/,\s*/);
  return { location_text: name.slice(0, 200), address: rest.filter(Boolean).join(', ').slice(0, 300) };
}

/** Plain text as HTML: an empty line begins a paragraph. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
