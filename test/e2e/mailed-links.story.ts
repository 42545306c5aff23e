import type { Page } from '@playwright/test';
import { anEmail, createAccount, fillProfile, logIn, mailedLink, password, signUp } from './accounts.ts';
import { books } from './books.ts';
import {
  type DemoShop,
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  hydrated,
  lakeshore,
  open,
  test,
  tidewater,
  toast,
} from './shop.ts';

const used = 'This link has expired or was already used. Please ask for a new one.';

test('the link of an activation mail, followed by a logged-in customer, and followed again', async ({
  page,
  newReader,
}) => {
  const asker = await newReader();
  const email = anEmail();
  await open(asker, `${lakeshore.origin}/account/signup`);
  await asker.getByLabel('Email', { exact: true }).fill(email);
  await asker.getByRole('button', { name: 'Continue' }).click();
  // ACCOUNT-020, ACCOUNT-034
  await expect(asker.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  // ACCOUNT-075
  await expect(asker.getByText(`We sent an activation email to ${email}.`)).toBeVisible();
  await asker.reload();
  await hydrated(asker);
  await expect(asker.getByText(`We sent an activation email to ${email}.`)).toBeVisible();
  const link = await mailedLink(asker, lakeshore, email);

  const guest = await newReader();
  await open(guest, `${lakeshore.origin}/account/verify`);
  await expect(guest.getByText(/^Enter your email address to create an account/)).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Enter your email address' })).toBeVisible();

  const own = await signUp(page, lakeshore);
  await open(page, link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'You’re logged in with a different account' }),
  ).toBeVisible();
  await expect(page.getByText(`an account for ${email}, but you’re logged in as ${own}.`)).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out and continue' }).click();
  // ACCOUNT-019
  await expect(page.getByText(`Your account will be for ${email}.`)).toBeVisible();

  // In another shop the link is unknown; the page offers a way on.
  const elsewhere = await newReader();
  await open(elsewhere, link.replace(lakeshore.origin, tidewater.origin));
  await expect(elsewhere.getByRole('heading', { level: 1, name: used })).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('link', { name: 'Send a new link' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Create an Account' })).toBeVisible();

  const made = anEmail();
  await createAccount(asker, lakeshore, made);
  await expect(asker.getByRole('heading', { name: 'Account Created' })).toBeVisible();
  const spent = await mailedLink(asker, lakeshore, made);
  await asker.goto(spent);
  await expect(asker.getByRole('heading', { level: 1, name: 'Account Details' })).toBeVisible();
  await open(elsewhere, spent);
  await expect(
    elsewhere.getByRole('heading', { name: 'Your account is already set up and ready to go!' }),
  ).toBeVisible();
  await expectFits(elsewhere);
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(elsewhere, made);
  await expect(elsewhere.getByRole('link', { name: 'Your account: Ada' })).toBeVisible();
});

test('the form of an account whose link was used or replaced meanwhile says how to go on', async ({
  page,
  newReader,
}) => {
  const email = anEmail();
  const fillIn = async (reader: Page) => {
    await expect(reader.getByText(`Your account will be for ${email}.`)).toBeVisible();
    await fillProfile(reader, lakeshore);
    await reader.getByLabel('Password', { exact: true }).fill(password);
    await reader.getByLabel('Confirm Password').fill(password);
  };
  const create = (reader: Page) => reader.getByRole('button', { name: 'Create Account' }).click();
  const askLink = async (reader: Page) => {
    await open(reader, `${lakeshore.origin}/account/signup`);
    await reader.getByLabel('Email', { exact: true }).fill(email);
    await reader.getByRole('button', { name: 'Continue' }).click();
    await expect(reader.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    return mailedLink(reader, lakeshore, email);
  };
  await open(page, await askLink(page));
  await fillIn(page);
  const other = await newReader();
  const newer = await askLink(other);
  await create(page);
  const alert = page.getByRole('alert').filter({ hasText: 'We’ve sent you a newer link.' });
  await expect(alert.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
    'href',
    '/account/signup',
  );
  await expectFits(page);
  await expectAccessible(page);

  await open(page, newer);
  await fillIn(page);
  await open(other, newer);
  await fillIn(other);
  await create(page);
  await expect(page.getByRole('heading', { name: 'Account Created' })).toBeVisible();
  await create(other);
  const ready = other
    .getByRole('alert')
    .filter({ hasText: 'Your account is already set up and ready to go!' });
  await expect(ready.getByRole('link', { name: 'Reset Password' })).toBeVisible();
  await expectAccessible(other);
  await ready.getByRole('link', { name: 'Login' }).click();
  await logIn(other, email);
  await expect(other.getByRole('link', { name: 'Your account: Ada' })).toBeVisible();
});

for (const shop of eitherShop) {
  test(`the link to a new password at ${shop.name}, with a customer logged in`, async ({
    page,
    newReader,
  }) => {
    const email = await signUp(page, shop);
    const asker = await newReader();
    const ask = async () => {
      await open(asker, `${shop.origin}/account/forgot`);
      await asker.getByLabel('Email', { exact: true }).fill(email);
      await asker.getByRole('button', { name: 'Send link' }).click();
      await expect(asker.getByText(`We sent an email to ${email}.`)).toBeVisible();
      return mailedLink(asker, shop, email);
    };
    const choose = async (reader: typeof page, words: string) => {
      await reader.getByLabel('New Password').fill(words);
      await reader.getByLabel('Confirm Password').fill(words);
      await reader.getByRole('button', { name: 'Save password' }).click();
      await expect(toast(reader, 'Your password has been successfully changed.')).toBeVisible();
    };
    const first = await ask();
    await open(page, first);
    // ACCOUNT-023, ACCOUNT-078
    await expect(page.getByText('You’ll be logged out everywhere, including here.')).toBeVisible();
    await expectAccessible(page);
    await choose(page, 'a kettle on the stove');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await open(page, first);
    await expect(page.getByRole('alert').getByText(used)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();

    // The form was open in two windows: the second says how to go on.
    const second = await ask();
    await open(page, second);
    await open(asker, second);
    await choose(page, 'a pebble in the shoe');
    await asker.getByLabel('New Password').fill('a lamp in the window');
    await asker.getByLabel('Confirm Password').fill('a lamp in the window');
    await asker.getByRole('button', { name: 'Save password' }).click();
    const alert = asker.getByRole('alert').filter({ hasText: used });
    await expectFits(asker);
    await expectAccessible(asker);
    await alert.getByRole('link', { name: 'Send a new link' }).click();
    await expect(asker.getByRole('button', { name: 'Send link' })).toBeVisible();

    const other = await newReader();
    const own = await signUp(other, shop);
    await open(other, await ask());
    await expect(other.getByText(`You’ll stay logged in as ${own}.`)).toBeVisible();
    await choose(other, 'an apple in the snow');
    await expect(other.getByText(`Your email address is ${own}.`)).toBeVisible();
  });
}

test('the link to a new address, followed by a guest, by another customer, and again', async ({
  page,
  newReader,
}) => {
  const email = await signUp(page, lakeshore);
  const wanted = anEmail();
  await open(page, `${lakeshore.origin}/account/details`);
  const change = page.getByRole('region', { name: 'Change Email' });
  await change.getByLabel('New Email').fill(wanted);
  await change.getByLabel('Password').fill(password);
  await change.getByRole('button', { name: 'Change Email' }).click();
  await expect(change.getByText(`We sent an email to ${wanted}.`)).toBeVisible();
  const link = await mailedLink(page, lakeshore, wanted);

  const guest = await newReader();
  await open(guest, link);
  await expect(
    guest.getByText(`To confirm ${wanted} as your new email address, log in with your current one.`),
  ).toBeVisible();
  await expectFits(guest);
  await expectAccessible(guest);
  await guest.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(guest, email);
  await expect(toast(guest, 'Email address updated successfully.')).toBeVisible();
  await expect(guest.getByText(`Your email address is ${wanted}.`)).toBeVisible();
  await open(guest, link);
  const told = guest.getByRole('region', { name: 'Change Email' }).getByRole('alert');
  await expect(told.getByText('This email address is already confirmed.')).toBeVisible();
  await expectAccessible(guest);

  // Another customer's browser follows the next link: it works, and their own address stays the same.
  const next = anEmail();
  await open(page, `${lakeshore.origin}/account/details`);
  await change.getByLabel('New Email').fill(next);
  await change.getByLabel('Password').fill(password);
  await change.getByRole('button', { name: 'Change Email' }).click();
  await expect(change.getByText(`We sent an email to ${next}.`)).toBeVisible();
  const other = await newReader();
  const own = await signUp(other, lakeshore);
  await open(other, await mailedLink(page, lakeshore, next));
  await expect(other.getByText(/belongs to a different account/)).toBeVisible();
  await expect(other.getByText(`Your email address is ${own}.`)).toBeVisible();
  const late = await newReader();
  await open(late, link);
  await expect(late.getByText(used)).toBeVisible();
});

/** Signs a school up. Returns a function that asks an address to order for it and returns the mailed link. */
async function aSchool(owner: Page, shop: DemoShop): Promise<(email: string) => Promise<string>> {
  await signUp(owner, shop);
  await open(owner, `${shop.origin}/account/details`);
  await owner.getByLabel(/^This account is for an institution/).check();
  await owner.getByLabel('Institution Name').fill('Harbor School');
  await owner.getByRole('region', { name: 'Profile' }).getByLabel('Current Password').fill(password);
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(owner.getByRole('link', { name: 'Your account: Harbor School' })).toBeVisible();
  return async (email) => {
    await open(owner, `${shop.origin}/account/link`);
    await owner.getByLabel('Email', { exact: true }).fill(email);
    await owner.getByRole('button', { name: 'Send request' }).click();
    await expect(toast(owner, 'Link request sent.')).toBeVisible();
    return mailedLink(owner, shop, email);
  };
}

for (const shop of eitherShop) {
  test(`whom a school asks at ${shop.name} signs up and is brought back to the request`, async ({
    page,
    newReader,
  }) => {
    const email = anEmail();
    const link = await (await aSchool(await newReader(), shop))(email);
    await open(page, link);
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    let reader = page;
    if (shop === lakeshore) {
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      // The mail may be opened on another machine.
      reader = await newReader();
      await open(reader, await mailedLink(page, shop, email));
    }
    await expect(reader.getByText(`Your account will be for ${email}.`)).toBeVisible();
    await fillProfile(reader, shop);
    await reader.getByLabel('Password', { exact: true }).fill(password);
    await reader.getByLabel('Confirm Password').fill(password);
    await reader.getByRole('button', { name: 'Create Account' }).click();
    await expect(toast(reader, 'Account Created')).toBeVisible();
    await expect(reader.getByRole('heading', { name: 'Order for Harbor School' })).toBeVisible();
    await reader.getByRole('button', { name: 'Authorize' }).click();
    await expect(toast(reader, 'Account authorized successfully.')).toBeVisible();
  });
}

test('whom a school asks and who has forgotten their password is brought back to the request', async ({
  page,
  newReader,
}) => {
  const email = await signUp(await newReader(), tidewater);
  await open(page, await (await aSchool(await newReader(), tidewater))(email));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We sent an email to ${email}.`)).toBeVisible();
  await open(page, await mailedLink(page, tidewater, email));
  await page.getByLabel('New Password').fill('a kettle on the stove');
  await page.getByLabel('Confirm Password').fill('a kettle on the stove');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await logIn(page, email, 'a kettle on the stove');
  await expect(page.getByRole('heading', { name: 'Order for Harbor School' })).toBeVisible();
});

test('an account that was made while looking at a book leads back to it', async ({ page }) => {
  const { eisbn } = books.quiet;
  await open(page, `${tidewater.origin}/item/${eisbn}`);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('dialog', { name: 'Login' }).getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Email', { exact: true }).fill(anEmail());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your account will be for')).toBeVisible();
  await fillProfile(page, tidewater);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Account Created' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(`${tidewater.origin}/item/${eisbn}`);
});

test('the request of an institution, followed with another account and out of date', async ({
  page,
  newReader,
}) => {
  const ask = await aSchool(await newReader(), tidewater);
  const email = await signUp(page, tidewater);
  const request = () => ask(email);
  const link = await request();

  const other = await newReader();
  const own = await signUp(other, tidewater);
  await open(other, link);
  await other.getByRole('button', { name: 'Authorize' }).click();
  await expect(other.getByText('Verification Failed.')).toBeVisible();
  await expect(other.getByText(`You’re logged in as ${own}.`)).toBeVisible();
  await expectFits(other);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Log out and continue' }).click();
  await expect(other.getByText(/^Log in with the email address the request was sent to\./)).toBeVisible();
  await hydrated(other);
  await expectAccessible(other);
  await logIn(other, email);
  await expect(other.getByRole('heading', { name: 'Order for Harbor School' })).toBeVisible();

  // A newer request takes its place, and says so.
  const newest = await request();
  expect(newest).not.toBe(link);
  await open(page, link);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByText(/^We’ve sent you a newer link\./)).toBeVisible();
  await open(page, newest);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(toast(page, 'Account authorized successfully.')).toBeVisible();
  await open(page, newest);
  await expect(page.getByText('Already verified')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Authorize' })).toHaveCount(0);
  await expectAccessible(page);

  // A member who agreed may leave (LINKED-010).
  await page.getByRole('link', { name: 'Remove Harbor School' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Harbor School?' });
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(toast(page, 'Link removed.')).toBeVisible();
  await expect(page.getByText(/^You can only order for yourself/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You can order for' })).toBeFocused();
});
