import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { countInDatabase, forgetCalls, tooManyRequests } from '../rate-limit.ts';
import { deviceFor } from './known-device.ts';
import type { CustomerRow } from './queries.ts';

/** Tries from one address at one account, and from everywhere: guessing must not pay. */
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
  const known = account && knownAs(ctx, account);
  const here = `password ${key} ${known ?? ctx.address}`;
  const counts = [{ bucket: here, limit: perAddress }];
  // A browser that has been in this account before is not shut out by whoever guesses at it from elsewhere.
  if (!known) counts.push({ bucket: `password ${key}`, limit: fromEverywhere });
  for (const { bucket, limit } of counts) {
    const wait = await countInDatabase(ctx.q, bucket, limit);
    // The link of the mail lets its owner in, whatever others try meanwhile.
    if (wait > 0) throw tooManyRequests(wait, ', or choose a new password by mail');
  }
  const right = await ctx.shop.passwords.verify(account?.password_hash ?? '', password);
  if (right) await forgetCalls(ctx.q, here);
  return right;
}

/** The session or the browser by which somebody has been in this account before, null when they show neither. */
function knownAs(ctx: Context, account: CustomerRow): string | null {
  if (ctx.session?.customerId === account.id) return `session ${ctx.session.id}`;
  const place = { storeId: ctx.store.id, customerId: account.id };
  const device = deviceFor(ctx.shop.secret, ctx.device, place, ctx.now);
  return device && `device ${device}`;
}
