import type { AddCopies } from './cart-change.ts';
import { cartPath } from './cart-path.ts';
import type { Question } from './question.ts';

/** What was typed is not a number of copies, and only a form without JavaScript lets it through. */
export interface QuantityQuestion {
  kind: 'quantity';
  change: AddCopies;
}

/** The address of the cart page that asks the question. */
export function questionPath({ kind, change }: Question | QuantityQuestion): string {
  const { eisbn, quantity } = change;
  const about =
    change.intent === 'set'
      ? { cart_id: change.cart_id }
      : { condition: change.condition, registry: change.gift_registry_id };
  return cartPath({ ask: kind, eisbn, ...about, quantity: kind === 'quantity' ? undefined : quantity });
}
