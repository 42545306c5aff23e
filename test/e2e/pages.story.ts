import { books } from './books.ts';
import { expect, expectAccessible, expectFits, hydrated, shops, test } from './shop.ts';

/** Every kind of page: readable by everyone, in every window. Carts, checkout and orders are looked at in their own stories. */
const everywhere: [what: string, path: string, status?: number][] = [
  ['home', '/'],
  ['browse', '/browse'],
  ['a search', '/browse/filter/t/sea/k/keyword'],
  ['a search without results', '/browse/filter/t/zzqqxx/k/keyword'],
  ['an item', `/item/${books.threeWays.eisbn}`],
  ['a long item', `/item/${books.quiet.eisbn}`],
  ['about', '/about'],
  ['lists', '/features'],
  ['contact', '/contact'],
  ['staff picks', '/staff-picks'],
  ['school orders', '/school-orders'],
  ['questions', '/faq'],
  ['terms', '/terms-conditions'],
  ['privacy', '/privacy-policy'],
  ['an empty cart', '/checkout/cart'],
  ['no such page', '/no-such-page', 404],
  ['no such list', '/lists/999999', 404],
];
const inShop: Record<string, typeof everywhere> = {
  'Tidewater Books': [
    ['a list', '/lists/5'],
    ['its second page', '/lists/9/2'],
    ['every part in every state', '/dev/style-guide'],
  ],
  'Lakeshore & Pine': [['the choice of a shop', '/location']],
};

for (const shop of shops) {
  for (const [what, path, status = 200] of [...everywhere, ...(inShop[shop.name] ?? [])]) {
    test(`${shop.name}: ${what}`, async ({ page, expectError }) => {
      if (status === 404) expectError(/404/);
      // The style guide shows a cover that cannot be loaded.
      if (path === '/dev/style-guide') expectError(/404.*\/broken\.jpg/);
      const answer = await page.goto(shop.origin + path);
      expect(answer?.status()).toBe(status);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await expectFits(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
    });
  }
}
