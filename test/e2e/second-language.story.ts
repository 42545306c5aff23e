import { randomUUID } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { books } from './books.ts';
import { startTranslatedShop, type TranslatedShop } from './second-language/translated-shop.ts';
import { stringsIn, untranslated } from './second-language/untranslated.ts';
import { expect, hydrated, open, test } from './shop.ts';

/** Names of others, and words that the browser's own tables of a language have. */
const proper = ['Instagram', 'Facebook', 'Bluesky', 'Chrome', 'Linux'];
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = ['November', 'December', 'January'];

test.describe.configure({ mode: 'serial' });

let shop: TranslatedShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startTranslatedShop();
});
test.afterAll(() => shop.stop());

/** What calls bring after the page: titles and names are data as well. Awaits the answers that are on their way. */
function hearData(page: Page): () => Promise<Set<string>> {
  const known = new Set<string>();
  const reading: Promise<void>[] = [];
  const read = async (response: Response) => {
    const answer: unknown = await response.json().catch(() => null);
    for (const text of stringsIn(answer)) known.add(text);
  };
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/customer/')) reading.push(read(response));
  });
  return async () => {
    await Promise.all(reading);
    return known;
  };
}

/** A search for it finds nothing, and the page repeats what was typed. */
const unknownWord = 'zzqqxx';

async function expectTranslated(page: Page, known: () => Promise<Set<string>>): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  const own = ['Tidewater Books', 'Handsell', 'Leaflet', 'https', unknownWord, new URL(page.url()).host];
  // An answer may be drawn before we have read it.
  const plain = async () => untranslated(page, [...(await known()), ...own, ...proper, ...days, ...months]);
  await expect
    .configure({ soft: true })
    .poll(plain, { message: `plain text on ${page.url()}` })
    .toEqual([]);
}

const cartIsChanged = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/customer/cart/add'));

const pages = [
  '/',
  '/browse',
  '/browse/filter/v/list',
  '/browse/filter/k/zzzqqq',
  `/browse/filter/t/${unknownWord}/k/keyword`,
  '/search/list',
  '/features',
  `/item/${books.threeWays.eisbn}`,
  `/item/${books.handedOff.eisbn}`,
  `/item/${books.forthcoming.eisbn}`,
  `/item/${books.largePrint.eisbn}`,
  '/lists/1',
  '/lists/cartable/1',
  '/events',
  '/events?view=calendar',
  '/gift-cards',
  '/checkout/gift-card-balance',
  '/gift-registry',
  `/alerts/new/${books.forthcoming.eisbn}`,
  '/checkout/cart',
  '/account/login',
  '/account/signup',
  '/account/forgot',
  '/account/details',
  '/location',
  '/contact',
  '/about',
  '/no-such-page',
];

test('no page has a text that bypasses the catalogue', { tag: '@whole' }, async ({ page, expectError }) => {
  expectError(/404/);
  const known = hearData(page);
  for (const path of pages) {
    await open(page, shop.origin + path);
    await expectTranslated(page, known);
  }
});

test('nor has the way to an order, its refusals and its mail', { tag: '@whole' }, async ({
  page,
  expectError,
}) => {
  expectError(/400|404/);
  const known = hearData(page);
  const email = `ada-${randomUUID()}@example.com`;
  const { eisbn } = books.quiet;

  await open(page, `${shop.origin}/item/${eisbn}`);
  const form = page.locator(`form:has(input[name="eisbn"][value="${eisbn}"])`).first();
  await form.locator('input[name="quantity"]').fill('900');
  await form.locator('button[type="submit"]').click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await expectTranslated(page, known);
  const added = cartIsChanged(page);
  await question.getByRole('button').last().click();
  await added;
  await expect(page.locator('a[href="/checkout/cart"]').first()).toBeVisible();
  await expectTranslated(page, known);

  await open(page, `${shop.origin}/checkout/cart`);
  await expectTranslated(page, known);
  const line = page.locator('input[name="quantity"]').first();
  const changed = cartIsChanged(page);
  await line.fill('1');
  await line.press('Tab');
  await changed;

  await open(page, `${shop.origin}/account/login`);
  await page.locator('main input[name="name"]').fill(email);
  await page.locator('main input[name="password"]').fill('a wrong password');
  await page.locator('main form button[type="submit"]').first().click();
  await expect(page.locator('main [role="alert"]').first()).not.toBeEmpty();
  await expectTranslated(page, known);

  await open(page, `${shop.origin}/checkout/cart`);
  await page
    .locator('button[name="intent"][value="checkout"], form:has([value="checkout"]) button')
    .first()
    .click();
  const send = page.locator('button[form="purchase"]');
  await expect(send).toBeVisible();
  await expect(page).toHaveURL(/\/purchase/);
  await hydrated(page);
  await expectTranslated(page, known);
  await send.click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectTranslated(page, known);

  (await known()).add('Ada Quill').add('Ada').add(email);
  await page.locator('input[name="name"]').fill('Ada Quill');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="phone"]').fill('207-555-0142');
  await page.locator('input[name="payment_choice"]').first().check();
  await send.click();
  await page.waitForURL(/\/account\/(order|complete)/);
  await hydrated(page);
  await expectTranslated(page, known);

  await page.goto(`${shop.origin}/dev/outbox`);
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first().click();
  await expectTranslated(page, known);
});

/** Pages of a reader, and the first thing that each of them leads to. */
const kept = [
  ['/events', '/events/'],
  ['/account/details'],
  ['/account/addresses'],
  ['/account/link'],
  ['/account/lists', '/account/lists/'],
  ['/account/lists/import'],
  ['/account/alerts'],
  ['/account/orders', '/account/order/'],
  ['/gift-registry', '/gift-registry/'],
] as const;

test('nor has what a customer keeps', { tag: '@whole' }, async ({ page }) => {
  const heard = hearData(page);
  const known = async () => (await heard()).add(shop.reader.initials);
  await open(page, `${shop.origin}/account/login`);
  await page.locator('main input[name="name"]').fill(shop.reader.email);
  await page.locator('main input[name="password"]').fill(shop.reader.password);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL((url) => url.pathname !== '/account/login');
  for (const [path, leadsTo] of kept) {
    await open(page, shop.origin + path);
    await expectTranslated(page, known);
    if (!leadsTo) continue;
    const href = await page.locator(`main a[href^="${leadsTo}"]`).first().getAttribute('href');
    await open(page, shop.origin + href);
    await expectTranslated(page, known);
  }
});
