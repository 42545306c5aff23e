import { expect, it } from 'vitest';
import { safeBackPath } from './back-path.ts';

it.each(['/', '/checkout/cart', '/browse/filter/t/a%2Fb?x=1#top'])('goes back to %s', (path) => {
  expect(safeBackPath(path)).toBe(path);
});

it.each([
  '',
  'checkout/cart',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  `/${'x'.repeat(3000)}`,
])('never to %j', (path) => {
  expect(safeBackPath(path)).toBe('/');
  expect(safeBackPath(null)).toBe('/');
});
