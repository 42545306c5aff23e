import { moveUpWaiting } from '../event/rsvp/move-up-waiting.ts';
import type { IssueParts } from './issue-gift-cards.ts';

/**
 * Gives places to those who wait where some have become free other than by a canceled RSVP: the shop has raised the limit, or a
 * guest has been erased.
 */
export async function moveUpGuests({ db, stores, mailFrom }: IssueParts, now = new Date()): Promise<void> {
  for (const store of stores.all()) await moveUpWaiting(db, { store, mailFrom }, now);
}
