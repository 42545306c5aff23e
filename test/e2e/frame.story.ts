import { books } from './books.ts';
import { addToCart, expect, fillPurchase, open, shops, test, tidewater } from './shop.ts';

for (const shop of shops) {
  test(`every call of a page of ${shop.name} says whose it is and where it comes from (API-003, API-011)`, async ({
    page,
  }) => {
    await open(page, `${shop.origin}/item/${books.quiet.eisbn}`);
    const settings = await page.evaluate(async () =>
      (await fetch('/customer/store/getSettings', { method: 'POST', body: new URLSearchParams() })).json(),
    );
    const sent = page.waitForRequest('**/customer/cart/add');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    const body = new URLSearchParams((await sent).postData() ?? '');
    expect(body.get('store_id')).toBe(String(settings.store_info.id));
    expect(body.get('log_url')).toBe(`/item/${books.quiet.eisbn}`);
    expect(body.get('uuid')).toMatch(/^[\da-f-]{36}$/);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    // The session's name is in a cookie that no script can read.
    expect(await page.evaluate(() => document.cookie)).not.toContain('session_id');
  });

  test(`${shop.name} wears the colours and letters of its settings, and says its currency (APP-004, APP-005, APP-058, ITEM-004)`, async ({
    page,
  }) => {
    await open(page, `${shop.origin}/item/${books.quiet.eisbn}`);
    const { styles, store_info: info } = await page.evaluate(async () =>
      (await fetch('/customer/store/getSettings', { method: 'POST', body: new URLSearchParams() })).json(),
    );
    // The colour as the browser spells it.
    const spelt = (colour: string) =>
      page.evaluate((value) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = value;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }, colour);
    await expect(page.locator('html')).toHaveCSS('background-color', await spelt(styles.theme.ground));
    await expect(page.locator('body')).toHaveCSS('color', await spelt(styles.theme.ink));
    await expect(page.locator('html')).toHaveAttribute('lang', info.language);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('font-family', new RegExp(styles.font_pair, 'i'));
    await expect(page.getByRole('contentinfo').getByText(`Prices in ${info.iso4217_currency}`)).toBeVisible();
    expect(info.iso4217_currency).toBe(shop === tidewater ? 'USD' : 'CAD');
    await expect(
      page
        .getByRole('region', { name: 'New copy' })
        .getByText(/^\$\d+\.\d\d$/)
        .last(),
    ).toBeVisible();
  });

  test(`at ${shop.name} a page begins at its top; a filter leaves the list where it is (APP-041)`, async ({
    page,
  }) => {
    const down = () => page.evaluate(() => window.scrollY);
    await open(page, `${shop.origin}/browse`);
    const links = page
      .getByRole('list', { name: 'Books' })
      .getByRole('heading', { level: 2 })
      .getByRole('link');
    await links.nth(12).scrollIntoViewIfNeeded();
    expect(await down()).toBeGreaterThan(500);
    const title = (await links.nth(12).textContent()) ?? '';
    await links.nth(12).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(down).toBe(0);

    await open(page, `${shop.origin}/browse`);
    const filter = page.getByRole('region', { name: 'Filters' }).getByRole('link', { name: /^Hardcover/ });
    await filter.evaluate((link) => link.scrollIntoView({ block: 'start' }));
    await expect.poll(down).toBeGreaterThan(100);
    await filter.click();
    await expect(page.getByRole('link', { name: 'Remove: Hardcover' })).toBeVisible();
    await expect(page.locator('[data-busy]')).toHaveCount(0);
    expect(await down()).toBeGreaterThan(100);
  });
}

test('the menu of a phone is gone on the page it led to, and on the one that Back leads to (APP-040)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, tidewater.origin);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const button = page.getByRole('button', { name: 'Menu' });
  const link = menu.getByRole('link', { name: 'Staff picks' });
  await button.click();
  await link.click();
  await expect(page).not.toHaveURL(`${tidewater.origin}/`);
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${tidewater.origin}/`);
  await expect(link).toBeHidden();
});

test('a cover that cannot be had gives way to one of letters in the cart and the order as well', async ({
  page,
  expectError,
}) => {
  expectError(/404/);
  const { eisbn, title } = books.quiet;
  await page.route(new RegExp(`/images/cover/${eisbn}/`), (route) => route.fulfill({ status: 404 }));
  const letters = page.locator(`img[src="/images/cover/${eisbn}.svg"]`).first();
  const width = () => letters.evaluate((el: HTMLImageElement) => el.naturalWidth);
  await addToCart(page, tidewater, eisbn);
  await open(page, `${tidewater.origin}/checkout/cart`);
  await expect(page.getByRole('rowheader', { name: title })).toBeVisible();
  await expect.poll(width).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillPurchase(page);
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
  await expect.poll(width).toBeGreaterThan(0);
});

test('a cover that fails before and after the page comes to life has failed once', async ({ page }) => {
  const { eisbn } = books.quiet;
  await open(page, `${tidewater.origin}/item/${eisbn}`);
  const cover = page.getByRole('main').locator(`img[src*="/images/cover/${eisbn}"]`).first();
  await cover.evaluate((el) => {
    for (let times = 0; times < 2; times++) el.dispatchEvent(new Event('error'));
  });
  const letters = page.getByRole('main').locator(`img[src="/images/cover/${eisbn}.svg"]`).first();
  await expect.poll(() => letters.evaluate((el: HTMLImageElement) => el.naturalWidth)).toBeGreaterThan(0);
});

test('the letters of a shop are fetched ahead only where a page has brought them before', async ({
  page,
}) => {
  const ahead = page.locator('link[rel="preload"][as="font"]');
  const medias = () => ahead.evaluateAll((links) => links.map((link) => link.getAttribute('media')));
  await open(page, `${tidewater.origin}/`);
  expect(await medias()).toEqual(['not all', 'not all']);
  // A first visit gets them all the same, with its words.
  const has = () => page.evaluate(() => document.fonts.check('1em "Fraunces"'));
  await expect.poll(has).toBe(true);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fonts') ?? '')).toContain('.woff2');
  await page.goto(`${tidewater.origin}/browse`);
  await expect.poll(medias).toEqual(['all', 'all']);
});
