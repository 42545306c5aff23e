import { books } from './books.ts';
import { expect, expectReadable, hydrated, shops, test } from './shop.ts';

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
  ['login', '/account/login'],
  ['sign-up', '/account/signup'],
  ['a forgotten password', '/account/forgot'],
  ['a search by list', '/search/list'],
  ['gift cards', '/gift-cards'],
  ['events', '/events'],
  ['a month of events', '/events?view=calendar'],
  ['no such event', '/events/999999', 404],
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

// One page walks through all: a browser that has just started takes three times as long for a page.
for (const shop of shops) {
  test(`${shop.name}: every kind of page can be read`, async ({ page, expectError }) => {
    test.setTimeout(900_000);
    // The style guide shows a cover that cannot be loaded.
    expectError(/404/);
    for (const [what, path, status = 200] of [...everywhere, ...(inShop[shop.name] ?? [])]) {
      await test.step(what, async () => {
        const answer = await page.goto(shop.origin + path);
        expect(answer?.status(), what).toBe(status);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectReadable(page);
      });
    }
  });
}
