const formatters = new Map<string, Intl.DateTimeFormat>();

/** The clock on a wall in a time zone: `day` as 'YYYY-MM-DD', `minute` after its midnight. */
export function wallClock(timeZone: string, at: Date): { day: string; minute: number } {
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

/** A day ('YYYY-MM-DD') as opening hours name it: `weekday` is 0 on Mondays, `mon` and `day` begin at 1. */
export function dayParts(day: string): { mon: number; day: number; weekday: number } {
  const date = new Date(day);
  return { mon: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday: (date.getUTCDay() + 6) % 7 };
}
