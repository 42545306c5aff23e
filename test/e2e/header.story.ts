import type { Locator } from '@playwright/test';
import { expect, expectFits, open, openSearch, searchBox, shops, test } from './shop.ts';

/** The first that stands beside the logo, whatever it is at this width. */
const toolAfter = (logo: Locator) =>
  logo
    .locator('xpath=following-sibling::button | following-sibling::div/a')
    .filter({ visible: true })
    .first();

for (const shop of shops) {
  test(`the header of ${shop.name} has room at every width`, async ({ page }) => {
    await open(page, shop.origin);
    for (const width of [320, 390, 640, 717, 768, 820, 960, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await expectFits(page, [width]);
      const logo = page.getByRole('banner').getByRole('link', { name: shop.name });
      const [name, tool] = [await logo.boundingBox(), await toolAfter(logo).boundingBox()];
      expect((name?.x ?? 0) + (name?.width ?? 0), `the end of the logo at ${width} px`).toBeLessThanOrEqual(
        tool?.x ?? 0,
      );
      if (width <= 716) await openSearch(page);
      else await expect(page.getByLabel('Search in').locator('+ svg')).toBeVisible();
      await expectFits(page, [width]);
      const box = await searchBox(page).boundingBox();
      expect(box?.width, `the search box at ${width} px`).toBeGreaterThan(140);
      const [form, go] = [
        await page.getByRole('search').locator('form').boundingBox(),
        await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).boundingBox(),
      ];
      const gap = (form?.x ?? 0) + (form?.width ?? 0) - ((go?.x ?? 0) + (go?.width ?? 0));
      expect(Math.abs(gap), `between the button and the end of the box at ${width} px`).toBeLessThan(4);
      if (width <= 716) await page.keyboard.press('Escape');
    }
  });

  test(`every submenu of ${shop.name} opens within the window`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 700 });
    await open(page, shop.origin);
    const menus = page
      .getByRole('navigation', { name: 'Main' })
      .locator('li summary')
      .filter({ visible: true });
    expect(await menus.count()).toBeGreaterThan(2);
    for (const menu of await menus.all()) {
      await menu.click();
      await expectFits(page, [768]);
      await menu.click();
    }
  });
}
