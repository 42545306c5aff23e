import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anEmail } from './accounts.ts';
import { handsell } from './handsell.ts';
import { payAtSandbox } from './pay-at-sandbox.ts';
import { expect, expectAccessible, expectReadable, open, reader, test, tidewater } from './shop.ts';

const title = 'A night among the stacks';

/** Loads an event of today, as a calendar exports it, and returns its number. */
async function eventOfToday(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'handsell-tickets-'));
  const file = join(folder, 'calendar.ics');
  const day = (from: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })
      .format(Date.now() + from * 86_400_000)
      .replaceAll('-', '');
  // Until tomorrow, so that the story may run over midnight.
  const times = [`DTSTART;VALUE=DATE:${day(0)}`, `DTEND;VALUE=DATE:${day(2)}`];
  const event = ['BEGIN:VEVENT', 'UID:night', `SUMMARY:${title}`, ...times, 'END:VEVENT'];
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

test('a guest buys a ticket that the shop has put on sale, and its code lets them in once', async ({
  page,
}) => {
  const number = await eventOfToday();
  const sold = ['--title', 'Night ticket', '--price', '15.00', '--places', '2', '--store', 'tidewater'];
  await handsell(['event', 'tickets', number, ...sold]);

  await open(page, `${tidewater.origin}/events/${number}`);
  await expect(page.getByText('2 tickets left')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  const email = anEmail();
  await page.getByRole('textbox', { name: 'Name' }).fill(reader.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(reader.phone);
  await expect(page.getByText('We’ll email your tickets as soon as they are paid for.')).toBeVisible();
  await page.getByRole('radio', { name: /^Credit card/ }).check();
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await payAtSandbox(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
  const code = (await page.getByText(/^\d+(-[0-9A-Z]{4}){3}$/).textContent()) ?? '';
  await expectReadable(page);
  await expectAccessible(page);

  await expect(async () => {
    await page.goto(`${tidewater.origin}/dev/outbox`);
    const mail = page.getByRole('listitem').filter({ hasText: email }).first();
    await mail.getByRole('link').first().click({ timeout: 1000 });
    await expect(page.getByText(code)).toBeVisible({ timeout: 1000 });
  }).toPass();

  const checkIn = () => handsell(['event', 'check-in', code, '--event', number, '--store', 'tidewater']);
  expect(await checkIn()).toContain('Welcome: the ticket is valid, and now used.');
  await expect(checkIn()).rejects.toThrow('This ticket has been used');
});
