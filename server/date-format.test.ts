import { expect, test } from 'vitest';
import { dateFormat, dayText } from './date-format.ts';

test('a day is written as its language writes it, and stays the same day west of Greenwich', () => {
  expect(dayText('2026-06-03', 'en-US')).toBe('June 3, 2026');
  expect(dayText('2026-06-03', 'en-GB')).toBe('3 June 2026');
});

test('a format is made once for its language and options', () => {
  const month = { month: 'long', timeZone: 'UTC' } as const;
  expect(dateFormat('en', month)).toBe(dateFormat('en', { ...month }));
  expect(dateFormat('en', month)).not.toBe(dateFormat('fr', month));
  expect(dateFormat('en', month)).not.toBe(dateFormat('en', { ...month, month: 'short' }));
});
