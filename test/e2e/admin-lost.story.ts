import type { Page } from '@playwright/test';
import { anEmail } from './accounts.ts';
import { books } from './books.ts';
import { handsell } from './handsell.ts';
import { expect, expectAccessible, open, test, tidewater } from './shop.ts';

const desk = `${tidewater.origin}/admin`;
const lost = 'We couldn’t reach the shop. Please check your connection and try again.';

test.beforeEach(({ expectError }) => expectError(/ERR_INTERNET_DISCONNECTED|status of 503/));

/** Logs a new owner of both shops in, at a page of the back office. */
async function logIn(page: Page, path: string): Promise<void> {
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', 'owner', '--store', 'tidewater']);
  await handsell(['staff', 'add', email, '--role', 'owner', '--store', 'lakeshore']);
  const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
  await open(page, desk + path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  // Nothing reaches the shop: the form stays, and is sent once it does.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText(lost);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeAttached();
}

test('forms that the connection fails stay as they were typed, and are sent again', async ({ page }) => {
  await logIn(page, '/backups');
  const keep = page.getByLabel('How many to keep');
  const save = page.getByRole('button', { name: 'Save the schedule' });
  await keep.fill('8');
  await page.context().setOffline(true);
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(lost);
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(save).toBeFocused();
  await expect(keep).toHaveValue('8');
  await expectAccessible(page);
  // The one that is pressed says it again.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(lost);
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Saved');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(keep).toHaveValue('8');
});

test('a refused form that is then lost keeps what was typed', async ({ page, expectError }) => {
  expectError(/400/);
  await logIn(page, '/backups');
  const keep = page.getByLabel('How many to keep');
  const save = page.getByRole('button', { name: 'Save the schedule' });
  await keep.fill('many');
  await save.click();
  await expect(keep).toHaveAccessibleDescription(/from 1 to 365/);
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByRole('alert')).toHaveText(lost);
  await expect(keep).toHaveValue('many');
});

test('a shop that is starting behind a proxy is one that cannot be reached', async ({ page }) => {
  await logIn(page, `/titles/${books.undone.eisbn}`);
  const price = page.getByLabel('Your price').first();
  const before = await price.inputValue();
  await price.fill('71.50');
  await page.route('**/titles/*.data*', (route) => route.fulfill({ status: 503, body: 'Starting' }));
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('alert')).toHaveText(lost);
  await expect(price).toHaveValue('71.50');
  await page.unroute('**/titles/*.data*');
  await price.fill(before);
});

test('a page that cannot be fetched says so, and leads on', async ({ page, expectError }) => {
  expectError(/Failed to fetch|Error loading route module/);
  await logIn(page, '/orders');
  await page.getByRole('searchbox').fill('a');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText(lost);
  await expect(page.getByRole('main')).toBeFocused();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
});
