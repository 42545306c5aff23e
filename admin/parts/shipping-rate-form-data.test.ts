import { expect, it } from 'vitest';
import { readShippingRate, type StaffShippingRate, shippingRateValues } from './shipping-rate-form-data.ts';

const mail: StaffShippingRate = {
  id: 3,
  version: 1,
  label: 'Standard mail',
  country: 'US',
  regions: ['ME', 'NH'],
  postal_codes: ['04101-04124', '05'],
  kinds: ['printed_book', 'non_book'],
  basis: 'weight',
  base: 450,
  included: 1000,
  step: 500,
  step_price: 125,
  least: 0,
  most: 20000,
  free_from: 5000,
  days_min: 3,
  days_max: 7,
  is_tbd: false,
  valid_from: '2026-01-01',
  valid_until: null,
};

const formOf = (values: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of name === 'kinds' ? value.split('\n') : [value]) form.append(name, one);
  }
  return form;
};

it.each([
  mail,
  { ...mail, basis: 'amount', included: 2500, step: 1000, least: 1999 },
  { ...mail, basis: 'order', included: 0, step: 1, step_price: 0, most: null, free_from: null },
  { ...mail, country: '', regions: [], postal_codes: [], kinds: [], is_tbd: true, days_min: 0, days_max: 0 },
] satisfies StaffShippingRate[])('the form of a rate, sent as it stands, changes nothing: %#', (rate) => {
  const { id, version, most, free_from, valid_until, ...same } = rate;
  expect(readShippingRate(formOf(shippingRateValues(rate)))).toEqual({
    given: { ...same, most: most ?? undefined, free_from: free_from ?? undefined, valid_until: '' },
    problems: {},
  });
});

it('takes states by their names and postal codes with spaces', () => {
  const typed = {
    label: 'Post',
    country: 'CA',
    regions: 'british columbia; AB',
    postal_codes: 'v1y 1a\nt2',
    base: '5',
  };
  expect(readShippingRate(formOf(typed)).given).toMatchObject({
    regions: ['BC', 'AB'],
    postal_codes: ['V1Y1A', 'T2'],
    base: 500,
  });
});

it('one number of days is both the least and the most', () => {
  expect(readShippingRate(formOf({ base: '1', days_max: '5' })).given).toMatchObject({
    days_min: 5,
    days_max: 5,
  });
});

it('says what it cannot read', () => {
  const typed = {
    country: 'US',
    regions: 'Ontario',
    basis: 'weight',
    base: '4,50',
    included: '1.5 kg',
    days_min: 'a',
  };
  const { problems } = readShippingRate(formOf(typed));
  expect(Object.keys(problems).sort()).toEqual(['base', 'days_min', 'included', 'regions']);
  expect(problems.regions).toBe('United States has no Ontario. Give states or provinces as in Maine or ME.');
});
