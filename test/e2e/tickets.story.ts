import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { anEmail, mailTo, openMail } from './accounts.ts';
import { anEditor, logIn } from './editor.ts';
import { handsell } from './handsell.ts';
import { payAtSandbox } from './pay-at-sandbox.ts';
import { expect, expectAccessible, expectReadable, open, reader, test, tidewater } from './shop.ts';

/** A second try sells tickets of its own. */
const ownTitle = (words: string) => `${words} ${Date.now().toString(36)}`;

/** Loads an event of today, as a calendar exports it, and returns its number. */
async function eventOfToday(title: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'handsell-tickets-'));
  const file = join(folder, 'calendar.ics');
  const day = (from: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })
      .format(Date.now() + from * 86_400_000)
      .replaceAll('-', '');
  // Until tomorrow, so that the story may run over midnight.
  const times = [`DTSTART;VALUE=DATE:${day(0)}`, `DTEND;VALUE=DATE:${day(2)}`];
  const event = ['BEGIN:VEVENT', `UID:${title}`, `SUMMARY:${title}`, ...times, 'END:VEVENT'];
  await writeFile(file, ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n'));
  await handsell(['event', 'import', file, '--store', 'tidewater']);
  await rm(folder, { recursive: true });
  const listed = await handsell(['event', 'list', '--store', 'tidewater']);
  return (
    listed
      .split('\n')
      .find((line) => line.includes(title))
      ?.trim()
      .split(/\s+/)[0] ?? ''
  );
}

/** Sells so many tickets for a new event of today, puts one into the cart, and comes to the checkout. Returns the number of the event. */
async function toTheCheckout(page: Page, title: string, email: string): Promise<string> {
  const number = await eventOfToday(title);
  const sold = ['--title', `${title} ticket`, '--price', '15.00', '--places', '2', '--store', 'tidewater'];
  await handsell(['event', 'tickets', number, ...sold]);
  await open(page, `${tidewater.origin}/events/${number}`);
  await expect(page.getByText('2 tickets left')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(reader.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(reader.phone);
  return number;
}

/** Pays for the tickets by card, and returns their codes. */
async function pay(page: Page): Promise<string[]> {
  await page.getByRole('radio', { name: /^Credit card/ }).check();
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await payAtSandbox(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
  return page.getByText(/^\d+(-[0-9A-Z]{4}){3}$/).allTextContents();
}

const checkIn = (code: string, number: string) =>
  handsell(['event', 'check-in', code, '--event', number, '--store', 'tidewater']);

test('a guest buys a ticket that the shop has put on sale, and its code lets them in once', async ({
  page,
}) => {
  const email = anEmail();
  const number = await toTheCheckout(page, ownTitle('A night among the stacks'), email);
  await expect(page.getByText('We’ll email your tickets as soon as they are paid for.')).toBeVisible();
  const [code = ''] = await pay(page);
  await expectReadable(page);
  await expectAccessible(page);

  await expect(async () => {
    await page.goto(`${tidewater.origin}/dev/outbox`);
    const mail = page.getByRole('listitem').filter({ hasText: email }).first();
    await mail.getByRole('link').first().click({ timeout: 1000 });
    await expect(page.getByText(code)).toBeVisible({ timeout: 1000 });
  }).toPass();

  expect(await checkIn(code, number)).toContain('Welcome: the ticket is valid, and now used.');
  await expect(checkIn(code, number)).rejects.toThrow('This ticket has been used');
});

test('a ticket that is refunded in the back office lets no one in, and its place is on sale again', async ({
  page,
  newReader,
}) => {
  const email = anEmail();
  const title = ownTitle('An evening of maps');
  const number = await toTheCheckout(page, title, email);
  const [code = ''] = await pay(page);
  await open(page, `${tidewater.origin}/events/${number}`);
  await expect(page.getByText('1 ticket left')).toBeVisible();

  const desk = await newReader();
  await open(desk, `${tidewater.origin}/admin/orders`);
  await logIn(desk, await anEditor('manager'));
  await desk.getByRole('searchbox').first().fill(email);
  await desk.getByRole('searchbox').first().press('Enter');
  await desk.getByRole('listitem').filter({ hasText: title }).getByRole('link').click();
  await desk.waitForURL(/\/admin\/orders\/\d+$/);
  // The card is charged in the background.
  await expect(async () => {
    await desk.reload();
    await desk.getByRole('link', { name: 'Refund' }).click({ timeout: 1000 });
  }).toPass();
  await desk.getByLabel(new RegExp(`${title} ticket`)).fill('1');
  await desk.getByRole('button', { name: 'Review the refund' }).click();
  await desk.getByRole('button', { name: 'Refund $15.83' }).click();
  await expect(desk.getByRole('status')).toHaveText('The refund is made.');

  await expect(checkIn(code, number)).rejects.toThrow();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('2 tickets left')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await openMail(page, tidewater, mailTo(page, email));
  await expect(page.getByText(/^We’ve refunded \$15\.83/)).toBeVisible();
  await expect(page.getByText('1 ticket, which is no longer valid')).toBeVisible();
  const order = await page.getByRole('link', { name: 'See your order' }).getAttribute('href');
  await page.goto(order ?? '');
  await expect(page.getByText(code)).toBeVisible();
  await expect(page.getByText('No longer valid')).toBeVisible();
});
