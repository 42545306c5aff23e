import { signUp } from './accounts.ts';
import { books } from './books.ts';
import {
  eitherShop,
  expect,
  expectAccessible,
  hydrated,
  lakeshore,
  open,
  searchBox,
  test,
  tidewater,
  toast,
} from './shop.ts';
import { makeForthcoming, setStock } from './stock.ts';

for (const shop of eitherShop) {
  test(`new, used and remaindered copies at ${shop.name} are bought apart`, async ({ page }) => {
    const { eisbn, title } = books.threeWays;
    await setStock(eisbn, { [shop.code]: 4 }, 'REMAINDER');
    await open(page, `${shop.origin}/item/${eisbn}`);
    // ITEM-005
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const below = page.getByRole('heading', { level: 2, name: 'Details' });
    const height = () => below.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
    const before = await height();
    for (const condition of ['New', 'Remainder']) {
      const copy = page.getByRole('region', { name: `${condition} copy` });
      await expect(copy.getByRole('heading', { name: condition })).toBeVisible();
      await expect(copy.getByText(/^\d+ in stock( at Kelowna)?$/)).toBeVisible();
      await copy.getByRole('button', { name: 'Add to cart' }).click();
      await expect(copy.getByText('1 in cart')).toBeVisible();
    }
    expect(await height(), 'nothing moves').toBe(before);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Cart, 2 items' }).click();
    const lines = page.getByRole('row').filter({ hasText: title });
    // CART-032
    await expect(lines).toHaveCount(2);
    await expect(lines.filter({ hasText: 'Remainder' })).toHaveCount(1);
  });

  test(`more copies than ${shop.name} has`, async ({ page, newReader }) => {
    const { eisbn, title } = books.short;
    await setStock(eisbn, { [shop.code]: 2 });
    for (const [reader, answer, copies] of [
      [page, 'Take the 2 we have', 2],
      [await newReader(), 'Take 2 and order the rest (with an account)', 5],
    ] as const) {
      await open(reader, `${shop.origin}/item/${eisbn}`);
      const copy = reader.getByRole('region', { name: 'New copy' });
      await copy.getByRole('textbox', { name: `Quantity of ${title}` }).fill('5');
      await copy.getByRole('button', { name: 'Add to cart' }).click();
      // CART-003, CART-013..016
      const prompt = reader.getByRole('dialog', { name: 'We only have 2 in stock' });
      await expect(prompt).toContainText(`You asked for 5 copies of ${title}.`);
      await expectAccessible(reader);
      await prompt.getByRole('button', { name: answer }).click();
      const told = new RegExp(`^${copies} copies of ${title} priced at \\$[\\d.]+ each added to cart\\.$`);
      // CART-031
      await expect(toast(reader, told)).toBeVisible();
      await expect(copy.getByText(`${copies} in cart`)).toBeVisible();
      await expect(prompt).toBeHidden();
    }
    // One more, when all are in the cart.
    const copy = page.getByRole('region', { name: 'New copy' });
    await copy.getByRole('textbox', { name: `Quantity of ${title}` }).fill('1');
    await copy.getByRole('button', { name: 'Add to cart' }).click();
    const prompt = page.getByRole('dialog', { name: 'We only have 2 in stock' });
    await expect(prompt).toContainText(
      `You asked for 1 copy of ${title}. 2 are already in your cart. We can order it for you.`,
    );
    await prompt.getByRole('button', { name: 'Order it' }).click();
    await expect(copy.getByText('3 in cart')).toBeVisible();
  });

  test(`at ${shop.name} large print is confirmed before it is added (CART-004, CART-017, CART-018)`, async ({
    page,
  }) => {
    const { eisbn, title } = books.largePrint;
    await open(page, `${shop.origin}/item/${eisbn}`);
    const add = page.getByRole('button', { name: 'Add to cart' });
    const prompt = page.getByRole('dialog', { name: 'Large print edition' });
    await add.click();
    await expect(prompt).toContainText(title);
    await expectAccessible(page);
    await prompt.getByRole('button', { name: 'Cancel' }).click();
    await expect(prompt).toBeHidden();
    await expect(page.getByText('1 in cart')).toBeHidden();
    await add.click();
    await prompt.getByRole('button', { name: 'Add the large print edition' }).click();
    await expect(page.getByText('1 in cart')).toBeVisible();
  });

  test(`a title that ${shop.name} does not know (ITEM-041)`, async ({ page, expectError }) => {
    expectError(/404/);
    const answer = await page.goto(`${shop.origin}/item/9780000000002`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'No Results' })).toBeVisible();
    await expect(page.getByText('We don’t have a book with ISBN 9780000000002.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^No Results \\| ${shop.name}$`));
    await expectAccessible(page);
  });
}

