import type { Page } from '@playwright/test';
import { inDays } from '../events.ts';
import { signUp } from './accounts.ts';
import { ask } from './ask.ts';
import { anEditor, logIn } from './editor.ts';
import { anEvening } from './journeys/ticket.ts';
import { expect, expectReadable, open, test, tidewater, toast } from './shop.ts';

/** The newest mail to an address, once it has this subject. */
async function openMailOf(page: Page, email: string, subject: string): Promise<void> {
  const outbox = await page.context().newPage();
  const mail = outbox.getByRole('listitem').filter({ hasText: email }).first();
  await expect(async () => {
    await outbox.goto(`${tidewater.origin}/dev/outbox`);
    await mail.getByRole('link', { name: subject }).click({ timeout: 1000 });
  }).toPass();
  await page.goto(outbox.url());
  await outbox.close();
}

test('a customer who reserved hears that the date is moved, and then that it is cancelled, and calendars follow', async ({
  page,
  newReader,
}) => {
  const path = await anEvening();
  const later = inDays(9);
  const calendar = async () => (await ask(`${tidewater.origin}${path}.ics`)).body.replaceAll('\r\n ', '');
  const email = await signUp(page, tidewater);
  await open(page, tidewater.origin + path);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('main').getByRole('link', { name: /^RSVP/ }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Name')).toHaveValue('Ada Marsh');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Phone number')).toHaveValue('(207) 555-0199');
  await form.getByRole('button', { name: 'Reserve' }).click();
  await expect(toast(page, 'Registration successful!')).toBeVisible();
  expect(await calendar()).not.toContain('SEQUENCE:1');

  const desk = await newReader();
  await open(desk, `${tidewater.origin}/admin${path.replace('/events/', '/events/dates/')}`);
  await logIn(desk, await anEditor('manager'));
  await expect(desk.getByText('Ada Marsh')).toBeVisible();
  await desk.getByRole('link', { name: 'Move or cancel' }).click();
  await expect(desk.getByText('1 guest gets an email about it.').first()).toBeVisible();
  await expectReadable(desk);
  const moving = desk.getByRole('region', { name: 'Move this date' });
  await moving.getByLabel('Day', { exact: true }).fill(later);
  await moving.getByLabel('Reason').fill('The author’s train is late.');
  await moving.getByRole('button', { name: 'Move this date' }).click();
  await expect(desk.getByText('The date is moved. Guests get an email.')).toBeVisible();

  await openMailOf(page, email, `Changed: ${title}`);
  const said = (words: string) => page.getByRole('paragraph').filter({ hasText: words }).first();
  await expect(said('Please note its new time or place.')).toBeVisible();
  await expect(page.getByText('The author’s train is late.').first()).toBeVisible();
  await open(page, tidewater.origin + path);
  await expect(page.getByText('The author’s train is late.').first()).toBeVisible();
  await expect(page.getByText('You have 1 place at this event.')).toBeVisible();
  // Half past six in winter, or in summer.
  await expect.poll(calendar).toMatch(new RegExp(`DTSTART:${later.replaceAll('-', '')}T2[32]3000Z`));

  await desk.getByRole('link', { name: 'Move or cancel' }).click();
  await desk
    .getByRole('region', { name: 'Cancel this date' })
    .getByRole('button', { name: 'Cancel this date' })
    .click();
  await expect(desk.getByText('Canceled', { exact: true })).toBeVisible();
  await openMailOf(page, email, `Canceled: ${title}`);
  await expect(said('We’re sorry: this event isn’t taking place')).toBeVisible();
  await open(page, tidewater.origin + path);
  await expect(page.getByText('This event has been cancelled.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^RSVP/ })).toHaveCount(0);
  await expect.poll(calendar).toContain('STATUS:CANCELLED');
});
