import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { mailTo, openMail } from './accounts.ts';
import { books } from './books.ts';
import {
  expect,
  expectAccessible,
  expectFits,
  expectReadable,
  fillPurchase,
  hold,
  hydrated,
  open,
  openSearch,
  reader,
  searchBox,
  shops,
  suggestions,
  test,
  tidewater,
  toast,
} from './shop.ts';

for (const shop of shops) {
  test(`from the home page of ${shop.name} to a confirmed order (CART-033, CHECKOUT-006)`, async ({
    page,
    newReader,
    expectError,
  }) => {
    const { title } = books.ordered;
    const email = `ada-${randomUUID()}@example.com`;

    await open(page, shop.origin);
    if ((page.viewportSize()?.width ?? 0) <= 716) await openSearch(page);
    await searchBox(page).fill(title);
    await expect(suggestions(page).first()).toContainText(title);
    await expectReadable(page);
    await searchBox(page).press('ArrowDown');
    await expect(suggestions(page).and(page.getByRole('option', { selected: true }))).toContainText(title);
    await searchBox(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const copy = page.getByRole('region', { name: 'New copy' });
    const price =
      (await copy
        .getByText(/^\$\d+\.\d\d$/)
        .last()
        .textContent()) ?? '';
    const release = await hold(page, '**/customer/cart/add');
    await copy.getByRole('button', { name: 'Add to cart' }).click();
    // CART-007
    await expect(copy.getByRole('button', { name: 'Adding..' })).toBeVisible();
    await expectAccessible(page);
    await release();
    // CART-030
    await expect(toast(page, `1 copy of ${title} priced at ${price} added to cart.`)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'added to cart' }).locator('img')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    // CART-008
    await expect(copy.getByText('1 in cart')).toBeVisible();
    // CART-010
    await expect(copy.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await expectAccessible(page);

    // CART-009
    await copy.getByRole('link', { name: 'Go to Cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: title })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Checkout' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete form & choose payment' })).toBeVisible();
    expect(await page.evaluate(() => [location.pathname, history.state.usr])).toEqual([
      '/purchase',
      { delivery_method: 'pickup', custom: false },
    ]);
    await expectFits(page);
    await expectAccessible(page);
    await fillPurchase(page, { ...reader, email });
    await page.getByRole('button', { name: 'Finalize Checkout' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
    await expect(page.getByText(`A confirmation is on its way to ${email}.`)).toBeVisible();
    // ORDER-014: one instruction, also later and in the mail.
    const wait = page.getByText(/ready to pick up at .+\. Please wait for that \w+ before you come\.$/);
    await expect(wait).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    );
    const shopEmail = page.getByRole('main').locator('address a[href^="mailto:"]');
    await shopEmail.evaluate((link) => {
      if (link.firstChild) link.firstChild.nodeValue = 'kelowna.lakeshore@bookshopsoftheinterior.example.com';
    });
    await expectFits(page);
    await expectAccessible(page);
    const number = /\/account\/order\/([^?]+)/.exec(page.url())?.[1] ?? '';
    expect(number).not.toBe('');
    await expect(page).toHaveURL(/\?key=[\w-]{43}$/);
    const shownDate = await page.getByText(/^\w+ \d+, \d{4}, \d+:\d\d\s[ap]m$/).textContent();
    // The checkout is over: Back goes on past it instead of returning to the cart for ever, and Forward finds the order.
    const emptied = page.getByRole('heading', { level: 1, name: 'There are no items in your cart.' });
    await page.goBack();
    await expect(emptied).toBeVisible();
    await page.goBack();
    await expect(emptied).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.evaluate(() => history.go(3));
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await expect(wait).toBeVisible();
    await expect(page.getByText(shownDate ?? '')).toBeVisible();

    await page.goto(`${shop.origin}/dev/outbox`);
    await expectFits(page);
    await expectReadable(page);
    await openMail(page, shop, mailTo(page, email));
    await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
    await expect(page.getByText(`Order ${number}, `)).toBeVisible();
    await expect(page.getByText(`Total (${shop === tidewater ? 'USD' : 'CAD'})`)).toBeVisible();
    const cover = page.getByRole('img').or(page.locator('img[src*="/images/cover/"]')).first();
    await expect(cover).toBeVisible();
    const drawn = () => cover.evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(drawn).toBeGreaterThan(100);
    await expectFits(page);
    const isSans = async (text: Locator) =>
      (await text.evaluate((e) => getComputedStyle(e).fontFamily)).endsWith('sans-serif');
    expect(await isSans(page.getByRole('heading', { level: 1 }))).toBe(shop !== tidewater);
    expect(await isSans(page.getByText('We have your order').last())).toBe(true);
    const link = await page.locator(`a[href*="/account/order/${number}"]`).first().getAttribute('href');

    // A browser may know newer rules of the shop's time zone than the server. Hours differ on Sundays, so this one
    // takes today for a Sunday, and a Sunday for a Wednesday.
    const phone = await newReader();
    await phone.addInitScript(() => {
      const { formatToParts } = Intl.DateTimeFormat.prototype;
      const ahead = new Date().getDay() === 0 ? 3 : 7 - new Date().getDay();
      Intl.DateTimeFormat.prototype.formatToParts = function (at) {
        return formatToParts.call(this, Number(at) + ahead * 86_400_000);
      };
    });
    await phone.goto(link ?? '');
    await hydrated(phone);
    await expect(phone.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await expect(phone.getByRole('main').getByRole('link', { name: title })).toBeVisible();

    const stranger = await newReader();
    expectError(/404/);
    const answer = await stranger.goto(`${shop.origin}/account/order/${number}`);
    expect(answer?.status()).toBe(404);
    // ORDER-024
    await expect(
      stranger.getByRole('heading', { level: 1, name: 'We couldn’t find this order.' }),
    ).toBeVisible();
    await expect(stranger.getByText(email)).toHaveCount(0);
    await hydrated(stranger);
    await expectAccessible(stranger);
  });
}
