import { expect, test } from 'vitest';
import type { Db } from './db.ts';
import { yieldToShop } from './yield-to-shop.ts';

test('a command beside a shop waits after a transaction as long as that took, also after one that failed', async () => {
  let now = 1000;
  const waited: number[] = [];
  const bare: Db = {
    engine: 'postgres',
    query: async () => [],
    exec: async () => {},
    close: async () => {},
    async tx(work) {
      now += 40;
      return work({ query: async () => [] });
    },
  };
  const db = yieldToShop(bare, {
    now: () => now,
    async pause(ms) {
      waited.push(ms);
      now += ms;
    },
  });
  expect(db.isShared).toBe(true);
  await db.tx(async () => {});
  expect(waited).toEqual([]);
  now += 15;
  const failing = db.tx(async () => {
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await db.tx(async () => {});
  now += 41;
  await db.tx(async () => {});
  expect(waited).toEqual([25, 40]);
});
