import type { Query } from '../db/db.ts';
import { isSameTime, timeOfEvent } from '../event-date/event-day.ts';
import { checkTime } from './check-event.ts';
import { type DatedStore, keepOnlyDate, moveDateRow } from './date-queries.ts';
import { findMovedDate } from './desk-queries.ts';
import type { StaffEvent } from './staff-queries.ts';
import { type GivenEvent, saveEvent } from './write.ts';

/**
 * Saves a stored event as the back office shows it (`deskEvent`): where its only date was moved, another time moves that date again.
 * The time of the event itself stays, so that a calendar or table it came from does not undo the move. Returns its id.
 *
 * @throws the refusals of `saveEvent`.
 */
export async function saveShownEvent(
  q: Query,
  store: DatedStore,
  stored: StaffEvent,
  given: GivenEvent,
): Promise<{ id: number }> {
  const moved = await findMovedDate(q, stored.id);
  if (!moved) return saveEvent(q, store, stored, given);
  if (given.recurrence !== '') {
    // It recurs from the day that was shown.
    await keepOnlyDate(q, { ...stored, first_day: moved.first_day });
    return saveEvent(q, store, stored, given);
  }
  const time = checkTime(given);
  const saved = await saveEvent(q, store, stored, { ...given, ...timeOfEvent(stored) });
  if (!isSameTime(moved, time)) await moveDateRow(q, store, moved.id, time, moved.change_note);
  return saved;
}
