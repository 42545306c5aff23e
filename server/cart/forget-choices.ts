import type { Context } from '../context.ts';
import { clearChoices } from './queries.ts';

/** Forgets what was chosen at checkout; the goods stay in the cart (CART-064). */
export async function forgetChoices(ctx: Context): Promise<void> {
  if (ctx.session) await clearChoices(ctx.q, ctx.session);
}
