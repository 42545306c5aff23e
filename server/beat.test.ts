import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beat } from './beat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('writes once a second, goes on while the database is away, and tells when another job has the work', async () => {
  const answers = [() => true, () => Promise.reject(new Error('away')), () => false];
  let calls = 0;
  const pulse = beat(async () => answers[calls++]?.() ?? false);
  await vi.advanceTimersByTimeAsync(2500);
  expect([calls, pulse.overtaken.aborted]).toEqual([2, false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([calls, pulse.overtaken.aborted]).toEqual([3, true]);
  await pulse.end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toBe(3);
});

test('ends once what is being written is written', async () => {
  let written = () => {};
  const pulse = beat(() => new Promise((resolve) => (written = () => resolve(true))));
  await vi.advanceTimersByTimeAsync(1000);
  let hasEnded = false;
  const ending = pulse.end().then(() => {
    hasEnded = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(hasEnded).toBe(false);
  written();
  await ending;
  expect(hasEnded).toBe(true);
});
