import type { Page } from '@playwright/test';
import { anEditor, logIn, openPages, shown, state, titleOf } from './editor.ts';
import { expect, expectAccessible, expectFits, expectReadable, open, test, tidewater } from './shop.ts';

/** A new page with a title and at an address of its own, published, with its editor open. */
async function aPage(page: Page, words: string): Promise<{ path: string; title: string }> {
  const title = `${words} ${Date.now().toString(36)}`;
  const path = `/${title.toLowerCase().replaceAll(' ', '-')}`;
  await page.getByRole('link', { name: 'New page' }).click();
  await titleOf(page).fill(title);
  await shown(page, 'Address').fill(path);
  await expect(state(page)).toHaveText('Saved as a draft');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(state(page)).toHaveText('Published. Readers see it now.');
  return { path, title };
}

test('a draft is saved as it is typed, and found in another browser, until it is published', async ({
  page,
  newReader,
}) => {
  const editor = await openPages(page);
  const { path, title } = await aPage(page, 'Signed copies');
  await titleOf(page).fill('Signed books');
  await expect(state(page)).toHaveText('Saved as a draft');

  const elsewhere = await newReader();
  await openPages(elsewhere, editor);
  await expectReadable(elsewhere);
  await elsewhere.getByRole('link', { name: title, exact: true }).click();
  await expect(titleOf(elsewhere)).toHaveValue('Signed books');
  await expect(state(elsewhere)).toContainText('Draft, saved by');

  const reader = await newReader();
  await open(reader, tidewater.origin + path);
  await expect(reader).toHaveTitle(/Signed copies/);
  const [preview] = await Promise.all([
    elsewhere.waitForEvent('popup'),
    elsewhere.getByRole('link', { name: 'Preview' }).click(),
  ]);
  await expect(preview).toHaveTitle(/Signed books/);
  await expect(preview).toHaveURL(/\/drafts\//);

  await elsewhere.getByRole('button', { name: 'Publish now' }).click();
  await expect(state(elsewhere)).toHaveText('Published. Readers see it now.');
  const later = await newReader();
  await open(later, tidewater.origin + path);
  await expect(later).toHaveTitle(/Signed books/);
});

test('what is typed without a connection is saved when it is back', async ({ page, expectError }) => {
  expectError(/ERR_INTERNET_DISCONNECTED/);
  await openPages(page);
  await aPage(page, 'Book fair');
  await page.context().setOffline(true);
  await titleOf(page).fill('The book fair');
  await expect(state(page)).toHaveText('Not saved: no connection. Your changes are kept in this browser.');
  await page.context().setOffline(false);
  await expect(state(page)).toHaveText('Saved as a draft');
});

test('a closed window loses nothing that was typed without a connection', async ({ page, expectError }) => {
  expectError(/ERR_FAILED/);
  await openPages(page);
  await aPage(page, 'Poetry night');
  await page.route('**/admin/page/saveDraft', (route) => route.abort());
  await titleOf(page).fill('A night of poems');
  await expect(state(page)).toContainText('Not saved: no connection.');
  await page.unroute('**/admin/page/saveDraft');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This browser has changes to this page' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue with them' }).click();
  await expect(titleOf(page)).toHaveValue('A night of poems');
  await expect(state(page)).toHaveText('Saved as a draft');
});

test('whoever was logged out logs in again, and what was typed is saved', async ({ page, expectError }) => {
  expectError(/401/);
  const editor = await openPages(page);
  await aPage(page, 'Reading room');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await titleOf(page).fill('The reading room');
  await expect(page.getByRole('alert')).toContainText('You have been logged out.');
  expect(cookies.length).toBeGreaterThan(0);
  const [login] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /Log in/ }).click(),
  ]);
  await logIn(login, editor);
  await expect(login.getByRole('link', { name: 'Pages' })).toBeVisible();
  await login.close();
  await expect(state(page)).toHaveText('Saved as a draft');
});

test('an editor hears that someone else has saved a draft, and chooses', async ({ page, newReader }) => {
  await openPages(page);
  const { title } = await aPage(page, 'School orders');
  const other = await newReader();
  await openPages(other);
  await open(other, page.url());
  await expect(titleOf(other)).toHaveValue(title);
  await titleOf(other).fill('Orders of schools');
  await expect(state(other)).toHaveText('Saved as a draft');

  await titleOf(page).fill('For schools');
  const said = page.getByRole('alert');
  await expect(said).toContainText('saved a draft of this page');
  await expect(state(page)).toHaveText('Not saved');
  // The rest of the page is Puck's.
  await expectAccessible(page, 'main header, main [role="alert"]');
  await expectFits(page);
  await said.getByRole('button', { name: 'Keep mine in its place' }).click();
  await expect(state(page)).toHaveText('Saved as a draft');

  await titleOf(other).fill('Schools order here');
  await other.getByRole('button', { name: 'Load the other one and drop mine' }).click();
  await expect(titleOf(other)).toHaveValue('For schools');
});

