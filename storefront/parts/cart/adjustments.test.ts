import { expect, it } from 'vitest';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { adjustmentsOf, unavailableItems } from './adjustments.ts';

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

it('keeps what cannot be bought apart from what is short', () => {
  const gone = cartItemOf({ line: { cartable: false, quantity: 2 }, offer: { onhand: 0 } });
  const cart = cartOf([short, gone]);
  expect(adjustmentsOf(cart)).toHaveLength(1);
  expect(unavailableItems(cart)).toEqual([gone]);
});
