import { expect, it } from 'vitest';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { CartOutcome } from './cart-outcome.tsx';

const line = cartItemOf({ title: { title: 'Salt Roads' } });
const query = `?notice=added&quantity=1&eisbn=${line.title_info.eisbn}`;

it.each([
  ['a book was added', [line], true, /1 copy of Salt Roads .* added to cart/],
  ['it was removed since', [], true, /^$/],
  ['the browser blocks cookies', [], false, /^Your cart needs cookies/],
])('says what became of a posted book: %s', (_, items, hasCookies, said) => {
  const html = renderInShop(<CartOutcome query={query} cart={cartOf(items)} hasCookies={hasCookies} />);
  expect(html.replace(/<[^>]+>/g, '')).toMatch(said);
});
