import { expect, test } from 'vitest';
import { localeFor } from './locale.ts';

test('a shop reads English where its own language has no texts', () => {
  expect(localeFor('en-US')).toBe('en');
  expect(localeFor('EN')).toBe('en');
  expect(localeFor('tlh')).toBe('en');
  expect(localeFor('')).toBe('en');
});
