import { getLocale } from '../../../messages/compiled/runtime.js';

type Known = 'year' | 'month' | 'day';

const parts: Record<Known, Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  day: { year: 'numeric', month: 'short', day: 'numeric' },
};
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * 'Mar 4, 2027' from the unix seconds of a row (noon UTC of the day). The first of a month or of a year stands for a date
 * that is known no better, so it is shown as 'Mar 2027' or '2027'. It's in the language of the texts, not in that of the
 * store: browsers and servers agree on 'Sep' of plain English, but not on the short months of each region.
 */
export function releaseDay(seconds: number | null): string {
  if (seconds === null) return '';
  const date = new Date(seconds * 1000);
  return formatOf(date.getUTCDate() > 1 ? 'day' : date.getUTCMonth() > 0 ? 'month' : 'year').format(date);
}

function formatOf(known: Known): Intl.DateTimeFormat {
  const locale = getLocale();
  const key = `${locale} ${known}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts[known], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
