import { dayAfter } from '../../../contract/wall-clock.ts';

/** 'YYYY-MM' of years in which there may be events; any other text gives the month of `today`. */
export function monthOf(written: string | null, today: string): string {
  const year = Number(written?.slice(0, 4));
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(written ?? '');
  return written && isMonth && year >= firstYear && year <= lastYear ? written : today.slice(0, 7);
}
const firstYear = 1970;
const lastYear = 2999;

/** The month before and the one after; null beyond the calendar. */
export function monthsBeside(month: string): { previous: string | null; next: string | null } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = (index: number) => {
    const date = new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7);
    return monthOf(date, '') === date ? date : null;
  };
  return { previous: at(number - 2), next: at(number) };
}

/** The weeks of a month, from Sunday (EVENT-028); null for days of the months beside it. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = new Date(first).getUTCDay();
  const weeks: (string | null)[][] = [];
  for (let start = -before; monthOfDay(dayAfter(first, Math.max(start, 0))) === month; start += 7) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((n) => dayAfter(first, start + n));
    weeks.push(days.map((day) => (monthOfDay(day) === month ? day : null)));
  }
  return weeks;
}
const monthOfDay = (day: string) => day.slice(0, 7);

export const lastDayOf = (month: string): string =>
  weeksOf(month)
    .flat()
    .findLast((day) => day !== null) ?? `${month}-28`;

/** The events that touch a day, by each day of a month. */
export function byDay<E extends { date: string; end_date: string }>(
  month: string,
  events: readonly E[],
): ReadonlyMap<string, E[]> {
  const days = weeksOf(month).flatMap((week) => week.filter((day) => day !== null));
  return new Map(
    days.map((day) => [day, events.filter(({ date, end_date }) => date <= day && end_date >= day)]),
  );
}
