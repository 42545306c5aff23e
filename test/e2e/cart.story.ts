import type { Page } from '@playwright/test';
import { books } from './books.ts';
import {
  addToCart,
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  expectReadable,
  fillPurchase,
  hold,
  lakeshore,
  open,
  test,
  tidewater,
  toast,
} from './shop.ts';
import { setAvailability, setStock } from './stock.ts';

const { quiet, alsoQuiet } = books;

for (const shop of eitherShop) {
  test(`the cart of ${shop.name} is changed and emptied (CART-012, CART-020, CART-039, CART-044)`, async ({
    page,
  }) => {
    await addToCart(page, shop, quiet.eisbn);
    await addToCart(page, shop, alsoQuiet.eisbn);
    await open(page, `${shop.origin}/checkout/cart`);
    const line = page.getByRole('row').filter({ hasText: quiet.title });
    await page.getByRole('button', { name: `One more of ${quiet.title}` }).click();
    await page.getByRole('button', { name: `One more of ${quiet.title}` }).click();
    await expect(line.getByRole('textbox')).toHaveValue('3');
    await expect(line.getByText(/^\$\d+\.\d\d each$/)).toBeVisible();
    await expect(page.getByText('Subtotal (4 items)')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
    await expectFits(page);
    await page.reload();
    await expect(line.getByRole('textbox')).toHaveValue('3');

    for (const none of ['-1', 'two', '']) {
      await line.getByRole('textbox').fill(none);
      await line.getByRole('textbox').press('Enter');
      await expect(line.getByRole('textbox')).toHaveValue('1');
      await line.getByRole('textbox').fill('3');
      await line.getByRole('textbox').press('Enter');
      await expect(page.getByText('Subtotal (4 items)')).toBeVisible();
    }

    await line.getByRole('textbox').fill('0');
    await line.getByRole('textbox').press('Enter');
    await expect(line).toHaveCount(0);
    const said = toast(page, `${quiet.title} removed from cart.`);
    // Hovering keeps it open, for any length of time.
    await said.hover();
    await expectReadable(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line.getByRole('textbox')).toHaveValue('3');
    await page.getByRole('button', { name: `Remove ${quiet.title}` }).click();
    await expect(line).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Remove all' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line.getByRole('textbox')).toHaveValue('3');

    const removeAll = page.getByRole('button', { name: 'Remove all' });
    const icon = removeAll.locator('svg').first();
    expect((await icon.boundingBox())?.width, 'no room squeezes an icon').toBe(
      Number(await icon.getAttribute('width')),
    );
    await removeAll.click();
    const question = page.getByRole('alertdialog', { name: 'Remove all items?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep my cart' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: alsoQuiet.title })).toBeVisible();
    await removeAll.click();
    await question.getByRole('button', { name: 'Remove all' }).click();
    await expect(page.getByRole('heading', { name: 'There are no items in your cart.' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

test('more is asked for in the cart than there is', async ({ page }) => {
  const { eisbn, title } = books.shortInCart;
  await setStock(eisbn, { PORTLAND: 2 });
  await addToCart(page, tidewater, eisbn);
  await open(page, '/checkout/cart');
  const box = page.getByRole('textbox', { name: `Quantity of ${title}` });
  const started: string[] = [];
  page.on('request', (r) => void (r.url().endsWith('/checkout/setDelivery') && started.push(r.url())));
  await box.fill('4');
  await page.getByRole('button', { name: 'Checkout' }).click();
  const prompt = page.getByRole('dialog', { name: 'We only have 2 in stock' });
  await expect(prompt).toBeVisible();
  // Checkout waits for the answer: the cart does not hold the wanted number yet.
  await expect(page.getByRole('button', { name: 'Checkout', includeHidden: true })).not.toHaveAttribute(
    'aria-busy',
  );
  expect(started).toEqual([]);
  await prompt.getByRole('button', { name: 'Take the 2 we have' }).click();
  await expect(box).toHaveValue('2');
  await box.fill('3');
  await box.press('Enter');
  await prompt.getByRole('button', { name: 'Take 2 and order the rest (with an account)' }).click();
  await expect(page.getByText(/^1 to be ordered/)).toBeVisible();
  // A guest takes only what is in stock; ordering the rest needs an account to write to.
  await expect(page.getByText(/Not everything in your cart is in stock/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a line on its way out is removed once, however often it is pressed', async ({ page }) => {
  await addToCart(page, tidewater, quiet.eisbn);
  await open(page, '/checkout/cart');
  const answer = await hold(page, '**/customer/cart/removeItem');
  await page.getByRole('button', { name: `Remove ${quiet.title}` }).dblclick();
  await page.getByRole('button', { name: `One fewer of ${quiet.title}` }).click();
  await page.getByRole('button', { name: `One more of ${quiet.title}` }).click();
  await answer();
  await expect(toast(page, `${quiet.title} removed from cart.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'There are no items in your cart.' })).toBeVisible();
  // Longer than presses of + and − are gathered.
  await page.waitForTimeout(1_000);
  expect(await page.getByText('This title is no longer in your cart.').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: `Quantity of ${quiet.title}` })).toHaveValue('1');
});

test('the stock has fallen since (CART-040, CART-047, CART-048, CART-058)', async ({ page }) => {
  const { eisbn, title } = books.sellsOut;
  await setAvailability(eisbn, 'out_of_print');
  await setStock(eisbn, { PORTLAND: 3 });
  await addToCart(page, tidewater, eisbn);
  await open(page, '/checkout/cart');
  await page.getByRole('textbox', { name: `Quantity of ${title}` }).fill('3');
  await page.getByRole('textbox', { name: `Quantity of ${title}` }).press('Enter');
  await expect(page.getByText('Subtotal (3 items)')).toBeVisible();

  await setStock(eisbn, { PORTLAND: 1 });
  await open(page, '/checkout/cart');
  const adjustment = page.getByRole('alertdialog', { name: 'Cart adjustment' });
  await expect(adjustment.getByRole('row', { name: `${title} 3 1` })).toBeVisible();
  await expectAccessible(page);
  await adjustment.getByRole('button', { name: 'Not now' }).click();
  await expect(adjustment).toBeHidden();
  await expect(page.getByText('Please confirm the changes to your cart before you check out.')).toBeVisible();
  await page.getByRole('button', { name: 'Adjust quantities' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: `Quantity of ${title}` })).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();

  await setStock(eisbn, { PORTLAND: 0 });
  await open(page, '/checkout/cart');
  await expect(adjustment.getByRole('row', { name: `${title} 1 0 (removed)` })).toBeVisible();
  await adjustment.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('This title is no longer available to order.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove unavailable' }).click();
  await expect(toast(page, 'Unavailable items removed from cart')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'There are no items in your cart.' })).toBeFocused();
});

test('one reader, two windows', async ({ page, context }) => {
  await addToCart(page, tidewater, quiet.eisbn);
  const second = await context.newPage();
  await open(second, `${tidewater.origin}/checkout/cart`);
  await expect(second.getByRole('row').filter({ hasText: quiet.title })).toBeVisible();

  await addToCart(page, tidewater, alsoQuiet.eisbn);
  await second.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(second.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(second.getByRole('row').filter({ hasText: alsoQuiet.title })).toBeVisible();

  // Back from the back/forward cache the page is as it was left.
  await addToCart(page, tidewater, alsoQuiet.eisbn, 2);
  const shownAgain = (persisted: boolean) =>
    second.evaluate((kept) => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept }));
    }, persisted);
  await shownAgain(false);
  await second.waitForTimeout(500);
  await expect(second.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await shownAgain(true);
  await expect(second.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(second.getByText('Subtotal (3 items)')).toBeVisible();

  await open(page, '/checkout/cart');
  await page.getByRole('button', { name: `Remove ${quiet.title}` }).click();
  await expect(page.getByRole('row').filter({ hasText: quiet.title })).toHaveCount(0);
  await second.getByRole('button', { name: `One more of ${quiet.title}` }).click();
  await expect(toast(second, 'This title is no longer in your cart.')).toBeVisible();
  await expect(second.getByRole('row').filter({ hasText: quiet.title })).toHaveCount(0);
  await expect(second.getByText('Subtotal (2 items)')).toBeVisible();
  await expect(second.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expectAccessible(second);
});

/** 'Change' beside the chosen location of /purchase. */
const unfoldLocations = (page: Page) =>
  page.locator('summary').filter({ hasText: 'Location' }).getByText('Change').click();

test('a book with copies in Vernon is collected in Vernon', async ({ page }) => {
  const { eisbn, title } = books.inVernon;
  await setStock(eisbn, { KELOWNA: 0, VERNON: 2, PENTICTON: 0 });
  await addToCart(page, lakeshore, eisbn);
  await open(page, `${lakeshore.origin}/checkout/cart`);
  await page.getByRole('link', { name: 'Choose another location' }).click();
  // APP-019
  await expect(page.getByRole('heading', { level: 1, name: 'Please select a location' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Vernon/ }).check();
  await page.getByRole('button', { name: 'Choose this location' }).click();
  await expect(page.getByRole('link', { name: 'Your shop: Vernon. Change' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('2 in stock');
  await page.getByRole('button', { name: 'Checkout' }).click();
  // CHECKOUT-013, CHECKOUT-030, CHECKOUT-031
  await expect(page.getByRole('heading', { level: 1, name: 'Pick up at: Vernon' })).toBeVisible();
  await expect(page.getByText('Everything in your cart is in stock at Vernon.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Kelowna/ })).toBeHidden();
  await unfoldLocations(page);
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Kelowna/ }).check();
  await expect(page.getByText('Not everything in your cart is in stock at Kelowna.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pick up at: Kelowna' })).toBeVisible();
  await expectAccessible(page);

  // A guest who tries anyway sees what would help, with a link.
  await fillPurchase(page);
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  const refusal = page.getByRole('main').getByRole('alert').first();
  await expect(refusal).toContainText('Another location may have it. To order the rest, please log in');
  await expect(refusal.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toHaveCount(2);
  await expectAccessible(page);
  await refusal.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/account\/login\?back=\/checkout\/cart$/);
});

test('the location that is checked is the one that the checkout page names', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  const named = page.getByRole('heading', { level: 1, name: /^Pick up at/ });
  const checked = page.getByRole('radio', { name: /^(Kelowna|Vernon|Penticton)/, checked: true });
  const expectPlace = async (name: string) => {
    await expect(named).toHaveText(`Pick up at: ${name}`);
    await expect(page.locator('summary').filter({ hasText: 'Location' })).toContainText(name);
    await expect(checked).toHaveAccessibleName(new RegExp(`^${name}`));
  };
  await addToCart(page, lakeshore, quiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await unfoldLocations(page);
  await expectPlace('Kelowna');
  await page.getByRole('radio', { name: /^Vernon/ }).check();
  await expectPlace('Vernon');
  await expect(page.getByText('Everything in your cart is in stock at Vernon.')).toBeVisible();

  // The cart forgets the choice (CART-064), and what was typed does not bring back half of it.
  await page.getByRole('link', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await unfoldLocations(page);
  await expectPlace('Kelowna');

  const setDelivery = '**/customer/checkout/setDelivery';
  await page.route(setDelivery, (route) => route.abort('internetdisconnected'));
  await page.getByRole('radio', { name: /^Vernon/ }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .getByText(/^We couldn’t reach the shop/),
  ).toBeVisible();
  await expectPlace('Kelowna');
  await page.unroute(setDelivery);

  // An order waits for the choice that was made before it.
  await fillPurchase(page);
  const orders: string[] = [];
  page.on('request', (r) => void (r.url().endsWith('/checkout/submit') && orders.push(r.url())));
  const answer = await hold(page, setDelivery);
  await page.getByRole('radio', { name: /^Vernon/ }).check();
  await expectPlace('Vernon');
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await page.evaluate(() => fetch('/readyz').then((r) => r.text()));
  expect(orders).toEqual([]);
  await answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
  await expect(page.getByText(/Vernon/).first()).toBeVisible();
});

test('the cart asks again for an invalid quantity', async ({ page }) => {
  await open(page, `/checkout/cart?ask=quantity&eisbn=${quiet.eisbn}&condition=NEW`);
  const asked = page.getByRole('alert').filter({ hasText: 'Please choose a quantity of 1 or more.' });
  await expect(asked.getByText(`How many copies of ${quiet.title} would you like?`)).toBeVisible();
  await expectAccessible(page);
});

for (const shop of eitherShop) {
  test(`gift cards of ${shop.name} lead to where they are sold (ITEM-007)`, async ({ page }) => {
    await open(page, `${shop.origin}/item/9990000000012`);
    await expect(page).toHaveURL(/\/gift-cards$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Gift cards can be loaded with any amount' }),
    ).toBeVisible();
    await expectAccessible(page);
  });
}

test('the cart says what delivery costs, before any form', async ({ page }) => {
  await addToCart(page, tidewater, quiet.eisbn);
  await open(page, '/checkout/cart');
  const estimate = page.getByRole('region', { name: 'Shipping and tax' });
  await estimate.getByText('Shipping and tax').click();
  await estimate.getByLabel(/^(ZIP|Postal) code/i).fill('05401');
  await estimate.getByRole('button', { name: 'Estimate' }).click();
  const total = estimate.getByText(/^Estimated total with /).locator('xpath=following-sibling::dd');
  await expect(total).toBeVisible();
  await expectAccessible(page);
  const before = await total.textContent();
  // It follows the cart, and is still there when the shopper comes back.
  await page.getByRole('button', { name: `One more of ${quiet.title}` }).click();
  await expect(total).not.toHaveText(before ?? '');
  const after = await total.textContent();
  await page.reload();
  await expect(total).toHaveText(after ?? '');
  await expect(estimate.getByLabel(/^(ZIP|Postal) code/i)).toHaveValue('05401');
});
