import type { Answer } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import type { Cart } from '../../../contract/cart.ts';

/** What a shopper does with the gift cards that pay for a cart. */
export type CardChange =
  | { intent: 'card_add'; number: string; pin: string }
  | { intent: 'card_edit'; number: string; amount: string }
  | { intent: 'card_remove'; number: string };

/** Makes the change, for browsers with and without JavaScript. `captcha` is for a card that is added (GIFTCARD-033). */
export function changeCards(
  api: Call,
  change: CardChange,
  captcha?: string,
): Promise<Answer<{ cart: Cart }>> {
  const gift_card_number = change.number;
  switch (change.intent) {
    case 'card_add':
      return api('checkout/addGiftCard', { gift_card_number, pin: change.pin, captcha });
    case 'card_edit':
      return api('checkout/editGiftCard', { gift_card_number, amount: change.amount });
    case 'card_remove':
      return api('checkout/removeGiftCard', { gift_card_number });
  }
}

/** A number can be added from here on (GIFTCARD-032). */
export const isAddable = (number: string): boolean => number.replace(/\s/g, '').length > 4;

/** What was refused, for the form that asked for it. */
export interface CardProblem {
  /** The card whose amount it is about; '' = the form for another card. */
  number: string;
  field: 'number' | 'pin' | 'amount';
  sentence: string;
  /** The card is empty: another number is to be typed (GIFTCARD-035). */
  clears: boolean;
}

export function cardProblem(
  change: CardChange,
  { error, error_code }: { error: string; error_code: string },
): CardProblem {
  const adds = change.intent === 'card_add';
  return {
    number: adds ? '' : change.number,
    field: !adds ? 'amount' : error_code === 'gift_card_pin' ? 'pin' : 'number',
    sentence: error,
    clears: error_code === 'gift_card_empty',
  };
}
