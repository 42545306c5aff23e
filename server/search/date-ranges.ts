import * as m from '../../messages/compiled/messages.js';
/** Days are counted from 1970-01-01; both ends belong to the range. */
export interface DayRange {
  from: number;
  to: number;
}

const msPerDay = 86_400_000;
const earliest = -1_000_000;
const latest = 3_000_000;

/** The day of an instant, in UTC. */
export function dayOf(at: Date): number {
  return Math.floor(at.getTime() / msPerDay);
}

/** The days that a value of filter d stands for, or null for a value that means nothing. */
export function dayRange(value: string, today: number): DayRange | null {
  if (value === 'soon') return { from: today + 1, to: latest };
  if (value === '30' || value === '90') return { from: today - Number(value) + 1, to: today };
  const before = /^before-(\d{4})$/.exec(value)?.[1];
  if (before) return { from: earliest, to: firstDay(Number(before)) - 1 };
  const decade = /^(\d{3}0)s$/.exec(value)?.[1];
  if (decade) return { from: firstDay(Number(decade)), to: firstDay(Number(decade) + 10) - 1 };
  if (!/^\d{4}$/.test(value)) return null;
  return { from: firstDay(Number(value)), to: firstDay(Number(value) + 1) - 1 };
}

/** The values that filter d offers today, with their labels, newest first. */
export function dateChoices(today: number): { value: string; label: string }[] {
  const year = new Date(today * msPerDay).getUTCFullYear();
  const decade = year - (year % 10);
  const decades = [0, 10, 20, 30].map((back) => `${decade - back}s`);
  return [
    { value: 'soon', label: m.browse_date_soon() },
    { value: '30', label: m.browse_date_last_30_days() },
    { value: '90', label: m.browse_date_last_90_days() },
    { value: String(year), label: m.browse_date_this_year() },
    { value: String(year - 1), label: m.browse_date_last_year() },
    ...decades.map((value) => ({ value, label: value })),
    { value: `before-${decade - 30}`, label: m.browse_date_before({ year: decade - 30 }) },
  ];
}

/** What a value of filter d is called, also one that is not offered. */
export function dateLabel(value: string, today: number): string {
  const offered = dateChoices(today).find((choice) => choice.value === value);
  if (offered) return offered.label;
  const before = /^before-(.*)$/s.exec(value)?.[1];
  return before === undefined ? value : m.browse_date_before({ year: before });
}

function firstDay(year: number): number {
  // Date.UTC takes years below 100 for 19xx.
  return Math.round(new Date(0).setUTCFullYear(year, 0, 1) / msPerDay);
}
