import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { readCheckoutForms } from '../../../contract/custom-form.ts';
import type { StoredSettings } from '../../../server/store/settings.ts';
import { type SellingShop, sellingShops } from '../../../test/selling-shop.ts';
import { seenText } from './changed-text.ts';
import { submitPurchase } from './purchase-action.ts';

const open = sellingShops();
const filled = {
  name: 'Ada Reader',
  email: 'ada@example.org',
  phone: '(207) 555-0100',
  preferred_communication: 'phone',
  payment_choice: 'pickup',
  promo_code: '',
  instructions: '',
};

async function post({ reader }: SellingShop, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const api = ((name, input, options) => reader.call(name, input, options?.uuid)) as Call;
  return submitPurchase({ api, form });
}

async function cartWithBook(settings: StoredSettings = {}) {
  const shop = await open({ settings });
  const { id, eisbn } = await shop.aBook(2, { title: 'Salt Roads' });
  const { cart } = await shop.reader.get('cart/add', { eisbn });
  return { shop, titleId: id, checksum: cart.checksum, seen: seenText(cart) };
}

test('places the order and leads to its page, once per uuid (CHECKOUT-048, ORDER-006)', async () => {
  const { shop, checksum } = await cartWithBook();
  const form = { ...filled, checksum, uuid: crypto.randomUUID() };
  const first = await post(shop, form);
  expect(first).toMatchObject({
    path: expect.stringMatching(/^\/account\/order\/\d+\?key=[\w-]+&success=1$/),
  });
  // The browser sends the form again: same answer, no second order.
  expect(await post(shop, form)).toEqual(first);
});

test('keeps what was typed and says what is wrong', async () => {
  const { shop, checksum } = await cartWithBook();
  const back = await post(shop, { ...filled, email: 'nobody', checksum });
  expect(back).toMatchObject({
    values: { name: 'Ada Reader', email: 'nobody' },
    problems: {
      email: { sentence: 'Please input your email address. It looks like name@example.com.', isWrong: true },
    },
    isAboutFields: true,
    sentence: 'Please check your input and try again.',
    status: 400,
  });
});

test('says what is too long, and sends back only as much as helps to shorten it', async () => {
  const { shop, checksum } = await cartWithBook();
  const flood = 'x'.repeat(100_000);
  const back = await post(shop, { ...filled, name: flood, phone: flood, instructions: flood, checksum });
  expect(back).toMatchObject({
    problems: {
      name: { sentence: 'Please use at most 80 characters.' },
      phone: { sentence: 'Please use at most 40 characters.' },
      instructions: { sentence: 'Please use at most 1000 characters.' },
    },
    values: { email: filled.email },
    status: 400,
  });
  expect(JSON.stringify(back).length).toBeLessThan(6000);
});

test('orders nothing at a price the shopper has not seen, and nothing that is gone', async () => {
  const { shop, titleId, checksum, seen } = await cartWithBook();
  await shop.t.db.query('update title set list_price_usa = 9900 where id = $1', [titleId]);
  const dearer = await post(shop, { ...filled, checksum });
  expect(dearer).toMatchObject({
    problems: {},
    sentence: expect.stringMatching(/^Your cart, its prices, or our stock changed/),
  });
  expect(await post(shop, { ...filled, checksum, seen })).toMatchObject({
    sentence: expect.stringContaining(' “Salt Roads” now costs $99.00 instead of '),
  });
  await shop.setOnHand(titleId, 0);
  const { cart } = await shop.reader.get('cart/get', {});
  const gone = await post(shop, { ...filled, checksum: cart.checksum });
  expect(gone).toHaveProperty('status', 400);
});

test('a guest whose goods have gone meanwhile is shown the way to an account', async () => {
  const { shop, titleId, checksum } = await cartWithBook();
  const seen = await post(shop, { ...filled, email: 'nobody', checksum });
  expect(seen).not.toHaveProperty('asksForAccount', true);
  await shop.setOnHand(titleId, 0);
  expect(await post(shop, { ...filled, checksum })).toMatchObject({
    sentence: expect.stringMatching(
      /^“Salt Roads”: 0 of 1 in stock\. .* please log in or create an account\.$/,
    ),
    asksForAccount: true,
    status: 400,
  });
});

test('names the book of which fewer are left than were ordered, and the one that is gone', async () => {
  const { shop, titleId, checksum } = await cartWithBook();
  const { eisbn } = (await shop.reader.get('cart/get', {})).cart.items[0]?.title_info ?? { eisbn: '' };
  await shop.t.db.query("update title set availability = 'out_of_print' where id = $1", [titleId]);
  const { cart } = await shop.reader.get('cart/add', { eisbn });
  await shop.setOnHand(titleId, 1);
  expect(await post(shop, { ...filled, checksum: cart.checksum })).toMatchObject({
    sentence: '“Salt Roads”: 1 of 2 in stock. We no longer have the inventory to fulfill this order.',
  });
  await shop.setOnHand(titleId, 0);
  expect(await post(shop, { ...filled, checksum })).toMatchObject({
    sentence: '“Salt Roads” is no longer available. Cart contains unavailable items',
  });
});

test('orders nothing when the cart has changed in another window, and does not speak of prices alone', async () => {
  const { shop, checksum } = await cartWithBook();
  const { eisbn } = await shop.aBook(2);
  await shop.reader.get('cart/add', { eisbn });
  expect(await post(shop, { ...filled, checksum })).toMatchObject({
    sentence: 'Your cart, its prices, or our stock changed since you last saw it. Please check it again.',
  });
});

test('of a cart emptied in another window nothing is ordered, and the cart page says so', async () => {
  const { shop, checksum } = await cartWithBook();
  await shop.reader.get('cart/removeAll', {});
  const told = { done: 'left', path: '/checkout/cart?problem=nothing_ordered' };
  expect(await post(shop, { ...filled, checksum, uuid: crypto.randomUUID() })).toEqual(told);
  expect(await post(shop, { ...filled, email: 'nobody', checksum })).toEqual(told);
});

test('the shop’s own questions come back with their answers and what is wrong with them', async () => {
  const elements = [
    { id: 'class', type: 'text', label: 'Class', required: true },
    { id: 'by', type: 'date', label: 'Needed by' },
    { id: 'wrap', type: 'checkbox', label: 'Wrap them' },
  ];
  const custom_forms = readCheckoutForms({ form_pickup: { elements } });
  const { shop, checksum } = await cartWithBook({ checkout_info: { custom_forms } });
  const flood = 'x'.repeat(100_000);
  const back = await post(shop, {
    ...filled,
    checksum,
    cfe_by: '13/01/2028',
    cfe_wrap: 'on',
    cfe_none: flood,
  });
  expect(back).toMatchObject({
    problems: {
      cfe_class: { sentence: 'This field is required', isWrong: false },
      cfe_by: { sentence: 'Please enter a valid date', isWrong: true },
    },
    values: { answers: { cfe_by: '13/01/2028', cfe_wrap: 'on' } },
    status: 400,
  });
  expect(JSON.stringify(back).length).toBeLessThan(8000);
  const placed = await post(shop, { ...filled, checksum, cfe_class: '4b', cfe_wrap: 'on' });
  expect(placed).toHaveProperty('path');
  const [order] = await shop.t.db.query('select custom_form from customer_order where store_id = $1', [
    shop.store.id,
  ]);
  expect(order).toMatchObject({ custom_form: { values: [{ value: '4b' }, { value: 'Yes' }] } });
});
