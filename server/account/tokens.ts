import * as m from '../../messages/compiled/messages.js';
import { type Refusal, refuse } from '../call/refusal.ts';
import { hashToken, newToken } from '../call/sessions.ts';
import type { Context } from '../context.ts';
import type { Query } from '../db/db.ts';
import {
  findSpentToken,
  findTokenRow,
  insertToken,
  redeemTokenRow,
  type SpentToken,
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

const wellFormed = /^[\w-]{43}$/;

/** Makes the secret of a mailed link; earlier ones for the same thing stop working. Only its hash is stored. */
export async function issueToken(
  ctx: Pick<Context, 'q' | 'store'>,
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
  if (!wellFormed.test(token)) return undefined;
  return findTokenRow(q, storeId, hashToken(token), purposes);
}

/** Uses a token up: once, however many ask at the same moment. Throws the refusal of one that cannot be used. */
export async function redeemToken(ctx: Context, token: string, purpose: TokenPurpose): Promise<TokenRow> {
  const row = wellFormed.test(token)
    ? await redeemTokenRow(ctx.q, ctx.store.id, hashToken(token), purpose)
    : undefined;
  if (!row) throw await spentToken(ctx, token, [purpose]);
  return row;
}

export function unknownToken(): Refusal {
  return refuse('unknown_token', m.refusal_unknown_token());
}

/** Why a link leads nowhere, in words that help. */
export async function spentToken(
  ctx: Context,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<Refusal> {
  const row = await findSpent(ctx, token, purposes);
  if (row?.replaced) {
    return refuse('unknown_token', m.refusal_unknown_token_newer());
  }
  if (!row || row.used) return unknownToken();
  return refuse('unknown_token', m.refusal_unknown_token_expired());
}

/** A token of ours, whether it can be used or not: for telling 'already done' from 'never existed'. */
export async function findSpent(
  ctx: Context,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<SpentToken | undefined> {
  if (!wellFormed.test(token)) return undefined;
  return findSpentToken(ctx.q, ctx.store.id, hashToken(token), purposes);
}
