import { dayParts, wallClock } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';

/**
 * Marks the line of today in the footer's opening hours, and says it in the line that opens them. In the browser, because the
 * server keeps pages for longer than a day.
 */
export function markToday(footer: HTMLElement, now: Date, timeZone: string): void {
  const { mon, day, weekday } = dayParts(wallClock(timeZone, now).day);
  const line =
    footer.querySelector<HTMLElement>(`[data-date="${mon}-${day}"]`) ??
    footer.querySelector<HTMLElement>(`[data-weekday="${weekday}"]`);
  const summary = footer.querySelector('[data-hours]');
  const hours = line?.querySelector('td')?.textContent;
  if (!line || !summary || !hours) return;
  line.dataset.today = '';
  summary.textContent = m.chrome_hours_today({ hours });
}
