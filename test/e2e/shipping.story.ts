import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openMail, signUp } from './accounts.ts';
import { books } from './books.ts';
import {
  addToCart,
  type DemoShop,
  expect,
  expectFits,
  expectReadable,
  open,
  reader,
  shops,
  test,
  tidewater,
} from './shop.ts';

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you for your order!' });
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });
const options = (page: Page) => page.getByRole('group', { name: 'Select a Shipping Option' });

/** Cards are stories of their own (card.story.ts). */
const payLater = (page: Page) => page.getByRole('radio', { name: 'We’ll contact you about payment' }).check();

async function toCheckout(page: Page, shop: DemoShop, method: RegExp): Promise<void> {
  await open(page, `${shop.origin}/checkout/cart`);
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
}

async function fillAddress(page: Page, place: { city: string; province: string; postal: string }) {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save & Continue' }) });
  await form.getByLabel('Full Name').fill(reader.name);
  await form.getByLabel('Phone Number').fill(reader.phone);
  await form.getByLabel('Street Address', { exact: true }).fill('7 Maple Street');
  await form.getByLabel('City').fill(place.city);
  await form.getByLabel(/^(State|Province)/).selectOption(place.province);
  await form.getByLabel(/^(ZIP|Postal) code/i).fill(place.postal);
  await form.getByRole('button', { name: 'Save & Continue' }).click();
}

for (const shop of shops) {
  const there =
    shop === tidewater
      ? {
          city: 'Burlington',
          province: 'VT',
          postal: '05401',
          cheapest: /^Media Mail/,
          price: /^\$4\.\d0$/,
          near: /^\$4\.\d0$/,
          express: '$16.00',
        }
      : {
          city: 'Calgary',
          province: 'AB',
          postal: 'T2P 1J9',
          cheapest: /^Standard/,
          price: /^\$12\.00$/,
          near: '$8.00',
          express: '$22.00',
        };

  test(`${shop.name} ships to a customer, who chooses address and option`, async ({ page }) => {
    const email = await signUp(page, shop);
    await addToCart(page, shop, books.quiet.eisbn);
    await toCheckout(page, shop, /^Ship/);
    // CHECKOUT-011, SHIPPING-012, SHIPPING-021: the account's own address, and the cheapest option.
    await expect(page.getByRole('heading', { level: 1, name: 'Ship' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Ada Marsh/ })).toBeChecked();
    await expect(options(page).getByRole('radio', { name: there.cheapest })).toBeChecked();
    await expect(summary(page).getByText(there.near)).toBeVisible();
    await expectReadable(page);
    await expectFits(page);

    // SHIPPING-007, SHIPPING-024
    await page.getByText('Use a different address').click();
    await fillAddress(page, there);
    await expect(page.getByRole('radio', { name: new RegExp(there.city) })).toBeChecked();
    await expect(summary(page).getByText(there.price)).toBeVisible();
    await options(page)
      .getByRole('radio', { name: /^Express/ })
      .check();
    await expect(summary(page).getByText(there.express)).toBeVisible();

    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await payLater(page);
    await page.getByRole('button', { name: 'Finalize Checkout' }).click();
    await expect(thanks(page)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('7 Maple Street')).toBeVisible();
    await expect(main.getByText('Express')).toBeVisible();
    await expect(main.getByText(there.express)).toBeVisible();
    await expectFits(page);
    const number = /\/account\/order\/([^?]+)/.exec(page.url())?.[1] ?? '';
    await expect(async () => {
      await openMail(page, shop, page.getByRole('link', { name: new RegExp(`^Your order ${number} `) }));
      await expect(page.getByText('7 Maple Street').first()).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
}

test('a guest reads that shipping takes an account, and picks up', async ({ page }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await open(page, `${tidewater.origin}/checkout/cart`);
  // SHIPPING-027
  const methods = page.getByRole('group', { name: 'How would you like to get your order?' });
  await expect(methods.getByRole('radio')).toHaveCount(1);
  await expect(summary(page).getByText(/^To have your order brought to you, please log in/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Pick up in store/ })).toBeChecked();
  await expectReadable(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pick up in store' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change how you get your order' })).toHaveCount(0);
  await page.getByRole('link', { name: 'tap here' }).click();
  await expect(page).toHaveURL(/\/checkout\/cart/);
});

test('local delivery reaches its postal codes, and says so to others', async ({ page }) => {
  await signUp(page, tidewater);
  await addToCart(page, tidewater, books.quiet.eisbn);
  await toCheckout(page, tidewater, /^Local delivery/);
  await expect(page.getByRole('heading', { level: 1, name: 'Local delivery' })).toBeVisible();
  await expect(options(page).getByRole('radio', { name: /^Local delivery/ })).toBeChecked();
  await expect(summary(page).getByText('$3.00')).toBeVisible();
  await page.getByText('Use a different address').click();
  await fillAddress(page, { city: 'Portland', province: 'ME', postal: '04103' });
  // SHIPPING-028..030, in a banner and a toast (SHIPPING-033)
  const refused =
    'Local delivery is available to Portland (ZIP codes 04101 and 04102). Your address does not qualify. Please choose another address, or choose Ship.';
  await expect(page.getByRole('main').getByRole('alert').getByText(refused)).toBeVisible();
  await expect(page.getByText(refused)).toHaveCount(2);
  await expect(options(page)).toHaveCount(0);
  await expect(summary(page).getByText('$3.00')).toHaveCount(0);
  await payLater(page);
  // SHIPPING-034
  await page.getByRole('button', { name: 'Complete form & choose payment' }).click();
  await expect(page.getByRole('alert').getByText('Shipping address is required for shipping.')).toBeVisible();
  await page.getByRole('radio', { name: /12 Exchange Street/ }).check();
  await expect(options(page).getByRole('radio', { name: /^Local delivery/ })).toBeChecked();
  await expect(page.getByText(refused)).toHaveCount(0);
  // PAY-012: another address clears what was chosen.
  const later = page.getByRole('radio', { name: 'We’ll contact you about payment' });
  await expect(later).not.toBeChecked();
  await later.check();
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(thanks(page)).toBeVisible();
});

test('a parcel abroad has its price later (SHIPPING-035)', async ({ page }) => {
  await signUp(page, tidewater);
  await addToCart(page, tidewater, books.quiet.eisbn);
  await toCheckout(page, tidewater, /^Ship/);
  await page.getByText('Use a different address').click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save & Continue' }) });
  await form.getByLabel('Country').selectOption('CA');
  await fillAddress(page, { city: 'Kelowna', province: 'BC', postal: 'V1Y 1A1' });
  await expect(options(page).getByRole('radio', { name: /^Post to Canada/ })).toBeChecked();
  await expect(summary(page).getByText('TBD')).toBeVisible();
  await expect(page.getByText(/^Heads up! Shipping charges still need to be calculated/)).toBeVisible();
  await payLater(page);
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('main').getByText('TBD')).toBeVisible();
});

