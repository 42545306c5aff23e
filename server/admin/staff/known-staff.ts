import { emailKey } from '../../account/email-key.ts';
import type { Passwords } from '../../account/passwords.ts';
import type { Query } from '../../db/db.ts';
import { findStaff, readMembers } from './queries.ts';

/** Whether anyone works in a store. */
export async function hasStaff(q: Query, storeId: number): Promise<boolean> {
  return (await readMembers(q, storeId)).length > 0;
}

/** Whether this is the password of the account with this email address. */
export async function isPasswordOf(
  q: Query,
  passwords: Passwords,
  email: string,
  password: string,
): Promise<boolean> {
  const account = await findStaff(q, emailKey(email));
  return account !== undefined && passwords.verify(account.password_hash, password);
}
