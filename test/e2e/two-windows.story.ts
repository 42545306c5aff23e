import type { Page } from '@playwright/test';
import { logIn, signUp } from './accounts.ts';
import { books } from './books.ts';
import { addToCart, expect, expectAccessible, open, shops, test, tidewater, toast } from './shop.ts';

/** Logs this browser in as somebody else, in another window of it. */
async function becomeInOtherWindow(page: Page, origin: string, email: string): Promise<void> {
  const other = await page.context().newPage();
  await open(other, `${origin}/account/details`);
  await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await open(other, `${origin}/account/login?back=/account/addresses`);
  await logIn(other, email);
  await expect(other.getByRole('heading', { level: 1, name: 'Address Book' })).toBeVisible();
  await other.close();
}

for (const shop of shops) {
  test(`a window of one customer changes nothing of another at ${shop.name}`, async ({ page, newReader }) => {
    const second = await signUp(await newReader(), shop);
    await signUp(page, shop);
    await open(page, `${shop.origin}/account/addresses`);
    await page.getByRole('button', { name: 'Add Address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Address' });
    await dialog.getByLabel('Full Name').fill('Grace Marsh');
    await dialog.getByLabel('Phone Number').fill('(250) 555-0142');
    await dialog.getByLabel('Street Address', { exact: true }).fill('318 Abbott Row');
    await dialog.getByLabel('City').fill('Kelowna');
    await dialog.getByLabel('Country').selectOption('CA');
    await dialog.getByLabel('State / Province').selectOption('BC');
    await dialog.getByLabel('Postal Code').fill('V1Y 1A1');
    // The page is kept from noticing: nothing but the server stands between the two accounts.
    await page.evaluate(() => {
      const mark = document.cookie;
      Object.defineProperty(document, 'cookie', { get: () => mark, set: () => {} });
    });
    await becomeInOtherWindow(page, shop.origin, second);
    const sent = page.waitForRequest('**/customer/address/create');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await sent;
    await expect(toast(page, /Nothing was saved here\.$/)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Address Book' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Grace Marsh' })).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('without JavaScript a cart page of one customer changes nothing of another, and orders nothing', async ({
  newReader,
}) => {
  const people = await newReader();
  const first = await signUp(people, tidewater);
  await addToCart(people, tidewater, books.quiet.eisbn);
  const others = await newReader();
  const second = await signUp(others, tidewater);
  await addToCart(others, tidewater, books.quiet.eisbn);

  const page = await newReader({ javaScriptEnabled: false });
  const enter = async (window: Page, email: string) => {
    await window.goto(`${tidewater.origin}/account/login?back=/checkout/cart`);
    await logIn(window, email);
    await expect(window.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  };
  await enter(page, first);
  const checkout = await page.context().newPage();
  await checkout.goto(`${tidewater.origin}/checkout/cart`);
  await checkout.getByRole('button', { name: 'Checkout' }).click();
  await expect(checkout.getByLabel('Name')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${tidewater.origin}/account/details`);
  await other.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await enter(other, second);

  await page.getByRole('button', { name: 'Remove all' }).click();
  const told = page.getByText(/^You have logged in or out in another window\./);
  await expect(told).toBeVisible();
  await expect(page.getByText('Subtotal (1 item)')).toBeVisible();
  await checkout.getByRole('radio', { name: /^Pay in store/ }).check();
  await checkout.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(checkout.getByText(/^You have logged in or out in another window\./)).toBeVisible();
  await checkout.goto(`${tidewater.origin}/account/orders`);
  await expect(checkout.getByText('You have not ordered anything yet.')).toBeVisible();
});
