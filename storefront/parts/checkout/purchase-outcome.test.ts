import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import type { CartItem } from '../../../contract/cart.ts';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { seenLines } from './changed-text.ts';
import { afterRefusal, misfitOfCart } from './purchase-outcome.ts';
import { emptyValues } from './purchase-values.ts';

const item = cartItemOf({ title: { title: 'Salt Roads' } });
const seen = cartOf([item]);
const shown = { lines: seenLines(seen), loggedIn: false, delivery: 'pickup' };
/** The same book, with another price or stock. */
const lineNow = (line: Partial<CartItem['cart_info']>): CartItem => ({
  ...item,
  cart_info: { ...item.cart_info, ...line },
});
const dear = cartOf([lineNow({ sold_price: 9900 })], { checksum: 'other' });

test('the cart is ordered as it was seen, and else says why not', () => {
  expect(misfitOfCart(seen, seen, shown)).toBeNull();
  expect(misfitOfCart(cartOf([]), seen, shown)).toEqual({
    kind: 'leave',
    path: '/checkout/cart?problem=nothing_ordered',
  });
  // CHECKOUT-047
  expect(misfitOfCart(cartOf([lineNow({ cartable: false })]), seen, shown)).toMatchObject({
    kind: 'stop',
    stop: { kind: 'stock', lines: [{ title: 'Salt Roads', requested: 1, available: 0 }] },
  });
  expect(misfitOfCart(cartOf([lineNow({ quantity: 9 })]), seen, shown)).toMatchObject({
    kind: 'stop',
    stop: { kind: 'stock', lines: [{ requested: 9, available: 5 }] },
  });
  expect(misfitOfCart(dear, seen, shown)).toMatchObject({
    kind: 'stay',
    sentence: expect.stringContaining('now costs $99.00'),
    asksForAccount: false,
  });
});

test('what the shopper has just chosen is ordered where it changes nothing else, and is else said to be the cause', () => {
  const chosen = cartOf([item], { checksum: 'other' });
  expect(misfitOfCart(chosen, seen, { ...shown, byChoice: true })).toBeNull();
  expect(misfitOfCart(chosen, seen, shown)).toMatchObject({ kind: 'stay' });
  const summary = { ...chosen.summary, total: 2500 };
  expect(misfitOfCart({ ...chosen, summary }, seen, { ...shown, byChoice: true })).toMatchObject({
    kind: 'stay',
    sentence: 'Your last choice changed your order. The total is now $25.00. Please check it again.',
  });
});

test('a gift that others have bought meanwhile is said so, with what it changes', () => {
  const gift = { occasion: 'Wedding' as const, name: 'Ada and Ben', owner_name: 'Ada', left: 1 };
  const wished = cartOf([lineNow({ gift_registry_info: gift })]);
  const line = lineNow({ gift_registry_info: { ...gift, left: 0 }, sold_price: 9900 });
  const bought = cartOf([line], { checksum: 'other' });
  expect(misfitOfCart(bought, wished, shown)).toMatchObject({
    kind: 'stay',
    sentence: expect.stringMatching(
      /^“Salt Roads” has been bought for “Ada and Ben” already\..*costs \$99\.00/,
    ),
  });
  // Once it was said, only what is new is.
  expect(misfitOfCart({ ...bought, checksum: 'third' }, bought, shown)).toMatchObject({
    sentence: expect.not.stringContaining('bought for'),
  });
});

test('a guest whose book has to be ordered is asked to log in, a customer is not', () => {
  const fresh = cartOf([lineNow({ backorder_quantity: 1 })], { can_click_collect: false, checksum: 'other' });
  expect(misfitOfCart(fresh, seen, shown)).toMatchObject({
    sentence: expect.stringMatching(/please log in or create an account\.$/),
    asksForAccount: true,
  });
  expect(misfitOfCart(fresh, seen, { ...shown, loggedIn: true })).toMatchObject({ asksForAccount: false });
});

test('a refusal that speaks of changes names them, where it is known what was seen', async () => {
  const api = (async () => ({ ok: true, value: { cart: dear } })) as unknown as Call;
  const refused = { error: 'Something has changed.', error_code: 'cart_changed' };
  expect(await afterRefusal(api, refused, shown, emptyValues)).toMatchObject({
    sentence: expect.stringContaining('now costs $99.00'),
    cart: dear,
  });
  expect(await afterRefusal(api, refused, { ...shown, lines: null }, emptyValues)).toMatchObject({
    sentence: 'Something has changed.',
  });
});

test('a copy that goes while the order is on its way is named in a dialog of its own (CHECKOUT-076)', async () => {
  const refused = {
    error: 'Cart contains unavailable items',
    error_code: 'cart_unavailable',
    error_data: { items: [{ cart_id: 1, eisbn: '1', title: 'Salt Roads', requested: 1, onhand: 0 }] },
  };
  expect(await afterRefusal((() => {}) as never, refused, shown, emptyValues)).toEqual({
    kind: 'stop',
    stop: { kind: 'unavailable', titles: ['Salt Roads'] },
  });
});

test('nothing that was typed is shown to another customer', async () => {
  const refused = { error: 'This page was made for another account.', error_code: 'other_account' };
  expect(await afterRefusal((() => {}) as never, refused, shown, emptyValues)).toEqual({
    kind: 'leave',
    path: '/checkout/cart?problem=other_account',
  });
});
