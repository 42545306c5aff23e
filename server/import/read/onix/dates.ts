import { child, code, type El, ownCode } from './element.ts';

/**
 * A date of an ONIX file as 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'; undefined if invalid.
 * Formats are those of list 55: a range gives its first date; a week, quarter or season gives its year.
 * Without a format the number of digits decides. '2011-06-01' and '20110600' are accepted.
 */
export function parseDate(value: string | undefined, format?: string): string | undefined {
  if (!value) return undefined;
  const digits = value.replace(/T.*$/i, '').replace(/[-/.]/g, '');
  if (!/^\d{4,16}$/.test(digits)) return undefined;
  const precision = format === undefined ? undefined : PRECISION[format];
  // Hijri calendar, free text.
  if (precision === 0) return undefined;
  const length = Math.min(precision ?? (digits.length === 5 ? 4 : digits.length), digits.length, 8);
  return existing(digits.slice(0, 4), digits.slice(4, length));
}

const PRECISION: Record<string, number> = {
  '00': 8,
  '01': 6,
  '02': 4,
  '03': 4,
  '04': 4,
  '05': 4,
  '06': 8,
  '07': 6,
  '08': 4,
  '09': 4,
  '10': 4,
  '11': 4,
  '12': 0,
  '13': 8,
  '14': 8,
  '20': 0,
  '21': 0,
  '25': 0,
  '32': 0,
};

/** The most precise form that names a real date: of 20130231 at least the month is right. */
function existing(year: string, rest: string): string | undefined {
  if (Number(year) < 1000) return undefined;
  const month = Number(rest.slice(0, 2));
  if (rest.length < 2 || month < 1 || month > 12) return year;
  const day = Number(rest.slice(2, 4));
  const days = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  const yearMonth = `${year}-${rest.slice(0, 2)}`;
  return rest.length < 4 || day < 1 || day > days ? yearMonth : `${yearMonth}-${rest.slice(2, 4)}`;
}

/** A date that names a day; undefined for vaguer ones. */
export function parseDay(value: string | undefined, format?: string): string | undefined {
  const date = parseDate(value, format);
  return date?.length === 10 ? date : undefined;
}

/** 'YYYYMMDD', 'YYYYMMDDhhmm[ss]' or 'YYYYMMDDThhmm[ss][Z|±hhmm]' as ms since epoch; without a zone UTC. */
export function parseDateTime(value: string | undefined): number | undefined {
  const match =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:[T\s]?(\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/i.exec(
      value?.trim() ?? '',
    );
  if (!match) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = 'Z'] = match;
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset.toUpperCase()}`);
  return Number.isNaN(time) ? undefined : time;
}

/** The first date of a composite list with one of the roles, its format in an attribute or an element. */
export function dateOfRole(elements: El[], roleElement: string, roles: string[]): string | undefined {
  for (const role of roles) {
    for (const element of elements) {
      if (code(element, roleElement) !== role) continue;
      const date = child(element, 'Date');
      if (!date) continue;
      const parsed = parseDate(ownCode(date), date.attributes?.dateformat ?? code(element, 'DateFormat'));
      if (parsed) return parsed;
    }
  }
  return undefined;
}
