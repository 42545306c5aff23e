import { expect, test } from 'vitest';
import { mergedIn, withMerged } from './merged-address.ts';

test.each([
  ['/', { earlier: 3, limited: [] }, '/?merged=3-0'],
  [
    '/checkout/cart?notice=updated#total',
    { earlier: 0, limited: ['Moss'] },
    '/checkout/cart?notice=updated&merged=0-1#total',
  ],
  ['/item/1?a=b', { earlier: 0, limited: [] }, '/item/1?a=b'],
  ['/item/1', null, '/item/1'],
] as const)('%s with %j leads to %s', (path, merged, led) => {
  expect(withMerged(path, merged && { ...merged, limited: [...merged.limited] })).toBe(led);
});

test.each([
  ['merged=3-1', { earlier: 3, limited: 1 }],
  ['merged=12345678-0', null],
  ['merged=<b>-1', null],
  ['', null],
])('an address with "%s" says %j', (query, counts) => {
  expect(mergedIn(new URLSearchParams(query))).toEqual(counts);
});
