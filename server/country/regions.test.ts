import { expect, test } from 'vitest';
import { inLocale } from '../../test/in-locale.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { provinceCountries } from './province-countries.ts';
import { countryList, findCountry, provinceList, provinceText, regionProblem } from './regions.ts';

const open = sellingShops();

test('every country of ISO 3166-1 once, the own one first, the rest by name', () => {
  const list = countryList('CA');
  expect(list[0]).toEqual({ code: 'CA', name: 'Canada' });
  expect(list.length).toBeGreaterThanOrEqual(248);
  expect(new Set(list.map((c) => c.code)).size).toBe(list.length);
  expect(list.every((c) => /^[A-Z]{2}$/.test(c.code) && c.name.length > 1)).toBe(true);
  const rest = list.slice(1).map((c) => c.name);
  expect(rest).toEqual([...rest].sort(new Intl.Collator('en').compare));
});

test('countries are named and ordered in the language of the texts, and found in English as well', () => {
  inLocale('fr', () => {
    const names = countryList('US').map((c) => c.name);
    expect(names[0]).toBe('États-Unis');
    // É is an E: not after Z.
    expect(names.indexOf('Égypte')).toBeLessThan(names.indexOf('France'));
    expect(findCountry('états-unis')?.code).toBe('US');
    expect(findCountry('United States')?.code).toBe('US');
  });
  expect(findCountry('états-unis')).toBeUndefined();
});

test('provinces of Canada and states of the United States are all there', () => {
  expect(provinceList('CA').map((p) => p.code)).toEqual(
    expect.arrayContaining(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']),
  );
  const states = provinceList('US').map((p) => p.code);
  expect(states.length).toBeGreaterThanOrEqual(51);
  for (const code of ['ME', 'DC', 'HI', 'AK', 'WY', 'PR']) expect(states).toContain(code);
});

test.each(['GB', 'SG', 'MC', 'IE', 'FR', 'DE', 'IT'])('an address in %s needs no province', (country) => {
  expect(provinceList(country)).toEqual([]);
  for (const province of ['', 'Essex']) expect(regionProblem({ country, province })).toBeUndefined();
});

test.each(['US', 'CA', 'AU', 'MX', 'JP', 'IN'])('an address in %s needs one of its provinces', (country) => {
  for (const province of ['', 'Essex']) {
    expect(regionProblem({ country, province })?.message).toBe('Valid state / province is required.');
  }
});

test('a code saved in a country that has no list any more is shown by its name', () => {
  expect(provinceText({ country: 'GB', province: 'ESS' })).toBe('Essex');
  expect(provinceText({ country: 'GB', province: 'Essex' })).toBe('Essex');
  expect(provinceText({ country: 'US', province: 'ME' })).toBe('ME');
});

test('every country whose addresses name a province has a list of them', () => {
  for (const country of provinceCountries) expect(provinceList(country).length, country).toBeGreaterThan(1);
});

test('countries and provinces are found by code or name', async () => {
  const { reader } = await open();
  expect((await reader.get('country/getList', {}))[0]?.code).toBe('US');
  expect(await reader.get('province/get', { country: 'canada', province: 'british columbia' })).toEqual({
    code: 'BC',
    name: 'British Columbia',
  });
  expect(await reader.get('province/getList', { country: 'GI' })).toEqual([]);
  expect(await reader.call('province/get', { country: 'US', province: 'BC' })).toMatchObject({
    error_code: 'unknown_province',
  });
});
