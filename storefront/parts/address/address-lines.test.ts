import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const countries = [
  { code: 'CA', name: 'Canada' },
  { code: 'GI', name: 'Gibraltar' },
];
const place = {
  street_address: '318 Abbott Row',
  street_address_2: '',
  city: 'Kelowna',
  province: 'BC',
  country: 'CA',
  postal_code: 'V1Y 1A1',
};

test('provinces and countries stand in words', () => {
  expect(addressLines(place, countries, [{ code: 'BC', name: 'British Columbia' }])).toEqual([
    '318 Abbott Row',
    'Kelowna, British Columbia V1Y 1A1',
    'Canada',
  ]);
});

test('what was typed freely stays, what is missing leaves no gap', () => {
  const abroad = { ...place, country: 'GI', province: '', street_address_2: 'Flat 2' };
  expect(addressLines(abroad, countries, [])).toEqual([
    '318 Abbott Row',
    'Flat 2',
    'Kelowna V1Y 1A1',
    'Gibraltar',
  ]);
});
