import type { Handler } from '../context.ts';

export const challenge: Handler<'captcha/challenge'> = async (ctx) => ({
  provider: ctx.shop.captcha.name,
  challenge: await ctx.shop.captcha.issue(),
});
