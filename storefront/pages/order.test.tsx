import { expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { signUp } from '../../test/accounts.ts';
import { renderInShop } from '../../test/render-in-shop.tsx';
import { sellingShops } from '../../test/selling-shop.ts';
import type { Visitor } from '../../test/shop.ts';
import shopRoutes from '../routes.ts';
import { load as loadHistory } from './account/orders.tsx';
import OrderPage, { load } from './order.tsx';

const open = sellingShops();
const pickup = {
  name: 'Ada Reader',
  email: 'ada@example.org',
  phone: '(207) 555-0100',
  delivery_preference: 'pickup',
  payment_choice: 'pickup',
} as const;

async function ordered(isCustomer = false) {
  const shop = await open();
  if (isCustomer) await signUp(shop.reader);
  const { eisbn } = await shop.aBook(1, { title: 'Salt Roads' });
  await shop.reader.get('cart/add', { eisbn });
  if (isCustomer) await addCartToFavourites(shop.reader);
  return { ...shop, eisbn, ...(await shop.reader.get('checkout/submit', pickup)) };
}

async function addCartToFavourites(reader: Visitor): Promise<void> {
  const list_id = (await reader.get('session/get', {})).wishlist_id ?? 0;
  await reader.get('cart/copyCartToList', { list_id });
}

const argsOf = (visitor: Visitor, path: string) => ({
  api: visitor.call as unknown as Call,
  params: path.startsWith('/account/order/') ? { order_id: path.split(/[/?]/)[3] } : {},
  url: new URL(path, 'http://shop.example'),
});

/** The order page at this address, as the server renders it. */
async function page(visitor: Visitor, path: string) {
  const { data, init } = (await load(argsOf(visitor, path))) as {
    data: object;
    init: ResponseInit | null;
  };
  const html = renderInShop(<OrderPage />, {}, path, [], undefined, data);
  return { html, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], status: init?.status ?? 200 };
}

/** The file of the page at an address. */
const pageOf = (path: string) => shopRoutes.find((one) => one.path === path)?.file;

test('the last order of a session is confirmed at /account/complete, logged in or not (ORDER-002)', async () => {
  const { reader, stranger, order_number } = await ordered();
  expect(pageOf('account/complete')).toBe('pages/order.tsx');
  const { html, heading } = await page(reader, '/account/complete');
  expect(heading).toBe('Thank you for your order!');
  expect(html).toContain(order_number);
  await signUp(reader);
  expect((await page(reader, '/account/complete')).html).toContain(order_number);
  expect((await page(stranger(), '/account/complete')).status).toBe(404);
});

test('only an order that was just placed is confirmed (ORDER-012)', async () => {
  const { reader, order_number } = await ordered();
  const at = async (query: string) => (await page(reader, `/account/order/${order_number}${query}`)).heading;
  expect(await at('?success')).toBe('Thank you for your order!');
  expect(await at('?wishlist=7')).toBe('Thank you for your order!');
  expect(await at('')).toBe(`Order ${order_number}`);
});

test('after an order, a customer may take what was bought out of favourites (ORDER-019)', async () => {
  const { reader, order_number } = await ordered(true);
  const offers = async (query: string) =>
    (await page(reader, `/account/order/${order_number}${query}`)).html.includes('Remove from favorites');
  expect(await offers('?wishlist=7')).toBe(true);
  expect(await offers('?success')).toBe(true);
  expect(await offers('')).toBe(false);
});

test('items lead to their pages, and the order back to the shop; a book without a cover has one of letters (ORDER-010, ORDER-011, ORDER-022)', async () => {
  const { reader, order_number, eisbn } = await ordered();
  const { html } = await page(reader, `/account/order/${order_number}`);
  expect(html).toMatch(new RegExp(`<a href="/item/${eisbn}"[^>]*>Salt Roads</a>`));
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(?:<[^>]+>)*Continue Shopping/);
  expect(html).toContain(`src="/images/cover/${eisbn}.svg"`);
});

test('an order that cannot be loaded shows nothing but that, and ways on (ORDER-021)', async () => {
  const { stranger, order_number } = await ordered();
  const { html, heading, status } = await page(stranger(), `/account/order/${order_number}`);
  expect([heading, status]).toEqual(['We couldn’t find this order.', 404]);
  expect(html).toContain('Try again');
  for (const secret of ['Salt Roads', 'Ada Reader', 'ada@example.org']) expect(html).not.toContain(secret);
});

test('an address without a number is the history (ORDER-005)', async () => {
  expect(pageOf('account/order')).toBe('pages/account/orders.tsx');
  const { reader, order_number } = await ordered(true);
  const { found } = await loadHistory(argsOf(reader, '/account/order'));
  expect(found?.rows.map((row) => row.order_number)).toEqual([order_number]);
});
