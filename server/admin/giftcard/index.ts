import type { staffGiftCardActions } from '../../../contract/admin/gift-card.ts';
import { staffCardOf, staffCards } from '../../giftcard/staff-cards.ts';
import type { StaffHandlers } from '../context.ts';
import { block } from './block.ts';
import { issue } from './issue.ts';

export const staffGiftCardHandlers = {
  'giftcard/getList': async ({ q, store }, asked) => ({ gift_cards: await staffCards(q, store.id, asked) }),
  'giftcard/get': ({ q, store }, { id, number }) =>
    staffCardOf(q, store.id, id === undefined ? { number } : { id }),
  'giftcard/issue': issue,
  'giftcard/block': block,
} satisfies StaffHandlers<keyof typeof staffGiftCardActions>;
