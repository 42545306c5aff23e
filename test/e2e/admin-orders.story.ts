import type { Page } from '@playwright/test';
import { anEmail, mailTo, signUp } from './accounts.ts';
import { books } from './books.ts';
import { handsell } from './handsell.ts';
import { payAtSandbox } from './pay-at-sandbox.ts';
import {
  addToCart,
  type DemoShop,
  expect,
  expectReadable,
  fillPurchase,
  hydrated,
  lakeshore,
  open,
  reader,
  test,
  tidewater,
} from './shop.ts';
import { inShop } from './stock.ts';

const storeOf = (shop: DemoShop) => (shop === tidewater ? 'tidewater' : 'lakeshore');
const numberOf = (page: Page) => /\/account\/order\/([^?]+)/.exec(page.url())?.[1] ?? '';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A new member of the staff logs in, and comes to this page. */
async function logInAt(page: Page, shop: DemoShop, role: string, path: string): Promise<string> {
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', role, '--store', storeOf(shop)]);
  const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
  await page.goto(`${shop.origin}/admin${path}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/admin/login');
  return password;
}

/** Its number. */
async function orderForPickup(guest: Page, email: string): Promise<string> {
  await addToCart(guest, tidewater, books.quiet.eisbn);
  await guest.getByRole('link', { name: /^Cart, / }).click();
  await guest.getByRole('button', { name: 'Checkout' }).click();
  await fillPurchase(guest, { ...reader, email });
  await guest
    .getByRole('button', { name: 'Complete form & choose payment' })
    .or(guest.getByRole('button', { name: 'Finalize Checkout' }))
    .click();
  await expect(heading(guest, 'Thank you for your order!')).toBeVisible();
  return numberOf(guest);
}

test('a guest’s pickup order is got ready and collected, each with its mail', async ({ page, newReader }) => {
  const guest = await newReader();
  const email = anEmail();
  const number = await orderForPickup(guest, email);

  await logInAt(page, tidewater, 'bookseller', '/orders');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Lists of orders' })
    .getByRole('link', { name: /^To get ready/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'To get ready' })).toBeVisible();
  await expectReadable(page);
  await page.getByLabel('Find an order').fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: new RegExp(`^${number} `) }).click();
  await expect(heading(page, `Order ${number}`)).toBeVisible();
  // A bookseller gives no money back.
  await expect(page.getByRole('link', { name: 'Refund' })).toHaveCount(0);
  await expectReadable(page);

  const late = await page.context().newPage();
  await open(late, page.url());
  await page.getByRole('button', { name: 'Ready for pickup' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'The order is ready for pickup, and an email is on its way to the customer. But no mail server is set up, so the email reaches no one: call them.',
  );
  // If two people finish one order, the second learns that it has changed.
  await late.getByRole('button', { name: 'Mark as collected' }).click();
  await expect(late.getByRole('alert')).toContainText(`Order ${number} has changed since you opened it.`);
  await late.close();

  await expect(async () => {
    await page.reload();
    const mails = page.getByRole('region', { name: 'Emails' }).getByRole('listitem');
    await expect(mails.filter({ hasText: 'ready' })).toContainText('Not sent: no mail server', {
      timeout: 1000,
    });
  }).toPass();
  await hydrated(page);
  await page.getByText(/^Mark \$[\d.]+ as paid in the store$/).click();
  await page.getByLabel('Paid by').selectOption('Check');
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByRole('status')).toHaveText('The order is marked as paid in the store.');
  await expectReadable(page);
  await guest.reload();
  await expect(guest.getByText('Paid in store')).toBeVisible();
  await expect(page.getByLabel(/^Payment of /)).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as collected' }).click();
  await expect(page.getByRole('status')).toHaveText('The order is finished.');
  await expect(page.getByText('Nothing is left to do with this order.')).toBeVisible();
  await guest.goto(`${tidewater.origin}/dev/outbox`);
  await expect(mailTo(guest, email)).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test(`an order is handed over and paid in one press, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    page: guest,
    newReader,
  }) => {
    const number = await orderForPickup(guest, anEmail());
    const desk = await newReader({ javaScriptEnabled });
    await logInAt(desk, tidewater, 'bookseller', `/orders/${number}`);
    await desk.getByLabel(/^Payment of \$[\d.]+$/).selectOption('Card terminal');
    await desk.getByRole('button', { name: 'Mark as collected' }).click();
    await expect(desk.getByRole('status')).toHaveText('The order is paid and finished.');
    await expect(desk.getByRole('region', { name: 'Payment' })).toContainText('Card terminal, $');
    await guest.reload();
    await expect(guest.getByText('Paid in store')).toBeVisible();
  });
}

