import type { Locator } from '@playwright/test';
import { books } from './books.ts';
import {
  addToCart,
  expect,
  expectAccessible,
  expectFits,
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
import { expectForThumbs } from './thumbs.ts';

test('the choice of an order says what it is, beside what is chosen', async ({ page }) => {
  for (const path of ['/browse', '/features']) {
    await open(page, `${lakeshore.origin}${path}`);
    const [words, box] = await Promise.all(
      [page.getByText('Sort by', { exact: true }), page.getByLabel('Sort by')].map((one) =>
        one.boundingBox(),
      ),
    );
    if (!words || !box) throw new Error(`nothing to sort by at ${path}`);
    expect(words.width, path).toBeGreaterThan(30);
    expect(words.x + words.width, path).toBeLessThan(box.x);
    expect(words.y, path).toBeGreaterThan(box.y);
    await expectFits(page);
  }
});

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
  await drawer.getByRole('link', { name: 'Leave out Picture Book' }).tap();
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
  test(`price and button of a book at ${shop.name} are in the first screen, and follow the reader`, async ({
    page,
  }) => {
    const { eisbn, title } = books.quiet;
    await open(page, `${shop.origin}/item/${eisbn}`);
    const add = page.getByRole('button', { name: 'Add to cart' });
    await expect(add).toHaveCount(1);
    await expect(add).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^(Closed today: r|R)eady .* at (Lantern Street|Kelowna)$/)).toBeVisible();
    await page.getByRole('button', { name: 'Show ISBN' }).scrollIntoViewIfNeeded();
    const bar = add.last();
    await expect(add).toHaveCount(2);
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await bar.tap();
    await expect(toast(page, new RegExp(`^1 copy of ${title} priced at`))).toBeVisible();
    // The end of the page is above the bar.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const foot = await page.getByRole('contentinfo').boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    // The focus goes on to the button that the bar stood for.
    await bar.focus();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(add).toHaveCount(1);
    await expect(add).toBeFocused();
  });

  test(`the search of ${shop.name} is a button until it is wanted (CHROME-058)`, async ({ page }) => {
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

for (const [where, path, term] of [
  ['home', '/', ''],
  ['a page that is not there', '/no/such/page', ''],
  ['a search without results', '/browse/filter/t/zzqqxx', 'zzqqxx'],
] as const) {
  test(`${where} has a search field in the first screen, also without JavaScript`, async ({
    page,
    newReader,
    expectError,
  }) => {
    if (path === '/no/such/page') expectError(/status of 404/);
    const calm = await newReader({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const wide = await newReader({ viewport: { width: 1280, height: 800 } });
    const field = (of: typeof page) => of.getByRole('main').getByLabel('Search for books');
    for (const shop of shops) {
      await open(page, shop.origin + path);
      await calm.goto(shop.origin + path);
      await wide.goto(shop.origin + path);
      await expect(field(wide)).toBeHidden();
      await expectAccessible(page);
      await expectForThumbs(
        page.getByRole('main').getByRole('button', { name: 'Search', exact: true }),
        'go',
      );
      for (const reader of [page, calm]) {
        await expect(field(reader)).toBeInViewport({ ratio: 1 });
        await expect(field(reader)).toHaveValue(term);
        await field(reader).fill('narnia');
        await field(reader).press('Enter');
        await expect(reader.getByRole('heading', { level: 1, name: 'Results for “narnia”' })).toBeVisible();
      }
    }
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

for (const width of [390, 320]) {
  test(`the editions of a book are one row of buttons at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const shop of shops) {
      await open(page, `${shop.origin}/item/${books.manyEditions.eisbn}`);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const ways = page.getByRole('group', { name: 'Editions' });
      await expectForThumbs(ways.getByRole('button'), 'editions');
      expect((await ways.boundingBox())?.height).toBeLessThanOrEqual(52);
      const [heading, all] = await Promise.all([
        page.getByRole('heading', { name: 'Editions', exact: true }).boundingBox(),
        page.getByRole('link', { name: 'See all editions' }).boundingBox(),
      ]);
      expect((all?.y ?? 0) + (all?.height ?? 0)).toBeGreaterThan(heading?.y ?? 0);
      expect(all?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
      await ways.getByRole('button', { name: 'Same binding' }).tap();
      await expect(page.getByRole('region', { name: 'Same binding' })).toBeVisible();
      await expectFits(page, [width]);
    }
  });
}

for (const shop of shops) {
  test(`a phone keeps no room at ${shop.name} for what is not in the cart yet`, async ({ page }) => {
    await open(page, `${shop.origin}/item/${books.quiet.eisbn}`);
    const promise = page.getByText(/^(Closed today: r|R)eady .* at (Lantern Street|Kelowna)$/);
    // A link's words are in the middle of its 44 px; a button has an outline, which what is said must not meet.
    const main = page.getByRole('main');
    const [next, room, inside] =
      shop === tidewater
        ? [main.getByRole('link', { name: 'Favorite', exact: true }), 24, 10]
        : [main.getByRole('button', { name: 'Available at 2 other locations' }), 40, -6];
    const gap = async () => {
      const [above, below] = await Promise.all([promise.boundingBox(), next.boundingBox()]);
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    const before = await gap();
    expect(before).toBeLessThanOrEqual(room);
    await page.getByRole('button', { name: 'Add to cart' }).first().tap();
    const line = page.getByRole('region', { name: 'New copy' }).getByText('1 in cart');
    await expect(line).toBeVisible();
    expect(await gap(), 'nothing moves').toBe(before);
    const at = await line.boundingBox();
    const below = await next.boundingBox();
    expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + inside);
  });
}

test('the menu opens and leads on (CHROME-061)', async ({ page }) => {
  await open(page, tidewater.origin);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Staff picks' })).toBeHidden();
  const down = async () => (await page.locator('main').boundingBox())?.y;
  const before = await down();
  // CHROME-017
  await page.getByRole('button', { name: 'Menu' }).tap();
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
  const button = page.getByRole('button', { name: 'Menu' });
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
  // Escape closes what was opened last, and the focus stays on something visible.
  await page.keyboard.press('Escape');
  await expect(lists).toBeFocused();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  // A closed menu is no stop on the way.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tidewater Books' })).toBeFocused();
});

test('the menu opens without JavaScript', async ({ newReader }) => {
  const page = await newReader({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(tidewater.origin);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.locator('summary[aria-label="Menu"]').click();
  await expect(menu.getByRole('link', { name: 'View Orders' })).toBeVisible();
  await menu.getByText('Lists', { exact: true }).click();
  await menu.getByRole('link', { name: 'Winter reading' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Long books for short days' })).toBeVisible();
});

for (const shop of shops) {
  test(`the header of ${shop.name} is one row that stays, unless the window is low or its menu is open`, async ({
    page,
    newReader,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${shop.origin}/browse`);
    const header = page.getByRole('banner');
    const down = () => page.evaluate(() => window.scrollTo(0, 1500));
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(60);
    await down();
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    await expectAccessible(page);
    // Backwards through the page: what has the focus is below the header.
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Shift+Tab');
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(60);
    }
    await page.setViewportSize({ width: 390, height: 420 });
    await down();
    await expect(header).not.toBeInViewport();

    const calm = await newReader({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await calm.goto(shop.origin);
    await calm.locator('summary[aria-label="Menu"]').click();
    await calm.mouse.wheel(0, 2000);
    await expect(calm.getByRole('banner')).not.toBeInViewport();
  });
}

test('the menu holds the account, orders, the location and how to reach the shop', async ({ page }) => {
  await open(page, `${lakeshore.origin}/faq`);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Login', 'View Orders', 'Map & Hours', '(250) 555-0118'])
    await expect(drawer.getByRole('link', { name })).toBeVisible();
  await drawer.getByRole('link', { name: 'Your shop: Kelowna. Change' }).tap();
  await page.getByRole('radio', { name: /^Vernon/ }).check();
  await page.getByRole('button', { name: 'Choose this location' }).tap();
  await expect(page).toHaveURL(`${lakeshore.origin}/faq`);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(drawer.getByRole('link', { name: 'Your shop: Vernon. Change' })).toBeVisible();
});

test('no author on the shelves of a phone is cut off at the end of a line', async ({ page }) => {
  await open(page, lakeshore.origin);
  const shelves = page.getByRole('main').getByRole('list');
  await expect(shelves.getByText('Joy Kogawa').first()).toBeVisible();
  const cut = await shelves
    .locator('a span')
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) => getComputedStyle(part).textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth,
        )
        .map((part) => part.textContent),
    );
  expect(cut).toEqual([]);
});

test('the shop one has chosen is said below the header, and changed there', async ({ page }) => {
  await open(page, `${lakeshore.origin}/faq`);
  const line = page.getByRole('complementary', { name: /^Your shop: / }).getByRole('link');
  await expect(line).toHaveText('Your shop: Kelowna');
  await expectForThumbs(line, 'its link');
  await expectAccessible(page);
  await line.tap();
  await page.getByRole('radio', { name: /^Vernon/ }).check();
  await page.getByRole('button', { name: 'Choose this location' }).tap();
  await expect(line).toHaveText('Your shop: Vernon');
  // It scrolls away, the bar stays.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(line).not.toBeInViewport();
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('the contact page says how it is now, and folds the week', async ({ page, newReader }) => {
  await open(page, `${tidewater.origin}/contact`);
  const main = page.getByRole('main');
  const state = main.getByText(/^(Open|Closed) now · /);
  await expect(state).toBeVisible();
  expect(await topOf(state)).toBeLessThan(await topOf(main.getByText('41 Lantern Street').first()));
  await expect(main.getByRole('row', { name: /^Monday/ })).toHaveCount(0);
  await main.getByText('All hours').tap();
  await expect(main.getByRole('row', { name: /^Monday/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /openstreetmap/);
  await expectAccessible(page);
  const wide = await newReader({ viewport: { width: 1280, height: 800 } });
  const calm = await newReader({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  for (const reader of [wide, calm]) {
    await reader.goto(`${tidewater.origin}/contact`);
    await expect(reader.getByRole('main').getByRole('row', { name: /^Monday/ })).toBeVisible();
    await expect(reader.getByText('All hours')).toBeHidden();
  }
  const parts = wide.getByRole('main');
  const address = await topOf(parts.getByText('41 Lantern Street').first());
  for (const beside of [parts.getByText('Half a block up'), parts.getByRole('heading', { name: 'Hours' })])
    expect(Math.abs((await topOf(beside)) - address)).toBeLessThan(20);
});

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

test('a long notice takes one line until one asks for the rest', async ({ page, newReader }) => {
  const calm = await newReader({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const pageOfNotices = `${lakeshore.origin}/dev/blocks/above_searchbar_notice`;
  await calm.goto(pageOfNotices);
  await open(page, pageOfNotices);
  for (const reader of [page, calm]) {
    const notice = reader.getByRole('complementary', { name: 'Closed on Thursday' });
    const height = async () => (await notice.boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThan(45);
    // Its heading and its text do not run together.
    const [heading, text] = await Promise.all(
      ['Closed on Thursday', 'We are counting'].map((words) => notice.getByText(words).first().boundingBox()),
    );
    expect((text?.x ?? 0) - (heading?.x ?? 0) - (heading?.width ?? 0)).toBeGreaterThanOrEqual(4);
    const whole = notice.getByRole('checkbox', { name: 'Show the whole notice' });
    await whole.check();
    expect(await height()).toBeGreaterThan(50);
    await expect(notice.getByRole('link', { name: 'Our hours' })).toBeInViewport({ ratio: 1 });
    await whole.uncheck();
    // The keyboard comes to a link of it: it is seen.
    await whole.focus();
    await reader.keyboard.press('Shift+Tab');
    await expect(notice.getByRole('link', { name: 'Our hours' })).toBeFocused();
    expect(await height()).toBeGreaterThan(50);
  }
});

for (const shop of shops) {
  test(`what a thumb presses at ${shop.name} is 44 px large`, async ({ page }) => {
    await open(page, `${shop.origin}/browse/filter/f/Hardcover`);
    const main = page.getByRole('main');
    await expectForThumbs(page.getByRole('banner').getByRole('button'), 'buttons of the header');
    await expectForThumbs(page.getByRole('banner').locator('[data-search-bar] > div > a'), 'its links');
    await expectForThumbs(main.getByRole('button', { name: /^Add to cart/ }), 'Add to cart in a list');
    await expectForThumbs(main.getByRole('link', { name: /^Remove: / }), 'chips');
    await expectForThumbs(main.getByRole('link', { name: 'Next' }), 'pager');
    await expectForThumbs(page.getByRole('contentinfo').getByRole('navigation').getByRole('link'), 'footer');
    await page.getByRole('button', { name: /^Filters/ }).tap();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await expectForThumbs(filters.locator('li > div > a:first-child'), 'filters');
    await expectForThumbs(filters.getByRole('link', { name: /^Leave out / }), 'their way out');

    await addToCart(page, shop, books.quiet.eisbn);
    const steps = main.getByRole('button', { name: /^One (fewer|more)/ });
    await expectForThumbs(main.getByRole('button', { name: 'Add to cart' }), 'Add to cart');
    await expectForThumbs(steps, 'quantity of a book');
    await page.getByRole('link', { name: /^Cart, / }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expectForThumbs(steps, 'quantity in the cart');
    await expectForThumbs(main.getByRole('button', { name: /^(Remove|Checkout)/ }), 'buttons of the cart');
  });
}

for (const path of ['/', '/browse/filter']) {
  test(`what is below the first screen of ${path} is drawn a part at a time`, async ({ page }) => {
    await page.addInitScript(() => {
      let frame = 0;
      const count = () => {
        frame += 1;
        requestAnimationFrame(count);
      };
      count();
      const drawn: number[] = [];
      Object.assign(window, { drawn });
      new MutationObserver((changes) => {
        for (const { target } of changes) if (target.isConnected) drawn.push(frame);
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-later'] });
    });
    await open(page, tidewater.origin + path);
    await expect(page.locator('[data-later]')).toHaveCount(0);
    const drawn = await page.evaluate(() => (window as unknown as { drawn: number[] }).drawn);
    expect(drawn.length).toBeGreaterThan(3);
    expect(drawn).toEqual([...new Set(drawn)]);
  });
}

test('a row draws its far books once it is touched, and stays as high', async ({ page }) => {
  await open(page, tidewater.origin);
  const name = (await page.locator('[data-untouched]').first().getAttribute('aria-label')) ?? '';
  const row = page.getByRole('region', { name, exact: true }).getByRole('list');
  const books = row.getByRole('listitem');
  const drawn = () =>
    books.evaluateAll((all) =>
      all.map((book) => book.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
    );
  const high = async () => Math.round((await row.boundingBox())?.height ?? 0);
  const before = await high();
  expect((await drawn()).slice(0, 3)).toEqual([true, true, true]);
  expect((await drawn()).slice(8)).not.toContain(true);
  await row.hover();
  await expect.poll(drawn).not.toContain(false);
  expect(await high()).toBe(before);
});
