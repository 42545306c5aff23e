import { expect, test } from 'vitest';
import { taxedKinds } from '../../contract/goods-kind.ts';
import { fc } from '../../test/properties.ts';
import { taxesOn } from '../tax/taxes.ts';
import {
  leftAfter,
  mostAsSum,
  type OrderMoney,
  planLines,
  planRest,
  planSum,
  type RefundPlan,
  type Sale,
  sumOf,
} from './refund-plan.ts';

const goods = taxedKinds.filter((kind) => kind !== 'shipping');
const cents = fc.integer({ min: 0, max: 500_000 });
const rates = fc.array(
  fc.record({
    type: fc.constantFrom('GST', 'PST', 'Levy'),
    rate_ppm: fc.integer({ min: 0, max: 300_000 }),
    kinds: fc.uniqueArray(fc.constantFrom(...taxedKinds)),
  }),
  { maxLength: 4 },
);
const line = fc.record({
  kind: fc.constantFrom(...goods, 'gift_card' as const),
  quantity: fc.integer({ min: 1, max: 5 }),
  amount: cents,
});

/** An order as it was taxed, or (`isOld`) one whose rates are not known any more. */
const sales = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 5 }), cents, rates, fc.boolean())
  .map(([sold, shipping, of, isOld]): Sale => {
    const lines = sold.map((one, i) => ({ ...one, position: i + 1 }));
    const amounts: Record<string, number> = { shipping };
    for (const { kind, amount } of lines) amounts[kind] = (amounts[kind] ?? 0) + amount;
    return { lines, shipping, taxes: taxesOn(amounts, of), rates: isOld ? [] : of };
  });

const step = fc.oneof(
  fc.record({ part: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({
    copies: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 5, maxLength: 5 }),
    shipping: fc.boolean(),
  }),
);

/** What of an order is left as one number for each line, tax and the delivery. */
const parts = ({ lines, shipping, taxes }: OrderMoney) => [
  ...lines.flatMap(({ quantity, amount }) => [quantity, amount]),
  shipping,
  ...taxes.map(({ amount }) => amount),
];

test('an order refunded in random steps gives back exactly what was paid, never a cent more, taxes included', () => {
  fc.assert(
    fc.property(sales, fc.array(step, { maxLength: 8 }), (sale, steps) => {
      let left: OrderMoney = sale;
      let returned = 0;
      const refund = (plan: RefundPlan) => {
        expect(plan.amount).toBe(sumOf(left) - sumOf(leftAfter(left, plan)));
        left = leftAfter(left, plan);
        returned += plan.amount;
        expect(Math.min(...parts(left))).toBeGreaterThanOrEqual(0);
      };
      for (const one of steps) {
        if ('part' in one) {
          const amount = Math.ceil(mostAsSum(sale, left) * one.part);
          if (amount === 0) continue;
          const plan = planSum(sale, left, amount);
          expect(plan.amount).toBe(amount);
          refund(plan);
        } else {
          const lines = left.lines.map(({ position, quantity }, i) => ({
            position,
            quantity: Math.min(quantity, one.copies[i] ?? 0),
          }));
          refund(planLines(sale, left, { lines, shipping: one.shipping }));
        }
      }
      refund(planRest(sale, left));
      expect(returned).toBe(sumOf(sale));
      expect(Math.max(...parts(left).filter((_, i) => i % 2 === 1 || i >= left.lines.length * 2))).toBe(0);
    }),
  );
});

test('copies of a line get back what was paid for them, with the tax on it', () => {
  const sale: Sale = {
    lines: [{ position: 1, kind: 'printed_book', quantity: 3, amount: 4861 }],
    shipping: 500,
    taxes: [{ type: 'Sales tax', amount: 295 }],
    rates: [{ type: 'Sales tax', rate_ppm: 55_000, kinds: [] }],
  };
  const one = { lines: [{ position: 1, quantity: 1 }], shipping: false };
  const first = planLines(sale, sale, one);
  // 5.5 % of 53.61 is 2.95; of the 37.41 that are left it is 2.06.
  expect(first).toEqual({
    lines: [{ position: 1, quantity: 1, amount: 1620 }],
    shipping: 0,
    taxes: [{ type: 'Sales tax', amount: 89 }],
    amount: 1709,
  });
  expect(planRest(sale, leftAfter(sale, first)).amount).toBe(4861 + 500 + 295 - 1709);
});

test('a sum is shared by all but gift cards, to the cent', () => {
  const sale: Sale = {
    lines: [
      { position: 1, kind: 'printed_book', quantity: 1, amount: 3000 },
      { position: 2, kind: 'gift_card', quantity: 1, amount: 2500 },
    ],
    shipping: 1000,
    taxes: [{ type: 'GST', amount: 150 }],
    rates: [{ type: 'GST', rate_ppm: 50_000, kinds: ['printed_book'] }],
  };
  expect(mostAsSum(sale, sale)).toBe(4150);
  expect(planSum(sale, sale, 1000)).toEqual({
    lines: [{ position: 1, quantity: 0, amount: 723 }],
    shipping: 241,
    taxes: [{ type: 'GST', amount: 36 }],
    amount: 1000,
  });
});
