import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { clearentStandIn } from '../payment/clearent-stand-in.ts';
import { globalStandIn } from '../payment/global-stand-in.ts';
import { payPalStandIn } from '../payment/paypal-stand-in.ts';
import { stripeStandIn } from '../payment/stripe-stand-in.ts';
import { anEmail, signUp } from './accounts.ts';
import { ask } from './ask.ts';
import { books } from './books.ts';
import { handsell } from './handsell.ts';
import { openShopWith } from './more-shops.ts';
import { addToCart, type DemoShop, expect, expectAccessible, test } from './shop.ts';
import { inShop } from './stock.ts';
import {
  clearentFields,
  clearentScript,
  globalFields,
  globalScript,
  payPalAnswer,
  payPalScript,
  payPalWindow,
  stripeAuthenticated,
  stripeChallenge,
  stripeFields,
  stripeScript,
} from './vendor-scripts.ts';

const port = Number(process.env.E2E_PORT ?? 3187);
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you for your order!' });

const aShop = () => {
  const name = `pays-${randomUUID().slice(0, 8)}`;
  return openShopWith(name, { checkout_info: { pickup_enabled: true } }).then((shop) => ({ name, shop }));
};

async function toCheckout(page: Page, shop: DemoShop): Promise<void> {
  await addToCart(page, shop, books.quiet.eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
}

async function openForm(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
}

const html = (route: Route, body: string) => route.fulfill({ contentType: 'text/html', body });

test('a customer pays by Stripe, after a declined card, with 3-D Secure (PAY-037, PAY-041)', async ({
  page,
}) => {
  const vendor = await stripeStandIn(port + 2);
  await page.context().route(/^https:\/\/(js|hooks)\.stripe\.com\//, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const intent = searchParams.get('intent') ?? '';
    if (pathname.endsWith('/stripe.js'))
      return route.fulfill({ contentType: 'text/javascript', body: stripeScript });
    if (pathname === '/elements') return html(route, stripeFields);
    if (pathname === '/3ds') return html(route, stripeChallenge(intent));
    vendor.authenticate(intent, true);
    return html(route, stripeAuthenticated);
  });
  const { name, shop } = await aShop();
  const connected = await handsell(
    ['payment', 'connect', name, 'stripe'],
    ['pk_test_StandIn', vendor.secretKey, 'whsec_StandInWebhookSecret'],
  );
  expect(connected).toContain('is connected to Stripe, in test mode.');
  await handsell(['store', 'set', name, 'checkout_info.card_provider', 'stripe']);

  const email = await signUp(page, shop);
  await toCheckout(page, shop);
  await openForm(page, /^Credit card/);
  const form = page.frameLocator('iframe[title="Card details"]');
  const pay = async (number: string) => {
    await form.frameLocator('iframe').getByLabel('Card number').fill(number);
    await form.getByRole('button', { name: 'Finalize Checkout' }).click();
  };
  await pay('4000000000000002');
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error.getByText('Your card was declined. Nothing was charged.')).toBeVisible();
  await error.getByRole('button', { name: 'Try again' }).click();
  await pay('4000002500003155');
  await expect(page.getByRole('alertdialog', { name: 'Confirm your payment' })).toBeVisible();
  await form.frameLocator('iframe').getByRole('link', { name: 'Complete authentication' }).click();
  await expect(thanks(page)).toBeVisible();
  const orders = await inShop((q) =>
    q.query('select status, paid > 0 as is_paid from customer_order where email = $1 order by id', [email]),
  );
  expect(orders).toEqual([
    { status: 'payment_failed', is_paid: false },
    { status: 'placed', is_paid: true },
  ]);
  vendor.close();
});

test('a guest pays with PayPal, after leaving its window and after a failure (PAY-014, PAY-039, PAY-040)', async ({
  page,
}) => {
  const vendor = await payPalStandIn(port + 3);
  await page.context().route(/^https:\/\/www\.sandbox\.paypal\.com\//, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const [order, what] = [searchParams.get('token') ?? '', searchParams.get('what') ?? ''];
    if (pathname.startsWith('/web-sdk/'))
      return route.fulfill({ contentType: 'text/javascript', body: payPalScript });
    if (pathname === '/checkoutnow') return html(route, payPalWindow(order));
    if (what === 'approve') vendor.approve(order);
    return html(route, what ? payPalAnswer(what) : '');
  });
  const { name, shop } = await aShop();
  const { clientId, clientSecret, webhookId } = vendor;
  await handsell(['payment', 'connect', name, 'paypal'], [clientId, clientSecret, webhookId]);
  // A page from before the shop has followed that would not let PayPal's window talk to it.
  const opener = async () => (await ask(shop.origin)).headers['cross-origin-opener-policy'];
  await expect.poll(opener).toBe('same-origin-allow-popups');

  const email = anEmail();
  const fill = async () => {
    await toCheckout(page, shop);
    await page.getByLabel('Name').fill('Ada Marsh');
    await page.getByLabel('Email', { exact: true }).first().fill(email);
    await page.getByLabel('Phone', { exact: true }).first().fill('(207) 555-0199');
    await openForm(page, /^PayPal/);
  };
  const answer = async (what: string) => {
    const opened = page.waitForEvent('popup');
    await page
      .frameLocator('iframe[title="PayPal"]')
      .getByRole('button', { name: 'Pay with PayPal' })
      .click();
    await (await opened).getByRole('link', { name: what }).click();
  };
  await fill();
  await expect(page.getByRole('alertdialog', { name: /^Pay \$\d+\.\d\d with PayPal$/ })).toBeVisible();
  await answer('cancel');
  const left = page.frameLocator('iframe[title="PayPal"]').getByRole('alert');
  await expect(left).toHaveText('You left PayPal without paying. Nothing was charged.');
  await answer('fail');
  const failed = page.getByRole('alertdialog', { name: 'There was an error processing your order.' });
  await expect(failed).toContainText(
    'No funds were removed from your PayPal account - Please ensure you start and complete your checkout in a single browser tab.',
  );
  await expectAccessible(page);
  expect(vendor.orders).toHaveLength(1);
  await failed.getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await openForm(page, /^PayPal/);
  await answer('approve');
  await expect(thanks(page)).toBeVisible();
  expect(vendor.orders[1]?.parts.captures).toHaveLength(1);
  vendor.close();
});

