import { signUp } from './accounts.ts';
import { expect, expectAccessible, expectFits, open, shops, test } from './shop.ts';

for (const shop of shops) {
  test(`the login of ${shop.name} is a panel beside its link, on a phone a drawer from below (CHROME-030, CHROME-031)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, shop.origin);
    const link = page.getByRole('banner').getByRole('link', { name: 'Login' });
    await expect(link).toContainText('Login');
    const from = await link.boundingBox();
    await link.click();
    const login = page.getByRole('dialog', { name: 'Login' });
    await expect(login).toBeVisible();
    const panel = await login.boundingBox();
    expect(panel?.width).toBeLessThan(500);
    expect((panel?.y ?? 0) - (from?.y ?? 0) - (from?.height ?? 0)).toBeLessThan(30);
    await page.keyboard.press('Escape');
    await expect(login).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, shop.origin);
    await link.click();
    await expect(login.getByRole('heading', { name: 'Login' })).toBeVisible();
    // It comes from below: looked at when it has arrived.
    await expect.poll(() => login.boundingBox()).toEqual({ x: 0, y: 844 - 450, width: 390, height: 450 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test(`the header at ${shop.name} names the customer, on a phone by initials that open a drawer (CHROME-033, CHROME-036)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signUp(page, shop);
    await expectFits(page, [390]);
    const account = page.getByRole('banner').getByRole('link', { name: 'Your account: Ada' });
    await expect(account.getByText('AM', { exact: true })).toBeVisible();
    await expect(account.getByText('Ada', { exact: true })).toBeHidden();
    await account.click();
    const menu = page.getByRole('dialog', { name: 'Your account' });
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 844 - 380, width: 390, height: 380 });
    for (const entry of ['Account Details', 'Address Book', 'View Orders']) {
      await expect(menu.getByRole('link', { name: entry })).toBeInViewport({ ratio: 1 });
    }
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(account.getByText('Ada', { exact: true })).toBeVisible();
    await expect(account.getByText('AM', { exact: true })).toBeHidden();
  });

  test(`the entries of the menu of ${shop.name} stand 20 px from the edge of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, shop.origin);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const entry = menu.getByRole('listitem').filter({ visible: true }).first();
    // It comes from the side: looked at when it has arrived.
    await expect.poll(async () => (await entry.boundingBox())?.x).toBe(20);
    await expectFits(page, [390]);
  });
}
