import { expect, test } from 'vitest';
import { CallFailed } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import { signUp } from '../../../test/accounts.ts';
import { fillCart } from '../../../test/factories.ts';
import { aRegistry, withRegistries } from '../../../test/registries.ts';
import { type SellingShop, sellingShops } from '../../../test/selling-shop.ts';
import { questionFrom } from './asked-question.ts';
import { runCartForm } from './cart-form.ts';
import { problemFor } from './notice-codes.ts';

const open = sellingShops();

/** Posts a form as a browser without JavaScript does, and follows where it is sent. */
async function post({ reader }: SellingShop, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const call = reader.call as unknown as Call;
  const path = await runCartForm(call, form);
  const url = new URL(path, 'http://shop.example');
  const { cart } = await reader.get('cart/get', {});
  const asked = await questionFrom(call, url.searchParams, cart);
  return { path, query: url.searchParams, cart, asked, question: asked?.question };
}

test('add puts copies into the cart and says so', async () => {
  const shop = await open();
  const { eisbn } = await shop.aBook(5);
  const { path, cart } = await post(shop, { intent: 'add', eisbn, condition: 'NEW', quantity: '2' });
  expect(path).toBe(`/checkout/cart?notice=added&eisbn=${eisbn}&condition=NEW&quantity=2`);
  expect(cart.items[0]?.cart_info.quantity).toBe(2);
});

test('more than is on hand asks; taking what there is or ordering the rest are both answers', async () => {
  const shop = await open();
  const { eisbn, title } = await shop.aBook(3);
  const short = await post(shop, { intent: 'add', eisbn, condition: 'NEW', quantity: '5' });
  expect(short.cart.items).toEqual([]);
  const change = { intent: 'add', eisbn, quantity: 5 };
  expect(short.asked).toMatchObject({ title, question: { kind: 'shortage', change, onhand: 3, left: 3 } });

  const rest = { intent: 'add', eisbn, condition: 'NEW', quantity: '5', order_rest: '1' };
  const { cart } = await post(shop, rest);
  expect(cart.items[0]?.cart_info).toMatchObject({ quantity: 5, backorder_quantity: 2 });
});

test('the question counts the copies that are in the cart already', async () => {
  const shop = await open();
  const { eisbn } = await shop.aBook(3);
  await post(shop, { intent: 'add', eisbn, quantity: '2' });
  const { question } = await post(shop, { intent: 'add', eisbn, quantity: '2' });
  expect(question).toMatchObject({ change: { quantity: 2 }, onhand: 3, left: 1 });
  const { cart } = await post(shop, { intent: 'add', eisbn, quantity: '1' });
  expect(cart.items[0]?.cart_info.quantity).toBe(3);
});

test('a line that is set above what is on hand asks about the line', async () => {
  const shop = await open();
  const { eisbn, title } = await shop.aBook(3);
  const { cart } = await post(shop, { intent: 'add', eisbn, quantity: '2' });
  const cart_id = cart.items[0]?.cart_info.cart_id;
  const { asked } = await post(shop, { intent: 'set', cart_id: String(cart_id), eisbn, quantity: '5' });
  const change = { intent: 'set', cart_id, eisbn, quantity: 5 };
  expect(asked).toMatchObject({ title, question: { kind: 'shortage', change, onhand: 3, left: 3 } });
});

test('a large print edition is confirmed first', async () => {
  const shop = await open();
  const { eisbn } = await shop.aBook(2, { is_large_print: true });
  const { question, cart } = await post(shop, { intent: 'add', eisbn, quantity: '1' });
  expect(question?.kind).toBe('large_print');
  expect(cart.items).toEqual([]);
  const sure = await post(shop, { intent: 'add', eisbn, quantity: '1', large_print_confirmed: '1' });
  expect(sure.query.get('notice')).toBe('added');
});

test('copies bought for a gift registry keep it, also through the questions', async () => {
  const shop = await open({ settings: withRegistries });
  const { eisbn } = await shop.aBook(1, { is_large_print: true });
  const owner = shop.stranger();
  await signUp(owner);
  const gift_registry_id = await aRegistry(owner, { [eisbn]: 1 });
  const form = { intent: 'add', eisbn, gift_registry_id: String(gift_registry_id) };
  const change = { gift_registry_id };
  const { question: count } = await post(shop, { ...form, quantity: '0' });
  expect(count).toMatchObject({ kind: 'quantity', change });
  const { question: large } = await post(shop, form);
  expect(large).toMatchObject({ kind: 'large_print', change });
  const { question: short } = await post(shop, { ...form, quantity: '2', large_print_confirmed: '1' });
  expect(short).toMatchObject({ kind: 'shortage', change });
  const { cart } = await post(shop, { ...form, large_print_confirmed: '1' });
  expect(cart.items[0]?.cart_info.gift_registry_id).toBe(gift_registry_id);
});

test.each(['0', '-1', 'abc', '1.5', '', '<b>'])(
  '%j copies are not guessed at: the form asks again',
  async (quantity) => {
    const shop = await open();
    const { eisbn, title } = await shop.aBook(5);
    const { cart, asked } = await post(shop, { intent: 'add', eisbn, quantity });
    expect(cart.items).toEqual([]);
    expect(asked).toMatchObject({ title, question: { kind: 'quantity', change: { eisbn } } });
  },
);

