import { expect, test } from 'vitest';
import { goodsKinds, taxedKinds } from '../../contract/goods-kind.ts';
import { fc } from '../../test/properties.ts';
import { refundTaxes } from './refund-taxes.ts';
import type { TaxRate } from './tax-rate.ts';
import { type Amounts, taxesOn } from './taxes.ts';

const rate = (type: string, rate_ppm: number, ...kinds: TaxRate['kinds']): TaxRate => ({
  type,
  rate_ppm,
  kinds,
});
const gst = rate('GST', 50_000);

test('each tax is rounded half up, once', () => {
  expect(taxesOn({ printed_book: 2499 }, [gst])).toEqual([{ type: 'GST', amount: 125 }]);
  expect(taxesOn({ printed_book: 10 }, [gst])).toEqual([{ type: 'GST', amount: 1 }]);
  expect(taxesOn({ printed_book: 9 }, [gst])).toEqual([]);
  // 9.975 % of 18.00 is 1.7955.
  expect(taxesOn({ non_book: 1800 }, [rate('QST', 99_750)])).toEqual([{ type: 'QST', amount: 180 }]);
});

test('rates of one type add up before they are rounded, types stay apart', () => {
  const rates = [
    rate('Sales tax', 55_000),
    rate('Sales tax', 10_000),
    rate('Levy', 1000),
    rate('HST', 50_000, 'printed_book'),
    rate('HST', 130_000, 'non_book'),
  ];
  expect(taxesOn({ printed_book: 10_000 }, rates.slice(0, 3))).toEqual([
    { type: 'Sales tax', amount: 650 },
    { type: 'Levy', amount: 10 },
  ]);
  // 0.004 and 0.0039: less than half a cent each, more together.
  expect(taxesOn({ printed_book: 8, non_book: 3 }, rates.slice(3))).toEqual([{ type: 'HST', amount: 1 }]);
});

test('a rate is of the kinds it names, or of all but gift cards', () => {
  const sold = { printed_book: 1000, non_book: 1000, gift_card: 5000 };
  expect(taxesOn(sold, [rate('PST', 70_000, 'non_book')])).toEqual([{ type: 'PST', amount: 70 }]);
  expect(taxesOn(sold, [gst])).toEqual([{ type: 'GST', amount: 100 }]);
});

test('shipping is taxed in the share of the goods that are', () => {
  const sold = { printed_book: 3000, non_book: 1000, shipping: 800 };
  expect(taxesOn(sold, [gst])).toEqual([{ type: 'GST', amount: 240 }]);
  expect(taxesOn(sold, [rate('PST', 70_000, 'non_book')])).toEqual([{ type: 'PST', amount: 70 }]);
  expect(taxesOn(sold, [rate('PST', 70_000, 'non_book', 'shipping')])).toEqual([{ type: 'PST', amount: 84 }]);
  expect(taxesOn(sold, [rate('Levy', 10_000, 'shipping')])).toEqual([{ type: 'Levy', amount: 8 }]);
  expect(taxesOn({ shipping: 800 }, [rate('PST', 70_000, 'non_book', 'shipping')])).toEqual([
    { type: 'PST', amount: 56 },
  ]);
});

const cents = fc.integer({ min: 0, max: 20_000_000 });
const amounts = fc.dictionary(fc.constantFrom(...goodsKinds), cents) as fc.Arbitrary<Amounts>;
const rates = fc.array(
  fc.record({
    type: fc.constantFrom('GST', 'PST', 'Levy'),
    rate_ppm: fc.integer({ min: 0, max: 1_000_000 }),
    kinds: fc.uniqueArray(fc.constantFrom(...taxedKinds)),
  }),
  { maxLength: 5 },
);

test('a tax is a whole number of cents, never off by more than half a cent', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 1_000_000 }), (amount, ppm) => {
      const tax = taxesOn({ printed_book: amount }, [rate('T', ppm)])[0]?.amount ?? 0;
      expect(Number.isInteger(tax)).toBe(true);
      expect(Math.abs(tax * 1_000_000 - amount * ppm)).toBeLessThanOrEqual(500_000);
    }),
  );
});

test('refunds in any steps give back exactly what was charged, and never more in a step than is left', () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom(...goodsKinds), fc.double({ min: 0, max: 1, noNaN: true })),
  );
  fc.assert(
    fc.property(amounts, rates, steps, (sold, of, parts) => {
      const owed = new Map(taxesOn(sold, of).map(({ type, amount }) => [type, amount]));
      let left = sold;
      const refundTo = (after: Amounts) => {
        for (const { type, amount } of refundTaxes({ sold, rates: of }, taxesOn(left, of, sold), after)) {
          owed.set(type, (owed.get(type) ?? 0) - amount);
          expect(owed.get(type)).toBeGreaterThanOrEqual(0);
        }
        left = after;
      };
      for (const [kind, part] of parts) refundTo({ ...left, [kind]: Math.floor((left[kind] ?? 0) * part) });
      refundTo({});
      expect([...owed.values()].every((amount) => amount === 0)).toBe(true);
    }),
  );
});
