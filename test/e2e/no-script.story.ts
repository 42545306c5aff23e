import { randomUUID } from 'node:crypto';
import { books } from './books.ts';
import { openShopWith } from './more-shops.ts';
import {
  eitherShop,
  expect,
  expectFits,
  fillPurchase,
  lakeshore,
  reader,
  searchBox,
  shops,
  test,
  tidewater,
} from './shop.ts';
import { setStock } from './stock.ts';

test.use({ javaScriptEnabled: false });

for (const shop of shops) {
  test(`the home page of ${shop.name} is dressed before any script runs`, async ({ page }) => {
    await page.goto(shop.origin);
    const size = await page.getByRole('heading', { level: 1 }).evaluate((h) => getComputedStyle(h).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThan(50);
    const window = page.getByRole('figure').filter({ hasText: 'In the window:' });
    await expect(window.getByRole('link')).toHaveCount(4);
    const [first, last] = [window.getByRole('link').first(), window.getByRole('link').nth(2)];
    const bottoms = [await first.boundingBox(), await last.boundingBox()].map((b) =>
      b ? b.y + b.height : 0,
    );
    expect(bottoms[0]).toBeCloseTo(bottoms[1] ?? 0, 0);
    const shelf = page.getByRole('region').filter({ hasText: 'View all' }).first().getByRole('listitem');
    const [one, two] = [await shelf.nth(0).boundingBox(), await shelf.nth(1).boundingBox()];
    expect(two?.y).toBe(one?.y);
    expect(two?.x).toBeGreaterThan(one?.x ?? 0);
  });
}

for (const [width, height] of [
  [1280, 900],
  [768, 1024],
] as const) {
  for (const shop of shops) {
    test(`the window of ${shop.name} has half of a page ${width} pixels wide, above the first shelf`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(shop.origin);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const window = await page.getByRole('figure').filter({ hasText: 'In the window:' }).boundingBox();
      if (!title || !window) throw new Error('no opening words beside a window');
      expect(window.width).toBeGreaterThan((window.x + window.width - title.x) * 0.45);
      expect(title.x + title.width).toBeLessThanOrEqual(window.x);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeInViewport();
    });
  }
}

for (const shop of shops) {
  test(`the events on the home page of ${shop.name} have their titles and their buttons on common lines`, async ({
    page,
  }) => {
    await page.goto(shop.origin);
    const events = page.getByRole('article');
    await expect(events).toHaveCount(3);
    const parts = [
      events.getByRole('heading'),
      events.getByText(/\d\s[ap]m/),
      events.getByRole('link', { name: 'Details', exact: false }),
    ];
    for (const part of parts) {
      await expect(part).toHaveCount(3);
      const [first, ...others] = await part.evaluateAll((all) => all.map((e) => e.getBoundingClientRect().y));
      for (const other of others) expect(other).toBeCloseTo(first ?? Number.NaN, 0);
    }
  });
}

for (const shop of shops) {
  test(`the forms of ${shop.name}'s pages are dressed before any script runs`, async ({ page }) => {
    await page.goto(`${shop.origin}/school-orders`);
    const form = page.getByRole('form', { name: 'Tell us what your class needs' });
    const label = await form.getByText('School', { exact: true }).boundingBox();
    const box = await form.getByLabel('School', { exact: true }).boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBeGreaterThan(36);
    expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    const [first, second] = await form.getByRole('radio').all();
    const [one, two] = [await first?.boundingBox(), await second?.boundingBox()];
    expect(two?.x).toBe(one?.x);
    expect(one?.width).toBeGreaterThan(16);
  });
}

