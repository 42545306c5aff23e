import type { Answer, Refused } from '../../../contract/action.ts';
import type { Output } from '../../../contract/actions.ts';
import type { Call } from '../../../contract/call.ts';
import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { failedAnswer } from '../../failed-answer.ts';
import { beginCheckout } from './begin-checkout.ts';
import type { CartChange } from './cart-change.ts';
import { type Question, questionAfter } from './question.ts';

export type Added = Output<'cart/add'>['added'];

/** What was done. The cart page has a sentence for each that it speaks of (notice-codes.ts). */
export type DoneCode =
  | 'added'
  | 'updated'
  | 'removed'
  | 'emptied'
  | 'unavailable_removed'
  | 'adjusted'
  | 'checkout';

const doneBy: Record<CartChange['intent'], DoneCode> = {
  add: 'added',
  gift_card: 'added',
  set: 'updated',
  remove: 'removed',
  remove_all: 'emptied',
  remove_unavailable: 'unavailable_removed',
  adjust: 'adjusted',
  checkout: 'checkout',
};

export type Changed =
  | { done: DoneCode; cart: Cart; added?: Added }
  /** The sentence is the refusal's own, where the question cannot be asked. */
  | { question: Question; sentence: string }
  /** The code of a refusal, or 'failed' for a call without an answer; the sentence is for the shopper. */
  | { problem: string; sentence: string };

/** Changes the cart, or begins its checkout, for browsers with and without JavaScript. Never throws what a call throws. */
export async function changeCart(api: Call, change: CartChange): Promise<Changed> {
  const answer = await send(api, change).catch(failedAnswer);
  if (!answer.ok) return refusedChange(change, answer);
  const { cart, added } = answer.value;
  const done = change.intent === 'set' && change.quantity === 0 ? 'removed' : doneBy[change.intent];
  return { done, cart, ...(added && { added }) };
}

function send(api: Call, change: CartChange): Promise<Answer<{ cart: Cart; added?: Added }>> {
  switch (change.intent) {
    case 'add':
    case 'gift_card':
    case 'set': {
      const { intent: _, ...input } = change;
      return api('cart/add', input);
    }
    case 'remove':
      return api('cart/removeItem', { cart_id: change.cart_id });
    case 'remove_all':
      return api('cart/removeAll', {});
    case 'remove_unavailable':
      return api('cart/removeUnavailable', {});
    case 'adjust':
      return api('cart/adjust', {});
    case 'checkout':
      return beginCheckout(api, change);
  }
}

function refusedChange(change: CartChange, refused: Refused): Changed {
  const question = questionAfter(change, refused);
  if (question) return { question, sentence: refused.error };
  if (change.intent === 'remove_unavailable')
    return { problem: 'unavailable_not_removed', sentence: m.cart_unavailable_not_removed() };
  return { problem: refused.error_code, sentence: refused.error };
}
