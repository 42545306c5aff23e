import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCodeMissing, keepLoading } from './load-code.ts';

let browser: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Code whose first fetches fail. */
function code(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Importing a module script failed.');
    return 'code';
  });
  return load;
}

it('tries again after ever longer pauses, half a minute at most', async () => {
  const load = code(8);
  const loaded = keepLoading(load);
  const calls = [];
  for (const seconds of [0, 1, 2, 4, 8, 16, 30, 30, 30]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    calls.push(load.mock.calls.length);
  }
  expect(calls).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await loaded).toBe('code');
});

it.each([
  ['the connection is back', new Event('online')],
  ['the page returns from the back/forward cache', Object.assign(new Event('pageshow'), { persisted: true })],
])('tries again as soon as %s', async (_, event) => {
  const load = code(5);
  const loaded = keepLoading(load);
  for (let i = 0; i < 5; i++) {
    await vi.advanceTimersByTimeAsync(0);
    browser.dispatchEvent(event);
  }
  expect(await loaded).toBe('code');
});

it('asks for no module while there is no connection', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  let isReachable = false;
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
  });
  const load = code(0);
  const loaded = keepLoading(load);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).not.toHaveBeenCalled();
  isReachable = true;
  browser.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
});

it('loads on the server, which knows of no connection', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('navigator', undefined);
  expect(await keepLoading(code(0))).toBe('code');
});

it('reports the first failure, and that code is missing until it has come', async () => {
  const report = vi.fn();
  const loaded = keepLoading(code(2), report);
  expect(isCodeMissing()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(report).toHaveBeenCalledOnce();
  expect(isCodeMissing()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  await loaded;
  expect(isCodeMissing()).toBe(false);
});
