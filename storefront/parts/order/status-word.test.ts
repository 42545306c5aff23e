import { expect, test } from 'vitest';
import { statusWord } from './status-word.ts';

test('says the state of an order in words', () => {
  const states = ['placed', 'ready_for_pickup', 'collected', 'canceled'];
  expect(states.map(statusWord)).toEqual(['Placed', 'Ready for pickup', 'Collected', 'Canceled']);
});
