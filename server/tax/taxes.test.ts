import { expect, test } from 'vitest';
import { fc } from '../../test/properties.ts';
import { taxesOn } from './taxes.ts';

test('each tax is rounded half up, once', () => {
  expect(taxesOn(2499, [{ type: 'GST', rate_bp: 500 }])).toEqual([{ type: 'GST', amount: 125 }]);
  expect(taxesOn(10, [{ type: 'GST', rate_bp: 500 }])).toEqual([{ type: 'GST', amount: 1 }]);
  expect(taxesOn(9, [{ type: 'GST', rate_bp: 500 }])).toEqual([]);
});

test('rates of one type add up, types stay apart', () => {
  const rates = [
    { type: 'Sales tax', rate_bp: 550 },
    { type: 'Sales tax', rate_bp: 100 },
    { type: 'Levy', rate_bp: 10 },
  ];
  expect(taxesOn(10_000, rates)).toEqual([
    { type: 'Sales tax', amount: 650 },
    { type: 'Levy', amount: 10 },
  ]);
});

test('a tax is a whole number of cents, never off by more than half a cent', () => {
  const amount = fc.integer({ min: 1, max: 200_000_000 });
  const rate = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(amount, rate, (cents, rate_bp) => {
      const tax = taxesOn(cents, [{ type: 'T', rate_bp }])[0]?.amount ?? 0;
      expect(Number.isInteger(tax)).toBe(true);
      expect(Math.abs(tax * 10_000 - cents * rate_bp)).toBeLessThanOrEqual(5_000);
    }),
  );
});
