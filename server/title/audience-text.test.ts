import { expect, test } from 'vitest';
import { audienceText } from './audience-text.ts';

test.each([
  ['Children', 8, 12, 'Children (ages 8 to 12)'],
  ['Children', 5, 5, 'Children (age 5)'],
  ['Young adult', null, null, 'Young adult'],
  ['', 3, null, 'Ages 3 and up'],
  ['', null, 2, 'Ages up to 2'],
  ['', null, null, ''],
])('%s, %s to %s', (audience, age_from, age_to, text) => {
  expect(audienceText({ audience, age_from, age_to })).toBe(text);
});
