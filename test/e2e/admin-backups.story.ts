import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { anEmail } from './accounts.ts';
import { handsell } from './handsell.ts';
import { expect, expectReadable, open, test, tidewater } from './shop.ts';

// One backup is made at a time: these stories wait for each other.
test.describe.configure({ mode: 'default' });

/** Makes someone staff of both demo shops, or of Tidewater alone, and logs them in there. */
async function logIn(page: Page, role: string, { both = false, scripted = true } = {}): Promise<void> {
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', role, '--store', 'tidewater']);
  const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
  if (both) await handsell(['staff', 'add', email, '--role', role, '--store', 'lakeshore']);
  const address = `${tidewater.origin}/admin/backups`;
  await (scripted ? open(page, address) : page.goto(address));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Backups', level: 1 })).toBeVisible();
}

test('an owner of every shop backs up, tests, downloads, plans and deletes', async ({
  page,
  expectError,
}) => {
  // A form comes back.
  expectError(/400/);
  await logIn(page, 'owner', { both: true });
  await page.getByRole('button', { name: 'Back up now' }).click();
  const download = page.getByRole('link', { name: /^Download handsell-/ });
  await expect(download).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/\d+ books, .* orders, .* pictures/)).toBeVisible();
  const fetched = page.waitForEvent('download');
  await download.click();
  const file = await (await fetched).path();
  expect(readFileSync(file).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));

  await page.getByRole('button', { name: 'Test this backup' }).click();
  await expect(page.getByText('Restored without a fault')).toBeVisible({ timeout: 90_000 });
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable(page);
  }

  await page.getByRole('link', { name: 'All backups' }).click();
  await expect(page.getByRole('main').getByText('Tested', { exact: true }).first()).toBeVisible();
  await page.getByLabel('How often').selectOption('Every week');
  await page.getByLabel('How many to keep').fill('many');
  await page.getByRole('button', { name: 'Save the schedule' }).click();
  await expect(page.getByLabel('How many to keep')).toHaveAccessibleDescription(/from 1 to 365/);
  await expect(page.getByLabel('How often')).toHaveValue('week');
  await page.getByLabel('How many to keep').fill('4');
  await page.getByRole('button', { name: 'Save the schedule' }).click();
  await expect(page.getByText(/^The next backup is due on /)).toBeVisible();
  await page.getByText('To restore a backup').click();
  await expect(page.getByText(/npx handsell restore FILE/)).toBeVisible();
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable(page);
  }

  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByText('Delete this backup').first().click();
  await page.getByRole('button', { name: 'Delete this backup' }).click();
  await expect(page.getByRole('status')).toContainText('Deleted');
});

test('an owner of one of two shops makes a backup, and is told why the file is not theirs', async ({
  page,
}) => {
  await logIn(page, 'owner');
  await expect(page.getByText(/also holds Lakeshore/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the schedule' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a manager backs up, and looks again until it is done', async ({ page }) => {
    await logIn(page, 'manager', { scripted: false });
    const running = page.getByText('A backup is being made.');
    await page.getByRole('button', { name: 'Back up now' }).or(running).first().click();
    await expect(async () => {
      await page.goto(`${tidewater.origin}/admin/backups`);
      await expect(page.getByRole('button', { name: 'Back up now' })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByText('Only an owner can download, restore, or delete a backup.')).toBeVisible();
  });
});