test('without JavaScript, a customer chooses address and option by forms', async ({
  page,
  newReader,
  expectError,
}) => {
  await signUp(page, tidewater);
  const plain = await newReader({
    javaScriptEnabled: false,
    cookies: await page.context().cookies(),
  });
  await plain.goto(`${tidewater.origin}/item/${books.quiet.eisbn}`);
  await plain.getByRole('region', { name: 'New copy' }).getByRole('button', { name: 'Add to cart' }).click();
  await plain.getByRole('radio', { name: /^Ship/ }).check();
  await plain.getByRole('button', { name: 'Checkout', exact: true }).click();
  await expect(plain.getByRole('heading', { level: 1, name: 'Ship' })).toBeVisible();
  await plain.getByText('Use a different address').click();
  const form = plain.locator('form').filter({ has: plain.getByLabel('City') });
  await form.getByLabel('Full Name').fill(reader.name);
  await form.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(plain.getByText('City is required.')).toBeVisible();
  expectError(/400 \(Bad Request\) .+\/purchase$/);
  await form.getByLabel('Phone Number').fill(reader.phone);
  await form.getByLabel('Street Address', { exact: true }).fill('7 Maple Street');
  await form.getByLabel('City').fill('Burlington');
  await form.getByLabel(/^(State|Province)/).selectOption('VT');
  await form.getByLabel(/^(ZIP|Postal) code/i).fill('05401');
  await form.getByRole('button', { name: 'Save & Continue' }).click();
  // The cheapest for a book: Media Mail.
  await expect(options(plain).getByRole('radio', { name: /^Media Mail/ })).toBeChecked();
  await options(plain)
    .getByRole('radio', { name: /^Express/ })
    .check();
  await plain.getByRole('button', { name: 'Use this option' }).click();
  await expect(summary(plain).getByText('$16.00')).toBeVisible();
  await plain.getByRole('textbox', { name: 'Email' }).fill(`ship-${randomUUID()}@example.com`);
  await payLater(plain);
  await plain.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(thanks(plain)).toBeVisible();
  await expect(plain.getByRole('main').getByText('7 Maple Street')).toBeVisible();
});
