import { expect, test } from 'vitest';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { changedText } from './changed-text.ts';

const book = cartItemOf();
const seen = cartOf([book]);

test('says that the cart has changed when it holds other books, copies or conditions', () => {
  const { cart_info, title_info } = book;
  for (const items of [
    [book, cartItemOf()],
    [],
    [{ cart_info: { ...cart_info, quantity: 2 }, title_info }],
    [{ cart_info, title_info: { ...title_info, condition: 'USED' as const } }],
  ]) {
    expect(changedText(seen, cartOf(items))).toMatch(/^Your cart has changed since you last saw it\./);
  }
});

test('says that prices or stock have changed when it holds the same', () => {
  const dearer = { ...book, cart_info: { ...book.cart_info, sold_price: 1900 } };
  expect(changedText(seen, cartOf([dearer], { checksum: 'dearer' }))).toMatch(
    /^Prices or stock have changed/,
  );
});
