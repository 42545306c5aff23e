import type { Page } from '@playwright/test';
import { anEmail } from './accounts.ts';
import {
  type DemoShop,
  eitherShop,
  expect,
  expectReadable,
  lakeshore,
  open,
  test,
  tidewater,
  toast,
} from './shop.ts';

/** Has two places left. */
const eventOf = (shop: DemoShop) =>
  shop === lakeshore ? 'Birds of the valley' : 'Lobster boats and the people who run them';

/** Reserves two places in the window that is open. */
async function reserve(page: Page, button: string | RegExp, email: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Ada Marsh');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone number').fill('12075550199');
  await form.getByLabel('Number of places').fill('2');
  await expect(form.getByLabel('Phone number')).toHaveValue('(207) 555-0199');
  await form.getByRole('button', { name: button }).click();
}

/** The link that cancels, in the newest mail to an address once that has this subject. */
async function cancelLink(page: Page, shop: DemoShop, email: string, subject: string): Promise<string> {
  const link = page.locator('a[href*="/cancel/event/"]');
  await expect(async () => {
    await page.goto(`${shop.origin}/dev/outbox`);
    const mail = page.getByRole('listitem').filter({ hasText: email }).first();
    await mail.getByRole('link', { name: subject }).click({ timeout: 1000 });
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  return (await link.getAttribute('href')) ?? '';
}

for (const shop of eitherShop) {
  test(`${shop.name}: a reader reserves, another waits, and gets the place when the first one cancels (RSVP-002, RSVP-003, RSVP-019, RSVP-022, RSVP-023, RSVP-024, RSVP-025, RSVP-026)`, async ({
    page,
    newReader,
    expectError,
  }) => {
    // A form that comes back without JavaScript.
    expectError(/400/);
    const title = eventOf(shop);
    const [first, second] = [anEmail(), anEmail()];
    await open(page, `${shop.origin}/events`);
    await page.getByRole('link', { name: `RSVP: ${title}` }).click();
    await reserve(page, 'Reserve', first);
    await expect(toast(page, 'Registration successful!')).toBeVisible();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('We’ve saved 2 places for you')).toBeVisible();
    await expectReadable(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('link', { name: `Join the waiting list: ${title}` }).click();
    await expect(dialog.getByText('You have 2 places at this event.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByText('You have 2 places at this event.')).toBeVisible();
    const address = page.url();

    const other = await newReader();
    await open(other, address);
    await expect(other.getByText('Unfortunately, our RSVP list has reached its limit.')).toBeVisible();
    await expect(other.getByText('Please let us know that you’re coming.')).toBeHidden();
    await other.getByRole('link', { name: /^Join the waiting list/ }).click();
    await reserve(other, 'Join the waiting list', second);
    await expect(
      other.getByRole('dialog').getByText('You’re on the waiting list for 2 places'),
    ).toBeVisible();

    await open(page, await cancelLink(page, shop, first, `Your RSVP for ${title}`));
    await expect(page.getByRole('heading', { level: 1, name: 'Cancel your RSVP?' })).toBeVisible();
    await expectReadable(page);
    await page.getByRole('button', { name: 'Cancel your RSVP' }).click();
    await expect(page.getByRole('heading', { name: 'RSVP Cancellation Confirmation' })).toBeVisible();
    await expect(page.getByText("You've successfully canceled your RSVP.")).toBeVisible();
    await open(page, page.url().replace(/\?.*/, ''));
    await expect(page.getByRole('heading', { name: 'There was an error' })).toBeVisible();
    await expect(page.getByText(/^This RSVP has already been canceled\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home' }).last()).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'View Event Details' }).click();
    await expect(page).toHaveURL(address);

    const plain = await newReader({ javaScriptEnabled: false });
    await plain.goto(await cancelLink(plain, shop, second, `You have a place at ${title}`));
    await expect(plain.getByText('You have 2 places.')).toBeVisible();
    await plain.getByRole('button', { name: 'Cancel your RSVP' }).click();
    await expect(plain.getByRole('heading', { name: 'RSVP Cancellation Confirmation' })).toBeVisible();
    await plain.getByRole('link', { name: 'View Event Details' }).click();
    await plain.getByRole('main').getByRole('link', { name: /^RSVP/ }).click();
    await expect(plain.getByText('2 places left')).toBeVisible();
    await plain.getByLabel('Name').fill('Grace Marsh');
    await plain.getByLabel('Email').fill(second);
    await plain.getByLabel('Phone number').fill('555');
    await plain.getByRole('button', { name: 'Reserve' }).click();
    await expect(plain.getByText('Please enter a valid phone number.')).toBeVisible();
    await expect(plain.getByLabel('Name')).toHaveValue('Grace Marsh');
    await plain.getByLabel('Phone number').fill('12075550198');
    await plain.getByRole('button', { name: 'Reserve' }).click();
    await expect(plain.getByText('Registration successful!')).toBeVisible();
    await expect(plain.getByText('You have 1 place at this event.')).toBeVisible();
  });
}

test('an RSVP that is lost on its way is said once, in the form, and can be sent again (RSVP-020)', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_CONNECTION_RESET|Failed to load/);
  await open(page, `${tidewater.origin}/events`);
  await page
    // The other stories may have taken all places.
    .getByRole('link', { name: /^(RSVP|Join the waiting list): / })
    .first()
    .click();
  await page.route('**/customer/event/v2/rsvp', (route) => route.abort('connectionreset'));
  const button = /^(Reserve|Join the waiting list)$/;
  await reserve(page, button, anEmail());
  const dialog = page.getByRole('dialog');
  const lost = /^We couldn’t reach the shop/;
  await expect(dialog.getByRole('alert').getByText(lost)).toBeVisible();
  await expect(page.getByText(lost)).toHaveCount(1);
  await expect(page.getByText('There was an error.')).toHaveCount(0);
  await page.unroute('**/customer/event/v2/rsvp');
  await dialog.getByRole('button', { name: button }).click();
  await expect(
    dialog.getByText(/^(We’ve saved 2 places for you|You’re on the waiting list for 2 places)/),
  ).toBeVisible();
});
