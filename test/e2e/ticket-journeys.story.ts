import { randomUUID } from 'node:crypto';
import { type Page, expect as quick } from '@playwright/test';
import { call } from './accounts.ts';
import { aGiftCard } from './journeys/gift-card.ts';
import { type TicketJourney, ticketJourneys } from './journeys/more-dimensions.ts';
import { Shoppers } from './journeys/shoppers.ts';
import { aTicket, type SoldTicket } from './journeys/ticket.ts';
import { payAtSandbox } from './pay-at-sandbox.ts';
import { test as base, fillContact, hydrated, reader, tidewater } from './shop.ts';

/** A new account hashes its password: that may take a while beside everything else. */
const expect = quick.configure({ timeout: 30_000 });

const test = base.extend<object, { shoppers: Shoppers }>({
  shoppers: [async ({ visitors }, use) => use(new Shoppers(visitors)), { scope: 'worker' }],
});

for (const journey of ticketJourneys) {
  const { shopper, script, ticket } = journey;
  test(`a ticket: ${shopper}, ${script}, ${ticket}`, async ({ shoppers, newReader }) => {
    const isScripted = script === 'with JavaScript';
    const soldOut = ticket === 'sold out meanwhile';
    const sold = await aTicket(soldOut ? 0 : 400);
    const account = shopper === 'guest' ? undefined : await shoppers.accountOf(tidewater, shopper);
    const page = await newReader({
      javaScriptEnabled: isScripted,
      ...(account && { cookies: account.cookies }),
    });
    await takeIntoCart(page, sold, isScripted);
    if (soldOut) {
      await takeLastPlace(await newReader(), sold);
      await expectSoldOut(page, sold, isScripted);
      return;
    }
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    await expect(page.getByText('We’ll email your tickets as soon as they are paid for.')).toBeVisible();
    if (isScripted) await hydrated(page);
    const code = await pay(page, journey);
    await expectMailed(page, code);
  });
}

async function takeIntoCart(page: Page, { path, title }: SoldTicket, isScripted: boolean): Promise<void> {
  await expect(async () => {
    await page.goto(tidewater.origin + path);
    await expect(page.getByText('1 ticket left')).toBeVisible({ timeout: 500 });
  }).toPass();
  if (isScripted) await hydrated(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  if (isScripted) await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await expect(page).toHaveURL(/\/checkout\/cart/);
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
}

/** Another guest is faster: their ticket costs nothing, and is theirs at once. */
async function takeLastPlace(page: Page, { eisbn }: SoldTicket): Promise<void> {
  await page.goto(`${tidewater.origin}/account/login`, { waitUntil: 'commit' });
  await call(page, 'cart/add', { eisbn });
  await call(page, 'checkout/submit', {
    ...{ ...reader, delivery_preference: 'electronic', payment_choice: 'not_required' },
  });
}

async function expectSoldOut(page: Page, { title }: SoldTicket, isScripted: boolean): Promise<void> {
  await page.goto(`${tidewater.origin}/checkout/cart`);
  const line = page.getByRole('row').filter({ hasText: title });
  await expect(line.getByText('Sold out')).toBeVisible();
  await expect(page.getByText('Some items are no longer available. Remove them to check out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Checkout', exact: true })).toHaveCount(0);
  // With JavaScript, a dialog after the form of the page asks (CART-047).
  if (isScripted) await hydrated(page);
  await page.getByRole('button', { name: 'Adjust quantities' }).last().click();
  await expect(line).toHaveCount(0);
}

/** By card, or without JavaScript by a gift card that is worth as much. Returns the ticket's code. */
async function pay(page: Page, { script }: TicketJourney): Promise<string> {
  if (script === 'with JavaScript') {
    await fillContact(page, { ...reader, email: `ticket-${randomUUID()}@example.com` });
    await page.getByRole('radio', { name: /^Credit card/ }).check();
  } else {
    const box = page.locator('#gift-cards');
    await box.getByText('Redeem Gift Cards').click();
    await box.getByRole('textbox', { name: 'Card number' }).fill(await aGiftCard('PORTLAND', 'USD'));
    await box.getByRole('button', { name: 'Add' }).click();
    await fillContact(page, { ...reader, email: `ticket-${randomUUID()}@example.com` });
  }
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  if (script === 'with JavaScript') await payAtSandbox(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
  return (await page.getByText(/^\d+(-[0-9A-Z]{4}){3}$/).textContent()) ?? '';
}

/** The code that lets its holder in is in the mail about the order. */
async function expectMailed(page: Page, code: string): Promise<void> {
  const number = /\/account\/order\/([^?]+)/.exec(page.url())?.[1] ?? '';
  await expect(async () => {
    await page.goto(`${tidewater.origin}/dev/outbox`);
    await page.getByRole('link', { name: new RegExp(`Your order ${number}\\b`) }).click({ timeout: 1000 });
    await expect(page.getByText(code)).toBeVisible({ timeout: 1000 });
  }).toPass();
}
