import { type BlockName, catalog } from '../../blocks/catalog.ts';
import {
  expect,
  expectAccessible,
  expectFits,
  hydrated,
  lakeshore,
  open,
  shops,
  test,
  tidewater,
} from './shop.ts';

const names = Object.keys(catalog) as BlockName[];

for (const shop of shops) {
  for (const name of names) {
    test(`${shop.name}: ${name}, every variant`, async ({ page, expectError }) => {
      // One story shows what becomes of a picture that is not there.
      expectError(/404.*\/no\/such\/picture/);
      await page.goto(`${shop.origin}/dev/blocks/${name}`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await expectFits(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
    });
  }
}

test('a picture that cannot be loaded leaves its words', async ({ page, expectError }) => {
  expectError(/404/);
  await open(page, `${tidewater.origin}/dev/blocks/image_gif`);
  await page.getByText('Our reading room').scrollIntoViewIfNeeded();
  await expect(page.getByText('Our reading room')).toBeVisible();
});

test('nothing is asked of the film site before somebody plays the film', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/^https:.*(youtube|vimeo)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
  });
  await open(page, `${tidewater.origin}/dev/blocks/youtube`);
  const play = page.getByRole('button', { name: 'Play: A walk through the shop' });
  await play.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  // A block's code may still be on its way when the page is there.
  await expect(async () => {
    await play.click({ timeout: 1000 });
    await expect(page.locator('iframe')).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect.poll(() => asked[0]).toContain('https://www.youtube-nocookie.com/embed/abcdefghijk');
  await expect(page.getByRole('button', { name: /^Play:/ })).toHaveCount(1);
});

test.describe('slides', () => {
  const shown = (page: import('@playwright/test').Page) =>
    page.locator('[aria-roledescription="carousel"][data-live]').first().locator('[data-shown]');

  test('turn by button, key and at the ends around', async ({ page }) => {
    await open(page, `${lakeshore.origin}/dev/blocks/image_carousel`);
    const carousel = page.locator('[aria-roledescription="carousel"][data-live]').first();
    const next = carousel.getByRole('button', { name: 'Next slide' });
    await expect(shown(page)).toHaveAttribute('aria-label', '1 of 3');
    // Input during the change is ignored: the second press comes too early.
    await next.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await page.waitForTimeout(700);
    await expect(shown(page)).toHaveAttribute('aria-label', '2 of 3');
    await next.press('ArrowRight');
    await page.waitForTimeout(700);
    await expect(shown(page)).toHaveAttribute('aria-label', '3 of 3');
    await next.click();
    await page.waitForTimeout(700);
    await expect(shown(page)).toHaveAttribute('aria-label', '1 of 3');
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await page.waitForTimeout(700);
    await expect(shown(page)).toHaveAttribute('aria-label', '3 of 3');
  });

  test('change by themselves until they are stopped', async ({ page }) => {
    await open(page, `${lakeshore.origin}/dev/blocks/image_carousel`);
    const carousel = page.locator('[aria-roledescription="carousel"][data-live]').nth(1);
    const slide = carousel.locator('[data-shown]');
    await expect(slide).toHaveAttribute('aria-label', '1 of 3');
    await expect(slide).toHaveAttribute('aria-label', '2 of 3');
    await carousel.getByRole('button', { name: 'Stop the slides' }).click();
    await expect(carousel.getByRole('button', { name: 'Start the slides' })).toBeVisible();
    const stopped = await slide.getAttribute('aria-label');
    await page.mouse.move(0, 0);
    await page.waitForTimeout(3600);
    await expect(slide).toHaveAttribute('aria-label', stopped ?? '');
  });

  test('stand still for those who asked for calm', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${lakeshore.origin}/dev/blocks/image_carousel`);
    const carousel = page.locator('[aria-roledescription="carousel"][data-live]').nth(1);
    await expect(carousel.getByRole('button', { name: 'Start the slides' })).toBeVisible();
  });
});
