import type { Page } from '@playwright/test';
import { logIn, mailedLink, password, signUp } from './accounts.ts';
import {
  type DemoShop,
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  hydrated,
  open,
  test,
  tidewater,
} from './shop.ts';

async function enter(page: Page, shop: DemoShop, email: string, path: string): Promise<void> {
  await page.goto(`${shop.origin}/account/login?back=${path}`);
  await logIn(page, email);
  await expect(page).toHaveURL(shop.origin + path);
}

const told = (page: Page, sentence: string) => page.getByRole('status').getByText(sentence);

for (const shop of eitherShop) {
  test(`without JavaScript the address book of ${shop.name} is kept by forms`, async ({
    newReader,
    expectError,
  }) => {
    // What is refused comes back as a bad request.
    expectError(/400/);
    const email = await signUp(await newReader(), shop);
    const page = await newReader({ javaScriptEnabled: false });
    await enter(page, shop, email, '/account/addresses');
    await expectFits(page);
    await page.getByRole('link', { name: 'Add Address' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Add Address' })).toBeVisible();
    await page.getByLabel('Phone Number').fill('(02) 5550 1234');
    await page.getByLabel('Street Address', { exact: true }).fill('318 Abbott Row');
    await page.getByLabel('City').fill('Perth');
    // Western Australia has the code of Washington: the list on the page is still that of the shop's country.
    await page.getByLabel('Country').selectOption('AU');
    await page.getByLabel(/^(State|Province)/).selectOption({ index: 1 });
    await page.getByLabel(/^(ZIP|Postal) code/i).fill('6000');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Full Name is required.')).toBeVisible();
    await expect(page.getByText('Valid state / province is required.')).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Perth');
    await expect(page.getByLabel('Country')).toHaveValue('AU');
    await expectFits(page);
    await page.getByLabel('Full Name').fill('Grace Marsh');
    await page.getByLabel(/^(State|Province)/).selectOption({ label: 'Western Australia' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(told(page, 'Address saved successfully')).toBeVisible();
    await expect(page.getByText(/318 Abbott Row\s*Perth, Western Australia 6000/)).toBeVisible();

    await page.getByRole('button', { name: 'Use this address: Grace Marsh' }).click();
    await expect(told(page, 'Address saved successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Use my account address/ })).toBeVisible();
    await page.getByRole('link', { name: 'Edit Grace Marsh' }).click();
    await expect(page.getByLabel('Use this address by default')).toBeChecked();
    await page.getByLabel('Full Name').fill('Grace Hill');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Grace Hill' })).toBeVisible();

    await page.getByRole('link', { name: 'Remove Grace Hill' }).click();
    await expect(page.getByRole('heading', { name: 'Remove Grace Hill?' })).toBeVisible();
    await expectFits(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Remove Grace Hill' }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(told(page, 'Address removed successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Grace Hill' })).toHaveCount(0);
  });
}

test('with JavaScript the page of one address leads back to the book', async ({ page }) => {
  await signUp(page, tidewater);
  await open(page, `${tidewater.origin}/account/addresses?edit=new`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Full Name is required.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Full Name').fill('Grace Marsh');
  await page.getByLabel('Phone Number').fill('(207) 555-0142');
  await page.getByLabel('Street Address', { exact: true }).fill('318 Abbott Row');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel(/^(State|Province)/).selectOption('ME');
  await page.getByLabel(/^(ZIP|Postal) code/i).fill('04101');
  await page.getByLabel(/^(ZIP|Postal) code/i).press('Enter');
  await expect(page).toHaveURL(`${tidewater.origin}/account/addresses`);
  await expect(told(page, 'Address saved successfully')).toBeVisible();

  const another = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Remove Grace Marsh' }).click({ modifiers: ['ControlOrMeta'] });
  const question = await another;
  await hydrated(question);
  await expectAccessible(question);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(told(question, 'Address removed successfully')).toBeVisible();
  await expect(question).toHaveURL(`${tidewater.origin}/account/addresses`);

  // The first window does not know that yet.
  await page.getByRole('button', { name: 'Use this address: Grace Marsh' }).click();
  await expect(page.getByText('This address is no longer in your address book.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Grace Marsh' })).toHaveCount(0);
});

test('without JavaScript a school links a teacher, who orders for it', async ({ newReader, expectError }) => {
  test.slow();
  expectError(/400/);
  const email = await signUp(await newReader(), tidewater);
  const people = await newReader();
  const school = await signUp(people, tidewater);
  await open(people, `${tidewater.origin}/account/details`);
  await people.getByLabel(/^This account is for an institution/).check();
  await people.getByLabel('Institution Name').fill('Harbor School');
  await people.getByRole('region', { name: 'Profile' }).getByLabel('Current Password').fill(password);
  await people.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(people.getByRole('link', { name: 'Your account: Harbor School' })).toBeVisible();

  const owner = await newReader({ javaScriptEnabled: false });
  await enter(owner, tidewater, school, '/account/link');
  const typed = owner.getByLabel('Email', { exact: true });
  await typed.fill('no address');
  await owner.getByRole('button', { name: 'Send request' }).click();
  await expect(owner.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(typed).toHaveValue('no address');
  await typed.fill(email);
  await owner.getByRole('button', { name: 'Send request' }).click();
  await expect(told(owner, 'Link request sent.')).toBeVisible();
  await expect(owner.getByText('Pending')).toBeVisible();

  const teacher = await newReader({ javaScriptEnabled: false });
  await teacher.goto(await mailedLink(people, tidewater, email));
  await logIn(teacher, email);
  await expect(teacher.getByRole('heading', { name: 'Order for Harbor School' })).toBeVisible();
  await teacher.getByRole('button', { name: 'Authorize' }).click();
  await expect(told(teacher, 'Account authorized successfully.')).toBeVisible();
  const choice = teacher.getByRole('group', { name: 'Order for' });
  await expectFits(teacher);
  await choice.getByRole('button', { name: 'Harbor School' }).click();
  await expect(teacher.getByRole('link', { name: 'Your account: Harbor School' })).toBeVisible();
  await expect(choice.getByRole('button', { name: 'Harbor School' })).toHaveAttribute('aria-pressed', 'true');
  await choice.getByRole('button', { name: 'Ada Marsh' }).click();
  await expect(teacher.getByRole('link', { name: 'Your account: Ada' })).toBeVisible();
  await teacher.getByRole('link', { name: 'Remove Harbor School' }).click();
  await teacher.getByRole('button', { name: 'Remove' }).click();
  await expect(told(teacher, 'Link removed.')).toBeVisible();
  await expect(choice).toHaveCount(0);
});