test('a forthcoming book can be ordered before it appears (ITEM-002, CART-006)', async ({ page }) => {
  const { eisbn } = books.forthcoming;
  await makeForthcoming(eisbn);
  await setStock(eisbn, { PORTLAND: 0 });
  await expect(async () => {
    await page.goto(`${tidewater.origin}/item/${eisbn}`);
    await expect(page.getByText(/^Comes out .*; we.ll keep one for you$/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await open(page, `${tidewater.origin}/item/${eisbn}`);
  await page.getByRole('button', { name: 'Pre-order' }).click();
  await expect(page.getByText('1 in cart')).toBeVisible();
  await expectAccessible(page);
});

test('a quantity is always one that can be asked for (CART-020, CART-021)', async ({ page }) => {
  await open(page, `/item/${books.quiet.eisbn}`);
  const box = page.getByRole('textbox', { name: `Quantity of ${books.quiet.title}` });
  for (const [typed, kept] of [
    ['abc', '1'],
    ['0', '1'],
    ['-3', '1'],
    ['', '1'],
    ['12', '12'],
  ] as const) {
    await box.fill(typed);
    await box.blur();
    await expect(box).toHaveValue(kept);
  }
  await box.focus();
  await page.keyboard.type('98765');
  await expect(box).toHaveValue('987');
  await expect(page.getByRole('button', { name: 'One more' })).toBeVisible();
});

test('the page names the other locations that have a book (ITEM-059, ITEM-060) (ITEM-003)', async ({
  page,
}) => {
  const { eisbn } = books.elsewhere;
  await setStock(eisbn, { KELOWNA: 0, VERNON: 2, PENTICTON: 1 });
  await expect(async () => {
    await page.goto(`${lakeshore.origin}/item/${eisbn}`);
    await expect(page.getByText('Available at 2 other locations')).toBeVisible({ timeout: 500 });
  }).toPass();
  await hydrated(page);
  await page.getByText('Available at 2 other locations').click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Vernon\s*2 in stock/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Penticton\s*1 in stock/ })).toBeVisible();
  await expectAccessible(page);
});

test('related books load when the reader scrolls near them (ITEM-035, ITEM-036)', async ({ page }) => {
  const { eisbn, series } = books.inSeries;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/customer/title/')) asked.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 320 });
  await open(page, `/item/${eisbn}`);
  const shelf = page.getByRole('region', { name: `The series ${series}` });
  await expect(shelf).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(shelf.getByRole('link', { name: /The Silver Chair/ })).toHaveCount(1);
  // Editions of one book stand side by side: their formats tell them apart.
  await expect(shelf.getByRole('listitem').first()).toContainText(/Paperback|Hardcover|Mass Market|Set/);
  // A work in one edition has a line for it, and no heading (ITEM-037).
  await expect(
    page.getByText(/^We're sorry! There seems to be no other editions for Prince Caspian\./),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Editions', exact: true })).toHaveCount(0);
  const others = page.getByRole('region', { name: 'More by C. S. Lewis' });
  await expect(others.getByRole('listitem')).not.toHaveCount(0);
  // Steps are offered where there is somewhere to go and no thumb that swipes.
  const next = shelf.getByRole('button', { name: 'Next' });
  const overflows = () => shelf.getByRole('list').evaluate((row) => row.scrollWidth > row.clientWidth + 8);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () =>
      expect(await next.isVisible()).toBe(width > 716 && (await overflows())),
    ).toPass();
  }
  await expectAccessible(page);
  await shelf.getByRole('link', { name: 'Whole series' }).click();
  await expect(page).toHaveURL(
    /\/k\/whole_series\/t\/The%20Chronicles%20of%20Narnia|\/t\/The%20Chronicles%20of%20Narnia\/k\/whole_series/,
  );
  await expect(page.getByRole('list', { name: 'Books' }).getByRole('listitem')).not.toHaveCount(0);
});

