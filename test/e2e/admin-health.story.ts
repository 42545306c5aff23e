import type { Page } from '@playwright/test';
import { anEmail } from './accounts.ts';
import { handsell } from './handsell.ts';
import { expect, expectReadable, open, test, tidewater } from './shop.ts';

/** Logs someone in whom the command line has made staff of the shop. */
async function logInAs(page: Page, role: string, path: string): Promise<void> {
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', role, '--store', 'tidewater']);
  const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
  await open(page, `${tidewater.origin}/admin${path}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a manager sees on the first page that something is wrong, and reads what to do', async ({ page }) => {
  await logInAs(page, 'manager', '/');
  // This shop sends no mail.
  await page.getByRole('link', { name: 'See the shop’s health' }).click();
  await expect(page.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible();
  await expect(page.getByText('No mail server is set up: emails reach no one.')).toBeVisible();
  await expect(
    page.getByText(/^Built in \(PGlite with PostgreSQL \d+\.\d+\), \d+.MB\. Answers in \d+ ms$/),
  ).toBeVisible();
  await expect(page.getByText(/ free$/).first()).toBeVisible();
  await page.getByText('All tasks', { exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Send emails' })).toBeVisible();
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable(page);
  }
});

test('a viewer has no room for the health of the shop', async ({ page, expectError }) => {
  expectError(/403/);
  await logInAs(page, 'viewer', '/health');
  await expect(page.getByText('Your role doesn’t allow this.')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Health' })).toHaveCount(0);
});
