import { zoneAt } from '../../contract/wall-clock.ts';
import { dateFormat } from '../date-format.ts';

/** 'June 3, 2026, 4:05 pm' by the clock of the store (ORDER-023, decisions §0.5), and as `language` (BCP 47) writes it. */
export function orderDate(at: Date, timeZone: string, language: string): string {
  const text = dateFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zoneAt(timeZone, at),
  }).format(at);
  if (!/^en\b/.test(language)) return text;
  return text
    .replace(' at ', ', ')
    .replace(/\s([ap])\.?m\.?$/i, (_, half: string) => ` ${half.toLowerCase()}m`);
}

/** 'June 3, 2026' by the same clock. */
export function orderDay(at: Date, timeZone: string, language: string): string {
  return dateFormat(language, { dateStyle: 'long', timeZone: zoneAt(timeZone, at) }).format(at);
}
