import type { Page } from '@playwright/test';
import { anEmail } from './accounts.ts';
import { handsell } from './handsell.ts';
import { expect, open, test, tidewater } from './shop.ts';

/** Logs a new editor in at the pages of the shop. */
async function openPages(page: Page): Promise<void> {
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', 'editor', '--store', 'tidewater']);
  const [, printed = ''] = /The password is (\S+)/.exec(said) ?? [];
  await open(page, `${tidewater.origin}/admin/pages`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(printed);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
}

const canvas = (page: Page) => page.frameLocator('#preview-frame');

/** Puck has its panel twice, for wide and for narrow windows. */
const shown = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });
const titleOf = (page: Page) => shown(page, 'Title');

async function addBlock(page: Page, label: string): Promise<void> {
  await shown(page, 'Block').selectOption(label);
  await page.getByRole('button', { name: 'Add a block' }).click();
}

test('an editor puts a page together, which readers see until it is deleted', async ({ page, newReader }) => {
  await openPages(page);
  await page.getByRole('link', { name: 'New page' }).click();
  await titleOf(page).fill('Our café');
  await shown(page, 'Address').fill('/our-cafe');
  await addBlock(page, 'Heading and text');
  await shown(page, 'Heading').fill('Coffee among the books');
  await addBlock(page, 'Contact and hours');
  await expect(canvas(page).getByRole('heading', { name: 'Coffee among the books' })).toBeVisible();

  // A closed tab loses nothing.
  await expect(page.getByRole('status').getByText('Not saved yet')).toBeVisible();
  await page.waitForTimeout(600);
  await page.reload();
  await page.getByRole('button', { name: 'Continue with them' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').getByText('Saved. Readers see it now.')).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/pages\/\d+$/);

  const reader = await newReader();
  await open(reader, `${tidewater.origin}/our-cafe`);
  await expect(reader.getByRole('heading', { name: 'Coffee among the books' })).toBeVisible();

  await page.getByRole('link', { name: 'Pages' }).click();
  await page.getByRole('link', { name: 'Delete Our café' }).click();
  await page.getByRole('button', { name: 'Delete Our café' }).click();
  await expect(page.getByRole('status')).toHaveText('Deleted.');
});

test('an editor hears that someone else has saved the page, and saves over it', async ({
  page,
  newReader,
}) => {
  await openPages(page);
  const other = await newReader();
  await openPages(other);
  for (const editor of [page, other]) {
    await editor.getByRole('link', { name: 'School orders', exact: true }).click();
    await expect(canvas(editor).getByRole('heading').first()).toBeVisible();
  }
  await titleOf(other).fill('Orders of schools');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved. Readers see it now.')).toBeVisible();

  await titleOf(page).fill('For schools');
  await page.getByRole('button', { name: 'Save' }).click();
  const said = page.getByRole('alert');
  await expect(said).toContainText('Someone else saved this page at');
  await expect(said.getByRole('link', { name: 'Look at their version' })).toBeVisible();
  await titleOf(page).fill('School orders');
  await said.getByRole('button', { name: 'Save over it' }).click();
  await expect(page.getByText('Saved. Readers see it now.')).toBeVisible();
});
