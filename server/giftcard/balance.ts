import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { checkHuman } from '../captcha/check-human.ts';
import type { Handler } from '../context.ts';
import { hashCardNumber, readCardNumber } from './card-number.ts';
import { findCard } from './queries.ts';

export const balance: Handler<'giftcard/balance'> = async (ctx, { number: typed, captcha }) => {
  await checkHuman(ctx, captcha);
  const number = readCardNumber(typed);
  const card = number ? await findCard(ctx.q, ctx.store.id, hashCardNumber(ctx.store.id, number)) : undefined;
  if (!card) throw refuse('gift_card_unknown', m.giftcard_unknown_number());
  return { balance: card.is_blocked ? 0 : card.balance };
};
