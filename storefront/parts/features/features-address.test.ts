import { expect, test } from 'vitest';
import { featuresAddress, featuresQuery } from './features-address.ts';

test.each(['/features', '/features?t=rain+%26+snow', '/features?t=a&c=featured&f=recent&s=name&l=50&p=3'])(
  'the address %s comes back as it was',
  (address) => {
    expect(featuresAddress(featuresQuery(new URL(address, 'https://shop.test').searchParams))).toBe(address);
  },
);

test('ignores parameters that no page of the shop sends', () => {
  const asked = featuresQuery(new URLSearchParams('s=price&l=9999&p=-1&f=odd'));
  expect(featuresAddress(asked)).toBe('/features');
});
