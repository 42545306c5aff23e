import type { Db } from '../db/db.ts';
import { lockRow } from '../db/lock-row.ts';
import { timeZoneOf } from '../time-zone.ts';
import { putDates } from './date-queries.ts';
import { findStaffEvent, readRecurring } from './staff-queries.ts';

/** Adds the dates of recurring events that have come within 18 months. Each event is locked for itself, and briefly. */
export async function addEventDates(db: Db, now = new Date()): Promise<void> {
  for (const { id, store_id, time_zone } of await readRecurring(db)) {
    await db.tx(async (q) => {
      await lockRow(q, 'event', store_id, id);
      const event = await findStaffEvent(q, store_id, id);
      // It may have been deleted, or made one that takes place once.
      if (event && event.recurrence !== '') {
        await putDates(q, { id: store_id, timeZone: timeZoneOf(time_zone) }, event, now);
      }
    });
  }
}
