import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { books } from './books.ts';
import { openShopWith } from './more-shops.ts';
import {
  addToCart,
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  expectReadable,
  fillPurchase,
  hold,
  hydrated,
  open,
  reader,
  test,
  tidewater,
  toast,
  unfoldAdditional,
} from './shop.ts';
import { countOrders, setAvailability, setStock } from './stock.ts';

const toPurchase = async (page: Page) => {
  await page.getByRole('link', { name: /^Cart, / }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
};
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you for your order!' });

for (const shop of eitherShop) {
  test(`${shop.name} says what is missing, and where`, async ({ page }) => {
    await addToCart(page, shop, books.quiet.eisbn);
    await toPurchase(page);
    const shut = page.getByRole('button', { name: 'Complete form & choose payment' });
    await expect(shut).toBeEnabled();
    await expect(shut).toHaveAccessibleDescription('Still needed: name, email address, phone number.');
    await shut.press('Enter');
    // CHECKOUT-068
    await expect(
      page.getByRole('alert').getByText('Missing required field. Please check your input and try again.'),
    ).toBeVisible();
    for (const sentence of [
      // CHECKOUT-057..059
      'Please input your name.',
      'Please input your email address.',
      'Please input your phone number.',
    ]) {
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    }
    // The alert and the field with the focus have said so: no region says it a third time.
    const regions = page.locator('form[action="/purchase"] [aria-live="polite"]');
    await expect(regions.filter({ hasText: 'Please input' })).toHaveCount(0);
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please input your name.');
    await expectReadable(page);

    await fillPurchase(page);
    await expect(page.getByText('Please input your name.')).toHaveCount(0);
    // What goes wrong afterwards is announced where it appears.
    await name.fill('');
    await expect(regions.filter({ hasText: 'Please input your name.' })).toHaveCount(1);
    await name.fill(reader.name);
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('ada@example');
    await shut.press('Enter');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(
      'Please input your email address. It looks like name@example.com.',
    );
    await expect(
      page.getByRole('alert').getByText('Please check your input and try again.', { exact: true }),
    ).toBeVisible();
    await email.fill(reader.email);
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await phone.fill('555');
    await shut.press('Enter');
    await expect(phone).toBeFocused();

    // What was typed outlives a look at the cart.
    // CHECKOUT-023
    await page.getByRole('link', { name: 'Go back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(name).toHaveValue(reader.name);
    await phone.fill(reader.phone);
    await expect(page.getByRole('button', { name: 'Finalize Checkout' })).toBeVisible();
  });
}

test('email and phone stand side by side above 716 px, one below the other up to it (CONST-010)', async ({
  page,
}) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await toPurchase(page);
  const topOf = async (name: string) => (await page.getByRole('textbox', { name }).boundingBox())?.y ?? 0;
  for (const [width, sideBySide] of [
    [717, true],
    [716, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect((await topOf('Phone')) - (await topOf('Email')) < 10, `${width} px`).toBe(sideBySide);
  }
  // CHECKOUT-020
  const items = page.locator('section[aria-label="Items in your cart"]').first();
  const scrolls = items.evaluate((window) => {
    const { maxHeight, overflowY } = getComputedStyle(window);
    return [maxHeight, overflowY];
  });
  expect(await scrolls).toEqual(['210px', 'auto']);
});

test('the footer of the checkout answers questions, and leads to nothing else', async ({ page }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Staff picks' })).toBeVisible();
  await toPurchase(page);
  for (const name of ['Staff picks', 'View Orders'])
    await expect(footer.getByRole('link', { name })).toBeHidden();
  for (const name of ['Questions', '(207) 555-0142', 'Map & Hours', 'View our Privacy Policy'])
    await expect(footer.getByRole('link', { name })).toBeVisible();
});

test('what is folded opens for what is wrong in it, also when it was folded again', async ({ page }) => {
  const shop = await openShopWith(`texts-${randomUUID().slice(0, 8)}`, {
    store_info: { allowed_comm_prefs: ['email', 'text'], texting_enabled: true },
  });
  await addToCart(page, shop, books.quiet.eisbn);
  await toPurchase(page);
  await fillPurchase(page);
  await unfoldAdditional(page);
  await page.getByRole('radio', { name: 'Text message' }).check();
  await expectFits(page);
  await expectAccessible(page);
  const consent = page.getByRole('checkbox', { name: /^I agree to receive up to 3 text messages/ });
  const button = page.getByRole('button', { name: 'Complete form & choose payment' });
  for (const _ of ['first', 'again']) {
    await unfoldAdditional(page);
    await expect(consent).toBeHidden();
    await button.press('Enter');
    await expect(consent).toBeFocused();
    // CHECKOUT-065
    await expect(consent).toHaveAccessibleDescription('You must agree to continue');
  }
  await consent.check();
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(thanks(page)).toBeVisible();
});

test('two presses place one order (CHECKOUT-045)', async ({ page }) => {
  const email = `twice-${randomUUID()}@example.com`;
  await addToCart(page, tidewater, books.pressedTwice.eisbn);
  await toPurchase(page);
  await fillPurchase(page, { ...reader, email });
  await page.getByRole('button', { name: 'Finalize Checkout' }).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(await countOrders(email)).toBe(1);
});

test('another shopper was faster', async ({ page, newReader }) => {
  const { eisbn, title } = books.lastCopy;
  await setAvailability(eisbn, 'out_of_print');
  await setStock(eisbn, { PORTLAND: 2 });
  await addToCart(page, tidewater, eisbn);
  const copy = page.getByRole('region', { name: 'New copy' });
  await copy.getByRole('button', { name: 'Add to cart' }).click();
  await expect(copy.getByText('2 in cart')).toBeVisible();
  await toPurchase(page);
  await fillPurchase(page);

  await buyOne(await newReader(), eisbn);
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  const fewer = page.getByRole('alertdialog', { name: 'Cart adjustment' });
  // CHECKOUT-047
  await expect(fewer).toContainText('We no longer have the inventory to fulfill this order.');
  await expect(fewer.getByRole('row', { name: `${title} 2 1` })).toBeVisible();
  await expectAccessible(page);
  await fewer.getByRole('button', { name: 'Return to cart' }).click();
  await fewer.getByRole('button', { name: 'Adjust quantities' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: `Quantity of ${title}` })).toHaveValue('1');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(reader.name);

  await buyOne(await newReader(), eisbn);
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(fewer.getByRole('row', { name: `${title} 1 0 (removed)` })).toBeVisible();
  await fewer.getByRole('button', { name: 'Return to cart' }).click();
  // CART-048
  await fewer.getByRole('button', { name: 'Adjust quantities' }).click();
  await expect(page.getByRole('heading', { name: 'There are no items in your cart.' })).toBeFocused();
});

test('the last copy goes while the order is on its way (CHECKOUT-076, CHECKOUT-077)', async ({
  page,
  newReader,
}) => {
  const { eisbn, title } = books.goneMeanwhile;
  await setAvailability(eisbn, 'out_of_print');
  await setStock(eisbn, { PORTLAND: 1 });
  await addToCart(page, tidewater, eisbn);
  await toPurchase(page);
  await fillPurchase(page);
  const order = await hold(page, '**/customer/checkout/submit');
  const sent = page.waitForRequest('**/customer/checkout/submit');
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await sent;
  await buyOne(await newReader(), eisbn);
  await order();
  const none = page.getByRole('alertdialog', { name: 'Cart contains unavailable item(s)' });
  await expect(none).toContainText('One or more items are no longer available or sold out');
  await expect(none.getByRole('listitem')).toHaveText([title]);
  await expectAccessible(page);
  await none.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/checkout\/cart\?problem=cart_unavailable$/);
  await expect(page.getByText('This title is no longer available to order.')).toBeVisible();
});

async function buyOne(page: Page, eisbn: string): Promise<void> {
  await addToCart(page, tidewater, eisbn);
  await toPurchase(page);
  await fillPurchase(page, { ...reader, email: 'quick@example.com' });
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(thanks(page)).toBeVisible();
}

test('the cart was emptied in another window', async ({ page, context }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await toPurchase(page);
  await fillPurchase(page);
  const second = await context.newPage();
  await open(second, `${tidewater.origin}/checkout/cart`);
  await second.getByRole('button', { name: `Remove ${books.quiet.title}` }).click();
  await expect(second.getByRole('heading', { name: 'There are no items in your cart.' })).toBeVisible();
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\/cart\?problem=nothing_ordered$/);
  await expect(
    page.getByRole('alert').getByText(/^Your cart is empty: .* We didn’t place an order/),
  ).toBeVisible();
  await expectAccessible(page);
});

test('another book was put into the cart in another window (CHECKOUT-046)', async ({ page, context }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await toPurchase(page);
  await fillPurchase(page);
  // Without focus events the window does not fetch the cart again.
  await page.evaluate(() => window.addEventListener('focus', (e) => e.stopImmediatePropagation(), true));
  const second = await context.newPage();
  await addToCart(second, tidewater, books.alsoQuiet.eisbn);
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  const told = page.getByRole('main').getByRole('alert').first();
  const sentence = 'Your cart has changed since you last saw it. Please check it again.';
  await expect(told).toHaveText(sentence);
  // Banner, toast and inline (CHECKOUT-074); heard once.
  await expect(page.getByText(sentence)).toHaveCount(3);
  expect(
    await page
      .locator('[role="alert"], [role="status"]:not([aria-live="off"])')
      .filter({ hasText: sentence })
      .count(),
  ).toBe(1);
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(books.alsoQuiet.title);
  // A press within a second is the same press (CHECKOUT-045).
  await page.waitForTimeout(1_000);
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(thanks(page)).toBeVisible();
});

test('there is no checkout without a cart', async ({ page }) => {
  await open(page, '/purchase');
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByRole('heading', { name: 'There are no items in your cart.' })).toBeVisible();
  // CHECKOUT-003, CHECKOUT-009
  for (const address of ['/checkout', '/checkout/delivery', '/checkout/review']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/checkout\/cart$/);
  }
});

