import { expect, test } from 'vitest';
import { parsePrice } from './prices.ts';

test.each([
  ['$5.98', 598, undefined],
  ['5,98 €', 598, 'EUR'],
  ['US$ 12.00', 1200, 'USD'],
  ['C$ 19.99', 1999, 'CAD'],
  ['CDN 19.99', 1999, 'CAD'],
  ['A$20', 2000, 'AUD'],
  ['R$ 39,90', 3990, 'BRL'],
  ['UK 3.50', 350, 'GBP'],
  ['£5.45', 545, 'GBP'],
  ['USD 7', 700, 'USD'],
  ['7.5', 750, undefined],
  ['1.234,50', 123_450, undefined],
  ['1,234.50', 123_450, undefined],
  ['1,234', 123_400, undefined],
  ["CHF 1'250.00", 125_000, 'CHF'],
  ['0.29', 29, undefined],
  ['19.99 incl. VAT', 1999, undefined],
  ['¥1500', 1500, 'JPY'],
])('%s', (text, amount, currency) => {
  expect(parsePrice(text)).toEqual({ amount, currency });
});

test('the currency of the column holds where the value does not say', () => {
  expect(parsePrice('12.00', 'CAD')).toEqual({ amount: 1200, currency: 'CAD' });
  expect(parsePrice('$12.00', 'CAD')).toEqual({ amount: 1200, currency: 'CAD' });
  expect(parsePrice('1500', 'JPY')).toEqual({ amount: 1500, currency: 'JPY' });
});

test('zero and nothing mean unknown; what is no price is null', () => {
  expect(parsePrice('$0.00')).toBeUndefined();
  expect(parsePrice(' ')).toBeUndefined();
  expect(parsePrice('ask')).toBeNull();
  expect(parsePrice('-5.00')).toBeNull();
  expect(parsePrice('9780439023481')).toBeNull();
  expect(parsePrice('1.2E+03')).toBeNull();
  expect(parsePrice('1e3')).toBeNull();
});
