import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { anEmail } from './accounts.ts';
import { handsell } from './handsell.ts';
import { expect, expectReadable, open, test, tidewater } from './shop.ts';

// Of each kind one file is written at a time.
test.describe.configure({ mode: 'default' });

/** Makes someone manager of Tidewater, and logs them in. Resolves to their password. */
async function logIn(page: Page, { scripted = true } = {}): Promise<string> {
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', 'manager', '--store', 'tidewater']);
  const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
  const address = `${tidewater.origin}/admin/exports`;
  await (scripted ? open(page, address) : page.goto(address));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Exports', level: 1 })).toBeVisible();
  return password;
}

/** Follows the link to the file of the export that is open. */
async function downloaded(page: Page): Promise<Buffer> {
  const link = page.getByRole('link', { name: /^Download tidewater-/ });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const fetched = page.waitForEvent('download');
  await link.click();
  return readFileSync(await (await fetched).path());
}

test('a manager takes the books along, and deletes the file', async ({ page }) => {
  await logIn(page);
  await page.getByRole('radio', { name: /^Books as ONIX 3.0/ }).check();
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable(page);
  }
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const bytes = await downloaded(page);
  expect(String(bytes.subarray(0, 400))).toContain('<ONIXMessage');
  await expect(page.getByText(/^[\d,]+ books$/)).toBeVisible();
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable(page);
  }
  await page.getByText('Delete this export').first().click();
  await page.getByRole('button', { name: 'Delete this export' }).click();
  await expect(page.getByRole('status')).toContainText('Deleted');
});

test('a file that names customers says so, and the log who took it', async ({ page }) => {
  await logIn(page);
  await page.getByRole('radio', { name: /^Customers/ }).check();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByText('This file names your customers.')).toBeVisible({ timeout: 60_000 });
  const bytes = await downloaded(page);
  expect(String(bytes)).toContain('"Account number","First name","Last name","Email"');
  await page.goto(`${tidewater.origin}/admin/activity?part=export`);
  await expect(page.getByText(/Downloaded/).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a manager exports lists, and looks again until the file is there', async ({ page }) => {
    await logIn(page, { scripted: false });
    await page.getByRole('radio', { name: /^Lists/ }).check();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: /^Download tidewater-/ })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    expect(String(await downloaded(page))).toContain('"List","Place","ISBN","Title","Author"');
  });
});
