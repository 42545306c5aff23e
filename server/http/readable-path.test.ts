import { expect, it } from 'vitest';
import { readablePath } from './readable-path.ts';

it.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/browse/filter/t/100%/k/title?a=%', '/browse/filter/t/100%25/k/title?a=%'],
  ['/%C3%A9/%E9', '/%C3%A9/%25E9'],
])('%s becomes %s', (path, readable) => {
  expect(readablePath(`http://shop.test${path}`)).toBe(readable);
  expect(() => decodeURIComponent(new URL(readable, 'http://shop.test').pathname)).not.toThrow();
});

it.each(['/', '/browse/filter/t/caf%C3%A9/k/title', '/a%2Fb', '/100%25', '/?t=%E0'])('%s stays', (path) => {
  expect(readablePath(`http://shop.test${path}`)).toBeNull();
});
