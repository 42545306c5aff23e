import type { Query } from '../db/db.ts';
import { emailKey } from './email-key.ts';
import { deleteRsvpsOf } from './person-queries.ts';
import { type CustomerRow, deleteCustomer } from './queries.ts';
import { deleteMails, forgetAddresses } from './record-queries.ts';

/**
 * Deletes a customer with their addresses, carts, sessions, links, places at events and mails. Orders stay in the books of the
 * store, with the name and address they were placed with; `handsell customer erase` takes those out as well. Returns how many
 * RSVPs there were.
 */
export async function eraseAccount(
  q: Query,
  account: Pick<CustomerRow, 'id' | 'store_id' | 'email'>,
): Promise<number> {
  const { id: customerId, store_id: storeId, email } = account;
  await forgetAddresses(q, customerId);
  const rsvps = await deleteRsvpsOf(q, { storeId, emailKey: emailKey(email), customerId });
  await deleteMails(q, storeId, email);
  await deleteCustomer(q, customerId);
  return rsvps;
}
