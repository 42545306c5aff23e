import { expect, test } from 'vitest';
import { CallFailed } from '../../contract/action.ts';
import type { Call } from '../../contract/call.ts';
import { renderInShop } from '../../test/render-in-shop.tsx';
import routes from '../routes.ts';
import CartPage, { load } from './cart.tsx';

const path = '/checkout/cart';

test('a shop without a cart says so (CART-025, CART-045)', () => {
  const html = renderInShop(<CartPage />, { cart_enabled: false }, path);
  expect(html).toContain('Online ordering is disabled.');
  expect(html).not.toContain('There are no items in your cart.');
});

test('a cart that cannot be loaded is an error with a way to try again, and the page answers so (CART-043)', async () => {
  const api = (() => Promise.reject(new CallFailed('We are busy.', 503))) as unknown as Call;
  const loaded = await load({ api, params: {}, url: new URL(`http://shop.example${path}`) });
  expect(loaded).toMatchObject({ data: { cart: null, failure: 'We are busy.' }, init: { status: 503 } });
  const html = renderInShop(<CartPage />, {}, path);
  expect(html).toContain('We couldn’t show your cart.');
  expect(html).toMatch(/<a[^>]*href="\/checkout\/cart"[^>]*>.*Try again/s);
});

test('the cart has one address (CART-002, CART-061, CART-062)', () => {
  const own = routes.filter(({ file }) => file === 'pages/cart.tsx');
  expect(own.map((route) => route.path)).toEqual(['checkout/cart']);
});
