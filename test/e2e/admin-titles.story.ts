import { anEmail } from './accounts.ts';
import { books } from './books.ts';
import { handsell } from './handsell.ts';
import { expect, expectReadable, open, test, tidewater } from './shop.ts';

test('a bookseller counts, prices and recommends a book, which guests see', async ({
  page,
  newReader,
  expectError,
}) => {
  // The form comes back.
  expectError(/400/);
  const { eisbn, title } = books.counted;
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', 'bookseller', '--store', 'tidewater']);
  const [, printed = ''] = /The password is (\S+)/.exec(said) ?? [];
  await open(page, `${tidewater.origin}/admin/titles`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(printed);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Find a book').fill(title);
  await page.getByRole('button', { name: 'Search' }).click();
  const main = page.getByRole('main');
  await main.getByRole('listitem').filter({ hasText: eisbn }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectReadable(page);

  await page.getByLabel('Your price').first().fill('12,5');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByRole('alert')).toContainText('Nothing was saved');
  await expect(main).toContainText('Enter an amount, such as 18.50.');
  await expectReadable(page);
  await page.getByLabel('Your price').first().fill('12.5');
  await page
    .getByLabel(/^Can be sold/)
    .first()
    .fill('7');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(
    page.getByRole('status').getByText('Saved. The shop shows it now.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByLabel('Note', { exact: true }).fill('Nothing I read this year stayed with me like this.');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await expect(page.getByLabel(/^Note by/)).toHaveValue(/stayed with me/);
  await expectReadable(page);

  const guest = await newReader();
  await open(guest, `${tidewater.origin}/item/${eisbn}`);
  await expect(guest.getByRole('main')).toContainText('$12.50');
  await expect(guest.getByRole('main')).toContainText('stayed with me like this');
});
