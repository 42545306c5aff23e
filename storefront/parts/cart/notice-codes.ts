import { maxCopies, maxTitles } from '../../../contract/cart-limits.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { DoneCode } from './change-cart.ts';

/**
 * What the cart page says after a form was posted without JavaScript. Only the code travels in the address, so that no
 * link can put words into the shop's mouth.
 */
export const notices = {
  updated: m.cart_done_updated,
  removed: m.cart_done_removed,
  emptied: m.cart_done_emptied,
  unavailable_removed: m.cart_done_unavailable_removed,
  adjusted: m.cart_done_adjusted,
} satisfies Record<Exclude<DoneCode, 'added' | 'checkout'>, () => string>;

const problems: Record<string, () => string> = {
  not_found: m.refusal_not_found_title,
  unavailable: m.cart_problem_unavailable,
  no_price: m.cart_problem_no_price,
  not_enough_stock: m.cart_problem_not_enough_stock,
  too_many_copies: () => m.refusal_too_many_copies({ max: maxCopies }),
  too_many_titles: () => m.refusal_too_many_titles({ max: maxTitles }),
  cart_disabled: m.refusal_cart_disabled,
  requires_account: m.refusal_requires_account,
  gift_card_page_only: m.refusal_gift_card_page_only,
  no_quantity: m.cart_problem_no_quantity,
  unknown_line: m.refusal_unknown_line,
  unavailable_not_removed: m.cart_unavailable_not_removed,
  cart_empty: m.cart_empty,
  no_delivery: m.cart_problem_no_delivery,
  cart_unavailable: m.cart_problem_cart_unavailable,
  cart_adjustment: m.cart_problem_cart_adjustment,
  below_order_minimum: m.cart_problem_below_order_minimum,
  unshippable: m.cart_problem_unshippable,
  emailed_only: m.cart_problem_emailed_only,
  tickets_only: m.cart_problem_tickets_only,
  not_emailed: m.cart_problem_not_emailed,
  nothing_ordered: m.cart_problem_nothing_ordered,
  other_account: m.cart_problem_other_account,
  delivery_unavailable: m.cart_problem_delivery_unavailable,
  unknown_location: m.refusal_unknown_location,
  guest_checkout_disabled: m.refusal_guest_checkout_disabled,
  guest_out_of_stock: m.cart_problem_guest_out_of_stock,
  guest_gift_card: m.refusal_guest_gift_card,
  guest_ticket: m.refusal_guest_ticket,
  guest_ship_disabled: m.refusal_guest_ship_disabled,
  invalid_gift_card: m.cart_problem_gift_card,
};

export function noticeFor(code: string | null): string | null {
  return code !== null && Object.hasOwn(notices, code) ? notices[code as keyof typeof notices]() : null;
}

/** Every code gives a sentence, unknown codes included. */
export function problemFor(code: string): string {
  return ((Object.hasOwn(problems, code) && problems[code]) || m.common_error)();
}
