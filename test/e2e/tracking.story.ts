import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { anEmail, createAccount } from './accounts.ts';
import { ask } from './ask.ts';
import { books } from './books.ts';
import { openShopWith } from './more-shops.ts';
import { type DemoShop, expect, expectAccessible, expectFits, open, test, tidewater } from './shop.ts';

let shop: DemoShop;
test.beforeAll(async () => {
  shop = await openShopWith(`counted-${randomUUID().slice(0, 8)}`, {
    store_info: { google_analytics_code: 'G-ABCDE12345', facebook_pixel_id: '1234567890' },
    custom_head: '<meta name="site-proof" content="yes-it-is-ours"><script>window.ownScript = "ran"</script>',
  });
});

/** Stands in for the services; what was fetched from them. */
async function services(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  await page.context().route(/googletagmanager|facebook|google-analytics/, (route) => {
    fetched.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return fetched;
}

/** What the page has told the pixel, as 'Name' or 'PageView'. */
const told = (page: Page) =>
  page.evaluate(() => {
    const { fbq } = window as { fbq?: { queue: unknown[][] } };
    return (fbq?.queue ?? []).map(([kind, name]) => (kind === 'track' ? String(name) : String(kind)));
  });
/** The addresses that the page has counted as views (APP-046). */
const views = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer } = window as { dataLayer?: ArrayLike<unknown>[] };
    return (dataLayer ?? [])
      .map((sent) => Array.from(sent))
      .filter(([kind, name]) => kind === 'event' && name === 'page_view')
      .map(([, , data]) => (data as { page_location: string }).page_location);
  });
const ownScript = (page: Page) => page.evaluate(() => (window as { ownScript?: string }).ownScript ?? '');
const choices = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });

test('a page fetches nothing of other companies before the visitor agrees, nor after they refuse', async ({
  page,
}) => {
  const fetched = await services(page);
  await open(page, shop.origin);
  await expect(choices(page)).toBeVisible();
  await expect(page.locator('meta[name="site-proof"]')).toHaveAttribute('content', 'yes-it-is-ours');
  await expectFits(page);
  await expectAccessible(page);
  expect(fetched).toEqual([]);
  await choices(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(choices(page)).toHaveCount(0);
  await open(page, `${shop.origin}/item/${books.quiet.eisbn}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('1 in cart')).toBeVisible();
  await expect(choices(page)).toHaveCount(0);
  expect([fetched, await ownScript(page)]).toEqual([[], '']);
  // A change of mind.
  await page.getByRole('button', { name: 'Privacy choices' }).press('Enter');
  await choices(page).getByRole('button', { name: 'Yes, that’s fine' }).press('Enter');
  await expect.poll(() => ownScript(page)).toBe('ran');
});

test('a visitor who agrees is tracked, but never in the account or at checkout (APP-045..047)', async ({
  page,
}) => {
  const fetched = await services(page);
  await open(page, shop.origin);
  await choices(page).getByRole('button', { name: 'Yes, that’s fine' }).click();
  await expect.poll(() => told(page)).toEqual(['init', 'PageView']);
  expect(fetched.sort()).toEqual(['connect.facebook.net', 'www.googletagmanager.com']);
  expect(await ownScript(page)).toBe('ran');
  expect(await views(page)).toEqual([`${shop.origin}/`]);

  await page.getByRole('combobox', { name: 'Search for books' }).fill('quiet');
  await page.getByRole('combobox', { name: 'Search for books' }).press('Enter');
  await expect.poll(() => told(page)).toEqual(['init', 'PageView', 'PageView', 'Search']);
  expect(await views(page)).toEqual([`${shop.origin}/`, page.url()]);
  await open(page, `${shop.origin}/item/${books.quiet.eisbn}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => told(page)).toEqual(['init', 'PageView', 'AddToCart']);

  // The way to the cart is a whole new page, without any of it.
  fetched.length = 0;
  await page.getByRole('link', { name: /^Cart/ }).click();
  // The page before has a heading, too, and is ready.
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'yes');
  expect([await ownScript(page), await told(page), fetched]).toEqual(['', [], []]);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/purchase$/);
  await expect(page.getByLabel('Name')).toBeVisible();
  expect([await ownScript(page), await told(page), fetched]).toEqual(['', [], []]);

  // The next public page reports what happened there.
  await open(page, shop.origin);
  await expect.poll(() => told(page)).toEqual(['init', 'PageView', 'InitiateCheckout']);

  // A new account counts as well where its customer goes on to the cart.
  await createAccount(page, shop, anEmail());
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await open(page, shop.origin);
  await expect.poll(() => told(page)).toEqual(['init', 'PageView', 'CompleteRegistration']);
});

test('the policy names the services on pages for everybody only, and in shops that have them', async () => {
  const policy = async (address: string) =>
    String((await ask(address)).headers['content-security-policy'] ?? 'none');
  expect(await policy(shop.origin)).toMatch(/script-src [^;]*https:\/\/connect\.facebook\.net/);
  for (const path of ['/account/login', '/checkout/cart', '/purchase', '/account/orders']) {
    expect(await policy(shop.origin + path)).not.toMatch(/facebook|google/);
  }
  expect(await policy(tidewater.origin)).not.toMatch(/facebook|google/);
});
