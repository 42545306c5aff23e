import { expect, test } from 'vitest';
import { byNextStep, nextStep } from './next-steps.ts';

test.each([
  ['quote_requested', '', 'answer'],
  ['quote_answered', '', null],
  ['placed', 'Portland', 'prepare'],
  ['placed', '', 'ship'],
  ['partly_shipped', '', 'ship'],
  ['ready_for_pickup', 'Portland', 'hand_over'],
  ['collected', 'Portland', null],
  ['canceled', '', null],
] as const)('an order that is %s, picked up at "%s", needs: %s', (status, location, step) => {
  expect(nextStep({ status, location })).toBe(step);
});

test('orders stand by step, the one that waits longest first', () => {
  const order = (order_date: number, status: 'placed' | 'shipped', location = '') => ({
    order_date,
    status,
    location,
  });
  const orders = [order(3, 'placed'), order(2, 'shipped'), order(1, 'placed'), order(4, 'placed', 'Pier')];
  expect(byNextStep(orders).map(({ step, orders }) => [step, orders.map((o) => o.order_date)])).toEqual([
    ['prepare', [4]],
    ['ship', [1, 3]],
  ]);
});
