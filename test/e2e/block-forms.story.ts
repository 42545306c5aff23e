import type { Locator } from '@playwright/test';
import { eitherShop, expect, expectAccessible, lakeshore, open, taken, test, tidewater } from './shop.ts';

test('a form says what is wrong, formats what is typed, and arrives (FORM-007)', async ({ page }) => {
  await open(page, `${tidewater.origin}/school-orders`);
  const form = page.getByRole('form', { name: 'Tell us what your class needs' });
  await form.scrollIntoViewIfNeeded();
  const send = form.getByRole('button', { name: 'Send' });
  await taken(form);
  await send.click();
  await expect(form.getByText('This field is required').first()).toBeVisible();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByText('Please choose one of these')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Your name').fill('Ada Marsh');
  await form.getByLabel('School').fill('Harbor School');
  await form.getByLabel('Email').fill('ada@example');
  await form.getByLabel('Phone').pressSequentially('2075550199');
  await expect(form.getByLabel('Phone')).toHaveValue('(207) 555-0199');
  await form.getByLabel('Needed by').pressSequentially('02302026');
  await expect(form.getByLabel('Needed by')).toHaveValue('02/30/2026');
  await form.getByLabel('A class set').check();
  await expect(form.getByText('Please choose one of these')).toHaveCount(0);
  await form.getByLabel('Titles and quantities').fill('30 of Charlotte’s Web');
  await expect(form.getByText(/^21 \/ \d+$/)).toBeVisible();
  await send.click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByText('Please enter a valid date')).toBeVisible();
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Needed by').fill('');
  await form.getByLabel('Needed by').pressSequentially('02272026');
  const refusal = { error: 'This form takes no more answers.', error_code: 'not_found' };
  await page.route('**/customer/custom_form/submit', (route) => route.fulfill({ json: refusal }));
  await send.click();
  await expect(form.getByText(refusal.error)).toBeVisible();
  await expect(form.getByLabel('Titles and quantities')).toHaveValue('30 of Charlotte’s Web');
  await page.unroute('**/customer/custom_form/submit');
  await send.click();
  await expect(form.getByText('Form sent successfully.')).toBeVisible();
  await expect(form.getByLabel('Titles and quantities')).toHaveValue('');
  await expect(form.getByText(/^0 \/ \d+$/)).toBeVisible();
  await expectAccessible(page);
});

test('the letters of what one finds again on the way back are counted', async ({ page }) => {
  await open(page, `${tidewater.origin}/contact`);
  const form = page.getByRole('form', { name: 'Ask us anything' });
  await taken(form);
  await form.getByLabel('Your question').fill('Do you mend books?');
  await expect(form.getByText('18 / 500')).toBeVisible();
  await page.goto(`${tidewater.origin}/about`);
  await page.goBack();
  await expect(form.getByLabel('Your question')).toHaveValue('Do you mend books?');
  await expect(form.getByText('18 / 500')).toBeVisible();
});

test('a form is checked and kept without JavaScript', async ({ newReader, expectError }) => {
  expectError(/400/);
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto(`${tidewater.origin}/contact`);
  const form = page.getByRole('form', { name: 'Ask us anything' });
  await form.getByLabel('Your name').fill('Ada Marsh');
  await form.getByLabel('Email').fill('ada@example');
  await form.getByLabel('Your question').fill('Do you mend books?');
  const refused = page.waitForResponse((r) => r.request().method() === 'POST');
  await form.getByRole('button', { name: 'Send' }).click();
  expect((await refused).status()).toBe(400);
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(form.getByLabel('Your question')).toHaveValue('Do you mend books?');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/contact\?sent=[^#]+#form-/);
  await expect(form.getByText('Form sent successfully.')).toBeVisible();
  await expect(form.getByLabel('Your question')).toHaveValue('');
});

test('a newsletter shows what the service says (NEWS-003, NEWS-004)', async ({ page }) => {
  await page.route('**/customer/newsletter/subscribe', (route) =>
    route.fulfill({ json: { error: 'This address is on the list already.', error_code: 'not_subscribed' } }),
  );
  await open(page, `${lakeshore.origin}/dev/blocks/mailchimp_embedded`);
  const form = page.getByRole('form', { name: 'A letter a month' }).first();
  await taken(form);
  for (const wrong of ['', 'ada@']) {
    await form.getByLabel('Email').fill(wrong);
    await form.getByRole('button', { name: 'Subscribe' }).press('Enter');
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(form.getByLabel('Email')).toBeFocused();
  }
  await expectAccessible(page);
  await form.getByLabel('Email').fill('ada@example.com');
  await expect(form.getByText('Please enter a valid email address.')).toHaveCount(0);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('This address is on the list already.')).toBeVisible();
  await page.unroute('**/customer/newsletter/subscribe');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/customer/newsletter/subscribe', async (route) => {
    await released;
    await route.fulfill({ json: { message: 'Almost finished...' } });
  });
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible();
  release();
  await expect(form.getByText('Almost finished...')).toBeVisible();
});

for (const shop of eitherShop) {
  test(`the button of the newsletter of ${shop.name} stands on the line of its box`, async ({ page }) => {
    await open(page, `${shop.origin}/dev/blocks/mailchimp_embedded`);
    const form = page.getByRole('form', { name: 'A letter a month' });
    await taken(form);
    const middle = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height / 2 : Number.NaN;
    };
    const [box, button] = [form.getByLabel('Email'), form.getByRole('button', { name: 'Subscribe' })];
    expect(Math.abs((await middle(box)) - (await middle(button)))).toBeLessThan(1);
    await box.fill('ada');
    await button.click();
    await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
    expect(Math.abs((await middle(box)) - (await middle(button)))).toBeLessThan(3);
  });
}
