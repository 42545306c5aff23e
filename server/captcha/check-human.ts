import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';

/** Lets people through (decisions §0.9). A solution counts once, so this must not be tried again by itself. */
export async function checkHuman(ctx: Context, captcha: string | undefined): Promise<void> {
  if (captcha && (await ctx.shop.captcha.verify(captcha))) return;
  throw refuse('captcha_failed', m.form_not_a_robot());
}
