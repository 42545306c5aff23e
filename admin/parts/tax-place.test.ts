import { allCountries } from 'country-region-data';
import { expect, it } from 'vitest';
import { knownRates } from '../../server/tax/known/known-rates.ts';
import { addsUp, placeName, registeredIn, taxPlaceOf, wouldAddUp } from './tax-place.ts';

it.each([
  [{ country: 'US', prov: 'ME' }, ['US', 'ME', 'Maine', 'known']],
  [{ country: 'Canada', prov: 'british columbia' }, ['CA', 'BC', 'British Columbia', 'known']],
  [{ country: 'US', prov: 'Oregon' }, ['US', 'OR', 'Oregon', 'none']],
  [{ country: 'US', prov: 'DC' }, ['US', 'DC', 'District of Columbia', 'unknown']],
  [{ country: 'US', prov: 'Atlantis' }, ['US', '', '', 'unknown']],
  [{ country: 'France', prov: 'ME' }, ['FR', '', '', 'unknown']],
  [{ country: '', prov: '' }, ['', '', '', 'unknown']],
])('reads %j', (address, place) => {
  const { country, region, regionName, rates } = taxPlaceOf(address);
  expect([country, region, regionName, rates]).toEqual(place);
});

it.each([
  ['US', 'ME', 'Maine, United States'],
  ['CA', '', 'Canada'],
  ['', '', ''],
  ['XX', 'YY', 'YY, XX'],
])('names %s-%s', (country, region, name) => {
  expect(placeName(country, region)).toBe(name);
});

it('says of every state and province what the tables know', () => {
  for (const [, country, regions] of allCountries)
    for (const [, prov = ''] of country === 'US' || country === 'CA' ? regions : []) {
      const { rates, knownCountry } = taxPlaceOf({ country, prov });
      const written = () => knownRates(knownCountry || 'US', [prov]).length;
      if (rates === 'unknown') expect(written, prov).toThrow();
      else expect([prov, written() > 0]).toEqual([prov, rates === 'known']);
    }
});

const rate = (region: string, is_known = true, country = 'US') => ({ region, is_known, country });

it('keeps the known rates of other states that the shop collects', () => {
  const maine = taxPlaceOf({ country: 'US', prov: 'ME' });
  const rates = [rate('ME'), rate('VT'), rate('NY', false), rate('', true, 'CA')];
  expect(registeredIn(maine, rates)).toEqual(['ME', 'VT']);
});

it('notices a rate of the owner beside a known one of the same place', () => {
  expect(addsUp([rate('ME'), rate('ME', false)])).toBe(true);
  expect(addsUp([rate('ME'), rate('', false, '')])).toBe(true);
  expect(addsUp([rate('ME'), rate('VT', false)])).toBe(false);
  expect(addsUp([rate('ME'), rate('VT')])).toBe(false);
});

it('warns before known rates add to one of the owner', () => {
  const maine = taxPlaceOf({ country: 'US', prov: 'ME' });
  expect(wouldAddUp([rate('', false, '')], maine)).toBe(true);
  expect(wouldAddUp([rate('VT', false)], maine)).toBe(false);
  expect(wouldAddUp([rate('ME')], maine)).toBe(false);
  expect(wouldAddUp([rate('ME'), rate('ME', false)], maine), 'they add up already').toBe(false);
});
