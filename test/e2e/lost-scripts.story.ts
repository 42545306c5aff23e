import type { Page } from '@playwright/test';
import { books } from './books.ts';
import { addToCart, expect, lakeshore, shops, test, tidewater } from './shop.ts';

// One after the other, in one process: what is shared by pages is refused once.
test.describe.configure({ mode: 'default' });
const refused = new Set<string>();

const isScript = (url: string) => /^\/assets\/.+\.js$/.test(new URL(url).pathname);
// biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
const wordsOf = async (page: Page) => (await page.getByRole('main').innerText()).length;

/** Every script that this page asks for until it rests. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const asked = new Set<string>();
  const listen = (request: { url(): string }) => void (isScript(request.url()) && asked.add(request.url()));
  page.on('request', listen);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('request', listen);
  return [...asked];
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
  ...shops.flatMap(({ origin }) => paths.map((path) => origin + path)),
  `${lakeshore.origin}/location`,
  `${tidewater.origin}/no/such/page`,
];

for (const address of pages) {
  test(`${address} keeps its words whichever script is lost, and comes to life with it`, async ({
    page,
    expectError,
  }) => {
    test.setTimeout(300_000);
    expectError(/Failed to (load resource|fetch)|error loading|Error loading|404/);
    if (/checkout|purchase/.test(address)) {
      const shop = address.startsWith(tidewater.origin) ? tidewater : lakeshore;
      await addToCart(page, shop, books.quiet.eisbn);
      await page.goto(`${shop.origin}/checkout/cart`);
      await page.getByRole('button', { name: 'Checkout' }).click();
      await expect(page).toHaveURL(/purchase/);
    }
    const sent = await wordsSent(page, address);
    const scripts = await scriptsOf(page, address);
    // Some words are for browsers without scripts only.
    const least = Math.min(sent, await wordsOf(page));
    for (const script of scripts) {
      const { pathname } = new URL(script);
      if (refused.has(pathname)) continue;
      refused.add(pathname);
      let isLost = true;
      await page.route(script, (route) => (isLost ? route.abort() : route.continue()));
      const lost = page.waitForEvent('requestfailed', (request) => request.url() === script);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await lost;
      await page.waitForLoadState('networkidle');
      expect(await wordsOf(page), `without ${pathname}`).toBeGreaterThanOrEqual(least);
      isLost = false;
      const found = page.waitForResponse((response) => response.url() === script);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await found;
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
      await page.unroute(script);
    }
  });
}
