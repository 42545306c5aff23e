import { dayAfter } from '../../../contract/wall-clock.ts';

/** The day with events that a key of a calendar leads to: left and right to the next one, up and down on the same weekday. */
export function dayAfterKey(key: string, days: readonly string[], here: string): string | undefined {
  if (key === 'ArrowRight') return days.find((day) => day > here);
  if (key === 'ArrowLeft') return days.findLast((day) => day < here);
  if (key === 'Home') return days[0];
  if (key === 'End') return days.at(-1);
  const step = key === 'ArrowDown' ? 7 : key === 'ArrowUp' ? -7 : 0;
  if (step === 0) return undefined;
  return [1, 2, 3, 4, 5].map((weeks) => dayAfter(here, weeks * step)).find((day) => days.includes(day));
}