test('an editor hears that the page was deleted, and keeps the work', async ({ page, newReader }) => {
  await openPages(page);
  const { title } = await aPage(page, 'Window display');
  const other = await newReader();
  await openPages(other);
  await other.getByRole('link', { name: `Delete ${title}` }).click();
  await other.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(other.getByRole('status')).toHaveText('Deleted.');

  await titleOf(page).fill('Our window');
  await expect(page.getByRole('alert')).toContainText('This page was deleted.');
  await page.getByRole('button', { name: 'Keep mine as the draft of a new page' }).click();
  await expect(state(page)).toHaveText('Saved as a draft');
  expect(page.url()).toContain('/admin/pages/new?draft=');

  await open(other, `${tidewater.origin}/admin/pages/deleted`);
  await expectReadable(other);
  await other.getByRole('button', { name: `Bring back ${title}` }).click();
  await expect(other.getByRole('status')).toHaveText('The page is back. Readers see it now.');
});

test('without JavaScript, a draft is published later or discarded, and an older version restored', async ({
  page,
  newReader,
  expectError,
}) => {
  expectError(/400 .+\/admin\/pages\/drafts\//);
  const editor = await openPages(page);
  const { path } = await aPage(page, 'Gift ideas');
  const id = /\d+$/.exec(page.url())?.[0];
  await titleOf(page).fill('Ideas for gifts');
  await expect(state(page)).toHaveText('Saved as a draft');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(state(page)).toHaveText('Published. Readers see it now.');
  await titleOf(page).fill('Gifts');
  await expect(state(page)).toHaveText('Saved as a draft');
  await page.getByRole('link', { name: 'Later, or discard' }).click();
  await expect(page.getByRole('heading', { name: 'Draft of Gifts' })).toBeVisible();
  await expectReadable(page);

  const plain = await newReader({ javaScriptEnabled: false });
  await plain.goto(page.url());
  await logIn(plain, editor);
  await plain.goto(page.url());
  await plain.getByLabel('Day').fill('2020-01-01');
  await plain.getByLabel('Time').fill('09:00');
  await plain.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(plain.getByRole('alert')).toContainText('Please choose a time that is still to come.');
  await plain.getByLabel('Day').fill('2090-05-01');
  await plain.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(plain.getByRole('status')).toContainText('The draft will be published at this time.');
  await expect(plain.getByText(/^On May 1, 2090, 9:00 AM, it will be published/)).toBeVisible();
  await plain.goto(`${tidewater.origin}/admin/pages`);
  await expect(plain.getByText('To be published May 1, 2090, 9:00 AM')).toBeVisible();
  await plain.goto(page.url());
  await plain.getByRole('button', { name: 'Don’t publish at this time' }).click();
  await expect(plain.getByRole('status')).toContainText('The draft waits until someone publishes it.');
  await plain.getByText('Discard this draft').click();
  await plain.getByRole('button', { name: 'Discard the draft of Gifts' }).click();
  await expect(plain.getByRole('status')).toContainText('The draft is discarded.');

  await open(page, `${tidewater.origin}/admin/pages/${id}/history`);
  await expectReadable(page);
  await page.getByRole('link', { name: 'Version 2' }).click();
  await expect(page.getByText('What it changed')).toBeVisible();
  await expectReadable(page);
  await plain.goto(`${tidewater.origin}/admin/pages/${id}/history/1?with=newest`);
  const changes = plain.getByRole('listitem').filter({ hasText: 'Page settings' });
  await expect(changes).toContainText('Before: Ideas for gifts');
  await expect(changes).toContainText('After: Gift ideas');
  await plain.getByText('Restore this version').click();
  await plain.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(plain.getByRole('status')).toContainText('Restored. Readers see it now.');
  await plain.goto(tidewater.origin + path);
  await expect(plain).toHaveTitle(/Gift ideas/);
});

test('someone who may only look reads the history, and changes nothing', async ({ page }) => {
  const viewer = await anEditor('viewer');
  await open(page, `${tidewater.origin}/admin/pages`);
  await logIn(page, viewer);
  await page
    .getByRole('link', { name: /^History/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^History of/ })).toBeVisible();
  await page.goto(`${tidewater.origin}/admin/pages/deleted`);
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted pages' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bring back/ })).toHaveCount(0);
});
