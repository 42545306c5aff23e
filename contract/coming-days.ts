import type { Location } from './location.ts';

type Single = Location['ws_hours']['singles'][number];

const dayMs = 86_400_000;

/** The special days of the 30 days from `day` ('YYYY-MM-DD') on, the nearest first (CONTACT-003). They have no year. */
export function comingDays(singles: readonly Single[], day: string): Single[] {
  const today = Date.parse(day);
  const year = new Date(today).getUTCFullYear();
  return singles
    .flatMap((single) => {
      const dates = [year, year + 1].map((y) => Date.UTC(y, single.mon - 1, single.day));
      const at = dates.find((date) => date >= today && date <= today + 30 * dayMs);
      return at === undefined ? [] : [{ single, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ single }) => single);
}

/** A location with only the special days from `day` on. */
export function withComingDays<P extends Pick<Location, 'ws_hours'>>(location: P, day: string): P {
  return {
    ...location,
    ws_hours: { ...location.ws_hours, singles: comingDays(location.ws_hours.singles, day) },
  };
}
