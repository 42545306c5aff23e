import { expect, it } from 'vitest';
import { orderDate } from './order-date.ts';

it('dates orders by the clock of the store', () => {
  const at = new Date(Date.UTC(2026, 5, 4, 1, 5));
  expect(orderDate(at, 'America/Los_Angeles')).toBe('June 3, 2026, 6:05 pm');
  expect(orderDate(at, 'Europe/Paris')).toBe('June 4, 2026, 3:05 am');
});
