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
 * Zones that keep their clocks since they would have changed them on November 1, 2026, and one that never changed them and shows
 * the same time. Rules that come with an older Node or browser still change them (tz database 2026b; Node 20 has 2025c).
 */
const steady: Record<string, string> = {
  'America/Vancouver': 'America/Dawson_Creek',
  'America/Edmonton': 'America/Regina',
};
const steadySince = Date.UTC(2026, 10, 1, 8);

/** The zone whose rules hold in a time zone at a moment. */
export function zoneAt(timeZone: string, at: Date): string {
  return (at.getTime() >= steadySince && steady[timeZone]) || timeZone;
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
  const parts = Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  };
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
