import { expect, test } from 'vitest';
import { readRefund } from './refund-wanted.ts';

const read = (search: string) => readRefund(new URLSearchParams(search));

test('reads lines and shipping, or an amount, and where it goes', () => {
  expect(read('to=as_paid&copies_1=2&copies_2=0&shipping=on&amount=').wanted).toEqual({
    lines: [{ position: 1, quantity: 2 }],
    shipping: true,
    to: 'as_paid',
  });
  expect(read('to=gift_card&copies_1=0&amount=%2412.50').wanted).toEqual({
    amount: 1250,
    lines: [],
    shipping: false,
    to: 'gift_card',
  });
});

test.each([
  ['', ''],
  ['to=as_paid&copies_1=0&amount=', 'Choose what to refund, or enter an amount.'],
  ['to=as_paid&amount=twelve', 'Enter an amount, such as 12.50.'],
  ['to=as_paid&amount=-3', 'Enter an amount, such as 12.50.'],
  ['to=as_paid&amount=3&copies_1=1', 'Choose what was ordered, or enter an amount: not both.'],
  ['to=as_paid&amount=3&shipping=on', 'Choose what was ordered, or enter an amount: not both.'],
])('says what is missing in "%s"', (search, problem) => {
  expect(read(search)).toEqual({ wanted: null, problem });
});
