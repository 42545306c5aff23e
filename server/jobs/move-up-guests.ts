import { moveUp } from '../event/rsvp/move-up.ts';
import { lockDate, readDatesWithWaiting } from '../event/rsvp/queries.ts';
import type { IssueParts } from './issue-gift-cards.ts';

/**
 * Gives places to those who wait where some have become free other than by a canceled RSVP: the shop has raised the limit, or a
 * guest has been erased. Each date is locked for itself, and briefly.
 */
export async function moveUpGuests({ db, stores, mailFrom }: IssueParts, now = new Date()): Promise<void> {
  for (const store of stores.all()) {
    for (const dateId of await readDatesWithWaiting(db, store.id, now)) {
      await db.tx(async (q) => {
        await lockDate(q, store.id, dateId);
        await moveUp(q, { store, mailFrom }, dateId, now);
      });
    }
  }
}
