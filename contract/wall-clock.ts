const dayMs = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Whether the calendar has this day, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

/** 'HH:MM' of a minute after midnight. */
export function clockTime(minute: number): string {
  return [minute / 60, minute % 60].map((n) => String(Math.floor(n)).padStart(2, '0')).join(':');
}

/** What the clock and the calendar on a wall show. */
export interface WallClock {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** After midnight. */
  minute: number;
}

/**
 * Hours west of UTC in zones that keep their clocks since they would have changed them on November 1, 2026. Rules that come with an
 * older Node or browser still change them (tz database 2026b; Node 20 has 2025c).
 */
const keptWest: Record<string, number> = { 'America/Vancouver': 7, 'America/Edmonton': 6 };
const keptSince = Date.UTC(2026, 10, 1, 8);

/** The zone whose rules hold in a time zone at a moment. */
export function zoneAt(timeZone: string, at: Date): string {
  const west = at.getTime() >= keptSince && keptWest[timeZone];
  return west ? `Etc/GMT+${west}` : timeZone;
}

/**
 * The clock on a wall in a time zone. What is drawn on the server and again in the browser takes it from the loaded data: the
 * two may know different rules of a zone, since their rules come with Node and with the browser.
 */
export function wallClock(name: string, at: Date): WallClock {
  const timeZone = zoneAt(name, at);
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formatters.set(timeZone, formatter);
  const parts = formatter.formatToParts(at).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return { day: `${year}-${month}-${day}`, minute: +hour * 60 + +minute };
}

/** The day that comes `days` after a day, both 'YYYY-MM-DD'. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** A day ('YYYY-MM-DD') as opening hours name it: `weekday` is 0 on Mondays, `mon` and `day` begin at 1. */
export function dayParts(day: string): { mon: number; day: number; weekday: number } {
  const date = new Date(day);
  return { mon: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday: (date.getUTCDay() + 6) % 7 };
}
