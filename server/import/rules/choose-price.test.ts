import { describe, expect, test } from 'vitest';
import type { PriceRef } from '../record.ts';
import { choosePrice } from './choose-price.ts';

const today = '2026-06-15';

function price(amount: number, overrides: Partial<PriceRef> = {}): PriceRef {
  return { amount, currency: 'USD', territory: [], tax_included: false, ...overrides };
}
const usd = (...prices: PriceRef[]) => choosePrice(prices, 'USD', today);

describe('the list price', () => {
  test('is the one in the currency', () => {
    const prices = [price(1800, { currency: 'CAD' }), price(1400), price(1100, { currency: 'GBP' })];
    expect(usd(...prices)).toBe(1400);
    expect(choosePrice(prices, 'CAD', today)).toBe(1800);
  });

  test('is missing when the source has prices for other countries only', () => {
    expect(usd(price(1400, { territory: ['GB', 'IE'] }))).toBeNull();
    expect(usd(price(1400, { territory: ['WORLD'], territory_excluded: ['US'] }))).toBeNull();
    expect(usd()).toBeNull();
  });

  test('prefers the price for the country to the one for the world', () => {
    expect(usd(price(1500, { territory: ['WORLD'] }), price(1400, { territory: ['US', 'PR'] }))).toBe(1400);
  });

  test('prefers the price without tax, but takes one with tax', () => {
    const taxed = price(1470, { type: '02', tax_included: true });
    expect(usd(taxed, price(1400, { type: '01' }))).toBe(1400);
    expect(usd(taxed)).toBe(1470);
  });

  test('takes the price of these weeks before the permanent one', () => {
    const spring = price(900, { from: '2026-06-01', until: '2026-06-30' });
    expect(usd(price(1400), spring)).toBe(900);
    expect(usd(price(1400), { ...spring, until: '2026-06-14' })).toBe(1400);
  });

  test('takes the first of future prices, and no price that has ended', () => {
    const later = price(1600, { from: '2027-01-01' });
    expect(usd(later, price(1500, { from: '2026-09-01' }))).toBe(1500);
    expect(usd(price(1200, { until: '2026-01-31' }))).toBeNull();
  });

  test('is never nothing: 0 is a gap in the feed', () => {
    expect(usd(price(0))).toBeNull();
  });
});
