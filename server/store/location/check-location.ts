import { isEmail } from '../../../contract/email.ts';
import { dayNames } from '../../../contract/hours-text.ts';
import type { Location } from '../../../contract/location.ts';
import { refuse } from '../../call/refusal.ts';
import { findCountry } from '../../country/regions.ts';

export interface NewLocation {
  /** What an import file calls it. */
  code: string;
  /** As shown in the location picker. */
  name: string;
  details: Partial<Location>;
}

type Hours = Location['ws_hours'];
type Pair = Hours['weekdays'][number];

/**
 * Checks that a location can be shown as it is.
 *
 * @throws the refusals `code_missing`, `name_missing`, `invalid_email`, `unknown_country`, `invalid_coordinates` and
 * `invalid_hours`; the data of the last names the `days`.
 */
export function checkLocation({ code, name, details }: NewLocation): void {
  if (code.trim() === '') throw refuse('code_missing', 'Please give the location a code, such as MAIN.');
  if (name.trim() === '') throw refuse('name_missing', 'Please give the location a name.');
  const { sc_email, sc_addr_array, lat_lng, ws_hours } = details;
  if (sc_email && !isEmail(sc_email)) {
    throw refuse('invalid_email', 'Please enter a valid email address for the location.');
  }
  const hasAddress = Object.values(sc_addr_array ?? {}).some((part) => part !== '');
  if (hasAddress && !findCountry(sc_addr_array?.country ?? '')) {
    throw refuse('unknown_country', 'Please choose a country for the address.');
  }
  if (lat_lng && !(Math.abs(lat_lng.lat) <= 90 && Math.abs(lat_lng.lng) <= 180)) {
    throw refuse(
      'invalid_coordinates',
      'Please check the coordinates: latitude goes from -90 to 90, longitude from -180 to 180.',
    );
  }
  if (ws_hours) checkHours(ws_hours);
}

function checkHours({ weekdays, singles }: Hours): void {
  if (weekdays.length !== 0 && weekdays.length !== 7) {
    throw refuse('invalid_hours', 'Please give hours for all seven days, or for none.', { days: [] });
  }
  const named: [string, boolean][] = [
    ...weekdays.map((pair, i): [string, boolean] => [dayNames[i] ?? '', isOpenOrClosed(pair)]),
    ...singles.map(({ mon, day, range }, i): [string, boolean] => [
      `${mon}/${day}`,
      isDay(mon, day) && isOpenOrClosed(range) && isFirst(singles, i),
    ]),
  ];
  const days = named.flatMap(([name, isRight]) => (isRight ? [] : [name]));
  if (days.length === 0) return;
  throw refuse('invalid_hours', `Please check the hours for ${days.join(', ')}.`, { days });
}

/** Minutes after midnight; -1 twice = closed. */
function isOpenOrClosed([open, close]: Pair): boolean {
  const isTime = (minutes: number) => minutes >= 0 && minutes <= 1440;
  return (open === -1 && close === -1) || (isTime(open) && isTime(close));
}

/** Checks against a leap year: special days have no year. */
function isDay(month: number, day: number): boolean {
  const date = new Date(Date.UTC(2024, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const isFirst = (singles: Hours['singles'], i: number) =>
  singles.findIndex(({ mon, day }) => mon === singles[i]?.mon && day === singles[i]?.day) === i;
