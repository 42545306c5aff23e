import type { Db } from '../../db/db.ts';
import { moveUp } from './move-up.ts';
import { lockDate, readDatesWithWaiting } from './queries.ts';
import type { RsvpMailer } from './queue-rsvp-mails.ts';

/** Gives the free places of all dates of a store to those who wait for them. Each date is locked for itself, and briefly. */
export async function moveUpWaiting(db: Db, mailer: RsvpMailer, now: Date): Promise<void> {
  const { id: storeId } = mailer.store;
  for (const dateId of await readDatesWithWaiting(db, storeId, now)) {
    await db.tx(async (q) => {
      await lockDate(q, storeId, dateId);
      await moveUp(q, mailer, dateId, now);
    });
  }
}
