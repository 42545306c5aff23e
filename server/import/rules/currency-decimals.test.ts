import { expect, test } from 'vitest';
import { parsePrice } from '../read/csv/prices.ts';
import { amountOf } from '../read/onix/prices.ts';
import { decimalAmount } from './currency-decimals.ts';

test.each([
  [1299, 'USD', '12.99'],
  [5, 'EUR', '0.05'],
  [1299, 'JPY', '1299'],
  [1299, 'KWD', '1.299'],
  [99_999_900, 'CAD', '999999.00'],
])('%i of %s is %s, and both readers take it back', (amount, currency, text) => {
  expect(decimalAmount(amount, currency)).toBe(text);
  expect(amountOf(text, currency)).toBe(amount);
  expect(parsePrice(text, currency)?.amount).toBe(amount);
});
