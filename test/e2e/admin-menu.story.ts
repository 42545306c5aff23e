import { anEditor, logIn } from './editor.ts';
import { expect, expectReadable, test, tidewater } from './shop.ts';

for (const javaScriptEnabled of [true, false])
  test(`on a phone, the menu opens over the page ${javaScriptEnabled ? 'and closes with it' : 'without JavaScript'}`, async ({
    newReader,
  }) => {
    const page = await newReader({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await page.goto(`${tidewater.origin}/admin`);
    await logIn(page, await anEditor());
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(
      menu.getByRole('list', { name: 'Website' }).getByRole('link', { name: 'Pages' }),
    ).toBeVisible();
    if (javaScriptEnabled) await expectReadable(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();

    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Pages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    await expect(menu).toBeHidden();
  });
