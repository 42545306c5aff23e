import type { giftcardActions } from '../../contract/gift-card.ts';
import type { Handlers } from '../context.ts';
import { balance } from './balance.ts';
import { get } from './get.ts';

export const giftcardHandlers = {
  'giftcard/get': get,
  'giftcard/balance': balance,
} satisfies Handlers<keyof typeof giftcardActions>;
