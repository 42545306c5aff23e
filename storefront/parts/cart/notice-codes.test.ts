import { expect, it } from 'vitest';
import { cartActions } from '../../../contract/cart.ts';
import { checkoutActions } from '../../../contract/checkout.ts';
import { noticeFor, problemFor } from './notice-codes.ts';

it('says the documented sentences', () => {
  expect(noticeFor('unavailable_removed')).toBe('Unavailable items removed from cart');
  expect(problemFor('unavailable_not_removed')).toBe('Error removing unavailable items');
  expect(problemFor('cart_disabled')).toBe('Online ordering is disabled.');
});

it('says of an order that found its cart empty that none was placed', () => {
  expect(problemFor('nothing_ordered')).toMatch(
    /^Your cart is empty: .* We didn’t place an order just now\.$/,
  );
});

it('has a sentence of its own for every refusal a form of the cart may meet', () => {
  const asked = ['large_print_unconfirmed'];
  const codes = [
    ...cartActions['cart/add'].refusals,
    ...cartActions['cart/removeItem'].refusals,
    ...checkoutActions['checkout/setDelivery'].refusals,
  ].filter((code) => !asked.includes(code));
  for (const code of codes) expect(problemFor(code), code).not.toBe('There was an error.');
});

it('repeats nothing that an address says', () => {
  expect(problemFor('Call 555 and pay us')).toBe('There was an error.');
  expect(problemFor('constructor')).toBe('There was an error.');
  expect(noticeFor('toString')).toBeNull();
});
