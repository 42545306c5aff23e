import type { Page } from '@playwright/test';
import { anEmail } from './accounts.ts';
import { tabTo } from './by-keyboard.ts';
import { type Editor, logIn } from './editor.ts';
import { type OwnShop, startOwnShop } from './own-shop.ts';
import { expect, expectAccessible, expectReadable, hydrated, test } from './shop.ts';

// One shop, which stories close and open again.
test.describe.configure({ mode: 'default' });

let shop: OwnShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

async function anOwner(): Promise<Editor> {
  const email = anEmail();
  const said = await shop.handsell(['staff', 'add', email, '--role', 'owner', '--store', 'cove']);
  const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
  return { email, password, name: email.split('@')[0] ?? '' };
}

/** Makes and tests a backup, and stays at its page. `look` brings the page up to date. */
async function makeAndTest(page: Page, owner: Editor, look: () => Promise<void>): Promise<void> {
  await page.goto(`${shop.origin}/admin/backups`);
  await logIn(page, owner);
  await page.getByRole('button', { name: 'Back up now' }).click();
  const testIt = page.getByRole('button', { name: 'Test this backup' });
  await expect(async () => {
    await look();
    await expect(testIt).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await expect(page.getByText('Test this backup first.')).toBeVisible();
  await testIt.click();
  await expect(async () => {
    await look();
    await expect(page.getByText('Restored without a fault')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 180_000 });
}

/** The page says that the shop is closed, loads again by itself, and asks for the password at the end; the backup of before is there. */
async function waitAndLook(page: Page, owner: Editor, late: Editor): Promise<void> {
  await expect(page.getByRole('heading', { name: 'We’ll be back in a few minutes' })).toBeVisible();
  await expect(page.getByLabel('Password')).toBeVisible({ timeout: 180_000 });
  // Their account is newer than the backup.
  await logIn(page, late);
  await expect(page.getByRole('alert')).toContainText('Invalid Login');
  await logIn(page, owner);
  await expect(page.getByRole('heading', { name: /^Backup of / })).toBeVisible();
  await expect(page.getByText(/^The shop was restored from this backup on .*@/)).toBeVisible();
  await page.getByRole('link', { name: 'All backups' }).click();
  await expect(page.getByText(`by ${owner.email}, before a restore`)).toBeVisible();
  await page.goto(`${shop.origin}/admin/activity`);
  await expect(page.getByText('Shop restored from a backup').first()).toBeVisible();
}

test('an owner restores a backup by keyboard', async ({ page, expectError }) => {
  test.setTimeout(600_000);
  expectError(/40[01]|503/);
  const owner = await anOwner();
  await makeAndTest(page, owner, async () => {});
  const late = await anOwner();

  await page.reload();
  await hydrated(page);
  await tabTo(page, 'Restore this backup');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The shop closes for a few minutes.')).toBeVisible();
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable(page);
  }
  // Without the tick, the browser asks for it.
  await page.getByRole('button', { name: 'Restore this backup' }).click();
  const sure = page.getByLabel('Give up what is newer than this backup');
  await expect(sure).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sure).toBeChecked();
  await tabTo(page, 'Restore this backup');
  await page.keyboard.press('Enter');
  await waitAndLook(page, owner, late);
});

test('a move to PostgreSQL is refused beforehand where there is none, and the address is not shown again', async ({
  page,
  expectError,
}) => {
  expectError(/400/);
  const owner = await anOwner();
  await page.goto(`${shop.origin}/admin/backups`);
  await logIn(page, owner);
  await page.getByRole('link', { name: 'Move to a PostgreSQL server' }).click();
  const address = page.getByLabel('Address of the new database');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable(page);
  }
  await expectAccessible(page);
  // A port where no database listens.
  await address.fill('postgres://shop:secret@127.0.0.1:9/shop');
  await page.getByLabel('Close the shop and move it now').check();
  await page.getByRole('button', { name: 'Move to PostgreSQL' }).click();
  await expect(page.getByRole('alert')).toContainText('The database cannot be reached');
  await expect(page.getByRole('alert')).not.toContainText('secret');
  await expect(address).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner restores a backup', async ({ page, expectError }) => {
    test.setTimeout(600_000);
    expectError(/40[01]|503/);
    const owner = await anOwner();
    await makeAndTest(page, owner, async () => {
      await page.goto(page.url());
    });
    const late = await anOwner();

    await page.getByText('Restore this backup').first().click();
    await page.getByLabel('Give up what is newer than this backup').check();
    await page.getByRole('button', { name: 'Restore this backup' }).click();
    await waitAndLook(page, owner, late);
  });
});
