import { countInDatabase } from '../call/rate-limit.ts';
import type { Context } from '../context.ts';
import { checkHuman } from './check-human.ts';

/** Of one address and store. Enough for a family, and too few for a program. */
const triesWithoutScript = { calls: 5, seconds: 60 * 60 };

/**
 * Lets people ask for `what` after a human check. A browser without JavaScript cannot solve the puzzle: it has a few tries
 * instead. Call it before the transaction, so that failed tries count as well.
 */
export async function checkAsker(
  ctx: Context,
  captcha: string | undefined,
  what: 'gift card' | 'rsvp' | 'alert',
): Promise<void> {
  if (!captcha) {
    const bucket = `${what} without script ${ctx.store.id} ${ctx.address}`;
    if ((await countInDatabase(ctx.q, bucket, triesWithoutScript)) === 0) return;
  }
  await checkHuman(ctx, captcha);
}
