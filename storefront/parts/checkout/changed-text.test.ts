import { expect, test } from 'vitest';
import type { Cart } from '../../../contract/cart.ts';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { changedText, seenFromText, seenLines, seenText } from './changed-text.ts';

const book = cartItemOf({ title: { title: 'Salt Roads' } });
const seen = cartOf([book]);

const lineOf = (change: Partial<typeof book.cart_info>) =>
  cartOf([{ ...book, cart_info: { ...book.cart_info, ...change } }], { checksum: 'fresh' });
/** With JavaScript, and as a form brings it back. */
function told(before: Cart, now: Cart) {
  const text = changedText(seenLines(before), now);
  expect(changedText(seenFromText(seenText(before)) ?? [], now)).toBe(text);
  return text;
}

test('says that the cart has changed when it holds other books, copies or conditions', () => {
  const { cart_info, title_info } = book;
  for (const items of [
    [book, cartItemOf()],
    [],
    [{ cart_info: { ...cart_info, quantity: 2 }, title_info }],
    [{ cart_info, title_info: { ...title_info, condition: 'USED' as const } }],
  ]) {
    expect(told(seen, cartOf(items))).toMatch(/^Your cart has changed since you last saw it\./);
  }
});

test('names the book that has become dearer, with both prices', () => {
  expect(told(seen, lineOf({ sold_price: 1900 }))).toBe(
    'Prices or stock have changed since you last saw your cart. “Salt Roads” now costs $19.00 instead of $18.00. Please check it again.',
  );
});

test('names the book of which the last copy has gone, and when another comes', () => {
  const gone = lineOf({
    backorder_quantity: 1,
    backorder_sub_message: '1 to be ordered, usually in 1–2 weeks',
  });
  expect(told(seen, gone)).toContain(
    ' “Salt Roads” is no longer in stock: 1 to be ordered, usually in 1–2 weeks. ',
  );
  expect(told(gone, seen)).toContain(' “Salt Roads” is in stock now. ');
});

test('says how many are left where some are', () => {
  const three = lineOf({ quantity: 3 });
  expect(told(three, lineOf({ quantity: 3, backorder_quantity: 2 }))).toContain(
    ' “Salt Roads”: now only 1 of 3 in stock. ',
  );
});

test('names three changes and says that there are more, and gives the total where no line has changed', () => {
  const books = [1, 2, 3, 4].map(() => cartItemOf());
  const dearer = books.map((item) => ({ ...item, cart_info: { ...item.cart_info, sold_price: 1900 } }));
  const many = told(cartOf(books), cartOf(dearer));
  expect(many.match(/now costs/g)).toHaveLength(3);
  expect(many).toContain(' Other items in your cart have changed, too. ');
  expect(told(seen, cartOf([book], { checksum: 'taxed' }))).toContain(' The total is now $18.00. ');
});

test('says that the promo code no longer holds, with the new total', () => {
  const ended = cartOf([book], {
    promo_code: { code: 'SUN10', problem: 'The promo code SUN10 has expired.' },
  });
  expect(told(seen, ended)).toContain(' The promo code SUN10 has expired. The total is now $18.00. ');
});

test('does without what no page of ours has sent', () => {
  for (const text of ['', 'x', '1 NEW 1 1', '1 NEW 1 1 1,', `${'1 '.repeat(20_000)}`])
    expect(seenFromText(text)).toBeNull();
});
