import { expect, it } from 'vitest';
import type { Location } from '../../../contract/store.ts';
import { confirmationOf } from './confirmation.ts';
import { orderDate } from './order-date.ts';
import { phoneText } from './phone-text.ts';

const vernon = { altname: 'Vernon' } as Location;

it.each([
  ['phone', 'We will call you when it is ready to be picked up at Vernon.'],
  ['text', 'We will text you when it is ready to be picked up at Vernon.'],
  ['email', 'We will email you when it is ready to be picked up at Vernon.'],
])('tells those who prefer %s', (communication_preference, message) => {
  const order = { delivery_key: 'pickup', communication_preference, location: vernon } as const;
  expect(confirmationOf(order).message).toBe(message);
});

it('warns that the email of an electronic order holds no gift card code', () => {
  const order = { delivery_key: 'electronic', communication_preference: '', location: null } as const;
  expect(confirmationOf(order).message).toContain('will not contain a gift card code');
});

it('dates orders by the clock of the store', () => {
  const seconds = Date.UTC(2026, 5, 4, 1, 5) / 1000;
  expect(orderDate(seconds, 'America/Los_Angeles')).toBe('June 3, 2026, 6:05 pm');
  expect(orderDate(seconds, 'Europe/Paris')).toBe('June 4, 2026, 3:05 am');
});

it('writes North American numbers as people do, others as they came', () => {
  expect(phoneText('2075550100')).toBe('(207) 555-0100');
  expect(phoneText('442079460000')).toBe('442079460000');
});
