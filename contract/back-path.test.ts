import { expect, it } from 'vitest';
import { safeBackPath, withBack } from './back-path.ts';

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

it('is taken along in the address of the page that is first', () => {
  expect(withBack('/account/login', '/')).toBe('/account/login');
  expect(withBack('/account/login', '/lists/5?a=1&b')).toBe('/account/login?back=%2Flists%2F5%3Fa%3D1%26b');
  expect(withBack('/account/create?token=x', '/cart')).toBe('/account/create?token=x&back=%2Fcart');
});
