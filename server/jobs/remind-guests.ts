import { remindGuests } from '../event/rsvp/remind-guests.ts';
import type { IssueParts } from './issue-gift-cards.ts';

/** Reminds guests of the events of tomorrow; hourly, for the day before begins in each time zone at another hour. */
export async function remindAllGuests({ db, stores, mailFrom }: IssueParts, now = new Date()): Promise<void> {
  for (const store of stores.all()) await db.tx((q) => remindGuests(q, { store, mailFrom }, now));
}
