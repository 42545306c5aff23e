import { expect, it } from 'vitest';
import type { Cart } from '../../../contract/cart.ts';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { problemFor } from '../cart/notice-codes.ts';
import { misfitOf } from './back-to-cart.ts';

const items = [cartItemOf()];
const emailedOnly = { summary: { contains_only_emailed_gift_card: true, is_emailed: true } } as Partial<Cart>;

it.each([
  ['no delivery chosen', cartOf(items), '', 'no_delivery'],
  ['empty', cartOf([]), 'pickup', 'cart_empty'],
  ['unavailable items', cartOf([cartItemOf({ line: { cartable: false } })]), 'pickup', 'cart_unavailable'],
  ['unshippable items, to be shipped', cartOf(items, { contains_unshippable: true }), 'ship', 'unshippable'],
  ['only an emailed gift card, not electronic', cartOf(items, emailedOnly), 'pickup', 'emailed_only'],
  ['electronic, but books in it', cartOf(items), 'electronic', 'not_emailed'],
])(
  'sends back to the cart, which says why: %s (CHECKOUT-009, CHECKOUT-024..028)',
  (_, cart, delivery, reason) => {
    expect(misfitOf(cart, delivery)).toBe(reason);
    expect(problemFor(reason)).not.toBe('There was an error.');
  },
);

it('lets go on what fits', () => {
  expect(misfitOf(cartOf(items), 'pickup')).toBeNull();
  expect(misfitOf(cartOf(items, { contains_unshippable: true }), 'pickup')).toBeNull();
  expect(misfitOf(cartOf(items, emailedOnly), 'electronic')).toBeNull();
});
