import type { Page } from '@playwright/test';
import { dimensions, type Journey, journeys } from './journeys/dimensions.ts';
import { expectationOf } from './journeys/expectations.ts';
import { aGiftCard } from './journeys/gift-card.ts';
import { OrderSeen } from './journeys/order-seen.ts';
import { Shoppers } from './journeys/shoppers.ts';
import { pickups, Steps } from './journeys/steps.ts';
import { stock } from './journeys/titles.ts';
import { test as base, type DemoShop, expect, lakeshore, tidewater } from './shop.ts';
import type { Visitor } from './visitors.ts';

const test = base.extend<object, { shoppers: Shoppers }>({
  shoppers: [async ({ visitors }, use) => use(new Shoppers(visitors)), { scope: 'worker' }],
});

const names = Object.keys(dimensions) as (keyof Journey)[];

for (const [place, journey] of journeys.entries()) {
  const { outcome, delivery, payment, refusals, source } = expectationOf(journey);
  const title = names.map((name) => journey[name]).join(', ');
  const tag = place % 2 === 0 ? [] : '@whole';
  test(`${title}: ${refusals.join(', ') || 'order'} (${source})`, { tag }, async ({
    shoppers,
    newReader,
    expectError,
  }) => {
    const shop = journey.location === 'single store' ? tidewater : lakeshore;
    const currency = shop === tidewater ? 'USD' : 'CAD';
    const pickup = pickups[journey.location];
    const wanted = await stock(journey, pickup.code, currency);
    const page = await pageOf(journey, shop, shoppers, newReader);
    const steps = new Steps(page, shop, journey);
    const isScripted = journey.script === 'with JavaScript';
    const customerEmail = async () => (await shoppers.accountOf(shop, 'customer')).email;

    for (const title of wanted) {
      await steps.find(title);
      if (outcome === 'change location on the item page') {
        await steps.expectNotHere(title);
        await steps.moveOnItemPage(title, pickup);
      }
      await steps.addToCart(title);
    }
    if (outcome === 'account' || outcome === 'change location in the cart') await steps.expectAccountNeeded();
    if (outcome === 'account to be delivered to') await steps.expectAccountToDeliver();
    if (outcome === 'change location in the cart') await steps.moveInCart(pickup);
    if (outcome === 'account' || outcome === 'account to be delivered to') {
      // Sign-up needs JavaScript; login works without it.
      if (isScripted) await steps.signUpFromCart();
      else await steps.logInFromCart(await customerEmail());
    }
    await steps.chooseDelivery(delivery);
    if (payment === 'login needed') {
      await steps.logInToPay(await customerEmail());
      await steps.chooseDelivery(delivery);
    }
    if (journey.payment === 'gift card for part') await steps.redeem(await aGiftCard(pickup.code, currency));
    const choosesThere =
      outcome === 'choose location at checkout' ||
      (outcome === 'account' && journey.location === 'multistore elsewhere');
    if (choosesThere) await steps.chooseLocation(pickup);
    await steps.fillContact();
    // A form that comes back without JavaScript is a page with status 400.
    if (!isScripted && (choosesThere || payment === 'script needed'))
      expectError(/400 \(Bad Request\).*\/purchase/);
    if (payment === 'script needed') await steps.expectScriptNeeded();
    if (journey.payment === 'card' && payment !== 'script needed') await steps.payByCard();
    else await steps.payLater();
    if (choosesThere && !isScripted && wanted.some(({ toCome }) => !toCome)) await steps.agreeToStock();
    const seen = new OrderSeen(page, shop, journey);
    const order = await seen.arrivedAtOrder();
    await seen.expectOrder(wanted, pickup);
    await seen.expectMail(order, wanted, pickup);
  });
}

type NewReader = (options?: Visitor) => Promise<Page>;

async function pageOf(journey: Journey, shop: DemoShop, shoppers: Shoppers, newReader: NewReader) {
  const { shopper, script } = journey;
  const account = shopper === 'guest' ? undefined : await shoppers.accountOf(shop, shopper);
  const page = await newReader({
    javaScriptEnabled: script === 'with JavaScript',
    ...(account && { cookies: account.cookies }),
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
