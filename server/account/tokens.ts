import type { Context } from '../context.ts';
import type { Query } from '../db/db.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { hashToken, newToken } from '../session/sessions.ts';
import {
  findTokenRow,
  findUsedToken,
  insertToken,
  redeemTokenRow,
  type TokenPurpose,
  type TokenRow,
} from './token-queries.ts';

/** Minutes a mailed link can be followed. A link between accounts waits for people, the others for a mailbox. */
const lifetimes: Record<TokenPurpose, number> = {
  sign_up: 24 * 60,
  reset: 60,
  new_email: 24 * 60,
  link: 14 * 24 * 60,
};

/** Makes the secret of a mailed link; earlier ones for the same thing stop working. Only its hash is stored. */
export async function issueToken(
  ctx: Context,
  made: { purpose: TokenPurpose; email: string; customerId?: number; linkId?: number },
): Promise<string> {
  const token = newToken();
  await insertToken(ctx.q, {
    hash: hashToken(token),
    storeId: ctx.store.id,
    purpose: made.purpose,
    email: made.email,
    customerId: made.customerId ?? null,
    linkId: made.linkId ?? null,
    minutes: lifetimes[made.purpose],
  });
  return token;
}

/** What a token that can still be used is for, or undefined. Does not use it up. */
export async function findToken(
  q: Query,
  storeId: number,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<TokenRow | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  return findTokenRow(q, storeId, hashToken(token), purposes);
}

/** Uses a token up: once, however many ask at the same moment. Throws the refusal of one that cannot be used. */
export async function redeemToken(ctx: Context, token: string, purpose: TokenPurpose): Promise<TokenRow> {
  const row = /^[\w-]{43}$/.test(token)
    ? await redeemTokenRow(ctx.q, ctx.store.id, hashToken(token), purpose)
    : undefined;
  if (!row) throw unknownToken();
  return row;
}

export function unknownToken(): Refusal {
  return refuse('unknown_token', 'This link has expired or was already used. Please ask for a new one.');
}

/** A token that was followed to its end or replaced by a newer one: for telling 'already done' from 'never existed'. */
export async function findUsed(
  ctx: Context,
  token: string,
  purpose: TokenPurpose,
): Promise<TokenRow | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  return findUsedToken(ctx.q, ctx.store.id, hashToken(token), purpose);
}
