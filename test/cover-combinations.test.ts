import { expect, test } from 'vitest';
import { coverCombinations } from './cover-combinations.ts';

const dimensions = {
  shopper: ['guest', 'customer', 'school'],
  item: ['new', 'used', 'ordered', 'large'],
  script: ['with', 'without'],
  place: ['one', 'two'],
} as const;

function missing(chosen: Record<string, string>[], a: keyof typeof dimensions, b: keyof typeof dimensions) {
  return dimensions[a].flatMap((x) =>
    dimensions[b].filter((y) => !chosen.some((c) => c[a] === x && c[b] === y)).map((y) => `${x} ${y}`),
  );
}

test('every pair of values occurs, in far fewer choices than there are', () => {
  const chosen = coverCombinations(dimensions);
  const names = Object.keys(dimensions) as (keyof typeof dimensions)[];
  for (const a of names) for (const b of names) if (a < b) expect(missing(chosen, a, b)).toEqual([]);
  expect(chosen.length).toBeLessThanOrEqual(14);
  expect(coverCombinations(dimensions)).toEqual(chosen);
});

test('every combination of a named group occurs', () => {
  const chosen = coverCombinations(dimensions, [['shopper', 'item', 'script']]);
  const seen = new Set(chosen.map((c) => `${c.shopper} ${c.item} ${c.script}`));
  expect(seen.size).toBe(3 * 4 * 2);
});

test('what is impossible does not occur, and every other pair does', () => {
  const isPossible = (c: { item?: string; place?: string }) => !(c.item === 'used' && c.place === 'two');
  const chosen = coverCombinations(dimensions, [], isPossible);
  expect(chosen.every(isPossible)).toBe(true);
  expect(missing(chosen, 'item', 'place')).toEqual(['used two']);
  expect(missing(chosen, 'item', 'shopper')).toEqual([]);
});
