import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { nearWords } from './near-words.ts';

test('near words are one slip away', () => {
  for (const word of ['gmaes', 'dume', 'grl', 'altas']) {
    for (const near of nearWords(word)) expect(editDistance(word, near)).toBeLessThan(2);
  }
  expect(nearWords('gmaes')).toContain('games');
  expect(nearWords('dume')).toContain('dune');
  expect(nearWords('grl')).toContain('girl');
  expect(nearWords('girll')).toContain('girl');
  expect(nearWords('punishmnet')).toContain('punishment');
  // Of a long word only what it is made of already.
  expect(nearWords('punisment')).not.toContain('punishment');
});

test('characters beyond the basic plane stay whole', () => {
  for (const near of nearWords('⺀𐀀')) expect(near.isWellFormed()).toBe(true);
});
