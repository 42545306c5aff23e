import { expect, test, vi } from 'vitest';
import { newUuid } from './new-uuid.ts';

test('a UUID is made with and without the help of the browser', () => {
  const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(newUuid()).toMatch(version4);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newUuid()).toMatch(version4);
  expect(newUuid()).not.toBe(newUuid());
});
