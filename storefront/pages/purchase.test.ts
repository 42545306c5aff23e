import { expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { signUp } from '../../test/accounts.ts';
import type { TitleOverrides } from '../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { load } from './purchase.tsx';

const open = sellingShops();
const url = new URL('http://shop.example/purchase');

/** Where the checkout page leads; 'open' when it opens. */
async function opened({ reader }: SellingShop): Promise<string> {
  const api = reader.call as unknown as Call;
  try {
    await load({ api, params: {}, url });
    return 'open';
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('location') ?? '';
  }
}

async function withChosenDelivery(shop: SellingShop, onHand: number, overrides?: TitleOverrides) {
  const { eisbn } = await shop.aBook(onHand, overrides);
  await shop.reader.get('cart/add', { eisbn });
  await shop.reader.get('checkout/setDelivery', {
    delivery_preference: 'pickup',
    location_id: shop.location.id,
  });
}

test('a customer of a shop with one location checks out what has to be ordered', async () => {
  const shop = await open();
  await signUp(shop.reader);
  await withChosenDelivery(shop, 0);
  expect(await opened(shop)).toBe('open');
});

test('a guest goes back to the cart, which says that this needs an account', async () => {
  const shop = await open();
  await withChosenDelivery(shop, 0);
  expect(await opened(shop)).toBe('/checkout/cart?problem=guest_out_of_stock');
});

test('opened by its address it takes the saved delivery, and every way back to the cart names its reason (CHECKOUT-085)', async () => {
  const shop = await open();
  // An empty cart says so itself.
  expect(await opened(shop)).toBe('/checkout/cart');
  const { eisbn, id } = await shop.aBook(2);
  await shop.reader.get('cart/add', { eisbn, quantity: 2 });
  expect(await opened(shop)).toBe('/checkout/cart?problem=no_delivery');
  await withChosenDelivery(shop, 1);
  expect(await opened(shop)).toBe('open');
  await shop.t.db.query(`update title set availability = 'out_of_print' where id = $1`, [id]);
  await shop.setOnHand(id, 1);
  expect(await opened(shop)).toBe('/checkout/cart?problem=cart_adjustment');
  await shop.t.db.query(`update title set availability = 'withdrawn' where id = $1`, [id]);
  expect(await opened(shop)).toBe('/checkout/cart?problem=cart_unavailable');
});

test('a shop that asks for an account or a minimum says so', async () => {
  const closed = await open({ settings: { guest_allow_checkout: false } });
  const { eisbn } = await closed.aBook(2);
  await closed.reader.get('cart/add', { eisbn });
  await closed.t.db.query(`update cart set delivery_preference = 'pickup'`);
  expect(await opened(closed)).toBe('/checkout/cart?problem=guest_checkout_disabled');

  const dear = await open({ settings: { checkout_info: { order_min: 100_000 } } as never });
  await withChosenDelivery(dear, 2);
  expect(await opened(dear)).toBe('/checkout/cart?problem=below_order_minimum');
});
