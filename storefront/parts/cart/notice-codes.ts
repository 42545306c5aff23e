import { type DoneCode, unavailableNotRemoved } from './change-cart.ts';

/**
 * What the cart page says after a form was posted without JavaScript. Only the code travels in the address, so that no
 * link can put words into the shop's mouth.
 */
export const notices = {
  updated: 'Cart updated.',
  removed: 'Item removed from cart.',
  emptied: 'All items removed from cart.',
  unavailable_removed: 'Unavailable items removed from cart',
  adjusted: 'Your cart now matches what we have in stock.',
} satisfies Record<Exclude<DoneCode, 'added' | 'checkout'>, string>;

const problems: Record<string, string> = {
  not_found: 'We could not find this title.',
  unavailable: 'This title cannot be ordered just now.',
  no_price: 'This title has no price online. Please contact us to order it.',
  not_enough_stock: 'We do not have that many in stock.',
  over_maximum: 'You can order at most 9999 copies of a title at once.',
  cart_disabled: 'Online ordering is disabled.',
  requires_account: 'Please log in or create an account to order online.',
  gift_card_page_only: 'Gift cards are ordered on the gift card page.',
  no_quantity: 'Please enter how many copies you would like; 0 takes the title out of your cart.',
  unknown_line: 'This title is not in your cart any more.',
  unavailable_not_removed: unavailableNotRemoved,
  cart_empty: 'There are no items in your cart.',
  no_delivery: 'Checkout starts here. Press Checkout when you’re ready.',
  cart_unavailable: 'Some items are no longer available. Remove them to check out.',
  cart_adjustment: 'Please confirm the cart adjustment to check out.',
  below_order_minimum: 'Your order is below our minimum.',
  unshippable: 'Some items cannot be shipped. Choose pick up, or remove them to check out.',
  emailed_only: 'A gift card by email needs no pick up or shipping. Press Checkout to order it.',
  not_emailed: 'Only gift cards can be sent by email. Please choose another way to get the rest.',
  nothing_ordered:
    'Your cart is empty: it was emptied, or already ordered, in the meantime. No order was placed just now.',
  other_account:
    'You have logged in or out in another window. This is the cart of now; nothing was changed or ordered.',
  delivery_unavailable: 'We take no orders for pick up at the moment.',
  unknown_location: 'Please choose one of our locations to pick up your order.',
  guest_checkout_disabled: 'Please log in or create an account to check out.',
  guest_out_of_stock:
    'Not everything in your cart is in stock. To order it, please log in or create an account.',
  guest_gift_card: 'A gift card must be paid at once. Please log in to order it.',
};

export function noticeFor(code: string | null): string | null {
  return code !== null && Object.hasOwn(notices, code) ? notices[code as keyof typeof notices] : null;
}

/** Every code gives a sentence, unknown codes included. */
export function problemFor(code: string): string {
  return (Object.hasOwn(problems, code) ? problems[code] : undefined) ?? 'There was an error.';
}
