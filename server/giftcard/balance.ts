import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { checkAsker } from '../captcha/check-asker.ts';
import type { TwoSteps } from '../context.ts';
import { hashCardNumber, readCardNumber } from './card-number.ts';
import { findCard } from './queries.ts';

export const balance: TwoSteps<'giftcard/balance'> = {
  async before(asked, { number: typed, captcha }) {
    await checkAsker(asked, captcha, 'gift card');
    return async ({ q, store }) => {
      const number = readCardNumber(typed);
      const card = number ? await findCard(q, store.id, hashCardNumber(store.id, number)) : undefined;
      if (!card) throw refuse('gift_card_unknown', m.giftcard_unknown_number());
      return { balance: card.is_blocked ? 0 : card.balance };
    };
  },
};
