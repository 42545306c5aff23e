import { aPage, logIn, openPages, state, titleOf } from './editor.ts';
import { expect, expectAccessible, expectFits, expectReadable, open, test, tidewater } from './shop.ts';

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
  // A guest's page may be two seconds old.
  const later = await newReader();
  await expect(async () => {
    await open(later, tidewater.origin + path);
    expect(await later.title()).toContain('Signed books');
  }).toPass();
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
  await expect(other.getByRole('status').getByText('Deleted.', { exact: true })).toBeVisible();

  await titleOf(page).fill('Our window');
  await expect(page.getByRole('alert')).toContainText('This page was deleted.');
  await page.getByRole('button', { name: 'Keep mine as the draft of a new page' }).click();
  await expect(state(page)).toHaveText('Saved as a draft');
  expect(page.url()).toContain('/admin/pages/new?draft=');

  await open(other, `${tidewater.origin}/admin/pages/deleted`);
  await expectReadable(other);
  await other.getByRole('button', { name: `Bring back ${title}` }).click();
  await expect(
    other.getByRole('status').getByText('The page is back. Readers see it now.', { exact: true }),
  ).toBeVisible();
});
