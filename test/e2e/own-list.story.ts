import { call, signUp } from './accounts.ts';
import { books } from './books.ts';
import { expect, open, test, tidewater, toast } from './shop.ts';

const { quiet, alsoQuiet } = books;

test('a reader with a keyboard stays where they are in a list, and a lost connection takes no page away', async ({
  page,
  expectError,
}) => {
  await signUp(page, tidewater);
  const { list } = await call<{ list: { list_id: number } }>(page, 'titlelist/create', { name: 'Summer' });
  const list_id = String(list.list_id);
  for (const { eisbn } of [quiet, alsoQuiet]) await call(page, 'titlelist/addItemToList', { list_id, eisbn });
  await open(page, `${tidewater.origin}/account/lists/${list_id}`);
  const titles = page.getByRole('list', { name: 'Summer' }).getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([alsoQuiet.title, quiet.title]);

  const down = page.getByRole('button', { name: `Move down: ${alsoQuiet.title}` });
  await down.press('Enter');
  await expect(titles).toHaveText([quiet.title, alsoQuiet.title]);
  await expect(down).toBeDisabled();
  await expect(down).toBeFocused();

  const row = page.getByRole('listitem').filter({ hasText: alsoQuiet.title });
  await row.getByText('Add a note').click();
  await row.getByRole('textbox').fill('Ask Jo.');
  await row.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(row.locator('summary')).toHaveText('Edit note');
  await expect(row.locator('summary')).toBeFocused();
  await expect(row.getByRole('textbox')).toBeHidden();

  await page.getByRole('button', { name: 'Create a public link' }).press('Enter');
  await expect(page.getByLabel('Public link')).toBeFocused();
  await page.getByRole('button', { name: 'Remove link' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Create a public link' })).toBeVisible();
  await expect(page.getByText('2 books', { exact: true })).toBeFocused();

  expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: `Move up: ${alsoQuiet.title}` }).press('Enter');
  await expect(toast(page, 'We couldn’t reach the shop.').first()).toBeVisible();
  await expect(titles).toHaveText([quiet.title, alsoQuiet.title]);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: `Move up: ${alsoQuiet.title}` }).press('Enter');
  await expect(titles).toHaveText([alsoQuiet.title, quiet.title]);

  // Another tab removes the book that this one moves.
  await call(page, 'titlelist/removeItemFromList', { list_id, eisbn: quiet.eisbn });
  await page.getByRole('button', { name: `Move up: ${quiet.title}` }).press('Enter');
  await expect(toast(page, 'This book is no longer on the list.')).toBeVisible();
  await expect(titles).toHaveText([alsoQuiet.title]);
});
