import type { BackupPlan } from '../../../contract/admin/backup.ts';
import { dayAfter, dayParts, wallClock } from '../../../contract/wall-clock.ts';
import { wallInstant } from '../../wall-instant.ts';

/** When the next backup of a plan is due after `after`; null = never. A plan of every week has its day within a week. */
export function nextRun(
  { every, weekday, minute }: Pick<BackupPlan, 'every' | 'weekday' | 'minute'>,
  timeZone: string,
  after: Date,
): Date | null {
  if (every === 'never') return null;
  const { day } = wallClock(timeZone, after);
  for (let days = 0; days <= 8; days += 1) {
    const candidate = dayAfter(day, days);
    if (every === 'week' && dayParts(candidate).weekday !== weekday) continue;
    const at = wallInstant(timeZone, candidate, minute);
    if (at > after) return at;
  }
  throw new Error('a week without the day of the plan');
}
