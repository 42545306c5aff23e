import { expect, test } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { smallest } from './smallest.ts';

test('the smallest are what sorting everything would put first', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 200 });
  fc.assert(
    fc.property(keys, fc.integer({ min: 0, max: 220 }), (list, count) => {
      const first = smallest(Float64Array.from(list), count);
      expect([...first]).toEqual([...list].sort((a, b) => a - b).slice(0, count));
    }),
    { numRuns: 500 },
  );
});
