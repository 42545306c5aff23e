import { expect, expectFits, open, searchBox, shops, test } from './shop.ts';

for (const shop of shops) {
  test(`the header of ${shop.name} has room at every width`, async ({ page }) => {
    await open(page, shop.origin);
    for (const width of [320, 390, 640, 717, 768, 820, 960, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await expectFits(page, [width]);
      const box = await searchBox(page).boundingBox();
      expect(box?.width, `the search box at ${width} px`).toBeGreaterThan(140);
      const [form, go] = [
        await page.getByRole('search').boundingBox(),
        await page.getByRole('search').getByRole('button', { name: 'Search' }).boundingBox(),
      ];
      const gap = (form?.x ?? 0) + (form?.width ?? 0) - ((go?.x ?? 0) + (go?.width ?? 0));
      expect(Math.abs(gap), `between the button and the end of the box at ${width} px`).toBeLessThan(4);
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
