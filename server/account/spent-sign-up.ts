import * as m from '../../messages/compiled/messages.js';
import { type Refusal, refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { emailKey } from './email-key.ts';
import { findByLogin } from './queries.ts';
import type { TokenPurpose } from './token-queries.ts';
import { findSpent, spentToken } from './tokens.ts';

/**
 * Why the link of an activation mail is dead. It may say that the account exists: the holder of the link owns the mailbox
 * (ACCOUNT-061).
 */
export async function spentSignUp(
  ctx: Context,
  token: string,
  purposes: readonly TokenPurpose[] = ['sign_up'],
): Promise<Refusal> {
  const row = await findSpent(ctx, token, ['sign_up']);
  if (row && (await findByLogin(ctx.q, ctx.store.id, emailKey(row.email), ''))) {
    return refuse('exists', m.refusal_exists_set_up());
  }
  return spentToken(ctx, token, purposes);
}
