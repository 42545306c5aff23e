import { expect, test } from 'vitest';
import type { Offer } from '../../../contract/title.ts';
import { otherOffers, rowOffer } from './offer-of-row.ts';
import { releaseDay } from './release-day.ts';
import { rowAuthors } from './row-authors.ts';
import { largestCover } from './title-list.tsx';
import { viewModeScript } from './view-mode.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
const offer = (code: Offer['code'], price: number | null, cartable: boolean) =>
  ({ code, price, cartable }) as Offer;

test('a date is shown as far as it is known', () => {
  expect(releaseDay(noon('2027-03-04'))).toBe('Mar 4, 2027');
  expect(releaseDay(noon('2027-03-01'))).toBe('Mar 2027');
  expect(releaseDay(noon('1813-01-01'))).toBe('1813');
  expect(releaseDay(null)).toBe('');
});

test('a row sells the first offer that can be bought, and names the others', () => {
  const available = [offer('NEW', 1800, false), offer('USED', 800, true), offer('REMAINDER', 600, true)];
  expect(rowOffer({ available })?.code).toBe('USED');
  expect(otherOffers({ available })).toEqual([{ label: 'Remainder', cents: 600, isHere: false }]);
  const [first, second] = available;
  const soldOut = { ...first, cartable: true, onhand: 0 } as Offer;
  const used = { ...second, onhand: 1 } as Offer;
  expect(otherOffers({ available: [soldOut, used] })[0]?.isHere).toBe(true);
});

test('without anything to buy it still shows the first offer', () => {
  expect(rowOffer({ available: [offer('NEW', 1800, false)] })?.price).toBe(1800);
  expect(rowOffer({ available: [] })).toBeUndefined();
});

test('authors come before other contributors; a long list is cut', () => {
  const by = (name: string, role = 'A01') => ({ name, role, canadian: false });
  expect(rowAuthors({ authors: [by('Ann'), by('Tom', 'B06')] })).toEqual({ names: ['Ann'], more: 0 });
  expect(rowAuthors({ authors: [by('Tom', 'B01')] }).names).toEqual(['Tom']);
  const five = rowAuthors({ authors: ['A', 'B', 'C', 'D', 'A'].map((name) => by(name)) });
  expect(five).toEqual({ names: ['A', 'B', 'C'], more: 1 });
});

test('the remembered view is there before the first paint, and nothing else can be', () => {
  const run = (kept: string | null) => {
    const dataset: Record<string, string> = { view: 'cards' };
    const page = { currentScript: { parentNode: { dataset } } };
    new Function('document', 'sessionStorage', viewModeScript)(page, { getItem: () => kept });
    return dataset.view;
  };
  expect([run('list'), run('grid'), run('table'), run(null), run('x"><img')]).toEqual([
    'list',
    'grid',
    'list',
    'cards',
    'cards',
  ]);
});

test('the book with the larger cover of the first two has priority', () => {
  const covers = (...ratios: number[]) =>
    ratios.map((cover_ratio) => ({ cover_ratio, cover_image_cache: 'a1' }));
  expect(largestCover(covers(0.66, 0.667))).toBe(1);
  expect(largestCover(covers(0.667, 0.66))).toBe(0);
  expect(largestCover(covers(0.7, 0.7, 0.667))).toBe(0);
  // A book without one shows a drawn cover of 2:3.
  expect(largestCover([...covers(0.6), { cover_ratio: 1, cover_image_cache: '' }])).toBe(1);
  expect(largestCover(covers(0.6))).toBe(0);
  expect(largestCover([])).toBe(0);
});
