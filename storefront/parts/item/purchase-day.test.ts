import { expect, test } from 'vitest';
import { purchaseDay } from './purchase-day.ts';

test('names the day of a purchase in the language and by the clock of the store (ITEM-039)', () => {
  const lateEvening = Date.UTC(2026, 2, 5, 4) / 1000;
  const day = (language: string, time_zone: string) => purchaseDay(lateEvening, { language, time_zone });
  expect(day('en-US', 'America/New_York')).toBe('March 4, 2026');
  expect(day('fr-CA', 'America/Toronto')).toBe('4 mars 2026');
  expect(day('en-US', 'UTC')).toBe('March 5, 2026');
});
