import { eitherShop, expect, hold, hydrated, open, test, tidewater } from './shop.ts';

for (const kind of ['product_grid', 'product_slider', 'single_title_feature'] as const) {
  test(`a cover of ${kind} that cannot be loaded is set in type`, async ({ page, expectError }) => {
    expectError(/ERR_FAILED/);
    await page.route(/\/images\/cover\/\d{13}\/.*\.(avif|webp|jpg)$/, (route) => route.abort());
    await open(page, `${tidewater.origin}/dev/blocks/${kind}`);
    const cover = page.getByRole('main').locator('img[src*="/images/cover/"]').first();
    const drawn = (img: HTMLImageElement) => img.naturalWidth > 0 && new URL(img.currentSrc).pathname;
    await expect
      .poll(async () => {
        // What is further down is fetched when it comes into view.
        await page.mouse.wheel(0, 40);
        return cover.evaluate(drawn);
      })
      .toMatch(/^\/images\/cover\/\d{13}\.svg$/);
  });
}

for (const shop of eitherShop) {
  test(`covers of ${shop.name} that are still to come have their room`, async ({ page }) => {
    const arrive = await hold(page, '**/images/cover/**');
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${shop.origin}/`, { waitUntil: 'commit' });
      const covers = page.getByRole('main').locator('img[src*="/images/cover/"]').filter({ visible: true });
      await expect.poll(() => covers.count()).toBeGreaterThan(20);
      const all = page.getByRole('main').locator('img[src*="/images/cover/"]');
      const slim = await all.evaluateAll((imgs) =>
        imgs.flatMap((img) => {
          const { width, height } = img.getBoundingClientRect();
          return img.checkVisibility() && Math.min(width, height) < 40
            ? `${img.getAttribute('src')} ${width} × ${height}`
            : [];
        }),
      );
      expect(slim, `without room at ${width} px`).toEqual([]);
    }
    await arrive();
  });
}

test('a row of books turns, keeps its position, and starts again at another width (BLOCK-075, LIST-010, LIST-011, LIST-015, LIST-038)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `${tidewater.origin}/dev/blocks/product_slider`);
  const shelf = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: 'Next' }) })
    .first();
  // Phones have no buttons to know it by.
  const label = (await shelf.getAttribute('aria-label')) ?? '';
  const named = page.getByRole('region', { name: label, exact: true }).first();
  const left = () => shelf.getByRole('list').evaluate((row) => row.scrollLeft);
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return named.evaluate((el) => el.getBoundingClientRect().width);
  };
  await shelf.getByRole('button', { name: 'Next' }).click();
  await expect.poll(left).toBeGreaterThan(100);
  const turned = await left();
  await page.reload();
  await hydrated(page);
  await expect.poll(left).toBe(turned);
  const row = named.getByRole('list');
  const whole = () =>
    row.evaluate((el) => {
      const { left: from, right: to } = el.getBoundingClientRect();
      const boxes = [...el.children].map((tile) => tile.getBoundingClientRect());
      return boxes.filter((box) => box.left >= from - 1 && box.right <= to + 1).length;
    });
  expect(await whole()).toBe(8);
  const box = await row.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 400, (box?.y ?? 0) + 80];
  const drag = async (by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(300);
  await expect.poll(left).toBeLessThan(turned - 200);
  await expect(page).toHaveURL(/product_slider$/);
  // The shelf is as wide as the window but for the gutters.
  for (const [at, before, after] of [
    [1100, 8, 7],
    [970, 7, 6],
    [840, 6, 5],
    [710, 5, 4],
    [580, 4, 3],
    [450, 3, 2],
  ] as const) {
    const gutters = at + 50 - (await widthAt(at + 50));
    for (const [width, books] of [
      [at + gutters + 1, before],
      [at + gutters - 1, after],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(whole, `at ${width} px`).toBe(books);
    }
  }
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect.poll(left).toBe(0);
  await drag(8);
  await expect(page).toHaveURL(/product_slider$/);
  await drag(3);
  await expect(page).toHaveURL(/\/item\/\d{13}/);
});
