import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { anEmail, logIn, mailTo, signUp } from './accounts.ts';
import { books } from './books.ts';
import { payAtSandbox, sandboxForm } from './pay-at-sandbox.ts';
import {
  addToCart,
  type DemoShop,
  eitherShop,
  expect,
  expectAccessible,
  expectReadable,
  hold,
  loseAnswers,
  test,
  tidewater,
} from './shop.ts';
import { countOrders, inShop } from './stock.ts';

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you for your order!' });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: /^Pay \$\d+\.\d\d by card$/ });
const error = (page: Page) => page.getByRole('alertdialog', { name: 'Error' });
const approved = '4242424242424242';
const declined = '4000000000000002';
const wrongCvv = '4000000000000127';
const confirmed = '4000000000003220';
const answerLost = '4000000000001018';

async function toPayment(page: Page, shop: DemoShop): Promise<void> {
  await addToCart(page, shop, books.quiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Marsh');
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Credit card/ }).check();
  // PAY-017
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(dialog(page)).toBeVisible();
}

const pay = (page: Page, number: string, postalCode?: string) => payAtSandbox(page, { number, postalCode });

/** The rows of every table, as text, that hold one of these. */
async function tablesWith(texts: string[]): Promise<string[]> {
  return inShop(async (q) => {
    const tables = await q.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const [row] = await q.query<{ n: number }>(
        `select count(*)::int as n from ${name} t where regexp_replace(t::text, '[ -]', '', 'g') ~ $1`,
        [texts.join('|')],
      );
      if (row?.n) found.push(name);
    }
    return found;
  });
}

for (const shop of eitherShop) {
  test(`a customer of ${shop.name} pays by card, after a declined one`, async ({ page }) => {
    const email = await signUp(page, shop);
    await toPayment(page, shop);
    // CHECKOUT-037, CHECKOUT-044
    await expect(page.getByText('Choose payment type first').last()).toBeVisible();
    await expect(page.getByText('Still needed: payment.')).toBeVisible();
    await openForm(page);
    await expect(sandboxForm(page).getByText('Test mode: no real card is charged.')).toBeVisible();
    await expectReadable(page);
    const postalCode = shop === tidewater ? '04101' : 'V1Y 1A1';
    await pay(page, declined, postalCode);
    // PAY-041
    await expect(error(page).getByText('Your card was declined. Nothing was charged.')).toBeVisible();
    await expectAccessible(page);
    await error(page).getByRole('button', { name: 'Try again' }).click();
    await pay(page, approved, postalCode);
    await expect(thanks(page)).toBeVisible();
    expect(await countOrders(email)).toBe(2);
    const paid = await inShop((q) =>
      q.query('select status, total_owing from customer_order where email = $1 order by id', [email]),
    );
    expect(paid).toMatchObject([{ status: 'payment_failed' }, { status: 'placed', total_owing: 0 }]);
    await expect(page.getByRole('link', { name: /^Cart, / })).toHaveCount(0);
    // The way back finds nothing to pay again.
    await page.goBack();
    await expect(page.getByText('There are no items in your cart.')).toBeVisible();
    await expect(async () => {
      await page.goto(`${shop.origin}/dev/outbox`);
      await expect(mailTo(page, email)).toBeVisible({ timeout: 1000 });
    }).toPass();

    const traces = [approved, declined, 'cvv=987'];
    expect(await tablesWith(traces)).toEqual([]);
    const bank = readFileSync(join(process.env.E2E_DATA ?? '', 'sandbox.jsonl'), 'utf8');
    expect(bank).toContain('ending in 4242');
    for (const trace of traces) expect(bank).not.toContain(trace);
  });
}

