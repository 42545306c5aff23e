import { expect, test } from 'vitest';
import { withoutIgnored } from './ignored-parameters.ts';

const plain = (path: string) => {
  const { pathname, search } = withoutIgnored(new URL(path, 'http://shop.example'));
  return pathname + search;
};

test.each([
  ['/item/1?utm_source=mail&utm_medium=x', '/item/1'],
  ['/item/1?fbclid=a', '/item/1'],
  ['/item/1?registry=5&gclid=a&mc_cid=b&mc_eid=c', '/item/1?registry=5'],
  ['/lists/3?l=52&msclkid=1', '/lists/3?l=52'],
  ['/lists/3?utm%5Fsource=x&l=52', '/lists/3?l=52'],
  ['/browse?t=utm_source', '/browse?t=utm_source'],
  ['/browse?t=a+b%20c&&x', '/browse?t=a+b%20c&&x'],
  ['/browse?utm=1&xfbclid=2', '/browse?utm=1&xfbclid=2'],
  ['/', '/'],
])('%s is the page %s', (path, expected) => {
  expect(plain(path)).toBe(expected);
});
