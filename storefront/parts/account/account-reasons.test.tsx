import { expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { AccountReasons } from './account-reasons.tsx';

it('promises no orders by account where a shop takes none', () => {
  const reasons = (cart_enabled: boolean) =>
    renderInShop(<AccountReasons />, { cart_enabled }).match(/<li>.*?<\/li>/g) ?? [];
  expect(reasons(true)).toHaveLength(3);
  expect(reasons(true).join()).toMatch(/Order books.*Check out quickly.*See your orders/);
  expect(reasons(false)).toEqual([]);
});
