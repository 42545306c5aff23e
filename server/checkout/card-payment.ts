import type { Checked } from '../../contract/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { storedRow } from '../cart/cart.ts';
import type { Context, TwoSteps } from '../context.ts';
import { takeHumanCheck } from './draft-queries.ts';
import { payOrder } from './pay-order.ts';
import { submit } from './submit.ts';

/** A human check is for one try, whether it succeeds or not (PAY-022). */
export const cardPayment: TwoSteps<'checkout/cardPayment'> = {
  async before(ctx, input) {
    const place = (await isHuman(ctx, input.captcha)) ? await submit.before(ctx, input) : null;
    // Refused inside: the answer to the same call again is the one that was kept.
    return async (inside) => {
      if (!place) throw refuse('captcha_failed', m.form_not_a_robot());
      return place(inside);
    };
  },
  after: (ctx, placed, { transaction_data, postal_code = '' }: Checked<'checkout/cardPayment'>) =>
    payOrder(ctx, placed, { token: transaction_data, postalCode: postal_code }),
};

const minutes = 10;

/** By the solution that comes along, or the one that came before (checkout/setCaptcha). */
async function isHuman(ctx: Context, captcha: string | undefined): Promise<boolean> {
  if (captcha) return ctx.shop.captcha.verify(captcha);
  const cart = await storedRow(ctx);
  const from = new Date(ctx.now.getTime() - minutes * 60_000);
  return cart !== undefined && takeHumanCheck(ctx.q, cart.id, from);
}
