import type { Call } from '../../../contract/call.ts';
import type { Cart, CartItem } from '../../../contract/cart.ts';
import { type AddCopies, ChangeFields, type SetCopies } from './cart-change.ts';
import { type Question, shortageOf } from './question.ts';
import type { QuantityQuestion } from './question-path.ts';

/** A question of the cart page, and the title that it is about. */
export interface Asked {
  question: Question | QuantityQuestion;
  title: string;
}

/**
 * The question that the address of the cart page asks, or null. Only numbers and codes come from the address: title and
 * stock are looked up, and a shortage that is over is not asked about.
 */
export async function questionFrom(api: Call, query: URLSearchParams, cart: Cart): Promise<Asked | null> {
  const kind = query.get('ask');
  if (kind !== 'shortage' && kind !== 'large_print' && kind !== 'quantity') return null;
  const change = changeAsked(new ChangeFields(query));
  if (!change) return null;
  const line = lineOf(cart, change);
  const found = line
    ? { title: line.title_info.title, offer: line.title_info.available }
    : change.intent === 'add' && (await offered(api, change));
  if (!found) return null;
  if (kind !== 'shortage')
    return change.intent === 'add' ? { question: { kind, change }, title: found.title } : null;
  const question = shortageOf(change, {
    onhand: found.offer.onhand,
    inCart: change.intent === 'add' ? (line?.cart_info.quantity ?? 0) : 0,
    isExtraOrderable: found.offer.is_extra_orderable,
  });
  return question && { question, title: found.title };
}

function lineOf(cart: Cart, change: AddCopies | SetCopies): CartItem | undefined {
  return cart.items.find(({ cart_info, title_info }) =>
    change.intent === 'set'
      ? cart_info.cart_id === change.cart_id
      : title_info.eisbn === change.eisbn && title_info.condition === change.condition,
  );
}

function changeAsked(fields: ChangeFields): AddCopies | SetCopies | null {
  const eisbn = fields.text('eisbn');
  const quantity = fields.has('quantity') ? Number(fields.text('quantity')) : 1;
  if (!/^\d{13}$/.test(eisbn) || !Number.isInteger(quantity) || quantity < 1 || quantity > 9999) return null;
  if (fields.has('cart_id')) return { intent: 'set', cart_id: fields.whole('cart_id'), eisbn, quantity };
  const [condition, registry] = [fields.condition(), fields.whole('registry')];
  return { intent: 'add', eisbn, condition, quantity, gift_registry_id: registry > 0 ? registry : undefined };
}

async function offered(api: Call, { eisbn, condition }: AddCopies) {
  const answer = await api('title/getItem', { eisbn });
  if (!answer.ok) return null;
  const offer = answer.value.available.find((o) => o.code === condition);
  return offer ? { title: answer.value.title, offer } : null;
}
