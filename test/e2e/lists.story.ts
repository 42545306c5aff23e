import type { Locator } from '@playwright/test';
import { password, signUp } from './accounts.ts';
import { books } from './books.ts';
import { expect, expectAccessible, expectFits, hydrated, open, test, tidewater, toast } from './shop.ts';

test('a reader keeps favorites and a list, brings it into order, and shares it for a while (FAV-001, FAV-003, FAV-007, FAV-008, FAV-011, FAV-014)', async ({
  page,
  newReader,
  expectError,
}) => {
  const email = await signUp(page, tidewater);
  const item = ({ eisbn }: { eisbn: string }) => `${tidewater.origin}/item/${eisbn}`;
  await open(page, item(books.quiet));
  // FAV-002, FAV-006
  await page.getByRole('link', { name: 'Favorite', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Favorited', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Favorited', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Favorited' });
  await menu.getByRole('button', { name: 'Remove from favorites' }).click();
  await page.getByRole('link', { name: 'Favorite', exact: true }).click();
  await page.getByRole('link', { name: 'Favorited', exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Go to favorites' })).toHaveAttribute(
    'href',
    /^\/account\/lists\/\d+$/,
  );
  await page.keyboard.press('Escape');
  // FAV-004, FAV-010
  await page.getByRole('link', { name: 'Add to list' }).click();
  const panel = page.getByRole('dialog', { name: `Add to lists: ${books.quiet.title}` });
  await expect(panel.getByRole('link', { name: 'No lists created - Manage lists' })).toHaveAttribute(
    'href',
    '/account/lists',
  );
  await panel.getByLabel('New list').fill('Summer');
  await expectAccessible(page);
  // Toasts are read out while a panel is open.
  await expect(page.getByRole('alert')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Create and add' }).click();
  await expect(panel.getByRole('checkbox', { name: 'Summer' })).toBeChecked();

  await open(page, item(books.alsoQuiet));
  await page.getByRole('link', { name: 'Add to list' }).click();
  // FAV-009
  await page.getByRole('checkbox', { name: 'Summer' }).check();
  await expect(page.getByRole('dialog').getByRole('list')).toHaveCSS('max-height', '198px');
  const said = page.getByRole('dialog').getByRole('status');
  await expect(said).toHaveText('Added to Summer.');
  await page.getByRole('checkbox', { name: 'Summer' }).uncheck();
  await expect(said).toHaveText('Removed from Summer.');
  await page.getByRole('checkbox', { name: 'Summer' }).check();
  await expect(said).toHaveText('Added to Summer.');

  await open(page, `${tidewater.origin}/account/lists`);
  await expectFits(page);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Favorites', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Summer', exact: true }).click();
  const titles = page.getByRole('list', { name: 'Summer' }).getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([books.alsoQuiet.title, books.quiet.title]);
  await page.getByRole('button', { name: `Move down: ${books.alsoQuiet.title}` }).click();
  await expect(titles).toHaveText([books.quiet.title, books.alsoQuiet.title]);
  await page.getByRole('button', { name: `Remove from list: ${books.quiet.title}` }).click();
  await expect(titles).toHaveText([books.alsoQuiet.title]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles).toHaveText([books.quiet.title, books.alsoQuiet.title]);
  await expectFits(page);
  await expectAccessible(page);

  // LIST-050
  await page.getByRole('button', { name: 'Create a public link' }).click();
  const link = await page.getByLabel('Public link').inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: tidewater.origin });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const stranger = await newReader();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Summer' })).toBeVisible();
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(page.getByRole('button', { name: 'Create a public link' })).toBeVisible();
  expectError(/404/);
  expect((await stranger.goto(link))?.status()).toBe(404);

  // Who is not logged in has it in the favorites afterwards (ACCOUNT-003, ACCOUNT-008).
  await stranger.goto(item(books.alsoQuiet));
  await hydrated(stranger);
  await stranger.getByRole('link', { name: 'Favorite', exact: true }).click();
  await stranger.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await stranger.getByRole('main').getByLabel('Email or account number').fill(email);
  await stranger.getByRole('main').getByLabel('Password').fill(password);
  await stranger.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(stranger.getByRole('link', { name: 'Favorited', exact: true })).toBeVisible();
});

