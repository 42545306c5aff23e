import { checkHuman } from '../captcha/check-human.ts';
import { lockedRow } from '../cart/cart.ts';
import type { TwoSteps } from '../context.ts';
import { saveHumanCheck } from './draft-queries.ts';

export const setCaptcha: TwoSteps<'checkout/setCaptcha'> = {
  async before(asked, { captcha }) {
    await checkHuman(asked, captcha);
    return async (ctx) => {
      const { id } = await lockedRow(ctx);
      await saveHumanCheck(ctx.q, id, ctx.now);
      return {};
    };
  },
};
