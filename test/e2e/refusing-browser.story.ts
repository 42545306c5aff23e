import { anEmail, startSignUp } from './accounts.ts';
import { books } from './books.ts';
import { addToCart, expect, open, test, tidewater } from './shop.ts';

test('Remove, Undo and minus to zero leave the focus at a sensible place', async ({ page }) => {
  for (const { eisbn } of [books.quiet, books.alsoQuiet]) await addToCart(page, tidewater, eisbn);
  await open(page, `${tidewater.origin}/checkout/cart`);
  const remove = (title: string) => page.getByRole('button', { name: `Remove ${title}` });
  const line = (title: string) => page.getByRole('rowheader', { name: title });
  const titles = () => page.getByRole('rowheader').allInnerTexts();
  const before = await titles();

  await remove(books.quiet.title).press('Enter');
  await expect(line(books.alsoQuiet.title)).toBeFocused();
  // A second Enter removes nothing else.
  await page.keyboard.press('Enter');
  expect(await titles()).toHaveLength(before.length - 1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(line(books.quiet.title)).toBeFocused();
  expect(await titles()).toEqual(before);

  await page.getByRole('button', { name: `One fewer of ${books.alsoQuiet.title}` }).press('Enter');
  await expect(line(books.quiet.title)).toBeFocused();
  await remove(books.quiet.title).press('Enter');
  await expect(page.getByRole('heading', { name: 'There are no items in your cart.' })).toBeFocused();
});

test('with cookies blocked the shop says what the cart needs', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await open(page, `${tidewater.origin}/item/${books.quiet.eisbn}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('alert').getByText(/^Your cart needs cookies/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});

test('a cart that was emptied since is no reason to speak of cookies', async ({ page, newReader }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await open(page, `/checkout/cart?notice=added&eisbn=${books.quiet.eisbn}&condition=NEW&quantity=1`);
  await page.getByRole('button', { name: `Remove ${books.quiet.title}` }).click();
  await expect(page.getByRole('heading', { name: 'There are no items in your cart.' })).toBeVisible();
  await expect(page.getByText(/^Your cart needs cookies/)).toHaveCount(0);

  const plain = await newReader({ javaScriptEnabled: false });
  await plain.goto(`${tidewater.origin}/item/${books.quiet.eisbn}`);
  await plain.getByRole('button', { name: 'Add to cart' }).first().click();
  await plain.getByRole('button', { name: `Remove ${books.quiet.title}` }).click();
  await expect(plain).toHaveURL(/notice=removed/);
  await plain.goBack();
  await expect(plain).toHaveURL(/notice=added/);
  await expect(plain.getByRole('heading', { name: 'There are no items in your cart.' })).toBeVisible();
  await expect(plain.getByText(/^Your cart needs cookies/)).toHaveCount(0);

  const blocking = await newReader({ javaScriptEnabled: false });
  await blocking.goto(`${tidewater.origin}/checkout/cart?notice=added&eisbn=${books.quiet.eisbn}&quantity=1`);
  await expect(blocking.getByRole('alert').getByText(/^Your cart needs cookies/)).toBeVisible();
});

for (const [how, get] of [
  ['throws', 'throw new DOMException("The operation is insecure.", "SecurityError")'],
  ['is null', 'return null'],
] as const) {
  test(`pages hydrate and follow links where storage ${how}`, async ({ page }) => {
    await page.addInitScript((get) => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, { configurable: true, get: new Function(get) as () => null });
      }
    }, get);
    await open(page, `${tidewater.origin}/browse`);
    await page.getByRole('main').locator('a[href^="/item/"]').first().click();
    await expect(page).toHaveURL(/\/item\//);
    await page.goBack();
    await expect(page).toHaveURL(/\/browse/);
    await open(page, tidewater.origin);
  });
}

test('checkout and account forms keep to the policy of their pages', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('violated', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void (window as unknown as { violated(what: string): void }).violated(event.violatedDirective);
    });
  });
  await addToCart(page, tidewater, books.quiet.eisbn);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('button', { name: 'Complete form & choose payment' })).toBeVisible();
  await open(page, `${tidewater.origin}/account/signup`);
  await startSignUp(page, tidewater, anEmail());
  await expect(page).toHaveURL(/\/account\/create/);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
  expect(violations).toEqual([]);
});
