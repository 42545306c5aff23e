import { expect, it } from 'vitest';
import { taxPlaceOf } from './tax-place.ts';

it.each([
  [
    { country: 'US', prov: 'ME' },
    { country: 'US', region: 'ME', regionName: 'Maine' },
  ],
  [
    { country: 'Canada', prov: 'british columbia' },
    { country: 'CA', region: 'BC', regionName: 'British Columbia' },
  ],
  [
    { country: 'US', prov: 'Atlantis' },
    { country: 'US', region: '', regionName: '' },
  ],
  [
    { country: 'France', prov: 'ME' },
    { country: '', region: '', regionName: '' },
  ],
  [
    { country: '', prov: '' },
    { country: '', region: '', regionName: '' },
  ],
])('reads %j', (address, place) => {
  expect(taxPlaceOf(address)).toEqual(place);
});
