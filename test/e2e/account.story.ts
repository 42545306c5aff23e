import { anEmail, logIn, mailedLink, password, signUp, signUpByForm } from './accounts.ts';
import { books } from './books.ts';
import {
  addToCart,
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  hold,
  hydrated,
  open,
  test,
  tidewater,
  toast,
} from './shop.ts';

for (const shop of eitherShop) {
  test(`signing up at ${shop.name}, logging out and in again`, async ({ page, newReader }) => {
    await open(page, shop.origin);
    await page.getByRole('link', { name: 'Login' }).click();
    const login = page.getByRole('dialog', { name: 'Login' });
    await expect(login).toBeVisible();
    await expectAccessible(page);
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect(login.getByText('Password required.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(login).toBeHidden();
    // CHROME-031
    await expect(page.getByRole('link', { name: 'Login' })).toBeFocused();

    await open(page, `${shop.origin}/account/signup`);
    // ACCOUNT-017
    await expect(page).toHaveTitle(`Create an Account | ${shop.name}`);
    const reasons = page.getByRole('region', { name: 'With an account, you can' });
    await expect(reasons.getByRole('listitem')).toHaveCount(3);
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Email address required.')).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill('nobody at all');
    await page.getByRole('button', { name: 'Continue' }).click();
    // ACCOUNT-060
    await expect(
      page.getByText("There was an error. Please ensure you've entered a valid email address."),
    ).toBeVisible();
    await expectAccessible(page);

    const email = await signUpByForm(page, shop);
    // ACCOUNT-021, ACCOUNT-036
    await expect(page).toHaveTitle(`Account Created | ${shop.name}`);
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Your account: Ada' }).click();
    const menu = page.getByRole('dialog', { name: 'Your account' });
    await expect(menu.getByRole('link', { name: 'Account Details' })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('button', { name: 'Log out' }).click();
    // ACCOUNT-011
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

    const other = await newReader();
    await open(other, `${shop.origin}/account/signup`);
    await other.getByLabel('Email', { exact: true }).fill(email);
    await other.getByRole('button', { name: 'Continue' }).click();
    // ACCOUNT-033, ACCOUNT-061
    await expect(other.getByText('Your account is already set up and ready to go!')).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('alert').getByRole('link', { name: 'Login' }).click();
    await logIn(other, email, 'not this one');
    // ACCOUNT-010
    await expect(other.getByText('Invalid Login')).toBeVisible();
    await expectFits(other);
    await expectAccessible(other);
    await other.getByLabel('Password').fill(password);
    await other.getByLabel('Password').press('Enter');
    await expect(other.getByRole('link', { name: 'Your account: Ada' })).toBeVisible();
    await expect(other).toHaveURL(`${shop.origin}/`);
  });

  test(`a forgotten password at ${shop.name}`, async ({ page }) => {
    const email = await signUp(page, shop);
    await open(page, `${shop.origin}/account/forgot`);
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send link' }).click();
    // ACCOUNT-043
    await expect(page.getByText('Email address required.')).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(anEmail());
    await page.getByRole('button', { name: 'Send link' }).click();
    // ACCOUNT-062
    await expect(page.getByText('No account for that email')).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`We sent an email to ${email}.`)).toBeVisible();
    await expectAccessible(page);
    const link = await mailedLink(page, shop, email);
    await page.goto(link);
    await hydrated(page);
    await page.getByLabel('New Password').fill('short');
    await page.getByRole('button', { name: 'Save password' }).click();
    // ACCOUNT-039, ACCOUNT-040
    await expect(page.getByText('Password must be at least 8 characters.')).toBeVisible();
    await expect(page.getByText('Please confirm your password.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('New Password').fill('a kettle on the stove');
    await page.getByLabel('Confirm Password').fill('a kettle on the stov');
    await page.getByRole('button', { name: 'Save password' }).click();
    // ACCOUNT-041
    await expect(page.getByText('The two passwords that you entered do not match.')).toBeVisible();
    await page.getByLabel('Confirm Password').fill('a kettle on the stove');
    await page.getByRole('button', { name: 'Save password' }).click();
    // ACCOUNT-064
    await expect(toast(page, 'Your password has been successfully changed.')).toBeVisible();
    await page.goto(link);
    await expect(page.getByText(/expired or was already used/)).toBeVisible();
    await expectAccessible(page);
  });

  test(`account details at ${shop.name}`, async ({ page, newReader }) => {
    const email = await signUp(page, shop);
    await open(page, `${shop.origin}/account/details`);
    await expect(page).toHaveTitle(`Account Details | ${shop.name}`);
    await expectFits(page);
    await expectAccessible(page);
    // ACCOUNT-029
    const profile = page.getByRole('region', { name: 'Profile' });
    await profile.getByLabel('First Name').fill('');
    await profile.getByLabel(/^(State|Province)/).selectOption('');
    await profile.getByText('Add another number or an extension').click();
    await profile.getByLabel(/^Ext\./).fill('1');
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(profile.getByText('First Name is required.')).toBeVisible();
    await expect(profile.getByText('Valid state / province is required.')).toBeVisible();
    await expect(profile.getByText('Must be between 2 and 6 digits')).toBeVisible();
    // ACCOUNT-042, ACCOUNT-066
    await expect(profile.getByText('Current password required.')).toBeVisible();
    await expect(profile.getByText('There was an error. Please review form.')).toBeVisible();
    await expect(profile.getByLabel('First Name')).toBeFocused();
    await expectAccessible(page);
    await profile.getByLabel('First Name').fill('Adele');
    await profile.getByLabel(/^Ext\./).fill('');
    await profile.getByLabel('Country').selectOption('GI');
    // ACCOUNT-049
    await expect(profile.getByLabel(/^(State|Province)/)).toHaveRole('textbox');
    await profile.getByLabel('Current Password').fill(password);
    await profile.getByRole('button', { name: 'Save' }).click();
    // ACCOUNT-069
    await expect(toast(page, 'Account updated.')).toBeVisible();
    await expect(profile.getByLabel('Current Password')).toHaveValue('');
    await expect(page.getByRole('link', { name: 'Your account: Adele' })).toBeVisible();

    const newEmail = anEmail();
    const change = page.getByRole('region', { name: 'Change Email' });
    await change.getByRole('button', { name: 'Change Email' }).click();
    // ACCOUNT-056
    await expect(change.getByText('Email address required.')).toBeVisible();
    await expect(change.getByText('Password required.')).toBeVisible();
    await change.getByLabel('New Email').fill(newEmail);
    await change.getByLabel('Password').fill(password);
    await change.getByRole('button', { name: 'Change Email' }).click();
    if (shop === tidewater) {
      // ACCOUNT-070, ACCOUNT-074
      await expect(toast(page, 'Email updated.')).toBeVisible();
    } else {
      // ACCOUNT-037, ACCOUNT-038
      await expect(change.getByText(`We sent an email to ${newEmail}.`)).toBeVisible();
      await expectAccessible(page);
      await expect(change.getByText(`Your email address is ${email}.`)).toBeVisible();
      await page.goto(await mailedLink(page, shop, newEmail));
      // ACCOUNT-068, ACCOUNT-074
      await expect(toast(page, 'Email address updated successfully.')).toBeVisible();
    }
    await expect(page.getByText(`Your email address is ${newEmail}.`)).toBeVisible();

    const other = await newReader();
    await open(other, `${shop.origin}/account/details?from=mail`);
    await expect(
      other.getByRole('heading', { name: 'You must login or sign up to use this feature.' }),
    ).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await logIn(other, newEmail);
    await expect(other).toHaveURL(`${shop.origin}/account/details?from=mail`);

    await page.reload();
    await hydrated(page);
    const sessions = page.getByRole('region', { name: 'Where you’re logged in' });
    await expect(sessions.getByText('This browser')).toBeVisible();
    await expect(sessions.getByRole('listitem').first()).toContainText('This browser');
    await sessions.getByRole('button', { name: /^Log out/ }).press('Enter');
    await expect(sessions.getByRole('button', { name: /^Log out/ })).toHaveCount(0);
    await expect(toast(page, 'That browser is logged out.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Where you’re logged in' })).toBeFocused();
    await other.reload();
    await hydrated(other);
    await expect(other.getByRole('link', { name: 'Login' }).first()).toBeVisible();

    const words = page.getByRole('region', { name: 'Change Password' });
    await words.getByLabel('Current Password').fill('not this one');
    await words.getByLabel('New Password').fill('a kettle on the stove');
    await words.getByLabel('Confirm Password').fill('a kettle on the stove');
    await words.getByRole('button', { name: 'Change Password' }).click();
    await expect(words.getByText('Your current password isn’t right.')).toBeVisible();
    await words.getByLabel('Current Password').fill(password);
    await words.getByRole('button', { name: 'Change Password' }).click();
    // ACCOUNT-030, ACCOUNT-071
    await expect(toast(page, 'Password updated.')).toBeVisible();
    await expect(words.getByRole('button', { name: 'Change Password' })).toBeFocused();
    for (const field of ['Current Password', 'New Password', 'Confirm Password']) {
      await expect(words.getByLabel(field)).toHaveValue('');
    }

    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your data' }).click();
    expect((await file).suggestedFilename()).toBe('my-data.json');

    await page.getByRole('main').getByRole('button', { name: 'Delete Account' }).click();
    // ACCOUNT-031, ACCOUNT-077
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(dialog.getByText('Email address required.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Email').fill(newEmail);
    await dialog.getByLabel('Current Password').fill('a kettle on the stove');
    const home = await hold(page, '**/customer/site_content/getPage');
    const asked = page.waitForRequest('**/customer/site_content/getPage');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await asked;
    // Until the home page has loaded, the page says that the account is deleted, and shows nothing of it.
    const gone = page.getByRole('heading', { level: 1, name: 'Account Deleted.' });
    await expect(gone).toBeFocused();
    await expect(gone).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByText(newEmail)).toHaveCount(0);
    await expectFits(page);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeFocused();
    await home();
    // ACCOUNT-072
    await expect(toast(page, 'Account Deleted.')).toBeVisible();
    await expect(gone).toHaveCount(0);
    await expect(page).toHaveURL(`${shop.origin}/`);
    // The code of the block with its heading may come later.
    await expect(page.locator('#main:focus, #main h1:focus')).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });
}

for (const shop of eitherShop) {
  test(`a login on the login page at ${shop.name} leads straight to the home page`, async ({
    page,
    newReader,
  }) => {
    const email = await signUp(await newReader(), shop);
    await open(page, `${shop.origin}/account/login`);
    const passed: string[] = [];
    page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
    await logIn(page.getByRole('main'), email);
    await expect(page.getByRole('link', { name: /^Your account/ })).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin}/`);
    expect(passed).toEqual(['/']);
  });
}

test('a guest’s cart comes along into the account', async ({ page, newReader }) => {
  const email = await signUp(page, tidewater);
  await addToCart(page, tidewater, books.quiet.eisbn);
  const guest = await newReader();
  await addToCart(guest, tidewater, books.quiet.eisbn);
  await guest.getByRole('link', { name: 'Login' }).click();
  const login = guest.getByRole('dialog', { name: 'Login' });
  await logIn(login, email);
  await expect(toast(guest, '1 item was already in your cart.')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expectAccessible(guest);
});

test('addresses of an account lead guests to the login and back', async ({ page }) => {
  for (const [from, to] of [
    // ACCOUNT-015
    ['/account', '/account/login'],
    // ACCOUNT-028
    ['/account/nothing', '/account/login?back=%2Faccount%2Fnothing'],
    ['/account/finished', '/account/login?back=%2Faccount%2Ffinished'],
    // ACCOUNT-018
    ['/account/create', '/account/signup'],
  ]) {
    await page.goto(`${tidewater.origin}${from}`);
    await expect(page).toHaveURL(`${tidewater.origin}${to}`);
  }
  await page.goto(`${tidewater.origin}/account/verify?token=nonsense`);
  await expect(page.getByText(/expired or was already used/)).toBeVisible();
  await page.goto(`${tidewater.origin}/account/login?back=//evil.example/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});