test('more copies than an order takes are refused in words', async () => {
  const shop = await open();
  const { eisbn } = await shop.aBook(5);
  const { query, cart } = await post(shop, { intent: 'add', eisbn, quantity: '10000' });
  expect(query.get('problem')).toBe('too_many_copies');
  expect(cart.items).toEqual([]);
  expect(problemFor('too_many_copies')).toBe('You can order up to 9999 copies of a title at once.');
});

test('one title more than a cart holds is refused in words of its own', async () => {
  const shop = await open();
  const [first, other] = [await shop.aBook(5), await shop.aBook(5)];
  await post(shop, { intent: 'add', eisbn: first.eisbn });
  await fillCart(shop.t.db, shop.store.id, 999);
  const { query, cart } = await post(shop, { intent: 'add', eisbn: other.eisbn });
  expect(query.get('problem')).toBe('too_many_titles');
  expect(problemFor('too_many_titles')).toMatch(/^A cart can hold up to 1000 titles\./);
  expect(cart.items).toHaveLength(1000);
});

test('a quantity of 0 removes the line, nonsense changes nothing and is told', async () => {
  const shop = await open();
  const { eisbn } = await shop.aBook(5);
  const { cart } = await post(shop, { intent: 'add', eisbn, quantity: '3' });
  const cart_id = String(cart.items[0]?.cart_info.cart_id);
  for (const [quantity, problem] of [
    ['many', 'no_quantity'],
    ['-1', 'no_quantity'],
    ['10000', 'too_many_copies'],
  ] as const) {
    const same = await post(shop, { intent: 'set', cart_id, eisbn, quantity });
    expect(same.query.get('problem')).toBe(problem);
    expect(same.cart.items[0]?.cart_info.quantity).toBe(3);
  }
  const none = await post(shop, { intent: 'set', cart_id, eisbn, quantity: '0' });
  expect(none.path).toBe('/checkout/cart?notice=removed');
  expect(none.cart.items).toEqual([]);
});

test("nobody sets a line of another shopper's cart", async () => {
  const shop = await open();
  const { eisbn } = await shop.aBook(5);
  const { cart } = await shop.stranger().get('cart/add', { eisbn });
  const cart_id = String(cart.items[0]?.cart_info.cart_id);
  const { query } = await post(shop, { intent: 'set', cart_id, eisbn, quantity: '4' });
  expect(query.get('problem')).toBe('unknown_line');
});

test('what is sold out is removed by one form, short lines by another', async () => {
  const shop = await open();
  const [kept, short] = [await shop.aBook(5), await shop.aBook(3, { availability: 'out_of_print' })];
  const gone = await shop.aBook(1, { availability: 'out_of_print' });
  for (const [book, quantity] of [
    [kept, '1'],
    [short, '3'],
    [gone, '1'],
  ] as const) {
    await post(shop, { intent: 'add', eisbn: book.eisbn, quantity });
  }
  await shop.setOnHand(gone.id, 0);
  await shop.setOnHand(short.id, 2);
  const cleared = await post(shop, { intent: 'remove_unavailable' });
  expect(cleared.query.get('notice')).toBe('unavailable_removed');
  expect(cleared.cart.items).toHaveLength(2);
  const { cart } = await post(shop, { intent: 'adjust' });
  expect(cart.items.map((i) => i.cart_info.quantity)).toEqual([1, 2]);
  const emptied = await post(shop, { intent: 'remove_all' });
  expect(emptied.cart.items).toEqual([]);
});

test('checkout chooses pickup and goes on; an empty cart stays', async () => {
  const shop = await open();
  expect((await post(shop, { intent: 'checkout' })).query.get('problem')).toBe('cart_empty');
  const { eisbn } = await shop.aBook(5);
  await post(shop, { intent: 'add', eisbn, quantity: '1' });
  const { path, cart } = await post(shop, { intent: 'checkout' });
  expect(path).toBe('/purchase');
  expect(cart).toMatchObject({ delivery_preference: 'pickup', pickup_location_id: shop.location.id });
});

test('a shop that cannot answer sends back to the cart, and a question about nothing is not asked', async () => {
  const down: Call = async () => {
    throw new CallFailed('down', 503);
  };
  const form = new FormData();
  form.set('intent', 'remove_all');
  expect(await runCartForm(down, form)).toBe('/checkout/cart?problem=failed');

  const shop = await open();
  const { cart } = await shop.reader.get('cart/get', {});
  const ask = (query: string) =>
    questionFrom(shop.reader.call as unknown as Call, new URLSearchParams(query), cart);
  expect(await ask('ask=shortage&eisbn=9790000000000&quantity=3')).toBeNull();
  expect(await ask('ask=shortage&eisbn=<b>&quantity=3')).toBeNull();
  const { eisbn } = await shop.aBook(9);
  expect(await ask(`ask=shortage&eisbn=${eisbn}&quantity=3`)).toBeNull();
});
