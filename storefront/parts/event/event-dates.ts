import { getLocale } from '../../../messages/compiled/runtime.js';

const options = {
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  day: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  weekday: { weekday: 'short' },
  longWeekday: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day 'YYYY-MM-DD' in words. In the language of the texts, not of the store: the server and browsers agree on its short
 * months (storefront/parts/title/release-day.ts).
 */
export function inWords(day: string, look: keyof typeof options): string {
  const locale = getLocale();
  const key = `${locale} ${look}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options[look], timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(`${day}T12:00:00Z`));
}

/** Any week, from Sunday. */
export const weekdays: readonly string[] = [3, 4, 5, 6, 7, 8, 9].map(
  (day) => `2024-03-${String(day).padStart(2, '0')}`,
);
