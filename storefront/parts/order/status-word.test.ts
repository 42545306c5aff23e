import { expect, test } from 'vitest';
import { statusWord } from './status-word.ts';

test('says the state of an order in words', () => {
  const states = ['placed', 'ready_for_pickup', 'collected', 'canceled'];
  expect(states.map((status) => statusWord({ status, delivery_key: 'pickup' }))).toEqual([
    'Placed',
    'Ready for pickup',
    'Collected',
    'Canceled',
  ]);
});

test('an order that goes to an address is delivered', () => {
  const states = ['partly_shipped', 'shipped', 'collected'];
  expect(states.map((status) => statusWord({ status, delivery_key: 'ship' }))).toEqual([
    'Partly shipped',
    'Shipped',
    'Delivered',
  ]);
});
