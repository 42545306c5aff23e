import { countInDatabase } from '../call/rate-limit.ts';
import { checkHuman } from '../captcha/check-human.ts';
import type { Context } from '../context.ts';

/** Of one address and store. Enough for the cards of a family, and far too few to find one of 2^80 numbers. */
const triesWithoutScript = { calls: 5, seconds: 60 * 60 };

/**
 * Lets people ask about a number of a gift card (GIFTCARD-033). A browser without JavaScript cannot solve the puzzle: it has a
 * few tries instead. Call it before the transaction, so that tries count whatever comes of them.
 */
export async function checkAsker(ctx: Context, captcha: string | undefined): Promise<void> {
  if (!captcha) {
    const bucket = `gift card without script ${ctx.store.id} ${ctx.address}`;
    if ((await countInDatabase(ctx.q, bucket, triesWithoutScript)) === 0) return;
  }
  await checkHuman(ctx, captcha);
}
