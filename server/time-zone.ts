/** The documents' default. */
const documented = 'America/Los_Angeles';

/** A name such as America/New_York. Offsets are none: PostgreSQL reads '+05:00' as west of Greenwich, browsers as east. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The stored time zone, or the documented one if the name is unknown: a typo must not take the shop down. */
export const timeZoneOf = (stored: string): string => (isTimeZone(stored) ? stored : documented);
