import type { Query } from '../db/db.ts';
import type { Store } from '../store/stores.ts';
import { checkProfile } from './check-profile.ts';
import { emailKey } from './email-key.ts';
import type { Passwords } from './passwords.ts';
import { findByLogin, insertCustomer } from './queries.ts';

/** Whether a store has a customer with this email address. */
export async function hasCustomer(q: Query, storeId: number, email: string): Promise<boolean> {
  return (await findByLogin(q, storeId, emailKey(email), '')) !== undefined;
}

/**
 * Makes an account without a sign-up; `form` is the account form. False when the email address has one already. Throws the
 * refusals of `checkProfile`.
 */
export async function addCustomer(
  q: Query,
  store: Store,
  { email, passwordHash, form }: { email: string; passwordHash: string; form: Record<string, unknown> },
): Promise<boolean> {
  const account = { storeId: store.id, email, emailKey: emailKey(email), passwordHash };
  return (await insertCustomer(q, account, checkProfile(store, form, undefined))) !== undefined;
}

/** Whether this is the password of the customer with this email address. */
export async function isPasswordOfCustomer(
  q: Query,
  passwords: Passwords,
  storeId: number,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const account = await findByLogin(q, storeId, emailKey(email), '');
  return account !== undefined && passwords.verify(account.password_hash, password);
}
