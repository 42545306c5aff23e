import type { Page } from '@playwright/test';
import { eitherShop, expect, expectAccessible, open, test, tidewater } from './shop.ts';

const searchButton = (page: Page) =>
  page.getByRole('search', { name: 'Lists' }).getByRole('button', { name: 'Search' });

for (const shop of eitherShop) {
  test(`the lists of ${shop.name} are searched, sorted and opened (LIST-006)`, async ({ page }) => {
    await open(page, `${shop.origin}/features`);
    const lists = page.getByRole('list', { name: 'Lists' });
    await expect(lists.getByRole('heading', { level: 2, name: 'Back in stock' })).toBeVisible();
    await page.getByLabel('Sort by').selectOption({ label: 'Name' });
    await expect(page).toHaveURL(/[?&]s=name/);
    await expect(page.getByLabel('Sort by')).toHaveValue('name');
    await page.getByLabel('Search lists').fill('winter');
    await searchButton(page).click();
    await expect(lists.getByRole('heading', { level: 2 })).toHaveText(['Winter reading']);
    await expectAccessible(page);
    await lists.getByRole('link', { name: 'Winter reading' }).click();
    await expect(page).toHaveURL(/\/lists\/\d+$/);
  });
}

test('a search of the lists that finds nothing, or fails, says so (LIST-061, LIST-062)', async ({
  page,
  expectError,
}) => {
  await open(page, `${tidewater.origin}/features?t=zzzz`);
  await expect(page.getByText('No Results.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/features$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Back in stock' })).toBeVisible();
  await expect(page.getByLabel('Search lists')).toHaveValue('');
  expectError(/503/);
  // The router notes what its error page has caught.
  expectError(/CallFailed/);
  await page.route('**/customer/feature/getList', (route) =>
    route.fulfill({ status: 503, json: { error: 'The lists are being counted.' } }),
  );
  await page.getByLabel('Search lists').fill('winter');
  await searchButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'There was an error.' })).toBeVisible();
  await expect(page.getByRole('main').getByText('The lists are being counted.')).toBeVisible();
});

test('the lists are searched without JavaScript', async ({ newReader }) => {
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto(`${tidewater.origin}/features`);
  await page.getByLabel('Search lists').fill('salt');
  await page.getByRole('button', { name: 'Show lists' }).click();
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Salt water' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Back in stock' })).toHaveCount(0);
});

test('a phone shows the first list in its first screen, and folds the filters below the search', async ({
  newReader,
}) => {
  const page = await newReader({ viewport: { width: 390, height: 844 } });
  await open(page, `${tidewater.origin}/features`);
  await expect(page.getByRole('list', { name: 'Lists' }).getByRole('link').first()).toBeInViewport({
    ratio: 1,
  });
  const [search, sort] = await Promise.all(
    [page.getByLabel('Search lists'), page.getByLabel('Sort by')].map((box) => box.boundingBox()),
  );
  expect(sort?.y).toBe(search?.y);
  await expect(page.getByLabel('Per page')).toBeHidden();
  await page.getByText('Filters and page size').click();
  await expect(page.getByLabel('Per page')).toBeVisible();
  await expectAccessible(page);
});
