import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, hold, hydrated, lakeshore, open, test, tidewater } from './shop.ts';

test.describe('slides', () => {
  const shown = (page: Page) =>
    page.locator('[aria-roledescription="carousel"][data-live]').first().locator('[data-shown]');

  test('turn by button, key and at the ends around (BLOCK-078, BLOCK-080)', async ({ page }) => {
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

  test('go on over a copy of the first and the last slide, which only eyes meet (BLOCK-079)', async ({
    page,
  }) => {
    await open(page, `${lakeshore.origin}/dev/blocks/image_carousel`);
    const carousel = page.locator('[aria-roledescription="carousel"][data-live]').first();
    const slides = carousel.locator('[aria-roledescription="slide"]');
    await expect(slides).toHaveCount(5);
    const words = (await slides.allInnerTexts()).map((text) => text.trim());
    expect([words[0], words[4]]).toEqual([words[3], words[1]]);
    for (const copy of [slides.first(), slides.last()]) {
      await expect(copy).toHaveAttribute('aria-hidden', 'true');
      await expect(copy).toHaveAttribute('inert', '');
    }
    const places = await carousel.evaluateHandle((element: HTMLElement) => {
      const seen: string[] = [];
      const note = () => seen.push(element.style.getPropertyValue('--position'));
      new MutationObserver(note).observe(element, { attributes: true, attributeFilter: ['style'] });
      return seen;
    });
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(() => places.jsonValue()).toEqual(['-1', '2']);
    // Already there: the copy and the slide look the same, so this is no change to be seen.
    await expect(carousel.locator('[data-shown]')).toHaveAttribute('aria-label', '3 of 3');
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => places.jsonValue()).toEqual(['-1', '2', '3', '0']);
  });

  test('change by themselves until they are stopped (BLOCK-081)', async ({ page }) => {
    await open(page, `${lakeshore.origin}/dev/blocks/image_carousel`);
    const carousel = page.locator('[aria-roledescription="carousel"][data-live]').nth(1);
    const slide = carousel.locator('[data-shown]');
    await expect(slide).toHaveAttribute('aria-label', '1 of 3');
    await expect(slide).toHaveAttribute('aria-label', '2 of 3');
    const since = Date.now();
    await expect(slide).toHaveAttribute('aria-label', '3 of 3');
    // Every three seconds unless the shop says otherwise.
    expect(Date.now() - since).toBeGreaterThan(1500);
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

  test('scroll by keyboard until their code is there, and then go on from where they stand', async ({
    page,
  }) => {
    const letGo = await hold(page, '**/assets/*.js');
    // Slides without a link: nothing else in them takes the keyboard.
    await page.goto(`${tidewater.origin}/about`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expectAccessible(page);
    const carousel = page.locator('[aria-roledescription="carousel"]');
    const row = carousel.getByRole('group', { name: 'Slides, side by side' });
    await row.focus();
    const second = carousel.locator('[aria-label^="2 of"]');
    await page.keyboard.press('ArrowRight');
    const left = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? Number.NaN);
    await expect.poll(() => left(second)).toBe(await left(carousel));

    await letGo();
    await hydrated(page);
    await expect(carousel).toHaveAttribute('data-live', 'true');
    await expect(carousel.locator('[data-shown]')).toHaveAttribute('aria-label', /^2 of/);
    expect(await left(second)).toBe(await left(carousel));
    // The keyboard is still there.
    await page.keyboard.press('ArrowRight');
    await expect(carousel.locator('[data-shown]')).toHaveAttribute('aria-label', /^3 of/);
    await expectAccessible(page);
  });

  test('turn under a thumb that moves sideways, and stay where it scrolls the page', async ({
    newReader,
  }) => {
    const page = await newReader({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await open(page, `${tidewater.origin}/browse`);
    await open(page, `${tidewater.origin}/dev/blocks/image_carousel`);
    const carousel = page.locator('[aria-roledescription="carousel"][data-live]').first();
    await carousel.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const top = await scrolled();
    await drag(page, carousel, { across: 60, down: -220 });
    await expect.poll(scrolled).toBeGreaterThan(top + 100);
    await expect(shown(page)).toHaveAttribute('aria-label', '1 of 3');

    await carousel.scrollIntoViewIfNeeded();
    await drag(page, carousel, { across: 180, down: 20 });
    await expect(shown(page)).toHaveAttribute('aria-label', '3 of 3');
    await expect(carousel.locator('[data-moving]')).toHaveCount(0);
    await drag(page, carousel, { across: -180, down: 20 });
    await expect(shown(page)).toHaveAttribute('aria-label', '1 of 3');
    expect(page.url()).toContain('/dev/blocks/image_carousel');
  });
});

/** A finger put down in the middle of a part, and moved in ten steps. */
async function drag(page: Page, part: Locator, by: { across: number; down: number }): Promise<void> {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: x + (by.across * step) / 10, y: y + (by.down * step) / 10 }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step++) await touch('touchMove', step);
  await touch('touchEnd', 10);
}
