import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseBusy } from './db/db.ts';
import { waitingLine } from './waiting-line.ts';

const refusal = () => new DatabaseBusy();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('places go to those who wait, in the order of their coming', async () => {
  const enter = waitingLine({ slots: 2, mostWaiting: 9, longestMs: 1000, refusal });
  const order: number[] = [];
  const leave = await enter();
  await enter();
  const rest = [1, 2, 3].map(async (n) => {
    const leaveIt = await enter();
    order.push(n);
    leaveIt();
  });
  await Promise.resolve();
  expect(order).toEqual([]);
  leave();
  await Promise.all(rest);
  expect(order).toEqual([1, 2, 3]);
});

test('a full line refuses at once, a long wait after its time; neither costs a place', async () => {
  const enter = waitingLine({ slots: 1, mostWaiting: 1, longestMs: 1000, refusal });
  const leave = await enter();
  const second = enter();
  const refused = expect(second).rejects.toBeInstanceOf(DatabaseBusy);
  await expect(enter()).rejects.toBeInstanceOf(DatabaseBusy);
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
  leave();
  (await enter())();
  await expect(enter()).resolves.toBeTypeOf('function');
});
