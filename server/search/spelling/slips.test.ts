import { expect, test } from 'vitest';
import { slipsBetween } from './slips.ts';

test('slips that people make more often count less', () => {
  expect(slipsBetween('potter', 'potter')).toBe(0);
  expect(slipsBetween('poter', 'potter')).toBeCloseTo(0.6);
  expect(slipsBetween('austin', 'austen')).toBeCloseTo(0.7);
  expect(slipsBetween('tolkein', 'tolkien')).toBe(1);
  // Harry is likelier than Mary.
  expect(slipsBetween('hary', 'harry')).toBeLessThan(slipsBetween('hary', 'mary'));
});
