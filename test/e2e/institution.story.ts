import type { Page } from '@playwright/test';
import {
  type DemoShop,
  eitherShop,
  expect,
  expectAccessible,
  expectReadable,
  hold,
  open,
  test,
  tidewater,
} from './shop.ts';

/** Makes the session that of a customer who buys for a school or a library. */
async function asInstitution(page: Page, shop: DemoShop): Promise<void> {
  await page.context().addCookies([{ name: 'has_session', value: '1', url: shop.origin }]);
  await page.addInitScript(() => {
    const fetched = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await fetched(...asked);
      if (!String(asked[0]).includes('session/get')) return answer;
      const user = {
        first_name: 'Ada',
        last_name: 'Marsh',
        email_address: 'ada@example.com',
        company: 'Casco Bay School',
        is_institution: true,
        is_personal: false,
        corp_id: 1,
      };
      return Response.json({ ...(await answer.json()), logged_in: true, user });
    };
  });
}

const view = (page: Page) => page.getByRole('group', { name: 'View' });
const table = (page: Page) => page.getByRole('table', { name: 'Books' });

for (const shop of eitherShop) {
  for (const width of [1280, 390]) {
    test(`a school looks at ${shop.name} as a table, ${width} px wide (BROWSE-033)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await asInstitution(page, shop);
      await open(page, `${shop.origin}/browse/filter/f/Hardcover`);
      await view(page).getByRole('button', { name: 'Table' }).click();
      await expect(table(page).getByRole('row')).toHaveCount(27);
      await expect(table(page).getByRole('columnheader')).toHaveText([
        'Sort by Title',
        'Sort by Author',
        'ISBN',
        'Format',
        'Publisher',
        'Sort by Published',
        'Availability',
        'Price',
        'Order',
      ]);
      await expectReadable(page);
      // The table scrolls, never the page.
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
      // On a desk the buttons are in view without that.
      if (width === 1280) {
        const region = page.getByRole('region', { name: 'Table of books' });
        expect(await region.evaluate((el) => el.scrollWidth - el.clientWidth)).toBeLessThanOrEqual(0);
      }

      await table(page).getByRole('link', { name: 'Sort by Title' }).click();
      await expect(page).toHaveURL(/\/v\/title\/f\/Hardcover$/);
      await expect(table(page).getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(table(page).getByRole('link', { name: 'Title', exact: true })).toBeFocused();
      await expect(page.getByLabel('Sort by')).toHaveValue('title');
    });
  }
}

test('a school orders several of a line', async ({ page }) => {
  await asInstitution(page, tidewater);
  await open(page, '/browse/filter/r/here/f/Hardcover');
  await view(page).getByRole('button', { name: 'Table' }).click();
  const line = table(page)
    .getByRole('row')
    .filter({ hasText: /([3-9]|\d\d) in stock/ })
    .first();
  await line.getByRole('textbox', { name: /^Quantity of / }).fill('2');
  await line.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(line.getByText('2 in cart')).toBeVisible();
  await expectAccessible(page);
});

test('the table waits in its place, and is there again on the next page', async ({ page }) => {
  await asInstitution(page, tidewater);
  await open(page, '/browse');
  await view(page).getByRole('button', { name: 'Table' }).click();
  const found = await hold(page, '**/customer/browse/get');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(table(page)).toHaveAttribute('aria-busy', 'true');
  await found();
  await expect(page).toHaveURL(/\/o\/26$/);
  await expect(table(page)).not.toHaveAttribute('aria-busy');
  await open(page, '/browse/filter/f/Hardcover');
  await expect(table(page)).toBeVisible();
});

test('only institutions see the table; a customer who loses it sees the list (BROWSE-033)', async ({
  page,
}) => {
  await open(page, '/browse');
  await expect(view(page).getByRole('button')).toHaveText(['Cards', 'Grid', 'List']);
  await page.evaluate(() => sessionStorage.setItem('view_mode', 'table'));
  await page.reload();
  await expect(view(page).getByRole('button', { name: 'List', pressed: true })).toBeVisible();
  await expect(page.locator('[data-view="list"]')).toBeVisible();
  await expect(table(page)).toHaveCount(0);
});
