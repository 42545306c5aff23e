import { books } from './books.ts';
import {
  addToCart,
  expect,
  expectAccessible,
  lakeshore,
  open,
  openSearch,
  searchBox,
  shops,
  suggestions,
  test,
  tidewater,
  toast,
} from './shop.ts';

test('the filters come from the side and stay while one chooses', async ({ page }) => {
  await open(page, `${lakeshore.origin}/browse`);
  const all = (await page.getByText(/^[\d,]+ books and \d gift cards$/).textContent()) ?? '';
  await page.getByRole('button', { name: 'Filters' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  const hardcover = drawer.getByRole('link', { name: /^Hardcover\s*\d+$/ });
  const promised = /\d+$/.exec((await hardcover.textContent()) ?? '')?.[0];
  const show = drawer.getByRole('button', { name: /^Show / });
  await expect(show).toBeInViewport({ ratio: 1 });
  await hardcover.tap();
  await expect(show).toHaveText(`Show ${promised} books`);
  await drawer.getByRole('link', { name: 'Clear all' }).tap();
  await expect(show).toHaveText(`Show ${all}`);
  await expect(show).toBeFocused();
  await expect(drawer.getByRole('link', { name: 'Clear all' })).toHaveCount(0);
  await hardcover.tap();
  await expect(show).toHaveText(`Show ${promised} books`);
  await drawer.getByRole('link', { name: 'Not Picture Book' }).tap();
  await expect(drawer.getByRole('link', { name: /^Not Picture Book/ })).toBeFocused();
  await drawer.getByRole('link', { name: /^Not Picture Book/ }).tap();
  await expect(show).toHaveText(`Show ${promised} books`);
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await show.tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Remove: Hardcover' })).toBeVisible();
});

for (const shop of shops) {
  test(`the search of ${shop.name} is a button until it is wanted`, async ({ page }) => {
    await open(page, shop.origin);
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
    await expect(searchBox(page)).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const size = await toggle.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    // Its height still grows while blocks below the first screen take theirs.
    const top = async () => (await page.getByRole('main').boundingBox())?.y;
    const before = await top();

    await toggle.tap();
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').locator('[aria-expanded="true"]')).toHaveCount(1);
    expect(await top()).toBe(before);
    // It takes the place of the bar: a notice above is not half covered.
    const bar = await page.locator('[data-search-bar]').boundingBox();
    expect((await page.getByRole('search').boundingBox())?.y).toBe(bar?.y);
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    // Open again by keyboard; a press beside it, or on its own button, closes it.
    await page.keyboard.press('Enter');
    await expect(searchBox(page)).toBeFocused();
    await page.getByRole('button', { name: 'Close the search' }).tap();
    await expect(searchBox(page)).toBeHidden();
    await toggle.tap();
    await expect(searchBox(page)).toBeFocused();
    await page.touchscreen.tap(200, 700);
    await expect(searchBox(page)).toBeHidden();
  });
}

test('the first Escape closes the suggestions, the next one the search', async ({ page }) => {
  await open(page, tidewater.origin);
  await openSearch(page);
  await searchBox(page).fill('narnia');
  await expect(suggestions(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toBeHidden();
});

test('the search leads to what was searched or chosen, and is out of the way there', async ({ page }) => {
  await open(page, tidewater.origin);
  await openSearch(page);
  await searchBox(page).fill('narnia');
  await searchBox(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “narnia”' })).toBeVisible();
  await expect(searchBox(page)).toBeHidden();
  await openSearch(page);
  await expect(searchBox(page)).toHaveValue('narnia');
  await searchBox(page).fill(books.quiet.title);
  await suggestions(page).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: books.quiet.title })).toBeVisible();
  await expect(searchBox(page)).toBeHidden();
});

test('the search opens without JavaScript', async ({ newReader }) => {
  const page = await newReader({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(tidewater.origin);
  await expect(searchBox(page)).toBeHidden();
  await openSearch(page);
  await searchBox(page).fill('narnia');
  await searchBox(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “narnia”' })).toBeVisible();
});

test('the menu opens and leads on', async ({ page }) => {
  await open(page, tidewater.origin);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Staff picks' })).toBeHidden();
  const down = async () => (await page.locator('main').boundingBox())?.y;
  const before = await down();
  await menu.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await down(), 'the page stays where it was').toBe(before);
  await menu.getByText('Lists', { exact: true }).tap();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Winter reading' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Long books for short days' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Staff picks' })).toBeHidden();
});

test('the menu is opened, walked and closed by keyboard', async ({ page }) => {
  await open(page, tidewater.origin);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const button = menu.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expect(menu.getByRole('listitem').first().locator('a, summary').first()).toBeFocused();
  const entry = menu.getByRole('listitem').filter({ has: page.locator('summary', { hasText: 'Lists' }) });
  const lists = entry.locator('summary');
  await lists.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(entry.getByRole('link').first()).toBeFocused();
  // What was opened last goes first, and the focus stays where it can be seen.
  await page.keyboard.press('Escape');
  await expect(lists).toBeFocused();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  // A closed menu is no stop on the way.
  await page.keyboard.press('Tab');
  await expect(menu.locator(':focus')).toHaveCount(0);
});

test('the menu opens without JavaScript', async ({ newReader }) => {
  const page = await newReader({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(tidewater.origin);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Menu', { exact: true }).click();
  await menu.getByText('Lists', { exact: true }).click();
  await menu.getByRole('link', { name: 'Winter reading' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Long books for short days' })).toBeVisible();
});

test('a message of the shop covers no total of the cart', async ({ page }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await addToCart(page, tidewater, books.alsoQuiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).tap();
  await page.getByRole('button', { name: `Remove ${books.quiet.title}` }).tap();
  const said = toast(page, `${books.quiet.title} removed from cart.`);
  await expect(said).toBeVisible();
  const checkout = page.getByRole('button', { name: 'Checkout' });
  await checkout.scrollIntoViewIfNeeded();
  const [words, button] = [await said.boundingBox(), await checkout.boundingBox()];
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(300);
  expect(button?.y).toBeGreaterThan(400);
});

test('the total stays in sight at the checkout', async ({ page }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).tap();
  await page.getByRole('button', { name: 'Checkout' }).tap();
  const summary = page.locator('summary').filter({ hasText: 'Order Summary' });
  await expect(summary).toContainText(/\$\d+\.\d\d/);
  await page.getByRole('button', { name: 'Complete form & choose payment' }).scrollIntoViewIfNeeded();
  await expect(summary).toBeInViewport();
  await summary.tap();
  await expect(page.getByRole('tab', { name: 'Cart (1)' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the total never hides the label of the field one is in', async ({ page }) => {
  await addToCart(page, lakeshore, books.quiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).tap();
  await page.getByRole('button', { name: 'Checkout' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
  // As with a keyboard on the screen: little is left of the window.
  await page.setViewportSize({ width: 390, height: 420 });
  await page.getByRole('button', { name: 'Complete form & choose payment' }).focus();
  const seen: string[] = [];
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab');
    const field = await page.evaluate(() => {
      const input = document.activeElement;
      if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return null;
      const label = input.labels?.[0];
      if (!label) return null;
      const { left, top, height } = label.getBoundingClientRect();
      const there = document.elementFromPoint(left + 4, top + height / 2);
      return {
        name: label.textContent ?? '',
        shown: there !== null && (label.contains(there) || there.contains(label)),
      };
    });
    if (!field) continue;
    expect(field).toEqual({ name: field.name, shown: true });
    seen.push(field.name);
  }
  expect(seen.join()).toMatch(/Phone.*Email.*Name/s);
});
