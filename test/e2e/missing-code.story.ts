import type { Page } from '@playwright/test';
import { books } from './books.ts';
import { expect, hold, open, test, tidewater } from './shop.ts';

const failures =
  /Failed to load resource|Failed to fetch dynamically imported module|Error loading route module/;

/** Refuses files of the shop until told otherwise. */
async function refuse(page: Page, files: RegExp) {
  let isRefusing = true;
  await page.route(
    (url) => url.pathname.startsWith('/assets/') && files.test(url.pathname),
    (route) => (isRefusing ? route.abort() : route.continue()),
  );
  return () => {
    isRefusing = false;
  };
}

const wordsOf = (page: Page) => page.getByRole('main').evaluate((main) => main.textContent?.length ?? 0);

test.describe('code of blocks that cannot be fetched', () => {
  for (const path of ['/', '/about', '/contact', '/faq']) {
    test(`keeps what the server sent of ${path}, and comes later`, async ({ page, expectError }) => {
      expectError(failures);
      const allow = await refuse(page, /\/render-/);
      const refused = page.waitForEvent('requestfailed', (request) => /\/render-/.test(request.url()));
      await page.goto(tidewater.origin + path, { waitUntil: 'domcontentloaded' });
      const sent = await wordsOf(page);
      await refused;
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
      // A second failed try of the same file: the first has been dealt with.
      await page.waitForEvent('requestfailed', (request) => /\/render-/.test(request.url()));
      expect(await wordsOf(page)).toBe(sent);
      allow();
      const loaded = page.waitForResponse((response) => /\/render-/.test(response.url()) && response.ok());
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await loaded;
      await expect.poll(() => wordsOf(page)).toBeGreaterThan(200);
    });
  }

  test('slow code is no reason to take a block away when the cart arrives', async ({ page }) => {
    await page.goto(`${tidewater.origin}/item/${books.quiet.eisbn}`);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    let go = () => {};
    const gate = new Promise<void>((open) => {
      go = open;
    });
    await page.route('**/assets/render-*', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(tidewater.origin, { waitUntil: 'domcontentloaded' });
    const sent = await wordsOf(page);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    expect(await wordsOf(page)).toBe(sent);
    go();
  });
});

test('a page of blocks that a reader follows a link to comes whole, once its code is there', async ({
  page,
}) => {
  await open(page, `${tidewater.origin}/events`);
  const letGo = await hold(page, '**/assets/render-*.js');
  const asked = page.waitForRequest(/\/render-/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await asked;
  await page.waitForTimeout(500);
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await page.evaluate(() => {
    const first = new MutationObserver(() => {
      const main = document.querySelector('main');
      if (main?.querySelector('h1')?.textContent === 'Events') return;
      document.documentElement.dataset.first = main?.textContent ?? '';
      first.disconnect();
    });
    first.observe(document.body, { childList: true, subtree: true });
  });
  await letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  const whole = await page.getByRole('main').textContent();
  await expect(page.locator('html')).toHaveAttribute('data-first', whole ?? '');
});

for (const slowness of [1, 4]) {
  test(`code from the browser’s cache takes over without an error, ${slowness} times slower`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    for (let visit = 0; visit < 3; visit++) {
      await page.goto(tidewater.origin);
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
      await expect(page.locator('[data-later]')).toHaveCount(0);
    }
  });
}

test('a link whose page has lost its code opens as a document', async ({ page, expectError }) => {
  expectError(failures);
  await page.goto(tidewater.origin);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await refuse(page, /\/item-/);
  const link = page.getByRole('main').locator('a[href^="/item/"]').first();
  const path = await link.getAttribute('href');
  await link.evaluate((a: HTMLElement) => a.click());
  await expect(page).toHaveURL(tidewater.origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose first scripts fail is loaded again', async ({ page, expectError }) => {
  expectError(failures);
  const allow = await refuse(page, /\/entry\.client/);
  await page.goto(`${tidewater.origin}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  allow();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
});

test('the answer to a form is not asked for again when its first scripts fail', async ({
  page,
  expectError,
}) => {
  expectError(failures);
  expectError(/400/);
  await refuse(page, /\.js$/);
  await page.goto(`${tidewater.origin}/contact`, { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('form', { name: 'Ask us anything' });
  await form.getByLabel('Your name').fill('Ada Marsh');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/This field is required/);
  await page.waitForLoadState();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(form.getByLabel('Your name')).toHaveValue('Ada Marsh');
  await page.waitForLoadState('networkidle');
  expect(sent).toBe(1);
});

test('a panel whose code is missing says so and can be tried again', async ({ page, expectError }) => {
  expectError(failures);
  await page.goto(tidewater.origin);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  const allow = await refuse(page, /\/account-panel-/);
  await page.getByRole('link', { name: 'Login' }).first().click();
  const failure = page.getByRole('dialog', { name: /We couldn’t load this part of the page/ });
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect(failure).toBeHidden();
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(failure).toBeVisible();
  allow();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});
