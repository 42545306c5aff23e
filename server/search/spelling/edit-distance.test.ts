import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test('slips that people make more often count less', () => {
  expect(editDistance('potter', 'potter')).toBe(0);
  expect(editDistance('poter', 'potter')).toBeCloseTo(0.6);
  expect(editDistance('austin', 'austen')).toBeCloseTo(0.7);
  expect(editDistance('tolkein', 'tolkien')).toBe(1);
  // Harry is likelier than Mary.
  expect(editDistance('hary', 'harry')).toBeLessThan(editDistance('hary', 'mary'));
});
