import { expect, test } from 'vitest';
import { CallFailed } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import { type SellingShop, sellingShops } from '../../../test/selling-shop.ts';
import type { AddCopies, CartChange } from './cart-change.ts';
import { changeCart } from './change-cart.ts';
import { answersTo } from './question-answers.ts';

const open = sellingShops();

const changeIn = ({ reader }: SellingShop, change: CartChange) =>
  changeCart(reader.call as unknown as Call, change);

const copies = (eisbn: string, quantity = 1): AddCopies => ({
  intent: 'add',
  eisbn,
  condition: 'NEW',
  quantity,
});

/** Changes the cart and gives the last answer to each question that comes. Returns the headings and the outcome. */
async function agree(shop: SellingShop, change: CartChange) {
  const kinds: string[] = [];
  let outcome = await changeIn(shop, change);
  while ('question' in outcome) {
    kinds.push(outcome.question.kind);
    const answer = answersTo(outcome.question, true).at(-1);
    if (!answer) throw new Error('no answer');
    outcome = await changeIn(shop, answer.change);
  }
  return { kinds, outcome };
}

test('large print comes before stock, and each is asked once', async () => {
  const shop = await open();
  const { eisbn } = await shop.aBook(2, { is_large_print: true });
  const { kinds, outcome } = await agree(shop, copies(eisbn, 3));
  expect(kinds).toEqual(['large_print', 'shortage']);
  expect(outcome).toMatchObject({ done: 'added', added: { quantity: 3 } });
  // The one in the cart was confirmed.
  expect(await changeIn(shop, { ...copies(eisbn), order_rest: true })).toMatchObject({ done: 'added' });
});

test('taking what there is takes what is not in the cart yet', async () => {
  const shop = await open();
  const { eisbn } = await shop.aBook(3);
  await changeIn(shop, copies(eisbn, 2));
  const asked = await changeIn(shop, copies(eisbn, 2));
  if (!('question' in asked)) throw new Error('not asked');
  const [take, order] = answersTo(asked.question, true);
  expect([take?.label, order?.label]).toEqual(['Take the one we have', 'Take 1 and order the rest']);
  expect(await changeIn(shop, take?.change ?? copies(''))).toMatchObject({
    cart: { items: [{ cart_info: { quantity: 3 } }] },
  });
});

test('a shortage without an answer is no question', async () => {
  const shop = await open();
  const { eisbn } = await shop.aBook(2, { availability: 'out_of_print' });
  await changeIn(shop, copies(eisbn, 2));
  expect(await changeIn(shop, copies(eisbn))).toEqual({
    problem: 'not_enough_stock',
    sentence: 'We only have 2 in stock',
  });
});

test('a line is set, removed and put back where it stood', async () => {
  const shop = await open();
  const { eisbn } = await shop.aBook(5);
  const added = await changeIn(shop, copies(eisbn));
  const line = 'cart' in added ? added.cart.items[0]?.cart_info : undefined;
  if (!line) throw new Error('no line');
  const { cart_id, position } = line;
  expect(await changeIn(shop, { intent: 'set', cart_id, eisbn, quantity: 2 })).toMatchObject({
    done: 'updated',
  });
  expect(await changeIn(shop, { intent: 'remove', cart_id })).toMatchObject({ done: 'removed' });
  expect(await changeIn(shop, { intent: 'remove', cart_id })).toEqual({
    problem: 'unknown_line',
    sentence: 'This title is no longer in your cart.',
  });
  expect(await changeIn(shop, { ...copies(eisbn, 2), position })).toMatchObject({
    cart: { items: [{ cart_info: { quantity: 2, position } }] },
  });
});

test('a call without an answer is a problem with its sentence, or the documented one (CART-059)', async () => {
  const down: Call = () => Promise.reject(new CallFailed('The shop is busy.', 503));
  expect(await changeCart(down, { intent: 'remove_all' })).toEqual({
    problem: 'failed',
    sentence: 'The shop is busy.',
  });
  expect(await changeCart(down, { intent: 'remove_unavailable' })).toEqual({
    problem: 'unavailable_not_removed',
    sentence: 'Error removing unavailable items',
  });
});
