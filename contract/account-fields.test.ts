import { expect, test } from 'vitest';
import { optionalPhone, phone } from './account-fields.ts';

test.each([
  ['(207) 555-0142', '(207) 555-0142'],
  ['+44 20 7946 095', '+44 20 7946 095'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+1 (207) 555-0142', '+12075550142'],
])('the phone number %s is kept as %s: no digit is lost', (given, kept) => {
  expect(phone(() => '').parse(given)).toBe(kept);
  expect(optionalPhone().parse(given)).toBe(kept);
});

test.each(['207 555', '+44 20 7946 0958 ext. 5', '12345 67890 12345 678'])(
  '%s is no phone number',
  (given) => {
    expect(phone(() => '').safeParse(given).success).toBe(false);
    expect(optionalPhone().safeParse(given).success).toBe(false);
  },
);
