import { describe, expect, it } from 'vitest';
import type { Parcel, ParcelGoods } from './parcel.ts';
import { plainRate, type ShippingRate } from './shipping-rate.ts';
import { costOf, tableOptions } from './table-rates.ts';

const maine = { country: 'US', region: 'ME', postal: '04101-1234' };
const book: ParcelGoods = {
  eisbn: '9780000000019',
  kind: 'printed_book',
  quantity: 1,
  grams: 400,
  amount: 1800,
};
const mug: ParcelGoods = { ...book, eisbn: '0400000000019', kind: 'non_book', grams: 350, amount: 1200 };
const rate = (given: Partial<ShippingRate>): ShippingRate => ({ ...plainRate, label: 'Mail', ...given });
const options = (rates: ShippingRate[], parcel: Partial<Parcel> = {}) =>
  tableOptions(rates, { place: maine, goods: [book], ...parcel });
const costs = (...args: Parameters<typeof options>) =>
  options(...args).map(({ label, cost }) => [label, cost]);

describe('what a rate costs', () => {
  const byWeight = rate({ basis: 'weight', base: 400, included: 454, step: 454, step_price: 75 });
  it.each([
    [1, 400],
    [2, 475],
    [3, 550],
    [4, 625],
  ])('%i copies of 400 g: %i cents', (quantity, cents) => {
    expect(costOf(byWeight, [{ ...book, quantity }])).toBe(cents);
  });
  it('counts copies, or cents, or nothing', () => {
    const three = [{ ...book, quantity: 3, amount: 5400 }];
    const steps = { base: 300, included: 1, step: 1, step_price: 100 };
    expect(costOf(rate({ ...steps, basis: 'pieces' }), three)).toBe(500);
    expect(costOf(rate({ ...steps, basis: 'amount', included: 2000, step: 1000 }), three)).toBe(700);
    expect(costOf(rate({ ...steps, basis: 'order', base: 600, included: 0 }), three)).toBe(600);
  });
  it('is free from an amount of the goods', () => {
    expect(costOf({ ...byWeight, free_from: 1800 }, [book])).toBe(0);
    expect(costOf({ ...byWeight, free_from: 1801 }, [book])).toBe(400);
  });
});

describe('which rates are offered', () => {
  const us = rate({ country: 'US', base: 600 });
  const anywhere = rate({ base: 2500 });
  const inMaine = rate({ country: 'US', regions: ['ME', 'NH'], base: 400 });
  const inPortland = rate({ country: 'US', postal_codes: ['04101-04124'], base: 200 });

  it('of one label, those for the narrowest place', () => {
    const all = [anywhere, us, inMaine, inPortland];
    const at = (place: Parcel['place']) => costs(all, { place });
    expect(at(maine)).toEqual([['Mail', 200]]);
    expect(at({ ...maine, postal: '04401' })).toEqual([['Mail', 400]]);
    expect(at({ country: 'US', region: 'VT', postal: '05401' })).toEqual([['Mail', 600]]);
    expect(at({ country: 'CA', region: 'BC', postal: 'V1Y 1A1' })).toEqual([['Mail', 2500]]);
    expect(costs([us], { place: { country: 'CA', region: 'BC', postal: 'V1Y 1A1' } })).toEqual([]);
  });
  it('every label', () => {
    const courier = rate({ label: 'Courier', country: 'US', base: 1200 });
    expect(costs([us, courier])).toEqual([
      ['Mail', 600],
      ['Courier', 1200],
    ]);
  });
  it('the one that is meant for the size of the order', () => {
    const small = rate({ basis: 'pieces', base: 400, most: 2 });
    const large = rate({ basis: 'pieces', base: 900, least: 3 });
    const of = (quantity: number) => costs([small, large], { goods: [{ ...book, quantity }] });
    expect([of(2), of(3)]).toEqual([[['Mail', 400]], [['Mail', 900]]]);
    expect(options([small], { goods: [{ ...book, quantity: 3 }] })).toMatchObject([
      { available: false, conflicting_eisbns: [] },
    ]);
  });
  it('not for goods that cannot go this way, which are named', () => {
    const booksOnly = rate({ kinds: ['printed_book'] });
    expect(options([booksOnly], { goods: [book, mug] })).toMatchObject([
      { available: false, conflicting_eisbns: [mug.eisbn] },
    ]);
    expect(
      options([us], { goods: [book, { ...book, eisbn: '9780000000026', kind: 'ebook' }] }),
    ).toMatchObject([{ available: false, conflicting_eisbns: ['9780000000026'] }]);
  });
  it('without a price where the shop computes it later', () => {
    expect(options([rate({ is_tbd: true, base: 400 })])).toMatchObject([{ cost: null, available: true }]);
  });
});
