import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStore } from '../../../test/factories.ts';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { provinceList } from '../../country/regions.ts';
import { ratesAt } from '../rates-at.ts';
import { taxesOn } from '../taxes.ts';
import { replaceKnownRates } from '../write.ts';
import { type KnownCountry, knownRates, regionsWithTax } from './known-rates.ts';
import { stateTaxes } from './united-states.ts';
import { workedExamples } from './worked-examples.ts';

describe('the known rates give what tax authorities say', () => {
  let made: TestShop;
  let storeId: number;

  beforeAll(async () => {
    made = await openTestShop();
    const { db } = made;
    storeId = (await buildStore(db)).id;
    for (const country of ['CA', 'US'] as const) {
      const rates = knownRates(country, regionsWithTax(country));
      await db.tx((q) => replaceKnownRates(q, storeId, country, rates));
    }
  });
  afterAll(() => made.close());

  test.each(workedExamples)('$place on $day: $goods', async ({ place, day, goods, taxes }) => {
    const [country = '', region = ''] = place.split('-');
    const rates = await ratesAt(made.db, storeId, { locationId: null, country, region, postal: '' }, day);
    expect(Object.fromEntries(taxesOn(goods, rates).map((t) => [t.type, t.amount]))).toEqual(taxes);
  });
});

test('there are examples enough, half of them of Canada, each with its source', () => {
  const canadian = workedExamples.filter(({ place }) => place.startsWith('CA-'));
  expect(workedExamples.length).toBeGreaterThanOrEqual(40);
  expect(canadian.length * 2).toBeGreaterThanOrEqual(workedExamples.length);
  expect(workedExamples.every(({ source }) => source.length > 10)).toBe(true);
});

test('a rule has a source, or is called unknown and taxed', () => {
  for (const [state, { shipping, digital, audio = digital, periodicals }] of Object.entries(stateTaxes)) {
    for (const { is, source } of [shipping, digital, audio, periodicals])
      expect([state, is === 'unknown']).toEqual([state, source === '']);
  }
  const [missouri] = knownRates('US', ['MO']);
  expect(missouri?.kinds).toEqual([]);
});

test.each<[KnownCountry, string[]]>([
  ['CA', ['GST', 'HST', 'PST']],
  ['US', []],
])('a store in %s collects the taxes of the country and those of its registration', (country, types) => {
  const registered = country === 'CA' ? ['BC'] : [];
  expect([...new Set(knownRates(country, registered).map(({ type }) => type))]).toEqual(types);
});

test('the page for shop owners names every state with a rule without a source', async () => {
  const page = await readFile(new URL('../../../docs/shipping-and-tax.md', import.meta.url), 'utf8');
  const names = new Map(provinceList('US').map(({ code, name }) => [code, name]));
  const listed = (heading: string) =>
    new RegExp(`- ${heading}: ([^.;]+)[.;]`).exec(page)?.[1]?.split(/,\s+/).sort();
  const unknownIn = (kind: 'shipping' | 'digital' | 'periodicals') =>
    Object.entries(stateTaxes)
      .filter(([, tax]) => tax[kind].is === 'unknown')
      .map(([state]) => names.get(state))
      .sort();
  expect(listed('Shipping')).toEqual(unknownIn('shipping'));
  expect(listed('E-books and audiobook downloads')).toEqual(unknownIn('digital'));
  expect(listed('Periodicals')).toEqual(unknownIn('periodicals'));
});
