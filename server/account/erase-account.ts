import type { Query } from '../db/db.ts';
import { emailKey } from './email-key.ts';
import { deleteAlertsOf, deleteRsvpsOf } from './person-queries.ts';
import { type CustomerRow, deleteCustomer } from './queries.ts';
import { deleteMails, forgetAddresses } from './record-queries.ts';

/**
 * Deletes a customer with their addresses, carts, sessions, links, places at events, alerts and mails. Orders stay in the books of the
 * store, with the name and address they were placed with; `handsell customer erase` takes those out as well. Returns how many
 * RSVPs and alerts there were.
 */
export async function eraseAccount(
  q: Query,
  account: Pick<CustomerRow, 'id' | 'store_id' | 'email'>,
): Promise<{ rsvps: number; alerts: number }> {
  const { id: customerId, store_id: storeId, email } = account;
  await forgetAddresses(q, customerId);
  const rsvps = await deleteRsvpsOf(q, { storeId, emailKey: emailKey(email), customerId });
  const alerts = await deleteAlertsOf(q, storeId, emailKey(email));
  await deleteMails(q, storeId, email);
  await deleteCustomer(q, customerId);
  return { rsvps, alerts };
}
