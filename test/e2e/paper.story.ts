import type { Locator } from '@playwright/test';
import { books } from './books.ts';
import { addToCart, eitherShop, expect, fillPurchase, open, test, tidewater } from './shop.ts';

test('an order on paper has all of it, and nothing to press', async ({ page }) => {
  const ordered = [books.quiet, books.alsoQuiet, books.inSeries, books.threeWays];
  for (const { eisbn } of ordered) await addToCart(page, tidewater, eisbn);
  await page.getByRole('link', { name: 'Cart, 4 items' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillPurchase(page);
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();

  const items = page.getByRole('main').getByRole('listitem').filter({ hasText: /\$\d/ });
  await expect(items.filter({ visible: true })).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(items.filter({ visible: true })).toHaveCount(4);
  for (const { title } of ordered) {
    await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main').getByText(tidewater.name).filter({ visible: true })).not.toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: '+1 more' }).click();
  await expect(items.filter({ visible: true })).toHaveCount(4);
});

test('books on wide paper begin at its margin', async ({ page }) => {
  await page.goto(`${tidewater.origin}/browse/filter`);
  await page.emulateMedia({ media: 'print' });
  const edge = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? 0);
  const heading = page.getByRole('heading', { level: 1 });
  const list = page.getByRole('main').getByRole('list').filter({ hasText: 'Paperback', visible: true });
  expect(await edge(list.first())).toBe(await edge(heading));
});

for (const path of ['/lists/1', '/browse/filter']) {
  test(`${path} on paper is a table with the shop's name and address above it, and nothing to press`, async ({
    page,
  }) => {
    await open(page, `${tidewater.origin}${path}`);
    const main = page.getByRole('main');
    const rows = main.getByRole('listitem').filter({ hasText: '$', visible: true });
    const count = await rows.count();
    expect(count).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1000 });
    await expect(rows).toHaveCount(count);
    const heights: number[] = [];
    for (const row of await rows.all()) {
      const { top, bottom, height } = await row.evaluate((it) => it.getBoundingClientRect());
      heights.push(height);
      const inside = row.locator('h2, img, p').filter({ visible: true });
      for (const box of await inside.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))) {
        expect(box.top).toBeGreaterThanOrEqual(top);
        expect(box.bottom).toBeLessThanOrEqual(bottom);
      }
      await expect(row).toContainText(/97[89]\d{10}/);
    }
    // A title or a format of two lines makes a row higher.
    heights.sort((a, b) => a - b);
    expect(heights[heights.length >> 1]).toBeLessThanOrEqual(46);
    expect(heights.at(-1)).toBeLessThan(75);
    await expect(main.getByText(tidewater.name).filter({ visible: true })).toHaveCount(1);
    await expect(main.getByText('ISBN', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(main.getByText('41 Lantern Street').filter({ visible: true })).toHaveCount(1);
    await expect(main.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  });
}

test('the editions of a book on paper are a heading and books, without the buttons', async ({ page }) => {
  await open(page, `${tidewater.origin}/item/${books.opened.eisbn}`);
  const heading = page.getByRole('heading', { level: 2, name: 'Editions' });
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(heading).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Other sizes' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Other sizes' })).toBeHidden();
});

for (const shop of eitherShop) {
  test(`a book of ${shop.name} takes one sheet, without the notices of the shop`, async ({ page }) => {
    await open(page, `${shop.origin}/item/${books.alsoQuiet.eisbn}`);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const notice = page.getByText('The Friday van');
    const onPhones = page.getByText('A book from another shop?');
    for (const words of [notice, onPhones]) {
      await expect(words).toHaveCount(shop.code === 'KELOWNA' ? 1 : 0);
      await expect(words.filter({ visible: true })).toHaveCount(0);
    }
  });
}