test('a customer pays through Global Payments, after a mistyped and a declined card (PAY-037, PAY-041)', async ({
  page,
}) => {
  const vendor = await globalStandIn(port + 4);
  const keysOfForms: string[] = [];
  await page.context().route(/^https:\/\/js(-cert)?\.globalpay\.com\//, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname.endsWith('/globalpayments.js'))
      return route.fulfill({ contentType: 'text/javascript', body: globalScript });
    keysOfForms.push(searchParams.get('token') ?? '');
    return html(route, globalFields(searchParams.get('submit') ?? ''));
  });
  const { name, shop } = await aShop();
  await handsell(['payment', 'connect', name, 'global'], [vendor.appId, vendor.appKey, '', 'US']);
  await handsell(['store', 'set', name, 'checkout_info.card_provider', 'global']);

  const email = await signUp(page, shop);
  await toCheckout(page, shop);
  await openForm(page, /^Credit card/);
  const form = page.frameLocator('iframe[title="Card details"]');
  const pay = async (number: string) => {
    const fields = form.frameLocator('iframe');
    await fields.getByLabel('Card number').fill(number);
    await fields.getByRole('button', { name: 'Finalize Checkout' }).click();
  };
  await pay('4263');
  await expect(form.getByRole('alert')).toHaveText('The card number is invalid.');
  await pay('4000120000001154');
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error.getByText('Your card was declined. Nothing was charged.')).toBeVisible();
  await error.getByRole('button', { name: 'Try again' }).click();
  await pay('4263970000005262');
  await expect(thanks(page)).toBeVisible();
  const orders = await inShop((q) =>
    q.query('select status, paid > 0 as is_paid from customer_order where email = $1 order by id', [email]),
  );
  expect(orders).toEqual([
    { status: 'payment_failed', is_paid: false },
    { status: 'placed', is_paid: true },
  ]);
  for (const key of keysOfForms) expect(vendor.tokens.get(key)).toBe('PMT_POST_Create_Single');
  vendor.close();
});

test('a customer pays through Clearent, after a mistyped and a declined card (PAY-037, PAY-041)', async ({
  page,
}) => {
  const vendor = await clearentStandIn(port + 5);
  const keysOfForms: string[] = [];
  await page.context().route(/^https:\/\/gateway-sb\.clearent\.net\//, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname === '/js-sdk/js/clearent-host.js')
      return route.fulfill({ contentType: 'text/javascript', body: clearentScript });
    keysOfForms.push(searchParams.get('pk') ?? '');
    return html(route, clearentFields);
  });
  const { name, shop } = await aShop();
  const connected = await handsell(
    ['payment', 'connect', name, 'clearent'],
    [vendor.publicKey, vendor.apiKey],
  );
  expect(connected).toContain('is connected to Clearent, in test mode.');
  await handsell(['store', 'set', name, 'checkout_info.card_provider', 'clearent']);

  const email = await signUp(page, shop);
  await toCheckout(page, shop);
  await openForm(page, /^Credit card/);
  const form = page.frameLocator('iframe[title="Card details"]');
  const fields = form.frameLocator('iframe');
  const pay = async (number: string) => {
    await fields.getByLabel('Card number').fill(number);
    await fields.getByLabel('Card number').blur();
    await form.getByRole('button', { name: 'Finalize Checkout' }).click();
  };
  await pay('4111');
  await expect(fields.getByText('Card number is invalid.')).toBeVisible();
  await pay('4000000000000002');
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error.getByText('Your card was declined. Nothing was charged.')).toBeVisible();
  await error.getByRole('button', { name: 'Try again' }).click();
  await pay('4111111111111111');
  await expect(thanks(page)).toBeVisible();
  const orders = await inShop((q) =>
    q.query<{ order_number: string; status: string; is_paid: boolean }>(
      'select order_number, status, paid > 0 as is_paid from customer_order where email = $1 order by id',
      [email],
    ),
  );
  expect(orders).toMatchObject([
    { status: 'payment_failed', is_paid: false },
    { status: 'placed', is_paid: true },
  ]);
  expect(keysOfForms.length).toBeGreaterThan(0);
  for (const key of keysOfForms) expect(key).toBe(vendor.publicKey);
  vendor.close();
});
