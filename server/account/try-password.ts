import { createHash } from 'node:crypto';
import { CallFailed } from '../../contract/action.ts';
import type { Context } from '../context.ts';
import { countInDatabase, forgetCalls } from '../rate-limit.ts';
import type { CustomerRow } from './queries.ts';

/** Tries from one address at one account, and from everywhere: guessing must not pay, nor lock the owner out for long. */
const perAddress = { calls: 10, seconds: 15 * 60 };
const fromEverywhere = { calls: 100, seconds: 60 * 60 };

/**
 * Whether the password is this account's, after the same time for an account that does not exist. Throws `CallFailed`
 * (429) after too many tries. `name` is what was typed to name the account, so that unknown ones are counted as well.
 */
export async function tryPassword(
  ctx: Context,
  account: CustomerRow | undefined,
  name: string,
  password: string,
): Promise<boolean> {
  const key = createHash('sha256').update(`${ctx.store.id} ${name}`).digest('base64url').slice(0, 24);
  const here = `password ${key} ${ctx.address}`;
  const counts = [
    { bucket: here, limit: perAddress },
    { bucket: `password ${key}`, limit: fromEverywhere },
  ];
  for (const { bucket, limit } of counts) {
    const wait = await countInDatabase(ctx.q, bucket, limit);
    if (wait > 0) throw new CallFailed(`Too many requests. Please try again in ${wait} seconds.`, 429);
  }
  const right = await ctx.shop.passwords.verify(account?.password_hash ?? '', password);
  if (right) await forgetCalls(ctx.q, here);
  return right;
}
