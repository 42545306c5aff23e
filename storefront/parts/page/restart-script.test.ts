import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restartScript } from './restart-script.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page with the script in its head: fires events at it, and counts how often it was loaded again. */
function pageWithScript() {
  const listeners: Record<string, (event: object) => void> = {};
  const reload = vi.fn();
  runInNewContext(restartScript, {
    window: {
      addEventListener(type: string, listener: (event: object) => void) {
        listeners[type] = listener;
      },
      location: { reload },
    },
    document: { documentElement: { dataset: {} } },
    performance: { getEntriesByType: () => [{ type: 'navigate' }] },
    setTimeout,
  });
  return { fire: (type: string, event: object) => listeners[type]?.({ type, ...event }), reload };
}

test.each([
  'Failed to fetch dynamically imported module: https://shop/assets/entry.client-1.js',
  'error loading dynamically imported module: https://shop/assets/entry.client-1.js',
  'Importing a module script failed.',
])('a page starts again when a module was not imported: %s', (message) => {
  const { fire, reload } = pageWithScript();
  fire('unhandledrejection', { reason: new TypeError(message) });
  vi.advanceTimersByTime(6_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page starts again when a script of its own was lost', () => {
  const { fire, reload } = pageWithScript();
  fire('error', { target: { type: 'module' } });
  vi.advanceTimersByTime(6_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  new Error('A listener indicated an asynchronous response by returning true'),
  'aborted',
  undefined,
  null,
])('ignores a rejection of something else: %s', (reason) => {
  const { fire, reload } = pageWithScript();
  fire('unhandledrejection', { reason });
  vi.advanceTimersByTime(6_000);
  fire('online', {});
  expect(reload).not.toHaveBeenCalled();
});
