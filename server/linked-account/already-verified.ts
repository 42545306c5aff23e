import * as m from '../../messages/compiled/messages.js';
import { findSpent } from '../account/tokens.ts';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { isAgreed } from './queries.ts';

export const alreadyVerified = () => refuse('already_verified', m.refusal_already_verified());

/** Refuses a mailed link that this person has followed and agreed to before. */
export async function checkNotVerified(ctx: Context, token: string, customerId: number): Promise<void> {
  const spent = await findSpent(ctx, token, ['link']);
  if (!spent?.used || spent.link_id === null) return;
  if (await isAgreed(ctx.q, spent.link_id, customerId)) throw alreadyVerified();
}
