import { expect, test } from 'vitest';
import { gramsOf, type Weighed } from './weight.ts';

const paperback: Weighed = {
  eisbn: '9780000000019',
  binding: 'Trade Paperback',
  is_giftcard: false,
  weight: null,
  pages: 300,
};

test('the record is believed', () => {
  expect(gramsOf({ ...paperback, weight: 1 })).toBe(454);
});

test('without it, binding and pages give a weight near that of such books', () => {
  const grams = (given: Partial<Weighed>) => gramsOf({ ...paperback, ...given });
  expect(grams({})).toBe(445);
  expect(grams({ pages: 600 })).toBe(865);
  expect(grams({ binding: 'Hardcover' })).toBeGreaterThan(grams({}));
  expect(grams({ binding: 'Mass Market Paperback' })).toBeLessThan(grams({}));
  expect(grams({ pages: null })).toBe(grams({ pages: 300 }));
  expect(grams({ binding: 'Audio CD', pages: null })).toBe(120);
  expect(grams({ binding: 'Calendar', pages: null })).toBe(300);
  expect(grams({ binding: 'eBook' })).toBe(0);
});