test('the bank asks for a confirmation (3-D Secure), also after the page was loaded again', async ({
  page,
}) => {
  const email = await signUp(page, tidewater);
  await toPayment(page, tidewater);
  await openForm(page);
  await pay(page, confirmed);
  const confirm = page.getByRole('alertdialog', { name: 'Confirm your payment' });
  await expect(confirm).toBeVisible();
  await expect(sandboxForm(page).getByText('Tidewater Books asks for $')).toBeVisible();
  await page.reload();
  const waiting = page.getByRole('alertdialog', { name: 'Payment in progress' });
  await expect(waiting.getByText('Your order isn’t paid yet.')).toBeVisible();
  await expectReadable(page);
  await waiting.getByRole('button', { name: 'Continue payment' }).click();
  await sandboxForm(page).getByRole('button', { name: 'Confirm payment' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await countOrders(email)).toBe(1);
});

test('a payment whose dialog is closed is canceled, and the cart is as it was', async ({ page }) => {
  await signUp(page, tidewater);
  await toPayment(page, tidewater);
  await openForm(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await openForm(page);
  await pay(page, confirmed);
  const confirm = page.getByRole('alertdialog', { name: 'Confirm your payment' });
  await confirm.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('The payment was canceled. Nothing was charged.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await openForm(page);
  await pay(page, approved);
  await expect(thanks(page)).toBeVisible();
});

test('the session is not asked for again while a card form is open (APP-035)', async ({ page }) => {
  await signUp(page, tidewater);
  await toPayment(page, tidewater);
  await openForm(page);
  await expect(sandboxForm(page).getByLabel('Card number')).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/customer/session/get')) asked += 1;
  });
  const regainFocus = () => page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await regainFocus();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const afterwards = page.waitForRequest('**/customer/session/get');
  await regainFocus();
  await afterwards;
  expect(asked).toBe(1);
});

test('an answer of the bank that was lost is looked up', async ({ page }) => {
  await signUp(page, tidewater);
  await toPayment(page, tidewater);
  await openForm(page);
  await pay(page, answerLost);
  await expect(page.getByRole('alertdialog', { name: 'Payment in progress' })).toBeVisible();
  await expect(thanks(page)).toBeVisible();
});

test('an answer of the shop that was lost: trying again is the same order', async ({ page }) => {
  await loseAnswers(page, 2);
  const email = await signUp(page, tidewater);
  await toPayment(page, tidewater);
  await openForm(page);
  await pay(page, approved);
  await page.getByRole('alertdialog').getByText('Trying again can’t charge you twice.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await countOrders(email)).toBe(1);
});

test('the third failure starts over (PAY-042), and the checkout opens with the method that was chosen (PAY-006)', async ({
  page,
}) => {
  await signUp(page, tidewater);
  await toPayment(page, tidewater);
  const card = page.getByRole('radio', { name: /^Credit card/ });
  const kept = page.waitForResponse('**/customer/checkout/setPaymentChoice');
  await card.check();
  await kept;
  await page.reload();
  await expect(card).toBeChecked();
  await openForm(page);
  for (const _ of ['first', 'second']) {
    await pay(page, wrongCvv);
    await expect(error(page).getByText('The CVV is not right. Nothing was charged.')).toBeVisible();
    await error(page).getByRole('button', { name: 'Try again' }).click();
  }
  await pay(page, wrongCvv);
  await expect(error(page).getByText('Too many failed attempts. Please start over.')).toBeVisible();
  await error(page).getByRole('button', { name: 'Return to cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
});

test('a card form that fails too often closes, and says so (PAY-044)', async ({ page }) => {
  await signUp(page, tidewater);
  await toPayment(page, tidewater);
  await openForm(page);
  // As the form of each provider does (storefront/payment-form/).
  await page
    .frameLocator('iframe[title="Card details"]')
    .locator('html')
    .evaluate(() => window.parent.postMessage({ type: 'payment-too-many' }, window.location.origin));
  await expect(page.getByRole('alert').getByText('There was an error - Too many attempts')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a guest is asked to log in for a card (PAY-003, PAY-008)', async ({ page }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('radio', { name: /^Pay in store/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Credit card/ }).check();
  const login = page.getByRole('alertdialog', { name: 'Login Required' });
  await expect(login.getByText('Please log in to use your credit card.')).toBeVisible();
  await expectAccessible(page);
  // Closed, the sheet leaves what was chosen before.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: /^Pay in store/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Credit card/ }).check();
  await login.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/account\/login/);
});

test('a guest logs in beside the card, and is back at the form with the cart', async ({
  page,
  newReader,
}) => {
  const email = await signUp(await newReader(), tidewater);
  await addToCart(page, tidewater, books.quiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('group', { name: 'Payment Method' }).getByRole('link', { name: 'Log in' }).click();
  await logIn(page.getByRole('main'), email);
  await expect(page).toHaveURL(/\/purchase$/);
  await expect(page.getByLabel('Name')).toHaveValue('Ada Marsh');
  await page.getByRole('radio', { name: /^Credit card/ }).check();
  await expect(page.getByRole('alertdialog', { name: 'Login Required' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^Credit card/ })).toBeChecked();
});

test('a card that is chosen before the form is checked by scripts leaves what was chosen before', async ({
  page,
}) => {
  const letGo = await hold(page, '**/contact-shape-*.js');
  await addToCart(page, tidewater, books.quiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('radio', { name: /^Credit card/ }).check();
  await expect(page.getByRole('alertdialog', { name: 'Login Required' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: /^Pay in store/ })).toBeChecked();
  await letGo();
});

test('without JavaScript a card says what it needs', async ({ newReader, expectError }) => {
  expectError(/400 \(Bad Request\)/);
  const page = await newReader({ javaScriptEnabled: false });
  const email = anEmail();
  await page.goto(`${tidewater.origin}/item/${books.quiet.eisbn}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.goto(`${tidewater.origin}/checkout/cart`);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.getByLabel('Name').fill('Ada Marsh');
  await page.getByLabel('Email', { exact: true }).first().fill(email);
  await page.getByLabel('Phone', { exact: true }).first().fill('(207) 555-0199');
  await page.getByRole('radio', { name: /^Credit card/ }).check();
  await page.getByRole('button', { name: /^(Finalize|Complete)/ }).click();
  await expect(page.getByText('Paying by card needs JavaScript.').first()).toBeVisible();
  expect(await countOrders(email)).toBe(0);
});
