import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { books } from './books.ts';
import {
  addToCart,
  expect,
  expectAccessible,
  fillPurchase,
  hold,
  loseAnswers,
  open,
  reader,
  test,
  tidewater,
} from './shop.ts';
import { countOrders } from './stock.ts';

const { quiet } = books;
const sentence = 'There was an error. We’ve been notified; please try again later.';

const fail = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ status: 500, json: { error: sentence, incident: 'test' } }));

test('the shop fails while a book is added: nothing is lost (CART-005, CART-027)', async ({
  page,
  expectError,
}) => {
  expectError(/500/);
  await open(page, `/item/${quiet.eisbn}`);
  await page.getByRole('textbox', { name: `Quantity of ${quiet.title}` }).fill('2');
  await fail(page, '**/customer/cart/add');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/customer/cart/add');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('2 in cart')).toBeVisible();

  await open(page, '/checkout/cart');
  await fail(page, '**/customer/cart/*');
  await page.getByRole('button', { name: `One more of ${quiet.title}` }).click();
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await expect(page.getByRole('textbox', { name: `Quantity of ${quiet.title}` })).toHaveValue('2');
});

test('a page that cannot be fetched says so and leads on', async ({ page, expectError }) => {
  expectError(/500/);
  // The router notes what its error page has caught.
  expectError(/CallFailed/);
  await addToCart(page, tidewater, quiet.eisbn);
  await fail(page, '**/customer/session/get');
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t show your cart.' })).toBeVisible();
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/customer/session/get');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('row').filter({ hasText: quiet.title })).toBeVisible();

  await fail(page, '**/customer/title/getItem');
  await page.getByRole('rowheader').getByRole('link', { name: quiet.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'There was an error.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL(`${tidewater.origin}/`);
});

test('a page of blocks that cannot be loaded shows the error of the shop, also as a toast (BLOCK-093)', async ({
  page,
  expectError,
}) => {
  expectError(/500/);
  expectError(/CallFailed|ErrorResponse|closed/);
  const url = '**/customer/site_content/getPage';
  const picks = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff picks' });
  const closed = 'The pages of this shop are being moved.';
  for (const [said, answer] of [
    [sentence, { status: 500, json: { error: sentence, incident: 'test' } }],
    [closed, { status: 200, json: { error: closed, error_code: 'closed' } }],
  ] as const) {
    await open(page, '/faq');
    await page.route(url, (route) => route.fulfill(answer));
    await picks.click();
    await expect(page.getByRole('heading', { level: 1, name: 'There was an error.' })).toBeVisible();
    await expect(page.getByRole('alert').getByText(said)).toBeVisible();
    await expect(page.getByRole('main').getByText(said)).toBeVisible();
    await page.unroute(url);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Staff picks' })).toBeVisible();
  }
});

test('a search that fails shows nothing wrong, says so and can be tried again (BROWSE-050)', async ({
  page,
  expectError,
}) => {
  expectError(/500/);
  expectError(/CallFailed/);
  await open(page, '/browse/filter/s/1');
  await fail(page, '**/customer/browse/get');
  const hardcover = /^Hardcover\s*\d+$/;
  await page.getByRole('region', { name: 'Filters' }).getByRole('link', { name: hardcover }).click();
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Books' })).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/customer/browse/get');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/s\/1\/f\/Hardcover$/);
  await expect(page.getByRole('list', { name: 'Books' })).toBeVisible();
});

test('the connection is gone for a moment', async ({ page, context, expectError }) => {
  expectError(/ERR_INTERNET_DISCONNECTED/);
  await open(page, `/item/${quiet.eisbn}`);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const told = 'We couldn’t reach the shop. Please check your connection and try again.';
  await expect(page.getByRole('alert').getByText(told)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('1 in cart')).toBeVisible();
});

test('a link that is followed without a connection leaves the page as it is, and says so', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/browse');
  const book = page.getByRole('main').locator('h2 a[href^="/item/"]').first();
  await context.setOffline(true);
  await book.click();
  await expect(
    page
      .getByRole('alert')
      .getByText('We couldn’t reach the shop. Please check your connection and try again.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/browse');
  await context.setOffline(false);
  await book.click();
  await expect(page).toHaveURL(/\/item\//);
});

test('the answer to an order is lost once: the page asks again by itself', async ({ page }) => {
  await loseAnswers(page, 1);
  const email = `lost-${randomUUID()}@example.com`;
  await addToCart(page, tidewater, quiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillPurchase(page, { ...reader, email });
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
  expect(await countOrders(email)).toBe(1);
});

test('the answer to an order is lost twice: trying again places no second one', async ({ page }) => {
  await loseAnswers(page, 2);
  const email = `lost-${randomUUID()}@example.com`;
  await addToCart(page, tidewater, books.answerLost.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillPurchase(page, { ...reader, email });
  const send = page.getByRole('button', { name: 'Finalize Checkout' });
  await send.click();
  await expect(
    page
      .getByRole('alert')
      .getByText(/couldn’t reach the shop/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you for your order!' });
  await expect(async () => {
    if (await send.isVisible()) await send.click({ timeout: 500 });
    await expect(thanks).toBeVisible({ timeout: 1500 });
  }).toPass();
  expect(await countOrders(email)).toBe(1);
});

test('a slow shop shows that it works, and nothing jumps', async ({ page }) => {
  await countShifts(page);
  await addToCart(page, tidewater, quiet.eisbn);
  const cart = await hold(page, '**/customer/session/get');
  const related = await hold(page, '**/customer/title/getRelatedItems');
  await open(page, `/item/${books.manyEditions.eisbn}`);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  // APP-034
  await cart();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await shifts(page)).toBeLessThan(0.001);

  const place = page.locator('[aria-busy="true"]');
  // The placeholder renders again once its code has loaded.
  await expect(async () => {
    await place.scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(place).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await related();
  await expect(page.getByRole('heading', { name: 'Editions', exact: true })).toBeVisible();
  expect(await shifts(page)).toBeLessThan(0.01);

  await open(page, '/browse');
  const found = await hold(page, '**/customer/browse/get');
  await page
    .getByRole('region', { name: 'Filters' })
    .getByRole('link', { name: /^Hardcover\s*\d+$/ })
    .click();
  // BROWSE-049
  await expect(page.getByRole('list', { name: 'Books' })).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  await found();
  await expect(page.getByRole('link', { name: 'Remove: Hardcover' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Books' })).not.toHaveAttribute('aria-busy');
});

test('nothing moves for those who asked for calm', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/item/${books.largePrint.eisbn}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Large print edition' })).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((a) => Number(a.effect?.getComputedTiming().duration) > 10)
      .map((a) => (a.effect as KeyframeEffect).target as HTMLElement)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(moving).toEqual([]);
});

/** Adds up how far what is in the window has moved by itself (CLS), whatever has been pressed before. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all = { sum: 0 };
    Object.assign(window, { shifted: all });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) all.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifted: { sum: number } }).shifted.sum);
