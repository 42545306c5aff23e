import type { Query } from '../db/db.ts';
import { type CustomerRow, deleteCustomer } from './queries.ts';
import { deleteMails, forgetAddresses } from './record-queries.ts';

/**
 * Deletes a customer with their addresses, carts, sessions, links and mails. Orders stay in the books of the store, with
 * the name and address they were placed with; `handsell customer erase` takes those out as well.
 */
export async function eraseAccount(
  q: Query,
  account: Pick<CustomerRow, 'id' | 'store_id' | 'email'>,
): Promise<void> {
  await forgetAddresses(q, account.id);
  await deleteMails(q, account.store_id, account.email);
  await deleteCustomer(q, account.id);
}
