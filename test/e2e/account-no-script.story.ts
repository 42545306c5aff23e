import { logIn, mailedLink, password, signUp } from './accounts.ts';
import { books } from './books.ts';
import { addToCart, eitherShop, expect, expectFits, lakeshore, test, tidewater } from './shop.ts';

test.use({ javaScriptEnabled: false });

const newPassword = 'a kettle on the stove';

for (const shop of eitherShop) {
  test(`without JavaScript a customer of ${shop.name} logs in, keeps their account and logs out`, async ({
    page,
    newReader,
    expectError,
  }) => {
    // A form with a mistake in it comes back as a bad request.
    expectError(/400/);
    const elsewhere = await newReader({ javaScriptEnabled: true });
    const email = await signUp(elsewhere, shop);
    await page.goto(`${shop.origin}/account/login?back=/account/details`);
    await logIn(page, email, 'not this one');
    await expect(page.getByText('Invalid Login')).toBeVisible();
    await expect(page.getByLabel('Email or account number')).toHaveValue(email);
    await logIn(page, email);
    await expect(page.getByRole('heading', { level: 1, name: 'Account Details' })).toBeVisible();
    await expectFits(page);

    const profile = page.getByRole('region', { name: 'Profile' });
    await profile.getByLabel('First Name').fill('');
    await profile.getByLabel('City').fill('Halifax');
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(profile.getByText('First Name is required.')).toBeVisible();
    await expect(profile.getByText('Current password required.')).toBeVisible();
    await expect(profile.getByLabel('City')).toHaveValue('Halifax');
    await profile.getByLabel('First Name').fill('Adele');
    await profile.getByLabel('Current Password').fill(password);
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(profile.getByRole('status').getByText('Account updated.')).toBeInViewport();
    await expect(profile.getByLabel('First Name')).toHaveValue('Adele');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your account: Adele' })).toBeVisible();

    const words = page.getByRole('region', { name: 'Change Password' });
    await words.getByLabel('Current Password').fill(password);
    await words.getByLabel('New Password').fill(newPassword);
    await words.getByLabel('Confirm Password').fill('a kettle');
    await words.getByRole('button', { name: 'Change Password' }).click();
    const mismatch = words.getByText('The two passwords that you entered do not match.');
    await expect(mismatch).toBeInViewport();
    for (const field of ['Current Password', 'New Password', 'Confirm Password']) {
      await expect(words.getByLabel(field)).toHaveValue('');
    }
    await words.getByLabel('Current Password').fill(password);
    await words.getByLabel('New Password').fill(newPassword);
    await words.getByLabel('Confirm Password').fill(newPassword);
    await words.getByRole('button', { name: 'Change Password' }).click();
    await expect(words.getByText('Password updated.')).toBeInViewport();

    // The other browser was logged out by that; it logs in again.
    await elsewhere.goto(`${shop.origin}/account/login?back=/account/orders`);
    await logIn(elsewhere, email, newPassword);
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await page.reload();
    const sessions = page.getByRole('region', { name: 'Where you’re logged in' });
    await sessions.getByRole('button', { name: /^Log out/ }).click();
    await expect(sessions.getByText('That browser is logged out.')).toBeInViewport();
    await expect(sessions.getByRole('button', { name: /^Log out/ })).toHaveCount(0);

    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your data' }).click();
    expect((await file).suggestedFilename()).toBe('my-data.json');

    await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goto(`${shop.origin}/account/details`);
    await expect(page.getByText('You must login or sign up to use this feature.')).toBeVisible();
  });
}

test('without JavaScript another country brings its provinces, and a new email address is confirmed', async ({
  page,
  newReader,
  expectError,
}) => {
  expectError(/400/);
  const email = await signUp(await newReader({ javaScriptEnabled: true }), lakeshore);
  await page.goto(`${lakeshore.origin}/account/login?back=/account/details`);
  await logIn(page, email);
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByLabel('Country').selectOption('US');
  await profile.getByLabel(/^(ZIP|Postal) code/i).fill('04101');
  await profile.getByLabel('Current Password').fill(password);
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByText('Valid state / province is required.')).toBeVisible();
  await profile.getByLabel(/^(State|Province)/).selectOption('ME');
  await profile.getByLabel('Current Password').fill(password);
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByText('Account updated.')).toBeVisible();
  await expect(profile.getByLabel(/^(State|Province)/)).toHaveValue('ME');

  const change = page.getByRole('region', { name: 'Change Email' });
  const wanted = `new-${email}`;
  await change.getByLabel('New Email').fill(wanted);
  await change.getByLabel('Password').fill(password);
  await change.getByRole('button', { name: 'Change Email' }).click();
  await expect(change.getByText(/^We sent an email to your new address\./)).toBeInViewport();
  await page.goto(await mailedLink(page, lakeshore, wanted));
  await page.getByRole('button', { name: 'Confirm your new email address' }).click();
  await expect(page.getByText('Email address updated successfully.')).toBeInViewport();
  await expect(page.getByText(`Your email address is ${wanted}.`)).toBeVisible();
});

test('without JavaScript a new password is chosen by a mailed link, and an account is deleted', async ({
  page,
  newReader,
  expectError,
}) => {
  expectError(/400/);
  const asker = await newReader({ javaScriptEnabled: true });
  const email = await signUp(await newReader({ javaScriptEnabled: true }), tidewater);
  await asker.goto(`${tidewater.origin}/account/forgot`);
  await asker.getByLabel('Email', { exact: true }).fill(email);
  await asker.getByRole('button', { name: 'Send link' }).click();
  await expect(asker.getByText(`We sent an email to ${email}.`)).toBeVisible();
  await page.goto(await mailedLink(page, tidewater, email));
  await page.getByLabel('New Password').fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password must be at least 8 characters.')).toBeVisible();
  await page.getByLabel('New Password').fill(newPassword);
  await page.getByLabel('Confirm Password').fill(newPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByText('Your password has been successfully changed.')).toBeVisible();

  await page.goto(`${tidewater.origin}/account/login?back=/account/details`);
  await logIn(page, email, newPassword);
  await page.getByRole('main').getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('region', { name: 'Delete Account' });
  await expect(question.getByRole('heading', { name: 'Delete your account?' })).toBeInViewport();
  await question.getByLabel('Email').fill(email);
  await question.getByRole('button', { name: 'Delete Account' }).click();
  await expect(question.getByText('Current password required.')).toBeInViewport();
  await expect(question.getByLabel('Email')).toHaveValue(email);
  await question.getByLabel('Current Password').fill(newPassword);
  await question.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account Deleted.' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('without JavaScript a login says what else is in the cart, on the page it leads to', async ({
  page,
  newReader,
}) => {
  const elsewhere = await newReader({ javaScriptEnabled: true });
  const email = await signUp(elsewhere, tidewater);
  const { eisbn, title } = books.quiet;
  await addToCart(elsewhere, tidewater, eisbn);
  await page.goto(`${tidewater.origin}/item/${eisbn}`);
  await page.getByRole('textbox', { name: `Quantity of ${title}` }).fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Subtotal (2 items)')).toBeVisible();
  await page.goto(`${tidewater.origin}/account/login?back=${encodeURIComponent(`/item/${eisbn}`)}`);
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('1 item was already in your cart.')).toBeVisible();
  await expectFits(page);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByText('Subtotal (3 items)')).toBeVisible();
  await expect(page.getByText('1 item was already in your cart.')).toHaveCount(0);
});
