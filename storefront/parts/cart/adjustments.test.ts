import { expect, it } from 'vitest';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { adjustmentsOf, shortfallsOf } from './adjustments.ts';

const short = cartItemOf({ line: { quantity: 3 }, title: { title: 'Salt' }, offer: { onhand: 1 } });

it('lists requested and new quantities of what is no longer there (CART-047)', () => {
  const enough = cartItemOf({ line: { quantity: 5 } });
  expect(adjustmentsOf(cartOf([short, enough]))).toEqual([
    { cartId: short.cart_info.cart_id, title: 'Salt', requested: 3, available: 1 },
  ]);
});

it('leaves alone what is to be ordered', () => {
  const ordered = cartItemOf({
    line: { quantity: 3, backorder_quantity: 2 },
    offer: { onhand: 1, is_extra_orderable: true },
  });
  expect(adjustmentsOf(cartOf([ordered]))).toEqual([]);
});

it('takes away what is sold out (CART-048)', () => {
  const gone = cartItemOf({ line: { cartable: false, quantity: 2 }, offer: { onhand: 0 } });
  expect(adjustmentsOf(cartOf([short, gone]))).toMatchObject([
    { title: 'Salt', available: 1 },
    { cartId: gone.cart_info.cart_id, requested: 2, available: 0 },
  ]);
});

it('leaves in the cart what another location has', () => {
  const line = { cartable: false };
  const elsewhere = cartItemOf({ line, offer: { onhand: 0, status: 'elsewhere' } });
  expect(adjustmentsOf(cartOf([elsewhere]))).toEqual([]);
  expect(shortfallsOf(cartOf([elsewhere]))).toMatchObject([{ available: 0 }]);
});

it('keeps apart what is on hand and no longer sold, which an order lacks all the same (CHECKOUT-047)', () => {
  const withdrawn = cartItemOf({ line: { cartable: false }, title: { title: 'Pine' } });
  const cart = cartOf([short, withdrawn, cartItemOf()]);
  expect(adjustmentsOf(cart)).toMatchObject([{ title: 'Salt' }]);
  expect(shortfallsOf(cart)).toMatchObject([
    { title: 'Salt', requested: 3, available: 1 },
    { title: 'Pine', requested: 1, available: 0 },
  ]);
});
