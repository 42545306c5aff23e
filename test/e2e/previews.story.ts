import type { Page } from '@playwright/test';
import { books } from './books.ts';
import { expect, test, tidewater } from './shop.ts';

const address = `${tidewater.origin}/item/${books.quiet.eisbn}`;
const preview = /^url\("data:image\/avif;base64,/;

const coverOf = (page: Page) => page.getByRole('img', { name: /^Cover of / });

test.beforeEach('others have been there', async ({ page }) => {
  await expect(async () => {
    await page.goto(address);
    await expect(coverOf(page)).toHaveCSS('background-image', preview, { timeout: 100 });
  }).toPass();
});

test('a page shows a preview of its cover until the cover has come, and in its place ever after', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/images\/cover\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const cover = coverOf(page);
  await expect(cover).toHaveCSS('background-image', preview);
  expect(await cover.evaluate((img: HTMLImageElement) => img.complete)).toBe(false);
  release();
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(cover).toHaveCSS('background-image', preview);
});

test('a cover that fails takes its preview away', async ({ page, expectError }) => {
  expectError(/Failed to load resource/);
  await page.route(/\/images\/cover\/.+\.(avif|webp|jpg)$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(address);
  const cover = coverOf(page);
  await expect(cover).toHaveAttribute('src', /\.svg$/);
  await expect(cover).toHaveCSS('background-image', 'none');
});
