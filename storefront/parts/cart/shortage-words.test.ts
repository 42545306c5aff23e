import { expect, test } from 'vitest';
import { shortageWords } from './shortage-words.ts';

test('one copy, when the last one is in the cart already, is one copy', () => {
  const words = shortageWords(1, { onhand: 1, left: 0, isExtraOrderable: true });
  expect(words.asked).toBe('You asked for 1 copy of');
  expect(words.more).toBe('1 is in your cart already. We can order it for you.');
  expect(words.order).toBe('Order it');
});

test('several copies, with none left, are all ordered', () => {
  const words = shortageWords(3, { onhand: 2, left: 0, isExtraOrderable: true });
  expect(words.asked).toBe('You asked for 3 copies of');
  expect(words.more).toBe('2 are in your cart already. We can order them for you.');
  expect(words.order).toBe('Order them');
});

test('what is left is taken, and the rest ordered', () => {
  const many = shortageWords(5, { onhand: 2, left: 2, isExtraOrderable: true });
  expect(many.more).toBe('We can order the others for you.');
  expect(many.take).toBe('Take the 2 we have');
  expect(many.order).toBe('Take 2 and order the rest');
  const two = shortageWords(2, { onhand: 1, left: 1, isExtraOrderable: true });
  expect(two.more).toBe('We can order the other one for you.');
  expect(two.take).toBe('Take the one we have');
});

test('nothing is promised of a book that cannot be ordered', () => {
  expect(shortageWords(5, { onhand: 2, left: 1, isExtraOrderable: false }).more).toBe(
    '1 is in your cart already.',
  );
});
