import * as m from '../../../messages/compiled/messages.js';
import type { AddCopies, SetCopies } from './cart-change.ts';
import type { Question } from './question.ts';

/** An answer to the question, and the change that it stands for. */
export interface QuestionAnswer {
  label: string;
  change: AddCopies | SetCopies;
}

/** What the question says: its heading, and its sentence before and after the title. */
export function questionHeading(question: Question): string {
  if (question.kind === 'large_print') return m.cart_large_print_edition();
  return m.cart_only_in_stock({ onhand: question.onhand });
}

/** What follows the sentence with the title. */
export function questionFacts(question: Question): string[] {
  if (question.kind === 'large_print') return [];
  const inCart = question.onhand - question.left;
  return [
    ...(inCart > 0 ? [m.cart_question_in_cart({ count: inCart })] : []),
    ...(question.isExtraOrderable ? [m.cart_question_order_rest({ rest: restOf(question) })] : []),
  ];
}

/**
 * The answers beside 'Cancel'; the one that gives most of the wanted copies comes last. Only customers can order copies
 * that are not on hand (CHECKOUT-052): guests are warned here, before they meet a closed checkout.
 */
export function answersTo(question: Question, isLoggedIn: boolean): QuestionAnswer[] {
  if (question.kind === 'large_print') {
    const change = { ...question.change, large_print_confirmed: true };
    return [{ label: m.cart_add_the_large_print_edition(), change }];
  }
  const { left, isExtraOrderable } = question;
  // The large print question comes before the one about stock.
  const change =
    question.change.intent === 'add' ? { ...question.change, large_print_confirmed: true } : question.change;
  const take = m.cart_take({ count: left });
  const rest =
    left > 0 ? m.cart_take_and_order_rest({ left }) : m.cart_order_rest({ rest: restOf(question) });
  const order = isLoggedIn ? rest : m.cart_order_with_account({ order: rest });
  return [
    ...(left > 0 ? [{ label: take, change: { ...change, quantity: left } }] : []),
    ...(isExtraOrderable ? [{ label: order, change: { ...change, order_rest: true } }] : []),
  ];
}

/** The copies that are not on hand, for one copy as for several. */
function restOf({ change, left }: Extract<Question, { kind: 'shortage' }>) {
  const isOne = change.quantity - left === 1;
  if (left > 0) return isOne ? 'the_other' : 'the_others';
  return isOne ? 'it' : 'them';
}
