import { anEmail, mailedLink } from './accounts.ts';
import { ask } from './ask.ts';
import { books } from './books.ts';
import { eitherShop, expect, expectReadable, open, test, tidewater, toast } from './shop.ts';

const link = '/alerts/sealed';

for (const shop of eitherShop) {
  test(`${shop.name}: a guest asks for mails about a book, agrees by the link, and stops them`, async ({
    page,
  }) => {
    const email = anEmail();
    await open(page, `${shop.origin}/item/${books.inSeries.eisbn}`);
    await page.getByRole('link', { name: 'Email me updates' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Email me updates' })).toBeVisible();
    await expectReadable(page);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Email me' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page.getByLabel('Email address')).toBeFocused();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Email me' }).click();
    await expect(page.getByText('Please follow the link in the email')).toBeVisible();
    await open(page, await mailedLink(page, shop, email, link));
    await expect(page.getByRole('heading', { name: 'May we email you?' })).toBeVisible();
    await expect(page.getByText(`New books in the series ${books.inSeries.series}`)).toHaveCount(1);
    await expect(page.getByText('please follow the link')).toHaveCount(0);
    await expectReadable(page);
    await page.getByRole('button', { name: 'Yes, email me' }).click();
    await expect(toast(page, 'Thank you. You’ll hear from us.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'May we email you?' })).toBeHidden();
    await expectReadable(page);
    const stops = page.getByRole('button', { name: /^Stop: / });
    const count = await stops.count();
    await page
      .getByRole('button', { name: `Stop: New books in the series ${books.inSeries.series}` })
      .click();
    await expect(toast(page, 'We won’t email you about that anymore.')).toBeVisible();
    await expect(stops).toHaveCount(count - 1);
    await page.getByRole('button', { name: 'Stop all of them' }).click();
    await expect(page.getByText('You haven’t asked for any emails about books.')).toBeVisible();
  });
}

test('without JavaScript a guest asks and agrees, and a mail program stops the mails with one click', async ({
  newReader,
  expectError,
}) => {
  // A form that comes back.
  expectError(/400/);
  const email = anEmail();
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto(`${tidewater.origin}/item/${books.inSeries.eisbn}`);
  await page.getByRole('link', { name: 'Email me updates' }).click();
  await page.getByRole('checkbox', { name: 'When it costs less' }).uncheck();
  await page.getByRole('checkbox', { name: 'New books in the series' }).check();
  await page.getByRole('button', { name: 'Email me' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'New books in the series' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'When it costs less' })).not.toBeChecked();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Email me' }).click();
  await expect(page.getByText('Please follow the link in the email')).toBeVisible();
  const address = await mailedLink(page, tidewater, email, link);
  await page.goto(address);
  await page.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(page.getByText('Thank you. You’ll hear from us.')).toBeVisible();

  const stop = address.replace('/alerts/', '/alerts/stop/');
  await page.goto(stop);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: /^Stop: New books in the series/ })).toBeVisible();
  expect((await ask(stop, {}, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
  await page.reload();
  await expect(page.getByText('You haven’t asked for any emails about books.')).toBeVisible();
});
