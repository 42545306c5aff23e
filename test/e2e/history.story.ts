import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signUp } from './accounts.ts';
import { books } from './books.ts';
import {
  type DemoShop,
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  expectReadable,
  lakeshore,
  open,
  test,
  tidewater,
} from './shop.ts';
import { moveOrder } from './stock.ts';

const { quiet, alsoQuiet, opened, threeWays, inSeries } = books;

/** Orders these books, one of each, for pickup; as the page's own script would call. */
async function order(page: Page, email: string, ordered: { eisbn: string }[]): Promise<string> {
  const answer = await page.evaluate(
    async ({ isbns, contact }) => {
      const call = async (name: string, fields: Record<string, string>) => {
        const body = new URLSearchParams({ ...fields, uuid: crypto.randomUUID() });
        return (await fetch(`/customer/${name}`, { method: 'POST', body })).json();
      };
      const locations = await call('webstore/getContactAndHours', {});
      await call('webstore/setMultistoreLocation', { location_id: String(locations[0].location_id) });
      for (const eisbn of isbns) await call('cart/add', { eisbn });
      return call('checkout/submit', contact);
    },
    {
      isbns: ordered.map(({ eisbn }) => eisbn),
      contact: {
        name: 'Ada Marsh',
        email,
        phone: '2075550199',
        delivery_preference: 'pickup',
        payment_choice: 'pickup',
      },
    },
  );
  expect(answer).toHaveProperty('order_number');
  return answer.order_number;
}

const row = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Order ${number}` }) });

async function show(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show' }).press('Enter');
}

for (const shop of eitherShop) {
  test(`finding an order among those of three years at ${shop.name}`, async ({ page }) => {
    const email = await signUp(page, shop);
    const old = await order(page, email, [inSeries]);
    await moveOrder(email, inSeries.title, 2, shop === lakeshore ? 'VERNON' : 'PORTLAND');
    const recent = await order(page, email, [quiet, alsoQuiet, opened, threeWays]);
    const thisYear = new Date().getFullYear();

    await open(page, `${shop.origin}/account/orders`);
    await expect(page.getByText('2 orders', { exact: true })).toBeVisible();
    await page.getByText('Search your orders').click();
    const years = page.getByLabel('Year').getByRole('option');
    // ORDER-008
    await expect(years).toHaveText(['All years', ...[0, 1, 2].map((n) => String(thisYear - n))]);
    await expect(years.nth(2)).toBeDisabled();
    for (const n of [0, 1, 3]) await expect(years.nth(n)).toBeEnabled();
    await expectFits(page);
    await expectReadable(page);

    // The button is on one line with the fields: an empty error message takes no room.
    const ends = [page.getByLabel('Year'), page.getByRole('button', { name: 'Show' })].map(async (part) => {
      const box = await part.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    });
    expect(await ends[0]).toBe(await ends[1]);

    // The whole row leads to its order, what it does not name too.
    await expect(row(page, recent)).toContainText('+1 more');
    await row(page, recent).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${recent}` })).toBeVisible();
    await page.goBack();
    await page.getByText('Search your orders').click();

    await page.getByLabel('Year').selectOption(String(thisYear - 2));
    await show(page);
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    await expect(row(page, old)).toBeVisible();
    await expect(row(page, recent)).toHaveCount(0);
    // The filters are part of the address: it can be kept and opened again.
    await expect(page).toHaveURL(/year=\d{4}/);
    await page.reload();
    await expect(page.getByLabel('Year')).toHaveValue(String(thisYear - 2));
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();

    await open(page, `${shop.origin}/account/orders`);
    await page.getByText('Search your orders').click();
    await page
      .getByRole('searchbox', { name: 'Search', exact: true })
      .fill(alsoQuiet.title.slice(0, 12).toLowerCase());
    await page.getByRole('searchbox', { name: 'Search', exact: true }).press('Enter');
    await expect(row(page, recent)).toBeVisible();
    await expect(row(page, old)).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('nothing like it');
    await page.getByRole('searchbox', { name: 'Search', exact: true }).press('Enter');
    await expect(page.getByText('0 orders', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No orders match.' })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Show all orders' }).press('Enter');
    await expect(page.getByText('2 orders', { exact: true })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('');
    await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('nothing like it');
    await byLocation(page, shop, old, recent);
    // Addresses that name no page and no year there can be.
    await open(page, `${shop.origin}/account/orders?page=99`);
    await expect(page).toHaveURL(`${shop.origin}/account/orders?page=1`);
    await expect(page.getByText('2 orders', { exact: true })).toBeVisible();
    await open(page, `${shop.origin}/account/orders?year=99999`);
    await expect(page.getByText('2 orders', { exact: true })).toBeVisible();

    await open(page, `${shop.origin}/account/order/${recent}`);
    const items = page.getByRole('list').filter({ has: page.getByRole('link', { name: quiet.title }) });
    // ORDER-009
    await expect(items.getByRole('listitem').filter({ visible: true })).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole('button', { name: '+1 more' }).press('Enter');
    await expect(items.getByRole('listitem').filter({ visible: true })).toHaveCount(4);
    await expect(page.getByRole('button', { name: '+1 more' })).toHaveCount(0);
    // The button is gone: the focus is on the first item that it added.
    const fourth = items.getByRole('listitem').nth(3);
    await expect(fourth.getByRole('link', { name: threeWays.title })).toBeFocused();
    await expectFits(page);
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Excel' })).toHaveAttribute(
      'href',
      /^\/customer\/order\/getExcel\?.*store_id=\d+/,
    );
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Excel' }).press('Enter');
    const made = await file;
    expect(made.suggestedFilename()).toBe(`order-${recent}.xlsx`);
    const bytes = await readFile(await made.path());
    // A workbook is an archive of XML.
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    await expect(page).toHaveURL(`${shop.origin}/account/order/${recent}`);

    // In a window of its own (API-008): who was logged out meanwhile reads why there, and keeps the page.
    await page.context().clearCookies();
    const ownWindow = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Excel' }).press('Enter');
    await expect((await ownWindow).getByText('We couldn’t find this order.')).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin}/account/order/${recent}`);
  });
}

async function byLocation(page: Page, shop: DemoShop, inVernon: string, inKelowna: string): Promise<void> {
  await open(page, `${shop.origin}/account/orders`);
  await page.getByText('Search your orders').click();
  if (shop !== lakeshore) {
    await expect(page.getByLabel('Location')).toHaveCount(0);
    return;
  }
  for (const [name, here, there] of [
    ['Vernon', inVernon, inKelowna],
    ['Kelowna', inKelowna, inVernon],
  ] as const) {
    await page.getByLabel('Location').selectOption({ label: name });
    await show(page);
    await expect(row(page, here)).toBeVisible();
    await expect(row(page, there)).toHaveCount(0);
  }
  await page.getByLabel('Location').selectOption({ label: 'Penticton' });
  await show(page);
  await expect(page.getByText('0 orders', { exact: true })).toBeVisible();
  await expectAccessible(page);
}

test('a history that cannot be read says what the shop says (ORDER-020)', async ({ page }) => {
  await signUp(page, tidewater);
  await open(page, `${tidewater.origin}/account/details`);
  await page.route('**/customer/order/getList', (route) =>
    route.fulfill({ json: { error: 'The books are being counted.', error_code: 'busy' } }),
  );
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Orders' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByText('There was an error', { exact: true })).toBeVisible();
  await expect(alert.getByText('The books are being counted.')).toBeVisible();
  await expectAccessible(page);
});
