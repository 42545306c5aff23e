import { expect, it } from 'vitest';
import { wallClock } from '../../../contract/wall-clock.ts';
import { readLocation } from '../../../server/store/read-location.ts';
import { closedText } from './closed-text.ts';

const daily = [600, 1080];
const details = { ws_hours: { weekdays: [[-1, -1], daily, daily, daily, daily, daily, daily] } };
const location = readLocation({ id: 1, name: 'Lantern Street', details });
const order = (backorder_quantity = 0) => ({
  delivery_key: 'pickup' as const,
  location,
  items: [{ cart_info: { backorder_quantity } }],
});
const at = (time: string, given: Parameters<typeof closedText>[0] = order()) =>
  closedText(given, wallClock('UTC', new Date(time)));

it('says when the books will be ready, outside the hours of the shop', () => {
  // A Sunday evening; on Mondays the shop is closed.
  expect(at('2026-11-22T20:00:00Z')).toBe(
    'We’re closed right now and open Tuesday at 10\u00a0am. We’ll get your books ready and let you know.',
  );
  expect(at('2026-11-24T08:00:00Z')).toContain('open today at 10\u00a0am');
});

it('says nothing while the shop is open, nor of what it has to order, nor without a place', () => {
  expect(at('2026-11-24T12:00:00Z')).toBe('');
  expect(at('2026-11-22T20:00:00Z', order(1))).toBe('');
  expect(at('2026-11-22T20:00:00Z', { ...order(), location: null })).toBe('');
});
