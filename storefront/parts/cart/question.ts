import type { Refused } from '../../../contract/action.ts';
import type { AddCopies, CartChange, SetCopies } from './cart-change.ts';

/** What the shopper must agree to before the cart changes. */
export type Question =
  /** More copies than are on hand (CART-013..016). */
  | {
      kind: 'shortage';
      /** What was asked for. */
      change: AddCopies | SetCopies;
      onhand: number;
      /** How many of those may still be taken: all for a line, else those that are not in the cart yet. */
      left: number;
      isExtraOrderable: boolean;
    }
  /** A large print edition (CART-017). */
  | { kind: 'large_print'; change: AddCopies };

/** The question that a refused change asks; null for a refusal without an answer. */
export function questionAfter(change: CartChange, refused: Refused): Question | null {
  if (change.intent !== 'add' && change.intent !== 'set') return null;
  if (refused.error_code === 'large_print_unconfirmed' && change.intent === 'add')
    return { kind: 'large_print', change };
  if (refused.error_code !== 'not_enough_stock') return null;
  const stock = refused.error_data as { onhand: number; requested: number; is_extra_orderable: boolean };
  return shortageOf(change, {
    onhand: stock.onhand,
    inCart: stock.requested - change.quantity,
    isExtraOrderable: stock.is_extra_orderable,
  });
}

interface Stock {
  onhand: number;
  /** Copies in the cart beside those of the change. */
  inCart: number;
  isExtraOrderable: boolean;
}

/** Null when there are enough copies, or neither any to take nor a way to order the rest. */
export function shortageOf(change: AddCopies | SetCopies, stock: Stock): Question | null {
  const { onhand, inCart, isExtraOrderable } = stock;
  if (onhand < 1 || change.quantity + inCart <= onhand) return null;
  const left = Math.max(0, onhand - inCart);
  if (left === 0 && !isExtraOrderable) return null;
  return { kind: 'shortage', change, onhand, left, isExtraOrderable };
}
