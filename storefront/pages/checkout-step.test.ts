import { expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { load } from './checkout-step.tsx';

const open = sellingShops();

/** Where a step leads. */
async function opened({ reader }: SellingShop, step = 'review') {
  const api = reader.call as unknown as Call;
  const url = new URL(`http://shop.example/checkout/${step}`);
  const params = { progress: step };
  const answer: unknown = await load({ api, params, url }).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get('location') : answer;
}

test('every step of the checkout has its address, and nothing else has (CHECKOUT-004)', async () => {
  const shop = await open();
  const named = [
    'delivery',
    'provider',
    'contact',
    'payment',
    'credit_card',
    'review',
    'chase',
    'clearent',
    'global',
  ];
  for (const step of named) expect(await opened(shop, step), step).toBe('/checkout/cart');
  for (const step of ['', 'cart', 'nowhere', 'Review', 'constructor'])
    expect(await opened(shop, step), step).toMatchObject({ init: { status: 404 } });
});

test('a step leads back to the cart until a delivery choice is saved, then to the form (CHECKOUT-007, CHECKOUT-008, CHECKOUT-009, PAY-007)', async () => {
  const shop = await open();
  expect(await opened(shop)).toBe('/checkout/cart');
  const { eisbn } = await shop.aBook(2);
  await shop.reader.get('cart/add', { eisbn });
  expect(await opened(shop)).toBe('/checkout/cart?problem=no_delivery');
  const waiting = await shop.aBook(0);
  const { cart } = await shop.reader.get('cart/add', { eisbn: waiting.eisbn });
  // The cart page has no Checkout then: it must not be told to press it.
  expect(await opened(shop)).toBe('/checkout/cart?problem=guest_out_of_stock');
  const line = cart.items.find(({ title_info }) => title_info.eisbn === waiting.eisbn);
  await shop.reader.get('cart/removeItem', { cart_id: line?.cart_info.cart_id ?? 0 });
  const chosen = { delivery_preference: 'pickup' as const, location_id: shop.location.id };
  await shop.reader.get('checkout/setDelivery', chosen);
  expect(await opened(shop, 'review')).toBe('/purchase#order-summary');
  expect(await opened(shop, 'delivery')).toBe('/purchase#shipping-address');
  expect(await opened(shop, 'provider')).toBe('/purchase#shipping-options');
  expect(await opened(shop, 'contact')).toBe('/purchase#contact-info');
  // The forms of these providers open from the payment methods, where the shop takes them (decision 45).
  for (const step of ['payment', 'credit_card', 'chase', 'clearent', 'global'])
    expect(await opened(shop, step), step).toBe('/purchase#payment');
});