test('a reader who logs in on the way copies a list of the shop, and takes all of it to the cart (LIST-001, LIST-007, LIST-024)', async ({
  page,
  newReader,
}) => {
  const email = await signUp(page, tidewater);
  await open(page, `${tidewater.origin}/features`);
  await page.getByRole('link', { name: 'Winter reading' }).first().click();
  await expect(page).toHaveURL(/\/lists\/\d+$/);
  const address = page.url();

  const guest = await newReader();
  await guest.goto(address);
  await hydrated(guest);
  // ACCOUNT-002, ACCOUNT-005, ACCOUNT-006, LIST-056
  await expect(guest.getByRole('link', { name: 'Download' })).toHaveCount(0);
  // One toolbar, in one row where there is room.
  const top = async (name: string) => (await guest.getByRole('link', { name }).boundingBox())?.y;
  expect(await top('Save to my lists')).toBe(await top('Add all to cart'));
  expect(await top('Filter and sort')).toBeCloseTo((await top('Add all to cart')) ?? 0, 0);
  for (const name of ['Add all to cart', 'Save to my lists']) {
    await guest.getByRole('link', { name }).click();
    const prompt = guest.getByRole('dialog', { name: 'Login' });
    // ACCOUNT-007
    await expect(prompt.getByText('You must login or sign up to use this feature.')).toBeVisible();
    await expect(prompt.getByRole('link', { name: 'Sign up' })).toBeVisible();
    await expect(prompt.getByRole('link', { name: 'Login' })).toBeVisible();
    await expectAccessible(guest);
    await guest.keyboard.press('Escape');
    await expect(guest.getByRole('link', { name })).toBeFocused();
  }
  await guest.getByRole('link', { name: 'Save to my lists' }).click();
  await guest.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await guest.getByRole('main').getByLabel('Email or account number').fill(email);
  await guest.getByRole('main').getByLabel('Password').fill(password);
  await guest.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(
    guest.getByRole('heading', { level: 1, name: 'Save “Winter reading” to my lists' }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Save to my lists' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save “Winter reading” to my lists' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await dialog.getByLabel('New list').fill('Winter');
  await expectFits(page);
  await expectAccessible(page);
  await save.click();
  // LIST-021
  await expect(toast(page, 'List copied successfully.').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Save to my lists' }).click();
  await dialog.getByLabel('To one of your lists').selectOption('Winter');
  await expect(save).toBeEnabled();
  await page.keyboard.press('Escape');
  const error = 'The cart is full.';
  await page.route('**/customer/titlelist/copyToCart', (route) =>
    route.fulfill({ json: { error, error_code: 'cart_full' } }),
  );
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(toast(page, error).first()).toBeVisible();
  await page.unroute('**/customer/titlelist/copyToCart');
  // LIST-003, LIST-023
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(toast(page, 'Added to cart successfully.').first()).toBeVisible();
  await expect(page.getByTestId('cart-count')).toBeVisible();
});

test('a phone has the lists in a drawer at its foot, a wide window in a dropdown at the button (FAV-004)', async ({
  page,
}) => {
  await signUp(page, tidewater);
  const panel = page.getByRole('dialog', { name: `Add to lists: ${books.quiet.title}` });
  for (const [width, isDrawer] of [
    [716, true],
    [717, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${tidewater.origin}/item/${books.quiet.eisbn}`);
    await page.getByRole('link', { name: 'Add to list' }).click();
    await expect(panel.getByLabel('New list')).toBeVisible();
    const place = async () => {
      const { y = 0, width: wide = 0, height = 0 } = (await panel.boundingBox()) ?? {};
      return [Math.round(wide) === width, Math.round(y + height) === 844];
    };
    await expect.poll(place, `at ${width} px`).toEqual([isDrawer, isDrawer]);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }
});

test('a price stays beside the heart, also with the price of another copy below it', async ({ page }) => {
  await open(page, `${tidewater.origin}/features`);
  await page.getByRole('main').getByRole('link', { name: 'Back in stock' }).first().click();
  const books = page.getByRole('main').getByRole('listitem');
  const both = books.filter({ hasText: /(Used|Remainder) \$/ }).first();
  const middle = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    return y + height / 2;
  };
  const price = await middle(both.getByText(/^\$\d+\.\d\d$/).first());
  const heart = await middle(both.getByRole('link', { name: /^Favorite: / }));
  expect(Math.abs(price - heart)).toBeLessThan(2);
});
