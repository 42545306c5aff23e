import type { Call } from '../../../contract/call.ts';
import { maxCopies } from '../../../contract/cart-limits.ts';
import { isQuantity } from '../../../ui/quantity.ts';
import type { DeliveryType } from '../shipping/delivery-methods.ts';
import { type CartChange, ChangeFields } from './cart-change.ts';
import { cartPath } from './cart-path.ts';
import { type Changed, changeCart } from './change-cart.ts';
import { type QuantityQuestion, questionPath } from './question-path.ts';

/**
 * One form of the cart or an item page, posted by a browser without JavaScript. Returns where to go next: always the cart
 * (or the checkout), with a short code for what happened.
 */
export async function runCartForm(api: Call, form: FormData): Promise<string> {
  const read = readChange(new ChangeFields(form));
  return 'intent' in read ? pathAfter(await changeCart(api, read), read) : pathAfter(read);
}

function pathAfter(
  outcome: Changed | { problem: string } | { question: QuantityQuestion },
  change?: CartChange,
): string {
  if ('question' in outcome) return questionPath(outcome.question);
  if ('problem' in outcome) return cartPath({ problem: outcome.problem });
  if (outcome.done === 'checkout') return '/purchase';
  if (change?.intent !== 'add') return cartPath({ notice: outcome.done });
  const { eisbn, condition, quantity } = change;
  return cartPath({ notice: outcome.done, eisbn, condition, quantity });
}

/** A quantity that makes no sense is asked for again: without JavaScript, the field did not correct it. */
function readChange(form: ChangeFields): CartChange | { problem: string } | { question: QuantityQuestion } {
  const intent = form.text('intent');
  switch (intent) {
    case 'add':
    case 'set': {
      const wanted = {
        eisbn: form.text('eisbn'),
        quantity: quantityOf(form),
        order_rest: form.flag('order_rest'),
      };
      if (wanted.quantity > maxCopies) return { problem: 'too_many_copies' };
      if (intent === 'set') {
        if (Number.isNaN(wanted.quantity)) return { problem: 'no_quantity' };
        return { intent, ...wanted, cart_id: form.whole('cart_id') };
      }
      const change = {
        intent,
        ...wanted,
        condition: form.condition(),
        gift_registry_id: form.whole('gift_registry_id') || undefined,
        large_print_confirmed: form.flag('large_print_confirmed'),
      };
      return change.quantity >= 1 ? change : { question: { kind: 'quantity', change } };
    }
    case 'remove':
      return { intent, cart_id: form.whole('cart_id') };
    case 'remove_all':
    case 'remove_unavailable':
    case 'adjust':
      return { intent };
    case 'checkout':
      return {
        intent,
        delivery_preference: (form.text('delivery_preference') || undefined) as DeliveryType | undefined,
        location_id: form.whole('location_id') || undefined,
      };
    default:
      return { problem: 'failed' };
  }
}

/** NaN for what is no number of copies. */
function quantityOf(form: ChangeFields): number {
  if (!form.has('quantity')) return 1;
  const typed = form.text('quantity');
  return isQuantity(typed) ? Number(typed) : Number.NaN;
}
