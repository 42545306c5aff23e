import type { Locator } from '@playwright/test';
import { books } from './books.ts';
import { contrast, type Rgb } from './pixels.ts';
import { expect, expectAccessible, open, shops, test, tidewater } from './shop.ts';

/** The least contrast between the ring around each of these parts, when the keyboard is there, and what it is drawn on. */
async function leastRing(parts: Locator): Promise<number> {
  const rings: { ring: Rgb; ground: Rgb }[] = [];
  for (const part of await parts.filter({ visible: true }).all()) {
    rings.push(
      await part.evaluate((element: HTMLElement) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        const drawn = (colours: string[]) => {
          for (const colour of colours) {
            if (!canvas) continue;
            canvas.fillStyle = colour;
            canvas.fillRect(0, 0, 1, 1);
          }
          return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3) as unknown as Rgb;
        };
        element.focus();
        const { outlineColor, outlineOffset } = getComputedStyle(element);
        const grounds: string[] = [];
        const isWithin = Number.parseFloat(outlineOffset) < 0;
        for (let at: Element | null = isWithin ? element : element.parentElement; at; at = at.parentElement)
          grounds.unshift(getComputedStyle(at).backgroundColor);
        return { ring: drawn([...grounds, outlineColor]), ground: drawn(grounds) };
      }),
    );
  }
  expect(rings.length).toBeGreaterThan(2);
  return Math.min(...rings.map(({ ring, ground }) => contrast(ring, ground)));
}

for (const shop of shops) {
  test(`the focus ring is visible on every ground of ${shop.name}`, async ({ page }) => {
    await open(page, `${shop.origin}/dev/blocks/headline_paragraph`);
    // From now on the browser shows where the focus is.
    await page.keyboard.press('Tab');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const header = page.getByRole('banner');
      for (const part of [
        header.locator(':is(a, button, summary)').filter({ hasNotText: 'Skip' }),
        page.locator('[data-ground] a'),
        page.getByRole('contentinfo').locator('a'),
      ])
        expect(await leastRing(part), `${part} at ${width} px`).toBeGreaterThanOrEqual(3);
    }
  });

  test(`the entries of a submenu of ${shop.name} are readable, also hovered and current ones`, async ({
    page,
  }) => {
    await open(page, `${shop.origin}/about`);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.locator('summary', { hasText: 'Visit us' }).click();
    const here = menu.locator('details[open] [aria-current]');
    await expect(here).toBeVisible();
    await expectAccessible(page);
    for (const entry of await menu.locator('details[open] a').all()) {
      await entry.hover();
      await expectAccessible(page);
    }
  });
}

test('forced colors keep the bars of a sales rank apart, and mark the chosen view', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `${tidewater.origin}/item/${books.opened.eisbn}`);
  const bars = page.locator('span:has(> [data-on]) > span').filter({ visible: true });
  const colors = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor));
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(new Set([...colors, ground]).size).toBe(3);

  await open(page, `${tidewater.origin}/browse`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Cards' })).not.toHaveCSS('outline-style', 'none');
  await expect(main.getByRole('button', { name: 'List', exact: true })).toHaveCSS('outline-style', 'none');
});
