import type { Locator, Page } from '@playwright/test';
import { password, signUp } from './accounts.ts';
import { expectFocusShows, tabTo } from './by-keyboard.ts';
import { eitherShop, expect, expectAccessible, open, test, toast } from './shop.ts';

/** The Tab key goes round inside a dialog, both ways, and never out of it (CHROME-032). */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
}

for (const shop of eitherShop) {
  for (const width of [1280, 390]) {
    test(`login, menu and address book at ${shop.name} by keyboard alone, ${width} px wide`, async ({
      page,
      newReader,
    }) => {
      const email = await signUp(await newReader(), shop);
      await page.setViewportSize({ width, height: 844 });
      await open(page, `${shop.origin}/account/orders`);
      await expect(page).toHaveURL(/\/account\/login\?back=/);
      await tabTo(page, 'Login');
      await page.keyboard.press('Enter');
      const login = page.getByRole('dialog', { name: 'Login' });
      await expect(login.getByLabel('Email or account number')).toBeFocused();
      await expectTrapped(page, login);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(login).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeFocused();

      await tabTo(page, 'Email or account number');
      await expectFocusShows(page);
      await page.keyboard.type(email);
      await tabTo(page, 'Password');
      await page.keyboard.type(password);
      const typed = page.getByRole('main').getByLabel('Password');
      await tabTo(page, 'Show password');
      await expectFocusShows(page);
      await page.keyboard.press('Enter');
      await expect(typed).toHaveAttribute('type', 'text');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText('You haven’t ordered anything yet.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();

      await tabTo(page, 'Your account: Ada');
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Your account' });
      await expect(menu).toBeVisible();
      await expectTrapped(page, menu);
      await tabTo(page, 'Address Book');
      await expectFocusShows(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Address Book' })).toBeVisible();
      await tabTo(page, 'Add Address');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Add Address' });
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('link', { name: 'Add Address' })).toBeFocused();

      await open(page, `${shop.origin}/account/link`);
      const tabs = page.getByRole('navigation', { name: 'Your account' });
      await expect(tabs.getByRole('link', { name: 'Linked Accounts' })).toBeInViewport({ ratio: 1 });
      await open(page, `${shop.origin}/account/details`);
      await tabTo(page, 'First Name');
      await page.keyboard.type('Adele');
      await tabTo(page, 'Current Password');
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Account updated.')).toBeVisible();
      await tabTo(page, 'Delete Account', 60);
      await page.keyboard.press('Enter');
      const sure = page.getByRole('alertdialog', { name: 'Delete your account?' });
      await expect(sure).toBeVisible();
      await expectTrapped(page, sure);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(sure).toBeHidden();
    });
  }
}
