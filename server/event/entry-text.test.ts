import { expect, test } from 'vitest';
import type { PlaceState } from '../../contract/event-rules.ts';
import type { Offer } from '../../contract/title.ts';
import { entryText } from './entry-text.ts';

const ends_at = new Date('2026-12-06T01:00:00Z');
const before = new Date('2026-12-05T12:00:00Z');
const evening = { status: 'scheduled', attendance: 'open', places: 'open', ends_at } as const;
const ticket = (price: number | null, cartable = true) => ({
  available: [{ price, cartable } as Offer],
});
const text = (tickets: ReturnType<typeof ticket>[], facts: Partial<Parameters<typeof entryText>[1]> = {}) =>
  entryText({ store: { currency: 'USD' } as never, now: before }, { ...evening, ...facts }, tickets);

test('names the price of the tickets that are left', () => {
  expect(text([ticket(2500)])).toBe('$25.00');
  expect(text([ticket(2500), ticket(2500)])).toBe('$25.00');
  expect(text([ticket(2500), ticket(1250)])).toBe('From $12.50');
  expect(text([ticket(2500), ticket(1250, false)])).toBe('$25.00');
  expect(text([ticket(2500)], { attendance: 'request' })).toBe('$25.00');
});

test('calls an event free only if its tickets are', () => {
  expect(text([ticket(0)])).toBe('Free');
  expect(text([ticket(0), ticket(500)])).toBe('From $0.00');
  expect(text([])).toBe('All are welcome');
});

test('says of an event by RSVP that only its waiting list is left', () => {
  const of = (places: PlaceState) => text([], { attendance: 'request', places });
  // That it is closed is its state (storefront/parts/event/event-state.ts).
  expect([of('open'), of('waitlist'), of('full')]).toEqual(['', 'Full', '']);
});

test('says nothing without a price, and when it is too late', () => {
  expect(text([ticket(2500, false)])).toBe('');
  expect(text([ticket(null)])).toBe('');
  for (const late of [{ status: 'cancelled' }, { ends_at: before }] as const) {
    expect(text([], late)).toBe('');
    expect(text([ticket(2500)], late)).toBe('');
  }
});
