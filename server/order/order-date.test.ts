import { expect, it } from 'vitest';
import { orderDate, orderDay } from './order-date.ts';

it('dates orders by the clock of the store (ORDER-023)', () => {
  const at = new Date(Date.UTC(2026, 5, 4, 1, 5));
  expect(orderDate(at, 'America/Los_Angeles', 'en-US')).toBe('June 3, 2026, 6:05 pm');
  expect(orderDate(at, 'Europe/Paris', 'en-US')).toBe('June 4, 2026, 3:05 am');
});

it('writes dates as the language of the store does', () => {
  const at = new Date(Date.UTC(2026, 5, 3, 20, 5));
  expect(orderDate(at, 'America/Toronto', 'en-CA')).toBe('June 3, 2026, 4:05 pm');
  expect(orderDate(at, 'America/Toronto', 'fr-CA')).toBe('3 juin 2026 à 16 h 05');
  expect(orderDay(at, 'America/Toronto', 'fr-CA')).toBe('3 juin 2026');
});
