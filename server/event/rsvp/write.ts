import { emailKey } from '../../account/email-key.ts';
import type { Query } from '../../db/db.ts';
import { insertRsvp } from './write-queries.ts';

interface TakenRsvp {
  name: string;
  email: string;
  phone: string;
  quantity: number;
  waitlisted: boolean;
}

/** Writes RSVPs for a date that were taken elsewhere, in their order. Sends no mail, and counts no places. */
export async function insertTakenRsvps(
  q: Query,
  storeId: number,
  dateId: number,
  rsvps: readonly TakenRsvp[],
): Promise<void> {
  for (const rsvp of rsvps) {
    const noAccount = { customerId: null, sessionId: null };
    await insertRsvp(q, { ...rsvp, ...noAccount, storeId, dateId, emailKey: emailKey(rsvp.email) });
  }
}
