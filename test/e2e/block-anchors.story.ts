import { expect, expectAccessible, hold, hydrated, open, test, tidewater } from './shop.ts';

test('a link to a place of the page leads below the search bar (BLOCK-054)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const distance = (id: string) =>
    page.evaluate((i) => document.getElementById(i)?.getBoundingClientRect().top ?? -1, id);
  await open(page, `${tidewater.origin}/dev/blocks/headline_paragraph`);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#far-below';
    link.textContent = 'Down there';
    document.getElementById('main')?.prepend(link);
    const far = document.createElement('section');
    far.id = 'far-below';
    far.style.marginTop = '2000px';
    far.style.height = '2000px';
    document.getElementById('main')?.append(far);
  });
  await page.getByRole('link', { name: 'Down there' }).click();
  const bar = await page.evaluate(
    () => document.querySelector<HTMLElement>('[data-search-bar]')?.offsetHeight ?? 0,
  );
  await expect.poll(() => distance('far-below')).toBeCloseTo(bar, 0);
  await expect(page).toHaveURL(/#far-below$/);

  await page.evaluate(() => {
    document.querySelector('[data-search-bar]')?.removeAttribute('data-search-bar');
    window.scrollTo(0, 0);
  });
  await page.getByRole('link', { name: 'Down there' }).click();
  await expect.poll(() => distance('far-below')).toBeCloseTo(110, 0);
});

test('a link to a place of the page takes nothing away while code is on its way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letGo = await hold(page, '**/assets/render-*.js');
  await page.goto(`${tidewater.origin}/faq`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const words = await page.getByRole('main').evaluate((main) => {
    const least = { words: main.textContent?.length ?? 0 };
    new MutationObserver(() => {
      least.words = Math.min(least.words, main.textContent?.length ?? 0);
    }).observe(main, { childList: true, subtree: true });
    Object.assign(window, { least });
    const last = [...main.querySelectorAll('section')].at(-1);
    if (last) last.id = 'last-of-all';
    const link = document.createElement('a');
    link.href = '#last-of-all';
    link.textContent = '';
    link.setAttribute('aria-label', 'Down there');
    main.prepend(link);
    link.click();
    return least.words;
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.waitForTimeout(500);
  await letGo();
  await expect(page).toHaveURL(/#last-of-all$/);
  expect(words).toBeGreaterThan(200);
  expect(await page.evaluate(() => (window as unknown as { least: { words: number } }).least.words)).toBe(
    words,
  );
});

test('a hash leads to its place, 110 px below the top, on this page and from another one (BLOCK-053)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.addInitScript(() => {
    const real = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (how) {
      this.setAttribute('data-came', (typeof how === 'object' && how.behavior) || '');
      real.call(this, how);
    };
  });
  const distance = () =>
    page.evaluate(() => Math.round(document.getElementById('order')?.getBoundingClientRect().top ?? -1));
  await open(page, `${tidewater.origin}/school-orders#order`);
  await expect.poll(distance).toBe(110);
  await open(page, `${tidewater.origin}/faq`);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/school-orders#order';
    link.textContent = 'To the form';
    document.getElementById('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To the form' }).click();
  await expect(page).toHaveURL(/school-orders#order$/);
  await expect.poll(distance).toBe(110);
  await expect(page.locator('#order')).toHaveAttribute('data-came', 'smooth');
});

test('a link whose place is written wrongly leads nowhere and breaks nothing', async ({ page }) => {
  await open(page, `${tidewater.origin}/faq`);
  await page.evaluate(() => {
    for (const href of ['#50%', '/faq#100%']) {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = `To ${href}`;
      document.getElementById('main')?.prepend(link);
    }
  });
  await page.getByRole('link', { name: 'To #50%' }).click();
  await page.getByRole('link', { name: 'To /faq#100%' }).click();
  await expect(page).toHaveURL(/\/faq#100%$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the way to the top shows beyond 300 px, and leads there with the keyboard (BLOCK-088)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, `${tidewater.origin}/staff-picks`);
  const up = page.getByRole('button', { name: 'Back to top' });
  const scroll = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect(up).toHaveCount(0);
  await scroll(301);
  await expect(up).toBeVisible();
  await expectAccessible(page);
  await scroll(300);
  await expect(up).toHaveCount(0);
  await scroll(900);
  await up.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(up).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
