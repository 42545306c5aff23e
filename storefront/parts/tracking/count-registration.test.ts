import { afterEach, expect, test, vi } from 'vitest';
import { countRegistration } from './count-registration.ts';
import { takeEvents } from './events.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['tracking=yes', ['CompleteRegistration']],
  ['tracking=no', []],
  ['', []],
])('with the cookie %j a new account is counted as %j (APP-045)', (cookie, counted) => {
  const stored = new Map<string, string>();
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  countRegistration();
  expect(takeEvents().map(({ name }) => name)).toEqual(counted);
});
