import { randomUUID } from 'node:crypto';
import { type Page, expect as quick } from '@playwright/test';
import { call, signUp } from './accounts.ts';
import { books } from './books.ts';
import { giftJourneys } from './journeys/more-dimensions.ts';
import { Shoppers } from './journeys/shoppers.ts';
import { test as base, fillContact, hydrated, reader, tidewater } from './shop.ts';

const expect = quick.configure({ timeout: 30_000 });

const test = base.extend<object, { shoppers: Shoppers }>({
  shoppers: [async ({ visitors }, use) => use(new Shoppers(visitors)), { scope: 'worker' }],
});

const { eisbn, title } = books.quiet;

for (const { giver, script, delivery, wish } of giftJourneys) {
  test(`a gift: ${giver}, ${script}, ${delivery}, ${wish}`, async ({
    page: owner,
    shoppers,
    newReader,
    expectError,
  }) => {
    const isScripted = script === 'with JavaScript';
    const isSent = delivery !== 'pickup';
    const boughtMeanwhile = wish === 'bought meanwhile';
    const registry = await aRegistry(owner);
    const account = giver === 'guest' ? undefined : await shoppers.accountOf(tidewater, 'customer');
    const page = await newReader({
      javaScriptEnabled: isScripted,
      ...(account && { cookies: account.cookies }),
    });
    await takeIntoCart(page, registry, isScripted);
    await toCheckout(page, isSent, isScripted);
    if (isSent) {
      await page.getByRole('button', { name: 'Use recomended shipping' }).click();
      await expect(page.getByRole('radio', { name: /^Ada Marsh Gift registry “Ada and Ben”/ })).toBeChecked();
      await page.getByRole('textbox', { name: 'Email' }).fill(`giver-${randomUUID()}@example.com`);
      await page.getByRole('radio', { name: /contact/i }).check();
    } else {
      await fillContact(page, { ...reader, email: `giver-${randomUUID()}@example.com` });
      await page.getByRole('radio', { name: /^Pay in store/ }).check();
    }
    if (boughtMeanwhile) await buyForRegistry(await newReader(), registry);
    // A form that comes back without JavaScript is a page with status 400.
    if (boughtMeanwhile && !isScripted) expectError(/400 \(Bad Request\).*\/purchase/);
    await page.getByRole('button', { name: 'Finalize Checkout' }).click();
    if (boughtMeanwhile) {
      await expect(
        page.getByText(new RegExp(`“${title}” has been bought for “Ada and Ben” already\\.`)).first(),
      ).toBeVisible();
    }
    const placed = page.getByRole('heading', { level: 1, name: 'Thank you for your order!' });
    // The second press of a double click orders nothing.
    if (boughtMeanwhile)
      await expect(async () => {
        if (await placed.isVisible()) return;
        await page.getByRole('button', { name: 'Finalize Checkout' }).click({ timeout: 5000 });
        await expect(placed).toBeVisible({ timeout: 5000 });
      }).toPass();
    await expect(placed).toBeVisible();
    // A copy more than was asked for is no gift.
    await expect(page.getByText('Gift for “Ada and Ben”')).toHaveCount(boughtMeanwhile ? 0 : 1);
    if (isSent)
      await expect(
        page.getByText('Gift registry “Ada and Ben”. Only the shop knows the address.'),
      ).toBeVisible();
    // The registry asked for one copy, and counts one, however many were bought.
    await owner.goto(registry.path);
    await expect(owner.getByText('1 of 1 bought').first()).toBeVisible();
  });
}

interface Registry {
  gift_registry_id: number;
  path: string;
}

/** A registry of a reader who has just signed up: it asks for one copy, and recommends the account's address. */
async function aRegistry(owner: Page): Promise<Registry> {
  await signUp(owner, tidewater);
  const { registry } = await call<{ registry: { gift_registry_id: number } }>(owner, 'giftregistry/create', {
    title: 'Ada and Ben',
    occasion: 'Wedding',
    description: 'Books for our first shelf.',
    shipping_id: '0',
    shipping_encouraged: 'true',
  });
  const { gift_registry_id } = registry;
  await call(owner, 'giftregistry/addItem', { gift_registry_id: String(gift_registry_id), eisbn, qty: '1' });
  return { gift_registry_id, path: `${tidewater.origin}/gift-registry/${gift_registry_id}` };
}

async function takeIntoCart(page: Page, { path }: Registry, isScripted: boolean): Promise<void> {
  await page.goto(path);
  if (isScripted) await hydrated(page);
  await page.getByRole('link', { name: `Buy ${title} as a gift` }).click();
  const copy = page.getByRole('region', { name: 'New copy' });
  if (isScripted) await hydrated(page);
  await copy.getByRole('button', { name: 'Add to cart' }).click();
  if (isScripted) await copy.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Gift for “Ada and Ben”' }).first()).toBeVisible();
}

async function toCheckout(page: Page, isSent: boolean, isScripted: boolean): Promise<void> {
  if (isScripted) await hydrated(page);
  await page.getByRole('radio', { name: isSent ? /^Ship/ : /^Pick up in store/ }).check();
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: isSent ? 'Ship' : /^Pick up/ })).toBeVisible();
  if (isScripted) await hydrated(page);
}

/** Another guest was faster. */
async function buyForRegistry(page: Page, { gift_registry_id }: Registry): Promise<void> {
  await page.goto(`${tidewater.origin}/account/login`, { waitUntil: 'commit' });
  await call(page, 'cart/add', { eisbn, gift_registry_id: String(gift_registry_id) });
  await call(page, 'checkout/submit', {
    ...{ ...reader, delivery_preference: 'pickup', payment_choice: 'pickup' },
  });
}
