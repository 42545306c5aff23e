import { books } from './books.ts';
import {
  addToCart,
  expect,
  expectAccessible,
  expectFits,
  lakeshore,
  open,
  shops,
  test,
  tidewater,
  toast,
} from './shop.ts';
import { expectForThumbs } from './thumbs.ts';

test('a message of the shop stands at the foot and leaves the count and the buttons of the cart in sight', async ({
  page,
}) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await addToCart(page, tidewater, books.alsoQuiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).first().tap();
  await page.getByRole('button', { name: `Remove ${books.quiet.title}` }).tap();
  const said = toast(page, `${books.quiet.title} removed from cart.`);
  await expect(said).toBeVisible();
  const checkout = page.getByRole('button', { name: 'Checkout' });
  await checkout.first().scrollIntoViewIfNeeded();
  // The bar at the foot has left.
  await expect(checkout).toHaveCount(1);
  const [words, button] = [await said.boundingBox(), await checkout.boundingBox()];
  expect(words?.y).toBeGreaterThan(700);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(words?.y ?? 0);
  await expect(page.getByTestId('cart-count')).toBeInViewport({ ratio: 1 });
});

for (const shop of shops) {
  test(`the total and the checkout of a cart at ${shop.name} are in the first screen`, async ({ page }) => {
    for (const { eisbn } of [books.quiet, books.alsoQuiet]) await addToCart(page, shop, eisbn);
    await open(page, `${shop.origin}/checkout/cart`);
    const checkout = page.getByRole('button', { name: 'Checkout' });
    const bar = checkout.last();
    await expect(checkout).toHaveCount(2);
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const words = bar.locator('..');
    await expect(words).toContainText(/2 items.*Total \$\d+\.\d\d/);
    await expectAccessible(page);
    await expectFits(page);
    // The end of the page is above the bar.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const foot = await page.getByRole('contentinfo').boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    // Where the summary's own button is, there is no bar; that button takes the focus.
    await bar.focus();
    await checkout.first().scrollIntoViewIfNeeded();
    await expect(checkout).toHaveCount(1);
    await expect(checkout).toBeFocused();
    // What the shop refuses is said above the bar.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(checkout).toHaveCount(2);
    await page.route('**/customer/checkout/setDelivery', (route) =>
      route.fulfill({ json: { error: 'We can’t take pickups today.', error_code: 'delivery_unavailable' } }),
    );
    await bar.tap();
    const said = toast(page, 'We can’t take pickups today.');
    await expect(said).toBeVisible();
    const box = await said.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    await page.unroute('**/customer/checkout/setDelivery');
    await bar.tap();
    await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
  });
}

test('the first field of the checkout is well inside the first screen, below a plain header', async ({
  page,
}) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).first().tap();
  await page.getByRole('button', { name: 'Checkout' }).last().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Pick up in store' })).toBeVisible();
  const name = await page.getByRole('textbox', { name: 'Name' }).first().boundingBox();
  expect((name?.y ?? 844) + (name?.height ?? 0)).toBeLessThan(620);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button')).toHaveCount(0);
  await expectForThumbs(header.getByRole('link'), 'the header of the checkout');
  await expect(header.getByRole('link', { name: 'Call (207) 555-0142' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  // Back in the cart, the header is whole again.
  await header.getByRole('link', { name: 'Cart, 1 item' }).tap();
  await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('the notice of a shop is not above its checkout', async ({ page }) => {
  await addToCart(page, lakeshore, books.quiet.eisbn);
  await open(page, `${lakeshore.origin}/checkout/cart`);
  const notice = page.getByRole('complementary', { name: 'The Friday van' });
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Checkout' }).last().tap();
  await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: 'Go back' }).tap();
  await expect(notice).toBeVisible();
});

test('the total stays in sight at the checkout', async ({ page }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).first().tap();
  await page.getByRole('button', { name: 'Checkout' }).last().tap();
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
  await page.getByRole('link', { name: 'Go to Cart' }).first().tap();
  await page.getByRole('button', { name: 'Checkout' }).last().tap();
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

test('no words of the page show through what is said at its foot, not even as it arrives', async ({
  page,
}) => {
  await open(page, `${tidewater.origin}/item/${books.quiet.eisbn}`);
  await page.evaluate(() => document.documentElement.style.setProperty('--motion', '600s'));
  await page.getByRole('button', { name: 'Add to cart' }).first().tap();
  const card = page.getByRole('status').filter({ hasText: 'added to cart' });
  await expect(card.locator('> *')).toHaveCSS('animation-duration', '600s');
  await expect(card.locator('> *')).toHaveCSS('opacity', '1');
});

test('what was added leads to the cart and is gone on the next page', async ({ page }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  const said = toast(page, /added to cart\.$/);
  await expect(said).toBeVisible();
  await expect(said.getByText(books.quiet.title, { exact: true })).toHaveCSS('display', 'block');
  const card = page.getByRole('status').filter({ hasText: 'added to cart' });
  await expect(card.locator('img')).toBeInViewport();
  const count = await page.getByRole('link', { name: 'Cart, 1 item' }).boundingBox();
  const box = await card.boundingBox();
  if (!count || !box) throw new Error('no count beside no message');
  expect(box.width).toBeGreaterThan(350);
  expect(box.y).toBeGreaterThan(count.y + count.height);
  await card.getByRole('link', { name: 'Go to Cart' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(said).toHaveCount(0);
});
