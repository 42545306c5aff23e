import type { Query } from '../db/db.ts';
import { emailKey } from './email-key.ts';
import { eraseAccount } from './erase-account.ts';
import { anonymizeOrders, deleteFormsOf, readFormsOf, readOrdersOf } from './person-queries.ts';
import { type CustomerRow, findByLogin } from './queries.ts';

/** What a store knows of an email address: the account, and the orders and forms that were sent with it, with or without one. */
export async function findPerson(
  q: Query,
  storeId: number,
  email: string,
): Promise<{ account: CustomerRow | undefined; orders: unknown[]; forms: unknown[] }> {
  const account = await findByLogin(q, storeId, emailKey(email), '');
  const key = emailKey(email);
  return { account, orders: await readOrdersOf(q, storeId, key), forms: await readFormsOf(q, storeId, key) };
}

/** Erases somebody: the account, and the name, address and words of every order and the forms. What was sold for how much stays. */
export async function forgetPerson(
  q: Query,
  storeId: number,
  email: string,
): Promise<{ account: boolean; orders: number; forms: number }> {
  const account = await findByLogin(q, storeId, emailKey(email), '');
  const orders = await anonymizeOrders(q, storeId, emailKey(email), account?.id ?? null);
  await eraseAccount(q, account ?? { id: 0, store_id: storeId, email });
  const forms = await deleteFormsOf(q, storeId, emailKey(email));
  return { account: account !== undefined, orders, forms };
}
