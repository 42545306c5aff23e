import { expect, it } from 'vitest';
import type { Cart } from '../../../contract/cart.ts';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { isMisfit } from './cart-misfit.ts';

const items = [cartItemOf()];
const emailedOnly = { summary: { contains_only_emailed_gift_card: true } } as Partial<Cart>;

it.each([
  ['no delivery chosen', cartOf(items), ''],
  ['empty', cartOf([]), 'pickup'],
  ['unavailable items', cartOf([cartItemOf({ line: { cartable: false } })]), 'pickup'],
  ['unshippable items, to be shipped', cartOf(items, { contains_unshippable: true }), 'ship'],
  ['only an emailed gift card, not electronic', cartOf(items, emailedOnly), 'pickup'],
  ['electronic, but books in it', cartOf(items), 'electronic'],
])('sends back to the cart: %s', (_, cart, delivery) => {
  expect(isMisfit(cart, delivery)).toBe(true);
});

it('lets go on what fits', () => {
  expect(isMisfit(cartOf(items), 'pickup')).toBe(false);
  expect(isMisfit(cartOf(items, { contains_unshippable: true }), 'pickup')).toBe(false);
  expect(isMisfit(cartOf(items, emailedOnly), 'electronic')).toBe(false);
});
