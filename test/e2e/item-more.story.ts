import { books } from './books.ts';
import {
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  hold,
  lakeshore,
  open,
  searchBox,
  test,
  tidewater,
} from './shop.ts';
import { setStock } from './stock.ts';

const { handedOff, ebook, opened } = books;
const lookUp = '**/customer/title/getLibroAudiobooks';

/** A recording as the look-up answers it. */
const recording = (n: number) => ({
  title: `Recording ${n}`,
  narrators: ['Ida Quill', 'Per Lind'],
  language: 'English',
  url: `https://example.com/audiobooks/${n}`,
});

for (const shop of eitherShop) {
  test(`at ${shop.name} a recording is looked for, not found, and found many times over`, async ({
    page,
    expectError,
  }) => {
    expectError(/500/);
    await open(page, `${shop.origin}/item/${handedOff.eisbn}`);
    const button = page.getByRole('button', { name: /^Listen to it/ });
    const dialog = page.getByRole('dialog', { name: 'Audiobook' });
    const letGo = await hold(page, lookUp);
    await button.click();
    // AUDIO-002, AUDIO-004
    await expect(dialog.getByText(/^Looking for audiobooks at /)).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await letGo();

    await page.route(lookUp, (route) => route.fulfill({ status: 500, json: { error: 'Broken' } }));
    await button.click();
    const sorry = 'There was a problem. We were unable to process this request. Please try again later.';
    // AUDIO-005, AUDIO-010
    await expect(dialog.getByRole('alert')).toHaveText(sorry);
    await expectAccessible(page);
    await page.unroute(lookUp);
    await page.route(lookUp, (route) =>
      route.fulfill({ json: { row_count: 0, rows: [], see_more_url: '' } }),
    );
    await dialog.getByRole('button', { name: 'Try again' }).click();
    // AUDIO-006, AUDIO-011
    await expect(dialog.getByRole('status')).toHaveText(
      'No audiobooks found. We were unable to find audiobooks that match this title.',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.unroute(lookUp);

    const many = {
      row_count: 7,
      rows: [1, 2, 3, 4, 5].map(recording),
      see_more_url: 'https://example.com/all',
    };
    await page.route(lookUp, (route) => route.fulfill({ json: many }));
    await button.click();
    await expect(dialog.getByRole('listitem')).toHaveCount(5);
    // AUDIO-013
    const option = dialog.getByRole('link', { name: /Recording 1/ });
    await expect(option).toContainText('Read by Ida Quill, Per Lind');
    await expect(option).toContainText('English');
    await expect(option).toHaveAttribute('href', 'https://example.com/audiobooks/1');
    // AUDIO-009
    await expect(dialog.getByRole('link', { name: 'See all' })).toHaveAttribute('href', many.see_more_url);
    await expectAccessible(page);
    await expectFits(page);
  });

  test(`at ${shop.name} the only recording opens beside the shop at once (AUDIO-001, AUDIO-007)`, async ({
    page,
    context,
  }) => {
    await context.route('https://example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The seller</h1>' }),
    );
    await open(page, `${shop.origin}/item/${handedOff.eisbn}`);
    const [elsewhere] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: /^Listen to it/ }).click(),
    ]);
    await expect(elsewhere).toHaveURL(/^https:\/\/example\.com\/audiobooks\/\d{13}$/);
    const dialog = page.getByRole('dialog', { name: 'Audiobook' });
    await expect(dialog.getByRole('status')).toContainText('opened in a new tab.');
    await expectAccessible(page);
  });

  test(`another seller has the ebook at ${shop.name} (EBOOK-001..003)`, async ({ page, context }) => {
    await context.route('https://example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The seller</h1>' }),
    );
    await open(page, `${shop.origin}/item/${handedOff.eisbn}`);
    await page.getByRole('link', { name: /^Read it as an ebook/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Ebook' });
    await expect(dialog).toContainText(`sells the ebook of ${handedOff.title} and opens in a new tab.`);
    await expectAccessible(page);
    const [elsewhere] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: /^Continue to / }).click(),
    ]);
    await expect(elsewhere).toHaveURL(`https://example.com/ebooks/${ebook.eisbn}`);
    await expect(dialog).toBeHidden();

    await open(page, `${shop.origin}/item/${ebook.eisbn}`);
    await expect(page.getByText('Ebook', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Get this ebook/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
    await expectAccessible(page);
  });

  test(`at ${shop.name} one looks inside a book and reads what others said (ITEM-025)`, async ({ page }) => {
    await open(page, `${shop.origin}/item/${opened.eisbn}`);
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
    const letGo = await hold(page, '**/images/interior/*/*/960.webp');
    await page.getByRole('link', { name: 'Inside page 1 of 3' }).click();
    const dialog = page.getByRole('dialog', { name: `Inside ${opened.title}` });
    await expect(dialog.getByRole('status')).toHaveText('Page 1 of 3');
    // The page has its place before it has come: nothing moves then.
    const place = () => dialog.getByRole('img').evaluate((img: HTMLImageElement) => [img.width, img.height]);
    const waiting = await place();
    expect(Math.min(...waiting)).toBeGreaterThan(200);
    await letGo();
    await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true);
    expect(await place()).toEqual(waiting);
    await dialog.getByRole('button', { name: 'Next page' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('status')).toHaveText('Page 3 of 3');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('status')).toHaveText('Page 3 of 3');
    await expectAccessible(page);
    await expectFits(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test(`at ${shop.name} what opens in a dialog opens in a new tab when that is asked for`, async ({
    page,
    context,
  }) => {
    for (const [eisbn, name] of [
      [opened.eisbn, 'Inside page 1 of 3'],
      [handedOff.eisbn, /^Read it as an ebook/],
    ] as const) {
      await open(page, `${shop.origin}/item/${eisbn}`);
      const before = context.pages().length;
      await page.getByRole('link', { name }).click({ modifiers: ['ControlOrMeta'] });
      await expect.poll(() => context.pages().length).toBe(before + 1);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test(`editions at ${shop.name} have distinct names, and missing ones say so (ITEM-037, ITEM-038)`, async ({
    page,
  }) => {
    const { eisbn } = books.manyEditions;
    await open(page, `${shop.origin}/item/${eisbn}`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const editions = page.getByRole('region', { name: 'Other editions' });
    await expect(editions.getByRole('listitem')).not.toHaveCount(0);
    await editions.getByRole('button', { name: 'Other sizes' }).click();
    const sizes = page.getByRole('region', { name: 'Other sizes' });
    await expect(sizes.getByText(/^Large Print/)).toBeVisible();
    // ITEM-035
    await page.getByRole('button', { name: 'Same binding' }).click();
    await expect(page.getByRole('region', { name: 'Same binding' })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);

    const none = (what: string, title: string) =>
      page.getByText(`We're sorry! There seems to be no other ${what} for ${title}.`);
    await open(page, `${shop.origin}/item/${books.quiet.eisbn}`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Other sizes' }).click();
    await expect(none('sizes', books.quiet.title)).toBeVisible();
    await expectAccessible(page);

    await open(page, `${shop.origin}/item/${books.alsoQuiet.eisbn}`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const sentence = none('editions', books.alsoQuiet.title);
    await expect(sentence).toBeVisible();
    await expect(page.getByRole('button', { name: 'Other sizes' })).toHaveCount(0);
    await expectAccessible(page);
    await sentence.getByRole('link', { name: 'Search for it' }).click();
    await expect(page).toHaveURL(/\/k\/keyword/);
  });

  test(`at ${shop.name} one walks through what was found, and back to it`, async ({ page }) => {
    await open(page, shop.origin);
    await searchBox(page).fill('salt');
    await searchBox(page).press('Enter');
    const found = page.getByRole('list', { name: 'Books' }).getByRole('heading', { level: 2 });
    await expect(found).not.toHaveCount(0);
    const [first = '', second = ''] = await found.allTextContents();
    const results = page.url();
    // What is known of the book is there before its own data.
    const letGo = await hold(page, '**/customer/title/getItem');
    await found.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await expect(page.getByRole('article').getByText(/\$\d/).first()).toBeVisible();
    await letGo();
    await expect(page.getByRole('button', { name: 'Show ISBN' })).toBeVisible();
    const steps = page.getByRole('navigation', { name: 'Results' });
    await steps.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.reload();
    await steps.getByRole('link', { name: 'Previous' }).click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await steps.getByRole('link', { name: 'Go back' }).click();
    await expect(page).toHaveURL(results);
  });
}

test('the shelf of a series shows its other volumes', async ({ page }) => {
  const { eisbn, series, title } = books.inSeries;
  await open(page, `${tidewater.origin}/item/${eisbn}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const shelf = page.getByRole('region', { name: new RegExp(series) });
  await expect(shelf.getByRole('link', { name: /Dawn Treader/ }).first()).toBeVisible();
  await expect(shelf.getByRole('link', { name: title })).toHaveCount(0);
});

test('a place elsewhere becomes the shopper’s own', async ({ page }) => {
  const { eisbn } = books.movesShop;
  await setStock(eisbn, { KELOWNA: 0, VERNON: 2, PENTICTON: 0 });
  const button = page.getByRole('button', { name: 'Available at 1 other location' });
  await expect(async () => {
    await page.goto(`${lakeshore.origin}/item/${eisbn}`);
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Availability at other locations' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Vernon' })).toContainText(/2 in stock, \$\d/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make this my shop: Vernon' }).click();
  await expect(page.getByRole('link', { name: 'Your shop: Vernon. Change' })).toBeVisible();
  await expect(page.getByText('2 in stock at Vernon', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Your shop: Vernon. Change' }).click();
  const picker = page.getByRole('dialog', { name: 'Please select a location' });
  await picker.getByRole('radio', { name: 'Penticton' }).check();
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Choose this location' }).click();
  await expect(page.getByRole('link', { name: 'Your shop: Penticton. Change' })).toBeVisible();
});

test('addresses of earlier shops lead to the book', async ({ page }) => {
  for (const way of ['ei', 'eigr']) {
    const answer = await page.goto(`${tidewater.origin}/r/${way}/${books.quiet.eisbn}?registry=7`);
    await expect(page).toHaveURL(`${tidewater.origin}/item/${books.quiet.eisbn}?registry=7`);
    expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(301);
  }
  await expect(page.getByRole('heading', { level: 1, name: books.quiet.title })).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test(`a copy that only another location has leads to that location, with JavaScript: ${javaScriptEnabled}`, async ({
    newReader,
  }) => {
    const page = await newReader({ javaScriptEnabled });
    await page.goto(`${lakeshore.origin}/item/${books.threeWays.eisbn}`);
    const copy = page
      .getByRole('region', { name: /^(Used|Remainder) copy$/ })
      .filter({ hasText: 'at Vernon' });
    await expect(copy).toContainText('copy is at Vernon, not at your shop.');
    await copy.getByRole('button', { name: 'Make Vernon my shop' }).click();
    await expect(page.getByRole('link', { name: 'Your shop: Vernon. Change' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/item/${books.threeWays.eisbn}$`));
    await expect(page.getByRole('button', { name: 'Make Vernon my shop' })).toHaveCount(0);
  });
