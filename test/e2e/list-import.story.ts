import { logIn, password, signUp } from './accounts.ts';
import { books } from './books.ts';
import { expect, expectAccessible, expectFits, lakeshore, open, test, tidewater } from './shop.ts';

const { quiet, alsoQuiet } = books;
/** One digit of the first is wrong. */
const slipped = `${alsoQuiet.eisbn.slice(0, 5)}9${alsoQuiet.eisbn.slice(6)}`;
const list = `${quiet.eisbn}\n${slipped}\n9780000000002\n`;
const unknown = Array.from({ length: 60 }, (_, i) => `97911111${10_000 + i}`);

test('a reader pastes a list, loses the session, and still gets a list, and a quote for it (LIST-051)', async ({
  page,
}) => {
  const email = await signUp(page, tidewater);
  await open(page, `${tidewater.origin}/account/lists`);
  await page.getByRole('link', { name: 'Import books' }).click();
  const heading = { level: 1, name: 'Import books into a new list' } as const;
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.getByRole('button', { name: 'Look up books' }).click();
  await expect(page.getByText('Please enter ISBNs or titles.')).toBeVisible();
  await expect(page.getByLabel('ISBNs or titles')).toBeFocused();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByLabel('ISBNs or titles').fill(list + unknown.join('\n'));
  await page.getByRole('button', { name: 'Look up books' }).click();
  await expect(page.getByText('We can add 1 of the 63 books.')).toBeInViewport();
  await page.getByRole('checkbox', { name: alsoQuiet.title }).check();
  await page.getByLabel('New list').fill('Grade 5');
  await expectFits(page);
  await expectAccessible(page);

  const otherTab = await page.context().newPage();
  await open(otherTab, `${tidewater.origin}/account/lists`);
  await otherTab.getByRole('button', { name: 'Log out' }).click();
  await expect(otherTab.getByRole('button', { name: 'Log out' })).toBeHidden();
  await page.getByRole('button', { name: 'Add 2 books to list' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('main').getByLabel('Email or account number').fill(email);
  await page.getByRole('main').getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('We can add 1 of the 63 books.')).toBeVisible();
  await page.getByRole('checkbox', { name: alsoQuiet.title }).check();
  await page.getByLabel('New list').fill('Grade 5');
  await page.getByRole('button', { name: 'Add 2 books to list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grade 5' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Grade 5' }).getByRole('heading', { level: 2 })).toHaveText([
    quiet.title,
    alsoQuiet.title,
  ]);

  await page.getByRole('link', { name: 'Check prices and order' }).click();
  await page.getByRole('textbox', { name: 'Copies of each book' }).fill('3');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Total for 3 copies of each')).toBeVisible();
  await page.getByLabel(`Copies of ${alsoQuiet.title}`).fill('2');
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to cart and request a quote' }).click();
  await expect(page).toHaveURL(/\/checkout\/cart\/quote$/);
  await expect(page.getByLabel('Message')).toBeVisible();
  await open(page, `${tidewater.origin}/checkout/cart`);
  await expect(page.getByLabel(`Quantity of ${quiet.title}`)).toHaveValue('3');
  await expect(page.getByLabel(`Quantity of ${alsoQuiet.title}`)).toHaveValue('2');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the steps are forms, and a file works as well (LIST-051)', async ({ page, newReader }) => {
    const elsewhere = await newReader({ javaScriptEnabled: true });
    const email = await signUp(elsewhere, lakeshore);
    await page.goto(`${lakeshore.origin}/account/login?back=/account/lists/import`);
    await logIn(page, email);
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(`ISBN,Title\n${list}`) };
    await page.getByLabel('A file', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Look at file' }).click();
    await page.getByRole('checkbox', { name: alsoQuiet.title }).check();
    await page.getByLabel('New list').fill('Grade 5');
    await expectFits(page);
    await page.getByRole('button', { name: 'Add 1 book to list' }).click();
    await expect(page.getByText('The books are on your list.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Grade 5' }).getByRole('heading', { level: 2 })).toHaveText([
      quiet.title,
      alsoQuiet.title,
    ]);
  });
});
