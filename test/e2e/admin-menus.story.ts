import { anEmail } from './accounts.ts';
import { handsell } from './handsell.ts';
import { expect, expectAccessible, expectReadable, open, test, tidewater } from './shop.ts';

test('an editor adds an entry to the menu, which readers see until it is hidden', async ({
  page,
  newReader,
  expectError,
}) => {
  // The form comes back.
  expectError(/400/);
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', 'editor', '--store', 'tidewater']);
  const [, printed = ''] = /The password is (\S+)/.exec(said) ?? [];
  await open(page, `${tidewater.origin}/admin/menus`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(printed);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectReadable(page);
  await page.getByRole('link', { name: 'Add an entry' }).click();
  await page.getByLabel('What it’s called').fill('Gazette');
  await page.getByLabel('Where it leads').selectOption('An address that you type');
  const address = page.getByLabel(/^Address/);
  await address.fill('javascript:alert(1)');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(address).toHaveAccessibleDescription(/Please start the address with/);
  await expect(page.getByLabel('What it’s called')).toHaveValue('Gazette');
  await expectReadable(page);
  await page.getByLabel('Where it leads').selectOption('A list');
  const which = page.getByRole('combobox', { name: 'Which list' });
  await which.fill('winter');
  await expect(page.getByRole('option')).toHaveText(['Winter reading']);
  await expectAccessible(page, '[role="listbox"]');
  await which.press('Enter');
  await expect(address).toHaveValue(/^\/lists\/\d+$/);
  await expectReadable(page);
  await save.click();
  await expect(
    page.getByRole('status').getByText('Saved. The shop shows it now.', { exact: true }),
  ).toBeVisible();

  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Move Gazette up' }).click();
  await expect(
    page.getByRole('status').getByText('Saved. The shop shows it now.', { exact: true }),
  ).toBeVisible();
  const reader = await newReader();
  const inMenu = () => reader.locator('header').getByText('Gazette', { exact: true });
  await expect(async () => {
    await open(reader, `${tidewater.origin}/events`);
    expect(await inMenu().count()).toBeGreaterThan(0);
  }).toPass();

  const rows = main.getByRole('list').first().locator('> li');
  const place = () =>
    rows.evaluateAll((all) => all.findIndex((row) => row.textContent?.startsWith('Gazette')));
  const before = await place();
  expect(before).toBeGreaterThan(0);
  const above = rows.nth(before - 1).getByRole('paragraph');
  await main.getByRole('link', { name: 'Gazette' }).dragTo(above.first());
  await expect.poll(place).toBe(before - 1);

  await main.getByRole('button', { name: 'Take Gazette out of the menu' }).click();
  await expect(main.getByRole('button', { name: 'Show Gazette in the menu' })).toBeVisible();
  await expect(async () => {
    await open(reader, `${tidewater.origin}/events`);
    expect(await inMenu().count()).toBe(0);
  }).toPass();
  await main.getByRole('link', { name: 'Gazette' }).click();
  await expect(which).toHaveValue('Winter reading');
  await page.getByText('Delete this entry').click();
  await page.getByRole('button', { name: 'Delete Gazette from the menu' }).click();
  await expect(page.getByRole('status').getByText('Deleted.', { exact: true })).toBeVisible();
});
