import ICAL from 'ical.js';
import { clockTime, type WallClock, wallClock } from '../../../contract/wall-clock.ts';
import { minuteOf } from '../../event-date/event-day.ts';
import { wallInstant } from '../../wall-instant.ts';

/** A time of an iCalendar file by the clock of the store. */
export interface ReadTime {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** 'HH:MM'; '' = the whole day. */
  time: string;
}

/** Reads the times of one file. `timeZone` is the store's. */
export function timeReader(
  calendar: ICAL.Component,
  timeZone: string,
): (property: ICAL.Property) => ReadTime[] {
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((component) => {
      const tzid = String(component.getFirstPropertyValue('tzid'));
      return [tzid, new ICAL.Timezone({ component, tzid })];
    }),
  );
  /** Unix milliseconds; null for a time without a zone, which every reader takes as their own (RFC 5545 §3.3.5). */
  const instantOf = (value: ICAL.Time, written: string, tzid: string): number | null => {
    if (written.endsWith('Z')) return Date.parse(written);
    if (isZone(tzid)) return wallInstant(tzid, written.slice(0, 10), minuteOf(written.slice(11))).getTime();
    const zone = zones.get(tzid);
    if (!zone) return null;
    const own = value.clone();
    own.zone = zone;
    return own.toUnixTime() * 1000;
  };
  return (property) => {
    const tzid = String(property.getParameter('tzid') ?? '');
    return property.getValues().flatMap((given: unknown) => {
      const value = given instanceof ICAL.Period ? given.start : given;
      if (!(value instanceof ICAL.Time)) return [];
      const written = value.toString();
      if (value.isDate) return [{ day: written.slice(0, 10), time: '' }];
      const at = instantOf(value, written, tzid);
      return [
        at === null
          ? { day: written.slice(0, 10), time: written.slice(11, 16) }
          : onClock(wallClock(timeZone, new Date(at))),
      ];
    });
  };
}

export const onClock = ({ day, minute }: WallClock): ReadTime => ({
  day,
  time: clockTime(minute),
});

function isZone(name: string): boolean {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
