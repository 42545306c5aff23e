import { expect, test } from 'vitest';
import { problemsLeft } from './form-outcome.ts';

const city = 'City is required.';
const province = 'Valid state / province is required.';
const postal_code = 'Valid postal code is required. eg. 12345 or 12345-6789';
const wrong = { city, province, postal_code };

test('what was wrong with a field may be right once it is changed', () => {
  expect(problemsLeft(wrong, 'city')).toEqual({ province, postal_code });
  expect(problemsLeft(wrong, 'postal_code')).toEqual({ city, province });
});

test('another country judges the province and the postal code anew', () => {
  expect(problemsLeft({ ...wrong, country: 'Valid country is required.' }, 'country')).toEqual({ city });
});

test('a field that was right leaves everything as it was', () => {
  expect(problemsLeft(wrong, 'street_address')).toBe(wrong);
});
