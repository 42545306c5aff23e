import { zoneAt } from '../../../contract/wall-clock.ts';

/** 'Nov 30, 2026, 10:43 AM' of Unix seconds, by the clock of the store. */
export function loginTime(at: number, timeZone: string, language: string): string {
  const moment = new Date(at * 1000);
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zoneAt(timeZone, moment),
  }).format(moment);
}
