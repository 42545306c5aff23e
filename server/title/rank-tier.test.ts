import { expect, it } from 'vitest';
import { rankTier } from './rank-tier.ts';

it.each([
  [true, [1, 1_000, 1_001, 10_000, 10_001, 30_000, 30_001, 100_000, 100_001]],
  [false, [1, 100, 101, 1_000, 1_001, 3_000, 3_001, 10_000, 10_001]],
])(
  'has its steps where the documents have them (bestseller: %s) (ITEM-055, ITEM-056)',
  (bestseller, ranks) => {
    expect(ranks.map((rank) => rankTier(rank, bestseller))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5]);
  },
);
