import { books } from './books.ts';
import { expectFocusShows, tabTo } from './by-keyboard.ts';
import { expect, lakeshore, open, reader, shops, suggestions, test } from './shop.ts';

for (const shop of shops) {
  test(`an order at ${shop.name} by keyboard alone`, async ({ page }) => {
    // A person takes less than a minute, and so must the shop.
    test.setTimeout(60_000);
    const { title } = books.orderedByKeyboard;
    await open(page, shop.origin);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await tabTo(page, 'Search for books');
    await page.keyboard.type(title);
    await expect(suggestions(page).first()).toContainText(title);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await tabTo(page, 'Add to cart');
    await expectFocusShows(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 in cart')).toBeVisible();
    await tabTo(page, 'Go to Cart');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await tabTo(page, 'Checkout');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();

    await tabTo(page, 'Name');
    await page.keyboard.type(reader.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(reader.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(reader.phone);
    await tabTo(page, 'Pay in store');
    await page.keyboard.press('Space');
    await tabTo(page, 'Finalize Checkout');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeFocused();
  });
}

test('books are filtered, sorted and turned by keyboard alone', async ({ page }) => {
  await open(page, '/browse');
  await tabTo(page, 'Sort by');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/v\/title$/);
  await expect(page.getByLabel('Sort by')).toBeFocused();
  await tabTo(page, 'Grid');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Grid', pressed: true })).toBeFocused();

  await tabTo(page, 'Fiction');
  await expectFocusShows(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Fiction' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Fiction\s*\d+$/ })).toBeFocused();
  await tabTo(page, 'Leave out Literary fiction');
  await expectFocusShows(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Remove: not Literary fiction' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Not Literary fiction\s*\d+$/ })).toBeFocused();
  await tabTo(page, 'Remove: not Literary fiction');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Fiction' })).toBeFocused();

  await tabTo(page, 'Next', 200);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v\/title\/s\/1\/o\/26$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fiction' })).toBeFocused();
  await tabTo(page, '50', 200);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/l\/50$/);
});

test('nothing that has the focus on a phone is under the button that leads back to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, lakeshore.origin);
  const up = page.getByRole('button', { name: 'Back to top' });
  const under: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (!(await up.isVisible())) continue;
    const covered = await page.evaluate(() => {
      const [at, button] = [document.activeElement, document.querySelector('[aria-label="Back to top"]')];
      if (!at || !button || at === button) return null;
      const [a, b] = [at.getBoundingClientRect(), button.getBoundingClientRect()];
      const meets = a.bottom > b.top && a.right > b.left && a.top < b.bottom;
      return meets ? at.textContent || at.getAttribute('aria-label') : null;
    });
    if (covered) under.push(covered);
  }
  expect(under).toEqual([]);
});

test('a menu opens and closes by keyboard, and gives the focus back', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, 'Lists');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('link', { name: 'Winter reading' }).first();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Winter reading');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Long books for short days' })).toBeVisible();
});

test('a dialog keeps the focus inside, closes with Escape and gives the focus back', async ({ page }) => {
  await open(page, `/item/${books.largePrint.eisbn}`);
  await tabTo(page, 'Add to cart');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Large print edition' });
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeFocused();
});
