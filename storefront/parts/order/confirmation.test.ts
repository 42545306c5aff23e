import { expect, it } from 'vitest';
import type { Location } from '../../../contract/location.ts';
import type { Order } from '../../../contract/order.ts';
import { phoneText } from '../../../contract/phone-text.ts';
import { confirmationOf } from './confirmation.ts';

const vernon = { altname: 'Vernon' } as Location;
const goods = { items: [], tickets: [] };

it.each([
  ['phone', 'call you', 'Please wait for that call before you come.'],
  ['text', 'text you', 'Please wait for that text before you come.'],
  ['email', 'email you', 'Please wait for that email before you come.'],
  ['', 'let you know', 'Please wait to hear from us before you come.'],
])('asks those who prefer “%s” to wait for it (ORDER-014)', (communication_preference, tells, wait) => {
  const order = { delivery_key: 'pickup', communication_preference, ...goods } as const;
  expect(confirmationOf({ ...order, location: vernon }).message).toBe(
    `We’ll ${tells} when it’s ready to pick up at Vernon. ${wait}`,
  );
  expect(confirmationOf({ ...order, location: null }).message).toBe(
    `We’ll ${tells} when it’s ready to pick up. ${wait}`,
  );
});

it('warns that the email of an electronic order holds no gift card code (ORDER-013)', () => {
  const order = {
    delivery_key: 'electronic',
    communication_preference: '',
    location: null,
    ...goods,
  } as const;
  expect(confirmationOf(order).message).toContain('won’t contain a gift card code');
});

it('says where tickets are, and speaks of gift cards only where there are some', () => {
  const tickets = [{ code: '7-AAAA' }] as unknown as Order['tickets'];
  const order = {
    delivery_key: 'electronic',
    communication_preference: '',
    location: null,
    ...goods,
  } as const;
  const only = confirmationOf({ ...order, tickets }).message;
  expect(only).toBe('Your tickets are on this page, and in the email that we’ve sent you.');
  const items = [{ cart_info: { is_giftcard: true } }] as unknown as Order['items'];
  expect(confirmationOf({ ...order, tickets, items }).message).toContain('won’t contain a gift card code');
});

it.each([
  ['quote', 'Thank you for your request!', 'We’ll review your request and be in touch.'],
  ['ship', 'Thank you for your order!', 'We’ve received it and will get right to work on it.'],
] as const)('for %s it says %s (ORDER-015, ORDER-016, ORDER-017)', (delivery_key, heading, message) => {
  const order = { delivery_key, communication_preference: 'email', location: vernon, ...goods };
  expect(confirmationOf(order)).toEqual({ heading, message });
});

it('writes North American numbers as people do, others as they came', () => {
  expect(phoneText('2075550100')).toBe('(207) 555-0100');
  expect(phoneText('442079460000')).toBe('442079460000');
});
