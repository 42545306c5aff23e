import { expect, test } from 'vitest';
import { amountTyped } from './amount-typed.ts';
import { giftCardLimits, giftCardProblems } from './gift-card-rules.ts';

test.each([
  [10, 500, { min: 10, max: 500 }],
  [0, 500, { min: 1, max: 500 }],
  [10, 0, { min: 10, max: 9999 }],
  [0, 0.5, { min: 1, max: 9999 }],
])('from %d to %d, amounts are within %j (GIFTCARD-009, GIFTCARD-010)', (least, most, limits) => {
  expect(giftCardLimits({ giftcard_minimum: least, giftcard_maximum: most })).toEqual(limits);
});

test('the limits themselves can be loaded, a cent beyond them cannot', () => {
  const isWrong = (price: number) =>
    'price' in
    giftCardProblems(
      { price, recipient_email: '', send_date: '' },
      { emailed: false, limits: { min: 10, max: 500 }, today: '2026-11-30' },
    );
  expect([999, 1000, 50_000, 50_001].map(isWrong)).toEqual([true, false, false, true]);
});

test.each([
  ['12', 1200],
  ['12.50', 1250],
  ['$12.50', 1250],
  [' $7 ', 700],
  ['', null],
  ['0', null],
  ['ten', null],
  ['-5', null],
  ['12.505', null],
  ['12,50', null],
  ['$$5', null],
])('%j is an amount of %j cents (GIFTCARD-031)', (typed, cents) => {
  expect(amountTyped(typed)).toBe(cents);
});
