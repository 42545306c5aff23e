import type { Page } from '@playwright/test';

import { anEmail, signUp } from './accounts.ts';
import { handsell } from './handsell.ts';
import { type DemoShop, expect, expectReadable, lakeshore, open, test, tidewater } from './shop.ts';

/** Logs a new member of staff in at a page of the back office; their password. */
async function enter(page: Page, shop: DemoShop, role: string, path: string): Promise<string> {
  const name = shop === lakeshore ? 'lakeshore' : 'tidewater';
  const email = `${role}-${anEmail()}`;
  const said = await handsell(['staff', 'add', email, '--role', role, '--store', name]);
  const [, printed = ''] = /The password is (\S+)/.exec(said) ?? [];
  await open(page, `${shop.origin}/admin${path}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(printed);
  await page.getByRole('button', { name: 'Log in' }).click();
  return printed;
}

test('a manager finds a reader, notes something, gives them their data, and erases them', async ({
  page,
  newReader,
}) => {
  const reader = await newReader();
  const email = await signUp(reader, lakeshore);
  await enter(page, lakeshore, 'manager', '/customers');
  const main = page.getByRole('main');
  await page.getByLabel('Find a customer').fill('nobody of this name');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(main.getByRole('heading', { name: 'No customer matches this' })).toBeVisible();
  await expectReadable(page);
  await page.getByLabel('Find a customer').fill(email.slice(0, 20));
  await page.getByRole('button', { name: 'Search' }).click();
  await expectReadable(page);
  await main.getByRole('link', { name: 'Ada Marsh' }).click();
  await expect(main.getByRole('link', { name: email })).toBeVisible();
  await main.getByRole('textbox', { name: 'Note' }).fill('<img src=x onerror=alert(1)> likes maps');
  await main.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByRole('status')).toHaveText('Noted.');
  await expect(main.getByText('<img src=x onerror=alert(1)> likes maps')).toBeVisible();
  await main.getByRole('button', { name: 'Email a password link' }).click();
  await expect(page.getByRole('status')).toContainText('The email with the link is on its way.');
  await expectReadable(page);

  await main.getByRole('link', { name: 'Give them their data' }).click();
  await expectReadable(page);
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download the file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^customer-\d+\.json$/);
  await main.getByRole('link', { name: 'Back to the customer' }).click();
  await main.getByRole('link', { name: 'Erase this person' }).click();
  await expectReadable(page);
  await main.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('status')).toContainText('The account is deleted');
  await page.getByLabel('Find a customer').fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(main.getByRole('heading', { name: 'No customer matches this' })).toBeVisible();
});

test('an owner makes a form; what a reader sends waits at the start page until a bookseller has answered it', async ({
  page,
  newReader,
}) => {
  await enter(page, tidewater, 'owner', '/forms/edit/new');
  const main = page.getByRole('main');
  await main.getByLabel('Heading').fill('Visits to schools');
  const [first, second] = [0, 1].map((i) => main.getByRole('group', { name: 'New question' }).nth(i));
  await first?.getByLabel('Question').fill('Your email address');
  await first?.getByLabel('Kind').selectOption('Email address');
  await first?.getByLabel('Must be answered').check();
  await second?.getByLabel('Question').fill('Your school');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('status').getByText('Saved. The shop shows it now.', { exact: true }),
  ).toBeVisible();
  await expectReadable(page);
  const link = main.getByRole('link', { name: 'Visits to schools' }).last();
  const form_id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  await link.click();
  await expect(main.getByRole('group', { name: 'Question 1' }).getByLabel('Kind')).toHaveValue('email');
  await expectReadable(page);

  const reader = await newReader();
  await open(reader, tidewater.origin);
  const data = [
    { id: 'your_email_address', value: 'kay@example.org' },
    { id: 'your_school', value: '=1+1 School <b>of Casco</b>' },
  ];
  // As the form of a page sends it.
  const sent = await reader.evaluate(
    async (body) => {
      const answer = await fetch('/customer/custom_form/submit', {
        method: 'POST',
        body: new URLSearchParams(body),
      });
      return answer.json() as Promise<object>;
    },
    { form_id, data: JSON.stringify(data) },
  );
  expect(sent).not.toHaveProperty('error');

  const desk = await newReader();
  await enter(desk, tidewater, 'bookseller', '/');
  const at = desk.getByRole('main');
  await expect(at.getByRole('heading', { name: 'What readers sent' })).toBeVisible();
  await expectReadable(desk);
  await at.getByRole('link', { name: /forms? to answer/ }).click();
  await expectReadable(desk);
  await at.getByRole('link', { name: 'Visits to schools' }).first().click();
  await expect(at.getByText('=1+1 School <b>of Casco</b>')).toBeVisible();
  await expect(at.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute('href', /^mailto:kay/);
  await expectReadable(desk);
  await at.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(desk.getByRole('status')).toHaveText('Marked as answered.');
  await expect(at.getByText(/^Answered by /)).toBeVisible();
  await expect(at.getByText('Delete this answer')).toBeHidden();

  await open(page, `${tidewater.origin}/admin/forms?state=answered`);
  const file = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download these as a table (CSV)' }).click();
  expect((await file).suggestedFilename()).toBe('answers.csv');
});

test('a bookseller sees what readers wait for, and no newsletter', async ({ page, expectError }) => {
  // The page that they may not open.
  expectError(/403/);
  await enter(page, tidewater, 'bookseller', '/alerts');
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  await expectReadable(page);
  const rooms = page.getByRole('navigation', { name: 'Main' });
  await expect(rooms.getByRole('link', { name: 'Customers' })).toBeVisible();
  await expect(rooms.getByRole('link', { name: 'Newsletter' })).toHaveCount(0);
  await page.goto(`${tidewater.origin}/admin/newsletter`);
  await expect(page.getByRole('heading', { name: 'You can’t open this page' })).toBeVisible();
});
