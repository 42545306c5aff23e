import { createHash } from 'node:crypto';
import { deviceFor } from '../../account/known-device.ts';
import { countInDatabase, forgetCalls, forgetCallsBelow } from '../../call/rate-limit.ts';
import type { Query } from '../../db/db.ts';
import type { StaffContext } from '../context.ts';
import type { StaffRow } from './queries.ts';

/** Tries at one account, whatever it is called; beyond them any password counts as wrong. */
const triesHere = { calls: 10, seconds: 15 * 60 };
const triesFromEverywhere = { calls: 100, seconds: 60 * 60 };

/** An account of the staff as known browsers carry it: it belongs to no store. */
export const staffAccount = (staffId: number) => ({ storeId: 0, customerId: staffId });

/** The same bucket for an address that has an account and for one that has none. */
const bucketOf = (key: string) =>
  `staff password ${createHash('sha256').update(key).digest('base64url').slice(0, 24)}`;

/**
 * Whether the password is this account's, after the same work for an account that does not exist. `isUsedUp`: the tries are,
 * and no password is right. A browser that has logged in before has tries of its own, which no one else can use up.
 */
export async function tryStaffPassword(
  { shop, q, address, device, now }: StaffContext,
  account: StaffRow | undefined,
  key: string,
  password: string,
): Promise<{ isRight: boolean; isUsedUp: boolean }> {
  const bucket = bucketOf(key);
  const known = account && deviceFor(shop.secret, device, staffAccount(account.id), now);
  const own = known ? `${bucket} known ${known}` : `${bucket} ${address}`;
  const isUsedUp =
    (await countInDatabase(q, own, triesHere)) > 0 ||
    (!known && (await countInDatabase(q, bucket, triesFromEverywhere)) > 0);
  const isRight = await shop.passwords.verify(isUsedUp ? '' : (account?.password_hash ?? ''), password);
  if (isRight) await forgetCalls(q, own);
  return { isRight, isUsedUp };
}

/** Gives an account all its tries again, everywhere. `key`: see account/email-key.ts. */
export async function forgetTries(q: Query, key: string): Promise<void> {
  await forgetCalls(q, bucketOf(key));
  await forgetCallsBelow(q, `${bucketOf(key)} `);
}
