import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { nodeFlags } from './shop-process.mjs';

const heapLimit = (flags: string[], NODE_OPTIONS = '') =>
  Number(
    execFileSync(
      process.execPath,
      [...flags, '-p', 'Math.round(v8.getHeapStatistics().heap_size_limit / 2 ** 20)'],
      {
        env: { NODE_OPTIONS },
        encoding: 'utf8',
      },
    ),
  );

test('a shop has a heap of 1 GB, and another size where the owner names one', () => {
  const usual = heapLimit(nodeFlags(''));
  expect(usual).toBeGreaterThanOrEqual(1024);
  expect(usual).toBeLessThan(1200);
  const wish = '--max_old_space_size=2000';
  expect(heapLimit(nodeFlags(wish), wish)).toBeGreaterThanOrEqual(2000);
});
