import { anEditor, logIn } from './editor.ts';
import { expect, expectAccessible, open, test, tidewater } from './shop.ts';

test('a page with something unsaved asks before it is left, by a link and with its window', async ({
  page,
  expectError,
}) => {
  // The form comes back.
  expectError(/400/);
  await open(page, `${tidewater.origin}/admin/setup/shop`);
  await logIn(page, await anEditor('owner'));
  const email = page.getByLabel('Email');
  await expect(page.getByRole('heading', { level: 1, name: 'Your shop' })).toBeVisible();
  const before = await email.inputValue();
  const away = page.getByRole('main').getByRole('link', { name: 'Set up your shop' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stay = question.getByRole('button', { name: 'Stay on this page' });
  // Nothing was typed.
  await away.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your shop' })).toBeVisible();
  await page.goBack();

  await email.fill('no address');
  await away.click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await stay.click();
  await expect(question).toHaveCount(0);
  await expect(email).toHaveValue('no address');

  // What was refused is not saved either.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(email).toHaveAccessibleDescription(/takes an email address such as/);
  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(email).toHaveValue('no address');

  const asked = page.waitForEvent('dialog');
  const closing = page.goto(`${tidewater.origin}/admin/orders`).catch(() => null);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await expect(email).toHaveValue('no address');

  await away.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your shop' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Your shop', exact: true }).click();
  await expect(email).toHaveValue(before);

  await email.fill('desk@tidewater.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your shop' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Your shop', exact: true }).click();
  await email.fill(before);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your shop' })).toBeVisible();
});