test('a checkout that does not open says why, and Checkout can be pressed again', async ({ page }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await page.goto('/purchase');
  const told = page.getByRole('main').getByRole('alert');
  await expect(told).toHaveText('Checkout starts here. Press Checkout when you’re ready.');
  await hydrated(page);
  // The checkout page finds another cart than this one, once, and sends the shopper back here.
  await page.evaluate(() => {
    const fetched = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await fetched(...asked);
      if (!String(asked[0]).endsWith('/session/get')) return answer;
      window.fetch = fetched;
      const session = await answer.json();
      return Response.json({ ...session, cart: { ...session.cart, contains_unavailable: true } });
    };
  });
  const checkout = page.getByRole('button', { name: 'Checkout', exact: true });
  await checkout.click();
  await expect(told).toHaveText('Some items are no longer available. Remove them to check out.');
  await expect(checkout).not.toHaveAttribute('aria-busy');
  await checkout.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
});

test('Checkout without a connection says so and can be pressed again; what the shop refuses is said in its words (CART-029, SHIPPING-036)', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await addToCart(page, tidewater, books.quiet.eisbn);
  await page.getByRole('link', { name: /^Cart, / }).click();
  const checkout = page.getByRole('button', { name: 'Checkout', exact: true });
  await page.route('**/customer/checkout/setDelivery', (route) => route.abort('internetdisconnected'));
  await checkout.click();
  await expect(toast(page, /^We couldn’t reach the shop/)).toBeVisible();
  await expect(checkout).not.toHaveAttribute('aria-busy');
  await page.unroute('**/customer/checkout/setDelivery');
  const refuse = (call: string, error: string) =>
    page.route(`**/customer/${call}`, (route) =>
      route.fulfill({ json: { error, error_code: 'delivery_unavailable' } }),
    );
  await refuse('checkout/setDelivery', 'We can’t take pickups today.');
  await checkout.click();
  await expect(toast(page, 'We can’t take pickups today.')).toBeVisible();
  await page.unroute('**/customer/checkout/setDelivery');
  const { title } = books.quiet;
  await refuse('cart/removeItem', 'This line is being ordered.');
  const newestCart = await hold(page, '**/customer/cart/get');
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(toast(page, 'This line is being ordered.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: title })).toBeVisible();
  // While the newest cart is on its way: the shopper knows of the refusal.
  await checkout.click();
  await newestCart();
  await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
});

test('Checkout stays in the cart when the change before it was not made', async ({ page, expectError }) => {
  expectError(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  const { eisbn, title } = books.quiet;
  await addToCart(page, tidewater, eisbn);
  await page.getByRole('link', { name: /^Cart, / }).click();
  await page.route('**/customer/cart/add', (route) => route.abort('internetdisconnected'));
  const checkout = page.getByRole('button', { name: 'Checkout', exact: true });
  await page.getByRole('button', { name: `One more of ${title}` }).click();
  await checkout.click();
  await expect(toast(page, /^We couldn’t reach the shop/)).toBeVisible();
  await expect(checkout).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('textbox', { name: `Quantity of ${title}` })).toHaveValue('1');
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  // The shopper presses again, and goes on with the cart as it is.
  await checkout.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
});

test('a shopper who leaves the cart while Checkout is on its way is not taken there', async ({ page }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await page.getByRole('link', { name: /^Cart, / }).click();
  const answer = await hold(page, '**/customer/checkout/setDelivery');
  const answered = page.waitForResponse('**/customer/checkout/setDelivery');
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: tidewater.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Come in out of the weather.' })).toBeVisible();
  await answer();
  await answered;
  // By the answer to another call, the page has handled the first answer.
  await page.evaluate(() => fetch('/readyz').then((r) => r.text()));
  await expect(page).toHaveURL(`${tidewater.origin}/`);
});
