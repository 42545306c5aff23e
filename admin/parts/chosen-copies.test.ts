import { expect, test } from 'vitest';
import { chosenCopies } from './chosen-copies.ts';

test('reads whole copies of the lines that have some', () => {
  const typed = new URLSearchParams('copies_1=2&copies_2=0&copies_3=&copies_4=-1&copies_5=1.5&carrier=3');
  expect(chosenCopies(typed)).toEqual([
    { position: 1, quantity: 2 },
    { position: 5, quantity: 1 },
  ]);
});

test('tells a form without lines from one where all are none', () => {
  expect(chosenCopies(new URLSearchParams('carrier=UPS'))).toBeNull();
  expect(chosenCopies(new URLSearchParams('copies_1=0'))).toEqual([]);
});
