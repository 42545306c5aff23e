import { anEmail } from './accounts.ts';
import { handsell } from './handsell.ts';
import { expect, expectReadable, open, test, tidewater } from './shop.ts';

test('a manager reads what is kept, and decides for how long', async ({ page, expectError }) => {
  // The form comes back.
  expectError(/400/);
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', 'manager', '--store', 'tidewater']);
  const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
  await open(page, `${tidewater.origin}/admin/privacy`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  await expect(page.getByText('Sent emails: 30 days at most')).toBeVisible();
  await expectReadable(page);
  const carts = page.getByLabel(/^Carts of guests/);
  const save = page.getByRole('main').getByRole('button', { name: 'Save' });
  await carts.fill('soon');
  await save.click();
  await expect(carts).toHaveAccessibleDescription(/a whole number of days/);
  await carts.fill('300');
  await save.click();
  await expect(page.getByRole('status')).toContainText('Saved.');
  await expect(carts).toHaveValue('300');
});
