import { expect, test } from 'vitest';
import { pageSizeIn, sizedAddress } from './page-size.ts';

test.each([
  ['', 26],
  ['page_size=100', 100],
  ['has_session=1; page_size=50', 50],
  ['page_size=7', 26],
  ['my_page_size=100', 26],
])('cookies %j remember %i', (cookies, size) => {
  expect(pageSizeIn(cookies)).toBe(size);
});

const at = (address: string) => new URL(address, 'http://shop.example');

test.each([
  ['/browse', '/browse/filter/l/50'],
  ['/browse/filter/', '/browse/filter/l/50'],
  ['/browse/filter/t/light/k/keyword', '/browse/filter/t/light/k/keyword/l/50'],
  ['/lists/9', '/lists/9?l=50'],
])('%s leads to %s', (address, sized) => {
  expect(sizedAddress(at(address), 50)).toBe(sized);
  expect(sizedAddress(at(address), 26)).toBeNull();
});

test.each([
  '/browse/filter/l/100',
  '/browse/filter/s/1/o/26',
  '/browse/url',
  '/browse?t=light&k=keyword',
  '/browse/17',
  '/lists/9/2',
  '/lists/9?l=100',
  '/item/9780385490818',
  '/',
])('%s stays', (address) => {
  expect(sizedAddress(at(address), 50)).toBeNull();
});
