import { describe, expect, test } from 'vitest';
import { fc } from '../../test/properties.ts';
import { choosePromotions, missingFor } from './choose-promotions.ts';
import type { Applied, Candidate, Goods, Promotion } from './promotion.ts';

const plain: Promotion = {
  id: 1,
  name: 'Sale',
  code: '',
  type: 'percent',
  percent: 10,
  amount: 0,
  buy: 0,
  get: 0,
  minimum: 0,
  combinable: false,
};
const goodsOf = (...lines: [key: string, quantity: number, price: number][]): Goods[] =>
  lines.map(([key, quantity, price]) => ({ key, quantity, price }));
const on = (keys: string, promotion: Partial<Promotion>): Candidate => ({
  promotion: { ...plain, ...promotion },
  on: new Set(keys.split('')),
});
/** What each applied promotion takes off each line: '1: a90 b10'. */
const told = (applied: Applied[]) =>
  applied.map(({ promotion, lines }) =>
    [`${promotion.id}:`, ...[...lines].sort().map(([key, cents]) => `${key}${cents}`)].join(' '),
  );

describe('what one promotion takes off', () => {
  const books = goodsOf(['a', 1, 999], ['b', 2, 501], ['c', 1, 2000]);
  const cases: [string, Candidate, string[]][] = [
    ['a percentage, rounded once and split to the cent', on('ab', { percent: 15 }), ['1: a150 b150']],
    ['half a cent is rounded up', on('a', { percent: 50 }), ['1: a500']],
    [
      'an amount, in proportion to the prices',
      on('abc', { type: 'amount', amount: 100 }),
      ['1: a25 b25 c50'],
    ],
    ['an amount beyond the price takes the price', on('b', { type: 'amount', amount: 5000 }), ['1: b1002']],
    [
      'the cheapest of three is free',
      on('ac', { type: 'buy_get', buy: 1, get: 1, percent: 100 }),
      ['1: a999'],
    ],
    [
      'the cheapest copies of all groups',
      on('abc', { type: 'buy_get', buy: 1, get: 1, percent: 100 }),
      ['1: b1002'],
    ],
    ['reduced instead of free', on('bc', { type: 'buy_get', buy: 2, get: 1, percent: 50 }), ['1: b251']],
    ['not enough copies', on('bc', { type: 'buy_get', buy: 3, get: 1, percent: 100 }), []],
    ['the minimum is reached', on('ac', { minimum: 2999 }), ['1: a100 c200']],
    ['the minimum counts only what it is on', on('ab', { minimum: 2999 }), []],
    ['free shipping leaves the goods alone', on('a', { type: 'freeship' }), ['1:']],
    ['nothing that it is on', on('x', {}), []],
  ];
  test.each(cases)('%s', (_, candidate, expected) => {
    expect(told(choosePromotions(books, [candidate]))).toEqual(expected);
  });

  test('what is missing to the minimum', () => {
    expect(missingFor(on('ab', { minimum: 2999 }), books)).toBe(998);
    expect(missingFor(on('x', {}), books)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('several promotions', () => {
  const book = goodsOf(['a', 4, 1000]);
  const choose = (...candidates: Candidate[]) => told(choosePromotions(book, candidates));

  test('of those that cannot be combined the best one counts', () => {
    expect(choose(on('a', { id: 1, percent: 10 }), on('a', { id: 2, percent: 20 }))).toEqual(['2: a800']);
  });

  test('those that can be combined count together where that is more, in their order', () => {
    const both = { combinable: true };
    const amount = on('a', { ...both, id: 1, type: 'amount', amount: 500 });
    const percent = on('a', { ...both, id: 2, percent: 10 });
    const third = on('a', { ...both, id: 3, type: 'buy_get', buy: 2, get: 1, percent: 100 });
    expect(choose(amount, percent, third)).toEqual(['3: a1000', '2: a300', '1: a500']);
    expect(choose(amount, percent, on('a', { id: 4, percent: 20 }))).toEqual(['2: a400', '1: a500']);
    expect(choose(amount, percent, on('a', { id: 4, percent: 30 }))).toEqual(['4: a1200']);
  });

  test('a copy counts for one buy-and-get promotion', () => {
    const rule: Partial<Promotion> = { type: 'buy_get', buy: 1, get: 1, percent: 100, combinable: true };
    expect(choose(on('a', { ...rule, id: 1 }), on('a', { ...rule, id: 2 }))).toEqual(['1: a2000']);
    const three = { ...rule, buy: 2 };
    expect(choose(on('a', { ...three, id: 1 }), on('a', { ...three, id: 2 }))).toEqual(['1: a1000']);
  });

  test('among equals the code that was entered counts, then the older one', () => {
    expect(choose(on('a', { id: 1 }), on('a', { id: 2, code: 'TEN' }))).toEqual(['2: a400']);
    expect(choose(on('a', { id: 8 }), on('a', { id: 7 }))).toEqual(['7: a400']);
  });

  test('free shipping goes with any', () => {
    expect(choose(on('a', { id: 1 }), on('a', { id: 2, type: 'freeship' }))).toEqual(['1: a400', '2:']);
  });
});

describe('always', () => {
  const lines = fc.uniqueArray(
    fc.record({
      key: fc.constantFrom(...'abcdefgh'),
      quantity: fc.integer({ min: 1, max: 30 }),
      price: fc.integer({ min: 0, max: 30_000 }),
    }),
    { selector: ({ key }) => key, minLength: 1 },
  );
  const candidates = fc
    .array(
      fc.record({
        type: fc.constantFrom('percent' as const, 'amount' as const, 'buy_get' as const, 'freeship' as const),
        percent: fc.integer({ min: 1, max: 100 }),
        amount: fc.integer({ min: 1, max: 20_000 }),
        buy: fc.integer({ min: 1, max: 4 }),
        get: fc.integer({ min: 1, max: 3 }),
        minimum: fc.constantFrom(0, 0, 2500),
        combinable: fc.boolean(),
        code: fc.constantFrom('', 'CODE'),
        on: fc.subarray([...'abcdefgh']),
      }),
      { maxLength: 5 },
    )
    .map((all) =>
      all.map(
        ({ on, ...rule }, i): Candidate => ({ promotion: { ...plain, ...rule, id: i + 1 }, on: new Set(on) }),
      ),
    );
  const priceOf = ({ quantity, price }: Goods) => quantity * price;

  test('the discounts of the lines add up, and no line costs less than nothing', () => {
    fc.assert(
      fc.property(lines, candidates, (goods, some) => {
        const applied = choosePromotions(goods, some);
        for (const { amount, lines, promotion } of applied) {
          expect([...lines.values()].reduce((sum, cents) => sum + cents, 0)).toBe(amount);
          for (const [key, cents] of lines) {
            expect(cents).toBeGreaterThan(0);
            expect(some.find((one) => one.promotion.id === promotion.id)?.on.has(key)).toBe(true);
          }
        }
        for (const line of goods) {
          const off = applied.reduce((sum, { lines }) => sum + (lines.get(line.key) ?? 0), 0);
          expect(off).toBeLessThanOrEqual(priceOf(line));
        }
        const isFree = ({ promotion }: Applied) => promotion.type === 'freeship';
        const reducing = applied.filter((one) => !isFree(one));
        expect(reducing.length < 2 || reducing.every(({ promotion }) => promotion.combinable)).toBe(true);
      }),
    );
  });

  test('the order of lines and of promotions does not matter', () => {
    const shuffled = fc.tuple(lines, candidates).chain(([goods, some]) =>
      fc.record({
        goods: fc.constant(goods),
        some: fc.constant(some),
        moved: fc.shuffledSubarray(goods, { minLength: goods.length }),
        turned: fc.shuffledSubarray(some, { minLength: some.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ goods, some, moved, turned }) => {
        expect(told(choosePromotions(moved, turned)).sort()).toEqual(
          told(choosePromotions(goods, some)).sort(),
        );
      }),
    );
  });

  test('no single promotion would take off more', () => {
    const total = (applied: Applied[]) => applied.reduce((sum, { amount }) => sum + amount, 0);
    fc.assert(
      fc.property(lines, candidates, (goods, some) => {
        const singles = some
          .filter(({ promotion }) => !promotion.combinable)
          .map((single) => total(choosePromotions(goods, [single])));
        expect(total(choosePromotions(goods, some))).toBeGreaterThanOrEqual(Math.max(0, ...singles));
      }),
    );
  });
});
