import { expect, test } from 'vitest';
import { password, signUp } from '../../test/accounts.ts';
import { buildStock } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

test("a guest's cart is added to the account's own cart at login, and is the account's everywhere", async () => {
  const { reader, stranger, aBook } = await open();
  const both = await aBook(10);
  const guests = await aBook(10);
  const { email } = await signUp(reader);
  await reader.get('cart/add', { eisbn: both.eisbn, quantity: 2 });
  const phone = stranger();
  await phone.get('cart/add', { eisbn: both.eisbn, quantity: 3 });
  await phone.get('cart/add', { eisbn: guests.eisbn });
  const { cart, merged } = await phone.get('account/login', { email_address: email, password });
  expect(merged).toEqual({ earlier: 2, limited: [] });
  const counts = (c: typeof cart) =>
    Object.fromEntries(c.items.map((i) => [i.title_info.eisbn, i.cart_info.quantity]));
  expect(counts(cart)).toEqual({ [both.eisbn]: 5, [guests.eisbn]: 1 });
  expect(counts((await reader.get('cart/get', {})).cart)).toEqual(counts(cart));
  await phone.get('account/logout', {});
  expect((await phone.get('cart/get', {})).cart.items).toEqual([]);
  expect((await reader.get('cart/get', {})).cart.items).toHaveLength(2);
});

test('a cart filled before signing up comes along', async () => {
  const { reader, aBook } = await open();
  const { eisbn } = await aBook(3);
  await reader.get('cart/add', { eisbn, quantity: 2 });
  const { cart, merged } = await signUp(reader);
  expect(merged).toEqual({ earlier: 0, limited: [] });
  expect(cart.summary.total_quantity).toBe(2);
});

test('a merge caps copies at the allowed quantity and reports it to the shopper', async () => {
  const { reader, stranger, aBook, location, t } = await open();
  const plenty = await aBook(9999);
  const last = await aBook(0, { availability: 'out_of_print' });
  await buildStock(t.db, location.id, last.id, 3);
  const { email } = await signUp(reader);
  await reader.get('cart/add', { eisbn: plenty.eisbn, quantity: 9000 });
  await reader.get('cart/add', { eisbn: last.eisbn, quantity: 2 });
  const guest = stranger();
  await guest.get('cart/add', { eisbn: plenty.eisbn, quantity: 2000 });
  await guest.get('cart/add', { eisbn: last.eisbn, quantity: 2 });
  const { cart, merged } = await guest.get('account/login', { email_address: email, password });
  expect(merged?.earlier).toBe(9000 + 2);
  expect(merged?.limited.sort()).toEqual([plenty.title, last.title].sort());
  expect(cart.items.map((i) => i.cart_info.quantity).sort((a, b) => a - b)).toEqual([3, 9999]);
});

test('two tabs that log in at once bring the cart once', async () => {
  const { reader, stranger, aBook } = await open();
  const { eisbn } = await aBook(10);
  const { email } = await signUp(reader);
  const one = stranger();
  await one.get('cart/add', { eisbn, quantity: 2 });
  const two = stranger();
  two.caller.token = one.caller.token;
  await Promise.all([one, two].map((tab) => tab.get('account/login', { email_address: email, password })));
  expect((await reader.get('cart/get', {})).cart.summary.total_quantity).toBe(2);
});
