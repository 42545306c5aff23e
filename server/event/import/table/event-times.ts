import { dayAfter } from '../../../../contract/wall-clock.ts';
import { type EventTime, minuteOf } from '../../../event-date/event-day.ts';
import { type DayOrder, parseDate } from '../../../import/read/csv/dates.ts';

/** A cell that cannot be read; the message is a sentence for the bookseller. */
export class UnreadableCell extends Error {}

/** What a row says of its time, as written. Either date may have a time after it. */
export interface TimeCells {
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
  all_day: string;
}

/** When a row's event takes place, by the clock of the store. */
interface RowTime {
  /** Without an end it lasts an hour, without a time the whole day. */
  time: EventTime;
  /** What of it the row itself says. */
  said: Partial<EventTime>;
}

export function timeOfRow(cells: TimeCells, order: DayOrder | undefined): RowTime {
  if (cells.start_date === '') throw new UnreadableCell('This row has no date.');
  const first_day = dayOf(cells.start_date, order);
  const last = cells.end_date === '' ? '' : dayOf(cells.end_date, order);
  const isAllDay = isYes(cells.all_day);
  const start = isAllDay ? '' : timeOf(cells.start_time || timeIn(cells.start_date));
  const end = timeOf(cells.end_time || timeIn(cells.end_date));
  const assumed = end || (start && hourAfter(start));
  const last_day = lastDayOf(first_day, last, start, assumed);
  return {
    time: { first_day, last_day, start_time: start, end_time: start && assumed },
    said: {
      first_day,
      ...(last && { last_day: lastDayOf(first_day, last, start, end) }),
      ...((start || isAllDay) && { start_time: start }),
      ...(start && end && { end_time: end }),
    },
  };
}

/** Without a date, an end before the start is on the next day. Midnight is the end of the day that it closes. */
function lastDayOf(first: string, last: string, start: string, end: string): string {
  if (last !== '') return end === '00:00' && last > first ? dayAfter(last, -1) : last;
  return start !== '' && end !== '00:00' && end <= start ? dayAfter(first, 1) : first;
}

function dayOf(text: string, order: DayOrder | undefined): string {
  const { date } = parseDate(text, order);
  if (date?.length === 10) return date;
  throw new UnreadableCell(`The date '${text.slice(0, 40)}' could not be read.`);
}

/** The time after a date: '2027-06-04 18:30', '6/4/2027 6:30 PM', '2027-06-04T18:30:00'. */
const timeIn = (text: string): string =>
  /[T\s,]+(\d{1,2}:\d{2}.*|\d{1,2}\s*[ap]\.?m.*)$/i.exec(text)?.[1] ?? '';

/** '18:30', '6:30 PM', '6pm', '18.30', '18h30', '18:30:00' as 'HH:MM'; '' for none. */
export function timeOf(text: string): string {
  const value = text.trim().toLowerCase();
  if (value === '') return '';
  if (value === 'noon') return '12:00';
  if (value === 'midnight') return '00:00';
  const [, hours, minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.h](\d{2})?)?(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?$/.exec(value) ?? [];
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  const isTime = hours !== undefined && hour < 24 && Number(minutes) < 60 && !(half && Number(hours) > 12);
  if (!isTime) throw new UnreadableCell(`The time '${text.slice(0, 40)}' could not be read.`);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourAfter(time: string): string {
  const minute = (minuteOf(time) + 60) % 1440;
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

export const isYes = (text: string): boolean => /^(y|yes|true|1|x|on|ja|oui|s[ií]|sim)$/i.test(text.trim());
