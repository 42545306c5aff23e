import { getLocale } from '../../messages/compiled/runtime.js';
import { dateFormat } from '../date-format.ts';

/** What is known of when a title comes out. */
export interface Release {
  /** '' = nothing said; see the title table. */
  availability: string;
  /** 'YYYY-MM-DD', the first day of the month or year when the source knows no more. */
  release_date: string | null;
  /** As the source gives it: YYYY, YYYY-MM or YYYY-MM-DD. */
  publication_date: string;
}

const zones = new Map<string, { formatter: Intl.DateTimeFormat; at: number; day: string }>();

/** The calendar day in a time zone, 'YYYY-MM-DD'. Formatting is slow and lists ask per row, so the last is kept. */
export function dayIn(timeZone: string, at: Date): string {
  let zone = zones.get(timeZone);
  if (!zone) {
    const formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    zone = { formatter, at: Number.NaN, day: '' };
    zones.set(timeZone, zone);
  }
  if (zone.at !== at.getTime()) {
    zone.day = zone.formatter.format(at);
    zone.at = at.getTime();
  }
  return zone.day;
}

/** Not out yet on `today` ('YYYY-MM-DD'). A date decides; a feed that still says 'forthcoming' after it is late. */
export function isForthcoming(release: Release, today: string): boolean {
  if (release.availability !== 'forthcoming' && !orderable.has(release.availability)) return false;
  if (release.release_date) return release.release_date > today;
  return release.availability === 'forthcoming';
}
const orderable = new Set(['', 'available', 'no_price']);

/**
 * Unix seconds of a release date: noon UTC, which is the same calendar day in every zone between UTC-12 and UTC+11,
 * so that no shop shows a book a day early.
 */
export function releaseSeconds(date: string | null): number | null {
  return date ? Date.parse(`${date}T12:00:00Z`) / 1000 : null;
}

const kinds = {
  day: { year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** 'May 4, 2027', 'May 2027', '2027' in the language of the texts, as far as the date is known, or ''. */
export function releaseText({ publication_date, release_date }: Release): string {
  const known = publication_date.startsWith(release_date?.slice(0, 4) ?? '?')
    ? publication_date
    : (release_date ?? '');
  const [year = 0, month, day] = known.split('-').map(Number);
  if (!month || month > 12) return known.slice(0, 4);
  const options = { ...kinds[day ? 'day' : 'month'], timeZone: 'UTC' };
  return dateFormat(getLocale(), options).format(Date.UTC(year, month - 1, day || 1));
}
