import type { Page } from '@playwright/test';
import { logIn, password, signUp } from './accounts.ts';
import { books } from './books.ts';
import {
  addToCart,
  eitherShop,
  expect,
  expectAccessible,
  lakeshore,
  open,
  test,
  tidewater,
  toast,
} from './shop.ts';

/** Logs this browser in to another account, in another window of it. */
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

for (const shop of eitherShop) {
  test(`a window of one customer changes nothing of another at ${shop.name}`, async ({ page, newReader }) => {
    const second = await signUp(await newReader(), shop);
    await signUp(page, shop);
    await open(page, `${shop.origin}/account/addresses`);
    await page.getByRole('link', { name: 'Add Address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Address' });
    await dialog.getByLabel('Full Name').fill('Grace Marsh');
    await dialog.getByLabel('Phone Number').fill('(250) 555-0142');
    await dialog.getByLabel('Street Address', { exact: true }).fill('318 Abbott Row');
    await dialog.getByLabel('City').fill('Kelowna');
    await dialog.getByLabel('Country').selectOption('CA');
    await dialog.getByLabel(/^(State|Province)/).selectOption('BC');
    await dialog.getByLabel(/^(ZIP|Postal) code/i).fill('V1Y 1A1');
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

test('an order of an account that was deleted elsewhere fails, and the header names no customer', async ({
  page,
  newReader,
}) => {
  const email = await signUp(page, tidewater);
  await addToCart(page, tidewater, books.quiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Marsh');
  await page.getByRole('radio', { name: /^Pay in store/ }).check();
  // Without focus events the window does not fetch the session again.
  await page.evaluate(() => window.addEventListener('focus', (e) => e.stopImmediatePropagation(), true));

  const other = await newReader();
  await open(other, `${tidewater.origin}/account/login?back=/account/details`);
  await logIn(other, email);
  await other.getByRole('main').getByRole('button', { name: 'Delete Account' }).click();
  const dialog = other.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Current Password').fill(password);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(toast(other, 'Account Deleted.')).toBeVisible();

  await expect(page.getByRole('link', { name: 'Your account: Ada' })).toBeVisible();
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/cart\?problem=nothing_ordered$/);
  await expect(
    page.getByRole('alert').getByText(/^Your cart is empty: .* We didn’t place an order/),
  ).toBeVisible();
  await expectAccessible(page);
});

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

  await page.getByRole('button', { name: `Remove ${books.quiet.title}` }).click();
  const told = page.getByText(/^You logged in or out in another window\./);
  await expect(told).toBeVisible();
  await expect(page.getByText('Subtotal (1 item)')).toBeVisible();
  await checkout.getByRole('radio', { name: /^Pay in store/ }).check();
  await checkout.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(checkout.getByText(/^You logged in or out in another window\./)).toBeVisible();
  await checkout.goto(`${tidewater.origin}/account/orders`);
  await expect(checkout.getByText('You haven’t ordered anything yet.')).toBeVisible();
});

test('without JavaScript a page of another customer neither logs out nor chooses a location', async ({
  newReader,
  expectError,
}) => {
  // What is refused comes back as a bad request.
  expectError(/400/);
  const first = await signUp(await newReader(), lakeshore);
  const second = await signUp(await newReader(), lakeshore);
  const page = await newReader({ javaScriptEnabled: false });
  const enter = async (window: Page, email: string, path: string) => {
    await window.goto(`${lakeshore.origin}/account/login?back=${path}`);
    await logIn(window, email);
    await expect(window).toHaveURL(`${lakeshore.origin}${path}`);
  };
  const logOut = (window: Page) =>
    window.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await enter(page, first, '/account/details');
  const [place, form, other] = await Promise.all([1, 2, 3].map(() => page.context().newPage()));
  if (!place || !form || !other) throw new Error('no window');
  await place.goto(`${lakeshore.origin}/location?back=/browse`);
  await form.goto(`${lakeshore.origin}/school-orders`);
  await other.goto(`${lakeshore.origin}/account/details`);
  await logOut(other);
  await enter(other, second, '/account/addresses');

  await logOut(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'A different account is logged in now' }),
  ).toBeVisible();
  await expect(page.getByText(`You’re still logged in as ${second}.`)).toBeVisible();
  await place.getByRole('radio', { name: /^Vernon/ }).check();
  await place.getByRole('button', { name: 'Choose this location' }).click();
  await expect(place.getByText(/^You logged in or out in another window\./)).toBeVisible();
  const sent = form.getByRole('form', { name: 'Tell us what your class needs' });
  await sent.getByRole('button').click();
  await expect(sent.getByText(/^This page was for a different account\./)).toBeVisible();

  // The one who is logged in may do all that, from pages of their own.
  await place.getByRole('radio', { name: /^Vernon/ }).check();
  await place.getByRole('button', { name: 'Choose this location' }).click();
  await expect(place).toHaveURL(`${lakeshore.origin}/browse`);
  await page.getByRole('button', { name: 'Log out and continue' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  // A customer who is logged out already sees no message.
  await logOut(other);
  await expect(other).toHaveURL(`${lakeshore.origin}/`);
});
