const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The day by the clock of a place: month and day from 1, weekday 0 for Monday, as opening hours are given. */
export function dayAt(now: Date, timeZone: string): { month: number; day: number; weekday: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return { month: Number(part('month')), day: Number(part('day')), weekday: week.indexOf(part('weekday')) };
}
