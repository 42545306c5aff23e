import { expect, it } from 'vitest';
import { formatMoney } from '../../../ui/money.ts';
import { addedText } from './added-text.ts';

it('says copy or copies, and each for several (CART-030, CART-031)', () => {
  expect(addedText({ quantity: 1, title: 'Emma', price: 1899 }, formatMoney)).toBe(
    '1 copy of Emma priced at $18.99 added to cart.',
  );
  expect(addedText({ quantity: 3, title: 'Emma', price: 1899 }, formatMoney)).toBe(
    '3 copies of Emma priced at $18.99 each added to cart.',
  );
});
