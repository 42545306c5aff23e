import { books } from './books.ts';
import { expect, expectAccessible, open, searchBox, shops, suggestions, test } from './shop.ts';

for (const shop of shops) {
  test(`a search at ${shop.name} that finds nothing says so and helps on`, async ({ page }) => {
    await open(page, `${shop.origin}/browse/filter/t/zzqqxx/k/title`);
    await expect(
      page.getByRole('heading', { name: 'No matches found! Please change your search terms' }),
    ).toBeVisible();
    for (const tip of [/spelling/, /exclamation mark/, /Shorten a word/, /search type/]) {
      await expect(page.getByRole('listitem').filter({ hasText: tip })).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Search everything for “zzqqxx”' }).click();
    await expect(page).toHaveURL(/\/t\/zzqqxx\/k\/keyword$/);
    await page.getByRole('link', { name: 'Browse all books' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Browse' })).toBeVisible();
  });
}

test('a slip of the pen is understood', async ({ page }) => {
  await open(page, '/');
  await searchBox(page).fill('hunger gmes');
  await searchBox(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “hunger gmes”' })).toBeVisible();
  await expect(page.getByText('Did you mean hunger games?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'hunger games', exact: true }).click();
  await expect(page).toHaveURL(/\/t\/hunger%20games\/k\/keyword$/);
  await expect(searchBox(page)).toHaveValue('hunger games');
  await expect(page.getByRole('link', { name: 'The Hunger Games', exact: true }).first()).toBeVisible();
});

test('the search remembers where it looks', async ({ page }) => {
  await open(page, '/');
  await page.getByLabel('Search in').selectOption('Author');
  await searchBox(page).fill('le guin');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/t\/le%20guin\/k\/author$/);
  await expect(page.getByText(/searched in authors/)).toBeVisible();
  await expect(page.getByLabel('Search in')).toHaveValue('author');
  const authors = page.getByRole('list', { name: 'Books' }).getByRole('link', { name: 'Ursula K. Le Guin' });
  await expect(authors.first()).toBeVisible();
});

test('an ISBN in any spelling finds its book', async ({ page }) => {
  for (const spelling of ['978-0-385-49081-8', '038549081X', 'ISBN 9780385490818']) {
    await open(page, '/');
    await searchBox(page).fill(spelling);
    await searchBox(page).press('Enter');
    const first = page.getByRole('list', { name: 'Books' }).getByRole('heading', { level: 2 }).first();
    await expect(first).toHaveText(books.quiet.title);
  }
});

test('suggestions come and go as one types', async ({ page }) => {
  await open(page, '/');
  const box = searchBox(page);
  await box.fill('narnia');
  await expect(suggestions(page)).not.toHaveCount(0);
  expect(await suggestions(page).count()).toBeLessThanOrEqual(5);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.press('ArrowDown');
  await box.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  // What was pointed at in a list that is gone is not what Enter means.
  await box.press('Enter');
  await expect(page).toHaveURL(/\/t\/narnia\/k\/keyword$/);
  // The box of the results page is there when its title is.
  await expect(page).toHaveTitle(/^Browse/);

  await box.fill('zzqqxx');
  await expect(page.getByText('No suggesstions found...')).toBeVisible();
  await expectAccessible(page);
  await box.fill('');
  await expect(page.getByText('No suggesstions found...')).toBeHidden();
  await box.fill(books.alsoQuiet.title);
  await suggestions(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: books.alsoQuiet.title })).toBeVisible();
});
