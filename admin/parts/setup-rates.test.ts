import { expect, it } from 'vitest';
import { percentTyped, readFlatRate, readTaxRate } from './setup-rates.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

it.each([
  ['6', 60_000],
  ['9.975 %', 99_750],
  [' 5.5% ', 55_000],
  ['0', 0],
  ['9,975', null],
  ['1.23456', null],
  ['-5', null],
  ['', null],
])('reads the percentage %j', (typed, ppm) => {
  expect(percentTyped(typed)).toBe(ppm);
});

it('reads a tax rate at the place of the shop', () => {
  const place = { country: 'US', region: 'DC' };
  expect(readTaxRate(formOf({ type: ' Sales tax ', percent: '6' }), place)).toEqual({
    ...{ type: 'Sales tax', rate_ppm: 60_000, ...place },
  });
  expect(readTaxRate(formOf({ type: 'Sales tax', percent: 'six' }), place)).toBeNull();
});

it('reads a flat price, and names the amount that it can’t read', () => {
  const typed = { label: 'Mail', price: '$4.50', free_from: '', country: 'US' };
  const rate = { label: 'Mail', base: 450, country: 'US' };
  expect(readFlatRate(formOf(typed))).toEqual({ ...rate, free_from: undefined });
  expect(readFlatRate(formOf({ ...typed, free_from: '50' }))).toEqual({ ...rate, free_from: 5000 });
  expect(readFlatRate(formOf({ ...typed, price: '4,50' }))).toBe('price');
  expect(readFlatRate(formOf({ ...typed, free_from: 'fifty' }))).toBe('free_from');
});
