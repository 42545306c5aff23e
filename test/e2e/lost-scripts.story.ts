import type { Page } from '@playwright/test';
import { signUp } from './accounts.ts';
import { books } from './books.ts';
import { addToCart, eitherShop, expect, lakeshore, test, tidewater } from './shop.ts';

// One after the other, in one process, so that a script shared by pages is refused only once.
test.describe.configure({ mode: 'default' });
const refused = new Set<string>();

const isScript = (url: string) => /^\/assets\/.+\.js$/.test(new URL(url).pathname);
// biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
const wordsOf = async (page: Page) => (await page.getByRole('main').innerText()).length;

/** What every page is made of: lost one by one. */
const isEverywhere = (url: string) =>
  /\/(react|shell|entry\.client|root|manifest|rolldown-runtime)-/.test(url);

/**
 * The scripts of this page that no test has refused yet, in groups that are refused together: those it starts with, and those it loads
 * later.
 */
async function groupsOf(page: Page, address: string): Promise<string[][]> {
  const asked = new Set<string>();
  const listen = (request: { url(): string }) => void (isScript(request.url()) && asked.add(request.url()));
  page.on('request', listen);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('request', listen);
  const named = page.locator('link[rel="modulepreload"], script[src]');
  const atOnce = await named.evaluateAll((all) =>
    all.map((part) => (part instanceof HTMLLinkElement ? part.href : (part as HTMLScriptElement).src)),
  );
  const left = [...asked].filter((url) => !refused.has(new URL(url).pathname));
  for (const url of left) refused.add(new URL(url).pathname);
  const own = left.filter((url) => !isEverywhere(url));
  return [
    ...left.filter(isEverywhere).map((url) => [url]),
    own.filter((url) => atOnce.includes(url)),
    own.filter((url) => !atOnce.includes(url)),
  ].filter((group) => group.length > 0);
}

/** What the server has sent, before any script. */
async function wordsSent(page: Page, address: string): Promise<number> {
  await page.route(isAsset, (route) => route.abort());
  await page.goto(address);
  const words = await wordsOf(page);
  await page.unroute(isAsset);
  return words;
}
const isAsset = (url: URL) => isScript(url.href);

const paths = [
  '/',
  '/about',
  '/contact',
  '/faq',
  '/browse',
  '/browse/filter/t/light/k/keyword',
  `/item/${books.quiet.eisbn}`,
  '/lists/1',
  '/search/list',
  '/checkout/cart',
  '/purchase',
  '/account/login',
  '/account/signup',
  '/account/forgot',
];
const pages = [
  ...eitherShop.flatMap(({ origin }) => paths.map((path) => origin + path)),
  `${lakeshore.origin}/location`,
  `${tidewater.origin}/no/such/page`,
];

/** Those that share most of their scripts with the pages above: walked one after the other. */
const more = [
  '/events',
  '/events/1',
  '/features',
  '/gift-cards',
  '/checkout/gift-card-balance',
  '/gift-registry',
  '/lists/cartable/1',
  `/alerts/new/${books.quiet.eisbn}`,
  '/checkout/cart/email',
  '/checkout/cart/import',
  '/checkout/cart/quote',
  '/account/verify',
];
const added = `lists/add/${books.quiet.eisbn}`;
const personal = ['details', 'addresses', 'link', 'lists', 'lists/import', added, 'alerts', 'orders'];

const failures = /Failed to (load resource|fetch)|error loading|Error loading|404/;

for (const address of pages) {
  test(`${address} keeps its words whichever script is lost, and comes to life with it`, async ({
    page,
    expectError,
  }) => {
    test.setTimeout(300_000);
    expectError(failures);
    if (/checkout|purchase/.test(address)) {
      const shop = address.startsWith(tidewater.origin) ? tidewater : lakeshore;
      await addToCart(page, shop, books.quiet.eisbn);
      await page.goto(`${shop.origin}/checkout/cart`);
      await page.getByRole('button', { name: 'Checkout' }).click();
      await expect(page).toHaveURL(/purchase/);
    }
    await loseScripts(page, address);
  });
}

test('so do events, lists, registries and gift cards', async ({ page, expectError }) => {
  test.setTimeout(300_000);
  expectError(failures);
  await addToCart(page, tidewater, books.quiet.eisbn);
  for (const path of more) await loseScripts(page, tidewater.origin + path);
});

test('so do the pages of a customer', async ({ page, expectError }) => {
  test.setTimeout(300_000);
  expectError(failures);
  await signUp(page, tidewater);
  for (const path of personal) await loseScripts(page, `${tidewater.origin}/account/${path}`);
});

async function loseScripts(page: Page, address: string): Promise<void> {
  const sent = await wordsSent(page, address);
  const groups = await groupsOf(page, address);
  // Some words are for browsers without scripts only.
  const least = Math.min(sent, await wordsOf(page));
  for (const group of groups) {
    const isOfGroup = (url: URL) => group.includes(url.href);
    let isLost = true;
    await page.route(isOfGroup, (route) => (isLost ? route.abort() : route.continue()));
    const lost = page.waitForEvent('requestfailed', (request) => group.includes(request.url()));
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await lost;
    await page.waitForLoadState('networkidle');
    expect(await wordsOf(page), `without ${group.join(', ')}`).toBeGreaterThanOrEqual(least);
    isLost = false;
    const found = group.map((url) => page.waitForResponse((response) => response.url() === url));
    await page
      .evaluate(() => window.dispatchEvent(new Event('online')))
      .catch((e) => {
        // After a pause the page loads itself again, perhaps at this very moment.
        if (!String(e).includes('Execution context was destroyed')) throw e;
      });
    await Promise.all(found);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await page.unroute(isOfGroup);
  }
}
