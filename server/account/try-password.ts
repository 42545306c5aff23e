import { createHash } from 'node:crypto';
import type { RateLimit } from '../../contract/action.ts';
import * as m from '../../messages/compiled/messages.js';
import { countInDatabase, forgetCalls, forgetCallsBelow, tooManyRequests } from '../call/rate-limit.ts';
import type { Context } from '../context.ts';
import type { Query } from '../db/db.ts';
import { deviceFor } from './known-device.ts';
import type { CustomerRow } from './queries.ts';

/** Guessing must not pay: tries from one address at any account, from one address at one account, at one from everywhere. */
const fromAddress = { calls: 120, seconds: 10 * 60 };
const perAddress = { calls: 10, seconds: 15 * 60 };
const fromEverywhere = { calls: 100, seconds: 60 * 60 };

/**
 * Whether the password is this account's. Takes as long for an account that does not exist. Throws `CallFailed` (429) after
 * too many tries. `name` is what was typed to name the account.
 *
 * Tries count by the typed name, which reveals nothing about accounts, and by the account under any of its names. When the
 * tries of an account are used up, every password counts as wrong: a 429 would reveal which names belong to one account.
 */
export async function tryPassword(
  ctx: Context,
  account: CustomerRow | undefined,
  name: string,
  password: string,
): Promise<boolean> {
  const known = account && knownAs(ctx, account);
  // A browser that has been in this account before is not shut out by others, at the account or at its address.
  if (known) {
    const own = `password account ${account.id} ${known}`;
    await refuseBeyond(ctx, own, perAddress);
    return verify(ctx, account, password, [own]);
  }
  const key = keyOf(ctx.store.id, name);
  const named = `password name ${key}`;
  const meant = account ? `password account ${account.id}` : `password nobody ${key}`;
  const here = [named, meant].map((bucket) => `${bucket} ${ctx.address}`);
  await refuseBeyond(ctx, `password from ${ctx.address}`, fromAddress);
  await refuseBeyond(ctx, `${named} ${ctx.address}`, perAddress);
  await refuseBeyond(ctx, named, fromEverywhere);
  const isUsedUp =
    (await countInDatabase(ctx.q, `${meant} ${ctx.address}`, perAddress)) > 0 ||
    (await countInDatabase(ctx.q, meant, fromEverywhere)) > 0;
  return verify(ctx, isUsedUp ? undefined : account, password, here);
}

async function refuseBeyond(ctx: Context, bucket: string, limit: RateLimit): Promise<void> {
  const wait = await countInDatabase(ctx.q, bucket, limit);
  // The link of the mail lets its owner in, whatever others try meanwhile.
  if (wait > 0) throw tooManyRequests(wait, m.refusal_too_many_passwords);
}

async function verify(
  { shop, q }: Context,
  account: CustomerRow | undefined,
  password: string,
  buckets: string[],
): Promise<boolean> {
  const right = await shop.passwords.verify(account?.password_hash ?? '', password);
  if (right) for (const bucket of buckets) await forgetCalls(q, bucket);
  return right;
}

/** Lets an account be tried again, by its email address and its number, from wherever. */
export async function forgetTries(
  q: Query,
  storeId: number,
  { id, email, san }: Pick<CustomerRow, 'id' | 'email' | 'san'>,
): Promise<void> {
  const names = [email, san].map((name) => `password name ${keyOf(storeId, name)}`);
  for (const bucket of [`password account ${id}`, ...names]) {
    await forgetCalls(q, bucket);
    await forgetCallsBelow(q, `${bucket} `);
  }
}

/** The same for every way to write a name: case, width and composition of letters. */
function keyOf(storeId: number, name: string): string {
  const plain = name.normalize('NFKC').trim().toLowerCase();
  return createHash('sha256').update(`${storeId} ${plain}`).digest('base64url').slice(0, 24);
}

/** The session or the browser by which this account was entered before, null when there is neither. */
function knownAs(ctx: Context, account: CustomerRow): string | null {
  if (ctx.session?.customerId === account.id) return `session ${ctx.session.id}`;
  const owner = { storeId: ctx.store.id, customerId: account.id };
  const device = deviceFor(ctx.shop.secret, ctx.device, owner, ctx.now);
  return device && `device ${device}`;
}