test('related books that fail to load arrive on a second try', async ({ page, expectError }) => {
  expectError(/500/);
  const { eisbn, series } = books.inSeries;
  await page.route('**/customer/title/getSeriesItems', (route) =>
    route.fulfill({ status: 500, json: { error: 'Broken' } }),
  );
  await open(page, `/item/${eisbn}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const sorry = page.getByRole('main').getByRole('alert');
  await expect(sorry).toContainText('There was an error.');
  await expectAccessible(page);
  await page.unroute('**/customer/title/getSeriesItems');
  await sorry.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: `The series ${series}` })).toBeVisible();
  await expect(sorry).toHaveCount(0);
});

test('author and series lead to their books (BROWSE-025, BROWSE-026)', async ({ page }) => {
  await open(page, `/item/${books.inSeries.eisbn}`);
  await page.getByRole('main').getByRole('link', { name: 'C. S. Lewis' }).first().click();
  await expect(page).toHaveURL(/\/k\/author/);
  const found = page.getByRole('list', { name: 'Books' }).getByRole('heading', { level: 2 });
  await expect(found.filter({ hasText: 'The Last Battle' })).not.toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: books.inSeries.title })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: books.inSeries.series, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/k\/whole_series/);
  await expect(found.filter({ hasText: books.inSeries.title })).not.toHaveCount(0);
});

test('the cover of the book is shown, from an address of its ISBN and cache value (ITEM-013, ITEM-061)', async ({
  page,
}) => {
  const { eisbn, title } = books.quiet;
  await open(page, `${tidewater.origin}/item/${eisbn}`);
  const cover = page.getByRole('main').getByRole('img', { name: title }).first();
  await expect(cover).toBeVisible();
  await expect(cover).toHaveAttribute('src', new RegExp(`^/images/cover/${eisbn}/\\w+/\\d+\\.jpg$`));
  await expect.poll(() => cover.evaluate((el: HTMLImageElement) => el.naturalWidth)).toBeGreaterThan(100);
});

test('the ISBN shows itself to people (ITEM-040, ITEM-047)', async ({ page, context }) => {
  const { eisbn } = books.quiet;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: tidewater.origin });
  await open(page, `${tidewater.origin}/item/${eisbn}`);
  const shown = page.getByText(eisbn).filter({ visible: true });
  await expect(shown).toHaveCount(0);
  // Showing it asks for nothing (ITEM-052): the only place to type an ISBN is the search box.
  await expect(page.getByRole('textbox', { name: /ISBN/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show ISBN' }).click();
  await expect(shown).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(eisbn);
  // It has been said for long enough after a second (ITEM-050), but stays under the pointer and the keyboard.
  const again = page.getByRole('button', { name: 'Copy', exact: true });
  await page.waitForTimeout(1_200);
  await expect(again).toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(again).toHaveCount(0);
  await searchBox(page).focus();
  await expect(again).toBeVisible();
  await again.focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1_200);
  await expect(again).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(again).toBeVisible();
  await expectAccessible(page);
});

test('a customer sees the ISBN without proving to be a person (ITEM-048)', async ({ page }) => {
  const { eisbn } = books.quiet;
  await signUp(page, tidewater);
  await open(page, `${tidewater.origin}/item/${eisbn}`);
  const challenges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('captcha')) challenges.push(request.url());
  });
  await page.getByRole('button', { name: 'Show ISBN' }).click();
  await expect(page.getByText(eisbn).filter({ visible: true })).toBeVisible();
  expect(challenges).toEqual([]);
});

test('a cover that cannot be had gives way to one of letters (ITEM-014)', async ({ page, expectError }) => {
  expectError(/404/);
  const { eisbn, title } = books.quiet;
  await page.route(new RegExp(`/images/cover/${eisbn}/`), (route) => route.fulfill({ status: 404 }));
  await open(page, `${tidewater.origin}/item/${eisbn}`);
  const cover = page.getByRole('img', { name: title }).first();
  await expect(cover).toHaveAttribute('src', `/images/cover/${eisbn}.svg`);
  await expect.poll(() => cover.evaluate((el: HTMLImageElement) => el.naturalWidth)).toBeGreaterThan(0);
});

test('the ISBN cannot be shown just now (ITEM-051)', async ({ page, expectError }) => {
  expectError(/500/);
  const sentence = 'There was an error. We’ve been notified; please try again later.';
  await open(page, `/item/${books.quiet.eisbn}`);
  await page.route('**/customer/captcha/challenge', (route) =>
    route.fulfill({ status: 500, json: { error: sentence, incident: 'test' } }),
  );
  await page.getByRole('button', { name: 'Show ISBN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText(sentence);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show ISBN' })).toBeFocused();
});

test('inside a list one walks from book to book (ITEM-008..011)', async ({ page }) => {
  await open(page, '/lists/5');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  const [first = '', second = ''] = await titles.allTextContents();
  await titles.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'List' });
  await expect(steps.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await steps.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await expectAccessible(page);
  await steps.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // ITEM-035
  await expect(page.getByRole('region', { name: 'Included in our lists' }).getByRole('link')).not.toHaveCount(
    0,
  );
  await steps.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/lists\/5$/);
});
