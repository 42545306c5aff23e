import { ask } from './ask.ts';
import { anEditor, logIn, state, titleOf } from './editor.ts';
import { handsell } from './handsell.ts';
import { expect, expectAccessible, open, test, tidewater } from './shop.ts';

test('an owner sets up a new shop, one step after the other', async ({ page, newReader, expectError }) => {
  expectError(/(locations\/\d+|setup\/(shop|legal))\.data/); // What is refused.
  await handsell(['store', 'create', 'First Evening Books', '--host', 'firstevening.localhost']);
  const origin = tidewater.origin.replace('tidewater.localhost', 'firstevening.localhost');
  await expect(async () => {
    // Pages notice what has changed; this address asks for one.
    await ask(`${tidewater.origin}/terms-conditions`);
    const { body } = await ask(`${origin}/account/login`);
    expect(body.includes('First Evening Books'), 'the new shop answers').toBe(true);
  }).toPass();

  const heading = page.getByRole('heading', { level: 1 });
  await open(page, `${origin}/admin`);
  await expect(heading).toHaveText('First Evening Books has no staff yet');
  await expectAccessible(page);
  const owner = await anEditor('owner', 'firstevening');
  await page.reload();
  await logIn(page, owner);
  await page.getByRole('link', { name: 'Set up your shop' }).click();
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByRole('status').getByText('Saved. The shop shows it now.', { exact: true }),
    ).toBeVisible();
  };
  const step = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();

  await step('Next: Your shop');
  await page.getByLabel('Name of the shop').fill('Second Evening Books');
  await page.getByLabel('Time zone').selectOption({ label: 'Central Time (Chicago)' });
  await page.getByLabel('Email').fill('hello at first evening');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/takes an email address such as/);
  await expect(page.getByLabel('Email')).toHaveValue('hello at first evening');
  await page.getByLabel('Email').fill('hello@firstevening.example');
  await expectAccessible(page);
  await save();

  await expect(heading).toHaveText('Set up your shop');
  await expect(page.getByRole('banner')).toContainText('Second Evening Books');
  await step('Your shop');
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Chicago');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Set up your shop' }).click();
  await step('Next: Address');
  await page.getByLabel('Street').fill('12 Marlow Street');
  await page.getByLabel('City').fill('Camden');
  await page.getByLabel('State or province').fill('Maine');
  await page.getByLabel('Opens, Saturday').fill('10:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Saturday needs both times, or neither.');
  await page.getByLabel('Closes, Saturday').fill('17:00');
  await page.getByRole('button', { name: 'Sunday: as on Saturday' }).click();
  await expect(page.getByLabel('Opens, Sunday')).toHaveValue('10:00');
  await expect(page.getByLabel('Closes, Sunday')).toHaveValue('17:00');
  await save();

  await expect(heading).toHaveText('Set up your shop');
  await step('Sales tax');
  await page.getByLabel('Rate in percent').fill('5.5');
  await page.getByRole('button', { name: 'Add this rate' }).click();
  const useKnown = page.getByRole('button', { name: 'Use the rates of Maine' });
  await expect(page.getByText('You already have a rate of your own')).toBeVisible();
  await useKnown.click();
  await expect(page.getByText('Your own rate adds to ours')).toBeVisible();
  await page
    .getByRole('button', { name: /^Delete Sales tax/ })
    .first()
    .click();
  await expect(page.getByText('Your own rate adds to ours')).toHaveCount(0);
  await useKnown.click();

  await step('Shipping');
  await page.getByLabel('Offer shipping').check();
  await save();
  await expect(page.getByText('There is no shipping price yet.')).toBeVisible();
  await page.getByLabel('Name').fill('Standard mail');
  await page.getByLabel('Price per order').fill('4.50');
  await page.getByRole('button', { name: 'Add this price' }).click();

  await expect(heading).toHaveText('Set up your shop');
  await step('Terms and privacy');
  await expectAccessible(page);
  await page.getByLabel('Link to the terms').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Publish the page first');
  await expect(page.getByLabel('Link to the terms')).toBeChecked();
  await page.getByRole('button', { name: 'Begin with our words: Terms' }).click();
  await expect(titleOf(page)).toHaveValue('Terms and conditions');
  await open(page, `${origin}/admin/setup/legal`);
  await page.getByRole('link', { name: 'Go on with the draft: Terms' }).click();
  await titleOf(page).fill('Our terms');
  await expect(state(page)).toHaveText('Saved as a draft');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(state(page)).toHaveText('Published. Readers see it now.');
  await open(page, `${origin}/admin/setup/legal`);
  await page.getByLabel('Link to the terms').check();
  await save();
  await expect(page.getByRole('listitem').filter({ hasText: 'To do' })).toHaveText([
    /^Copies in stock/,
    /^Terms and privacyYour pages still have \[brackets\]/,
  ]);
  await expect(page.getByRole('link', { name: 'Next: Copies in stock' })).toBeVisible();

  await open(page, `${origin}/admin/setup/legal`);
  await page.getByLabel('The privacy policy has a page of its own').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Begin the page of the privacy policy first');
  await page.getByRole('button', { name: 'Begin with our words: Privacy policy' }).click();
  await expect(titleOf(page)).toHaveValue('Privacy policy');
  await open(page, `${origin}/admin/setup/legal`);
  await page.getByLabel('The privacy policy has a page of its own').check();
  await save();
  await expect(page.getByText('links to a page that isn’t there yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go on with the draft: Privacy policy' }).click();
  await expect(titleOf(page)).toHaveValue('Privacy policy');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(state(page)).toHaveText('Published. Readers see it now.');

  await open(page, `${origin}/admin/promotions/new`);
  await page.getByLabel('Name').fill('Opening week');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('OPEN10');
  await page.getByLabel('Percent off').fill('10');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: /^Turn on “Accept promo codes”/ }).click();
  await page.getByLabel('Accept promo codes').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The shop shows it now.', { exact: true })).toBeVisible();
  await open(page, `${origin}/admin/promotions`);
  await expect(page.getByText('Code OPEN10')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Turn on/ })).toHaveCount(0);

  const reader = await newReader();
  await open(reader, origin);
  const footer = reader.getByRole('contentinfo');
  await expect(footer).toContainText('Second Evening Books');
  await expect(footer).toContainText('12 Marlow Street');
  await open(reader, `${origin}/account/login`);
  await expect(reader).toHaveTitle(/Second Evening Books/);
  const { body: calendar } = await ask(`${origin}/events.ics`);
  expect(calendar).toContain('X-WR-TIMEZONE:America/Chicago');
  await footer.getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(reader).toHaveTitle(/Our terms/);
  await expect(reader.getByRole('main')).toContainText('Write to hello@firstevening.example.');
});
