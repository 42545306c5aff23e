import { expect, it } from 'vitest';
import { hoursText } from './hours.ts';

it.each([
  [[570, 1080], '9:30 am – 6 pm'],
  [[0, 720], '12 am – 12 pm'],
  [[-1, -1], 'Closed'],
  [[600, 600], 'Closed'],
] as const)('says %j as %s', (pair, words) => {
  expect(hoursText(pair)).toBe(words);
});
