import { signUp } from './accounts.ts';
import { books } from './books.ts';
import { tabTo } from './by-keyboard.ts';
import { eitherShop, expect, open, test, tidewater } from './shop.ts';

for (const shop of eitherShop) {
  test(`at ${shop.name} a page that replaces the pressed control moves the focus to its heading`, async ({
    page,
    expectError,
  }) => {
    expectError(/404/);
    const heading = page.getByRole('heading', { level: 1 });
    const shown = page.getByRole('list', { name: 'Books' }).getByRole('heading', { level: 2 });
    await open(page, `${shop.origin}/browse`);
    const title = (await shown.first().textContent()) ?? '';
    await shown.first().getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

    // Another page of the same kind.
    await open(page, `${shop.origin}/item/${books.inSeries.eisbn}`);
    const series = page.getByRole('region', { name: /The Chronicles of Narnia/ });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const sister = series.getByRole('link', { name: /Dawn Treader|Silver Chair|Lion/ }).first();
    await sister.press('Enter');
    await expect(heading).not.toHaveText(books.inSeries.title);
    await expect(heading).toBeFocused();

    // After 'back' the browser decides on the position.
    await page.goBack();
    await expect(heading).toHaveText(books.inSeries.title);
    await expect(heading).not.toBeFocused();

    // A link that still exists keeps the focus.
    await open(page, shop.origin);
    await tabTo(page, 'Staff picks');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(`${shop.origin}/`);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff picks' }),
    ).toBeFocused();
  });

  test(`a logout at ${shop.name} moves the focus to the beginning of the home page`, async ({ page }) => {
    await signUp(page, shop);
    await open(page, `${shop.origin}/account/orders`);
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).press('Enter');
    await expect(page).toHaveURL(`${shop.origin}/`);
    // Its heading may come later, with the code of a block.
    await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
  });
}

test('a link that leads nowhere goes on from what the shop says about it', async ({ page, expectError }) => {
  expectError(/404/);
  await open(page, `${tidewater.origin}/browse`);
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', '<a href="/no/such/page">Old link</a>');
  });
  await page.getByRole('link', { name: 'Old link' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Oops!/ })).toBeFocused();
});