test('without JavaScript, an order is shipped and refunded in part, after the password was typed again', async ({
  page,
  newReader,
  expectError,
}) => {
  expectError(/400/);
  await signUp(page, lakeshore);
  await addToCart(page, lakeshore, books.quiet.eisbn);
  await open(page, `${lakeshore.origin}/checkout/cart`);
  await page.getByRole('radio', { name: /^Ship/ }).check();
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  await page.getByRole('radio', { name: /^Credit card/ }).check();
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await payAtSandbox(page, { postalCode: 'V1Y 1A1' });
  await expect(heading(page, 'Thank you for your order!')).toBeVisible();
  const number = numberOf(page);

  const desk = await newReader({ javaScriptEnabled: false });
  const password = await logInAt(desk, lakeshore, 'manager', `/orders/${number}`);
  await desk.getByLabel('Carrier', { exact: true }).selectOption('Canada Post');
  await desk.getByLabel('Tracking number').fill('7023210039414604');
  await desk.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(desk.getByRole('status')).toHaveText(
    'The order is shipped, and an email is on its way to the customer. But no mail server is set up, so the email reaches no one: call them.',
  );
  await inShop((q) => q.query(`update staff_session set proved_at = now() - interval '16 minutes'`));

  // The card is charged in the background.
  await expect(async () => {
    await desk.reload();
    await desk.getByRole('link', { name: 'Refund' }).click({ timeout: 1000 });
  }).toPass();
  await expect(heading(desk, `Refund order ${number}`)).toBeVisible();
  await desk.getByRole('button', { name: 'Review the refund' }).click();
  await expect(desk.getByRole('alert')).toHaveText('Choose what to refund, or enter an amount.');
  await desk.getByLabel('Or an amount').fill('5000');
  await desk.getByRole('button', { name: 'Review the refund' }).click();
  await expect(desk.getByRole('alert')).toContainText(`Of order ${number}, at most $`);
  await desk.getByLabel('Or an amount').fill('3.50');
  await desk.getByRole('button', { name: 'Review the refund' }).click();
  await expect(desk.getByText('$3.50 to Visa ending in 4242')).toBeVisible();
  await desk.getByLabel('Password').fill('not this one');
  await desk.getByRole('button', { name: 'Refund $3.50' }).click();
  await expect(desk.getByRole('alert')).toHaveText('This is not your current password.');
  await desk.getByLabel('Reason').fill('A dented corner');
  await desk.getByLabel('Password').fill(password);
  await desk.getByRole('button', { name: 'Refund $3.50' }).click();
  await expect(desk.getByRole('status')).toHaveText('The refund is made.');
  const payment = desk.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('A dented corner');
  await expect(payment).toContainText('−$3.50');

  await desk.goto(`${lakeshore.origin}/admin/orders?list=all`);
  const row = desk.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('Partly refunded');
  const byPayment = desk.getByRole('navigation', { name: 'Orders by payment' });
  await byPayment.getByRole('link', { name: 'Paid', exact: true }).click();
  await expect(byPayment.getByRole('link', { name: 'Paid', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(row).toContainText('Partly refunded');
  await byPayment.getByRole('link', { name: 'Not paid yet' }).click();
  await expect(byPayment.getByRole('link', { name: 'Not paid yet' })).toHaveAttribute('aria-current', 'true');
  await expect(row).toHaveCount(0);
  await desk.goto(`${lakeshore.origin}/admin/orders/${number}`);

  await desk.getByRole('link', { name: 'Packing slip', exact: true }).click();
  await expect(desk.getByRole('article')).toContainText(books.quiet.title);
  await desk.goto(`${lakeshore.origin}/admin/orders/pick-list`);
  await expect(heading(desk, 'Pick list')).toBeVisible();
});
