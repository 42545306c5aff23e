import type { Page } from '@playwright/test';
import { type Journey, journeys } from './journeys/dimensions.ts';
import { expectationOf } from './journeys/expectations.ts';
import { Shoppers } from './journeys/shoppers.ts';
import { pickups, Steps } from './journeys/steps.ts';
import { stock } from './journeys/titles.ts';
import { test as base, type DemoShop, expect, lakeshore, tidewater } from './shop.ts';

const test = base.extend<object, { shoppers: Shoppers }>({
  shoppers: [async ({ browser }, use) => use(new Shoppers(browser)), { scope: 'worker' }],
});

for (const journey of journeys) {
  const { outcome, source } = expectationOf(journey);
  test(`${Object.values(journey).join(', ')}: ${outcome} (${source})`, async ({
    shoppers,
    newReader,
    expectError,
  }) => {
    const shop = journey.location === 'single store' ? tidewater : lakeshore;
    const pickup = pickups[journey.location];
    const wanted = await stock(journey, pickup.code, shop === tidewater ? 'USD' : 'CAD');
    const page = await pageOf(journey, shop, shoppers, newReader);
    const steps = new Steps(page, shop, journey);

    for (const title of wanted) {
      await steps.find(title);
      if (outcome === 'change location on the item page') {
        await steps.expectNotHere(title);
        await steps.moveOnItemPage(title, pickup);
      }
      await steps.addToCart(title);
    }
    if (outcome === 'account' || outcome === 'change location in the cart') await steps.expectAccountNeeded();
    if (outcome === 'change location in the cart') await steps.moveInCart(pickup);
    if (outcome === 'account') {
      // Sign-up needs JavaScript; login works without it.
      if (journey.script === 'with JavaScript') await steps.signUpFromCart();
      else await steps.logInFromCart((await shoppers.accountOf(shop, 'customer')).email);
    }
    const choosesThere =
      outcome === 'choose location at checkout' ||
      (outcome === 'account' && journey.location === 'multistore elsewhere');
    // A form that comes back without JavaScript is a page with status 400.
    if (choosesThere && journey.script === 'without JavaScript')
      expectError(/400 \(Bad Request\).*\/purchase/);
    const order = await steps.checkOut(wanted, pickup, choosesThere);
    await steps.expectOrder(wanted, pickup);
    await steps.expectMail(order, wanted, pickup);
  });
}

type NewReader = (options?: Parameters<Shoppers['newPage']>[0]) => Promise<Page>;

async function pageOf(journey: Journey, shop: DemoShop, shoppers: Shoppers, newReader: NewReader) {
  const { shopper, script } = journey;
  const account = shopper === 'guest' ? undefined : await shoppers.accountOf(shop, shopper);
  const page = await newReader({
    javaScriptEnabled: script === 'with JavaScript',
    ...(account && { storageState: account.cookies }),
  });
  // A location that an earlier journey of this account has chosen.
  if (account && shop === lakeshore) await atFirstLocation(page, shop);
  return page;
}

async function atFirstLocation(page: Page, shop: DemoShop): Promise<void> {
  await page.goto(`${shop.origin}/location`);
  const first = page.getByRole('radio').first();
  await first.check();
  await page.getByRole('button', { name: 'Choose this location' }).click();
  await expect(page.getByRole('link', { name: 'Your shop: Kelowna. Change' })).toBeVisible();
}