test('a page without JavaScript hides controls that need it: the choice of a map, the character count', async ({
  page,
}) => {
  await page.goto(`${lakeshore.origin}/contact`);
  await expect(page.getByRole('link', { name: 'Large map of Vernon' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Location' })).toBeHidden();
  await expect(page.getByLabel('Your question')).toBeVisible();
  await expect(page.getByText('0 / 500')).toBeHidden();
});

for (const shop of eitherShop) {
  test(`without JavaScript a notice of ${shop.name} stands in the page, and films are links`, async ({
    page,
  }) => {
    await page.goto(`${shop.origin}/dev/blocks/popup_notice`);
    const notice = page.getByRole('complementary', { name: 'The winter catalogue is here' });
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('Sixty books for the dark months');
    await expect(notice.getByRole('link', { name: 'Read it' })).toHaveAttribute('href', '/browse');
    await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
    await expectFits(page);

    for (const [kind, film] of [
      ['text_over_video', page.getByRole('link', { name: 'Watch the video' })],
      ['youtube', page.getByRole('link', { name: 'Watch: A walk through the shop' })],
    ] as const) {
      await page.goto(`${shop.origin}/dev/blocks/${kind}`);
      // One that can be pressed: nothing lies over it.
      await film.click({ trial: true });
      await expect(film).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
      await expect(page.getByRole('button', { name: /^Play/ }).filter({ visible: true })).toHaveCount(0);
      await expectFits(page);
    }
  });
}

test('without JavaScript a notice of every page stands above its head (BLOCK-052)', async ({ page }) => {
  const shop = await openShopWith(`still-${randomUUID().slice(0, 8)}`, {
    global_content: [
      {
        component: 'popup_notice',
        visibility: 'all',
        data: {
          heading: 'Closed on Monday',
          paragraph: '<p>Back on Tuesday at ten.</p>',
          show_once: true,
          align: 'center',
        },
      },
    ],
  } as never);
  await page.goto(`${shop.origin}/about`);
  const notice = page.getByRole('complementary', { name: 'Closed on Monday' });
  await expect(notice).toContainText('Back on Tuesday at ten.');
  // However many lines its words take on a phone.
  await expect(notice.getByText('Back on Tuesday')).toHaveCSS('text-align', 'center');
  const [box, head] = [await notice.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(box?.height).toBeGreaterThan(20);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(head?.y ?? 0);
  await expectFits(page);
});

for (const shop of eitherShop) {
  test(`${shop.name} without JavaScript: from the search to the order`, async ({ page, expectError }) => {
    // The form with a mistake in it comes back as a bad request.
    expectError(/400/);
    const { title } = books.orderedWithoutScript;
    const email = `plain-${randomUUID()}@example.com`;
    await page.goto(shop.origin);
    await searchBox(page).fill(title);
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/browse\/filter\/t\/.+\/k\/keyword$/);
    await page.getByRole('list', { name: 'Books' }).getByRole('link', { name: title }).first().click();

    await expect(page.getByRole('link', { name: 'See all editions' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('textbox', { name: `Quantity of ${title}` }).fill('0');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('alert').getByText('Please choose a quantity of 1 or more.')).toBeVisible();
    await page.getByRole('textbox', { name: `Quantity of ${title}` }).fill('2');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page).toHaveURL(/\/checkout\/cart/);
    await expect(
      page.getByText(new RegExp(`^2 copies of ${title} priced at .+ each added to cart`)),
    ).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Cart, 2 items' })).toContainText('2');
    await page.getByRole('textbox', { name: `Quantity of ${title}` }).fill('1');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Cart updated.')).toBeVisible();
    await expect(page.getByText('Subtotal (1 item)')).toBeVisible();

    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await fillPurchase(page, { ...reader, email, phone: '555' });
    await page.getByRole('button', { name: 'Finalize Checkout' }).click();
    await expect(page.getByText('Must be a phone number.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(reader.name);
    await page.getByRole('textbox', { name: 'Phone' }).fill(reader.phone);
    await page.getByRole('button', { name: 'Finalize Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
    await expect(page.getByText(email).first()).toBeVisible();
  });
}

test('without JavaScript one filters, sorts and turns pages', async ({ page }) => {
  await page.goto('/browse');
  const count = page.getByText(/^[\d,]+ books?/).first();
  const filters = page.getByRole('region', { name: 'Filters' });
  const fiction = filters.getByRole('link', { name: /^Fiction\s*[\d,]+$/ });
  const promised = /[\d,]+$/.exec((await fiction.textContent()) ?? '')?.[0];
  await fiction.click();
  await expect(count).toHaveText(`${promised} books`);
  await page.getByLabel('Sort by').selectOption('Title');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/\/browse\/filter\/v\/title\/s\/\d+$/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/, page 2 of \d+$/)).toBeVisible();
  await page.getByRole('group', { name: 'Books per page' }).getByRole('link', { name: '50' }).click();
  await expect(page.getByRole('list', { name: 'Books' }).getByRole('heading', { level: 2 })).toHaveCount(50);
  await page.getByRole('link', { name: 'Remove: Fiction' }).click();
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0);
});

test('without JavaScript the books are drawn another way, and stay so while one goes on', async ({
  page,
}) => {
  await page.goto('/browse');
  const list = page.getByRole('list', { name: 'Books' });
  const places = async () => {
    const entries = list.getByRole('listitem');
    return [await entries.nth(0).boundingBox(), await entries.nth(1).boundingBox()];
  };
  const view = page.getByRole('group', { name: 'View' });
  await expect(view.getByRole('button').filter({ visible: true })).toHaveCount(0);
  const [first, second] = await places();
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  await view.getByRole('link', { name: 'List' }).click();
  await expect(view.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true');
  const [upper, lower] = await places();
  expect(lower?.x).toBeCloseTo(upper?.x ?? 0, -2);
  expect(lower?.y).toBeGreaterThan(upper?.y ?? 0);

  await page
    .getByRole('region', { name: 'Filters' })
    .getByRole('link', { name: /^Hardcover\s*[\d,]+$/ })
    .click();
  await page.getByLabel('Sort by').selectOption('Title');
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/, page 2 of \d+$/)).toBeVisible();
  await expect(page.locator('[data-view="list"]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove: Hardcover' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/browse\/filter\/f\/Hardcover\/o\/26$/,
  );
});

test('without JavaScript the filters open on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/browse');
  const hardcover = page.getByRole('link', { name: /^Hardcover\s*\d+$/ });
  await expect(hardcover).toBeHidden();
  // The chosen order can be read, though a button stands beside it.
  expect((await page.getByLabel('Sort by').boundingBox())?.width).toBeGreaterThan(180);
  await page.locator('summary').filter({ hasText: 'Filters' }).click();
  await hardcover.click();
  await expect(page.getByRole('link', { name: 'Remove: Hardcover' })).toBeVisible();
});

test('without JavaScript the cart asks and empties', async ({ page }) => {
  const { eisbn, title } = books.shortWithoutScript;
  await setStock(eisbn, { PORTLAND: 2 });
  await page.goto(`${tidewater.origin}/item/${eisbn}`);
  await page.getByRole('textbox', { name: `Quantity of ${title}` }).fill('4');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('We only have 2 in stock')).toBeVisible();
  await page.getByRole('button', { name: 'Take the 2 we have' }).click();
  await expect(page.getByText('Subtotal (2 items)')).toBeVisible();

  await page.goto(`${tidewater.origin}/item/${books.largePrint.eisbn}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'Add the large print edition' }).click();
  await expect(page.getByText('Subtotal (3 items)')).toBeVisible();

  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(page.getByText('Item removed from cart.')).toBeVisible();
  // One line has a button of its own; for all of them there is one as soon as there are several.
  await expect(page.getByRole('button', { name: 'Remove all' })).toHaveCount(0);
  await page.goto(`${tidewater.origin}/item/${books.quiet.eisbn}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('All items removed from cart.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'There are no items in your cart.' })).toBeVisible();
});

test('without JavaScript an order that finds its cart empty says so', async ({ page, context }) => {
  await page.goto(`${tidewater.origin}/item/${books.quiet.eisbn}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillPurchase(page);
  const second = await context.newPage();
  await second.goto(`${tidewater.origin}/checkout/cart`);
  await second.getByRole('button', { name: `Remove ${books.quiet.title}` }).click();
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(
    page.getByRole('alert').getByText(/^Your cart is empty: .* We didn’t place an order/),
  ).toBeVisible();
});

test('without JavaScript one chooses another shop of the valley', async ({ page }) => {
  const { eisbn } = books.elsewhereWithoutScript;
  await setStock(eisbn, { KELOWNA: 1, VERNON: 4, PENTICTON: 0 });
  const address = `${lakeshore.origin}/item/${eisbn}`;
  await page.goto(address);
  await page.getByRole('link', { name: 'Your shop: Kelowna. Change' }).click();
  await expect(page.getByRole('radio', { name: /^Kelowna/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Vernon/ }).check();
  await page.getByRole('button', { name: 'Choose this location' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('4 in stock')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your shop: Vernon. Change' })).toBeVisible();
});

test('a form that needs JavaScript says so before it is filled in, and after it was sent', async ({
  page,
  expectError,
}) => {
  expectError(/400/);
  await page.goto(`${tidewater.origin}/account/signup`);
  const note = page.getByRole('main').locator('noscript > *').first();
  await expect(note).toBeVisible();
  await expect(note).toContainText('This form needs JavaScript.');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'This form needs JavaScript. Nothing was sent.' });
  await expect(refusal).toBeVisible();
  await expect(note).toContainText('This form needs JavaScript.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com');
});

test('a form that is posted to a page without forms finds nothing there', async ({ page, expectError }) => {
  expectError(/405/);
  await page.goto(`${tidewater.origin}/features`);
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse books' })).toBeVisible();
});
