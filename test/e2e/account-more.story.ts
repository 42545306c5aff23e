import { anEmail, createAccount, logIn, password, signUp } from './accounts.ts';
import { books } from './books.ts';
import { addToCart, eitherShop, expect, expectAccessible, open, test, tidewater } from './shop.ts';

for (const shop of eitherShop) {
  test(`every address of the password reset at ${shop.name} (ACCOUNT-022)`, async ({ page, expectError }) => {
    expectError(/500/);
    for (const path of ['/account/forgot', '/account/activate', '/forgot-password']) {
      await open(page, shop.origin + path);
      await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    }
    // Any other failure than an unknown address (ACCOUNT-063).
    await page.route('**/customer/account/emailPasswordToken', (route) =>
      route.fulfill({ status: 200, json: { error: 'No.', error_code: 'something_else' } }),
    );
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(
      page.getByText("There was an error. Please ensure you've entered a valid email address."),
    ).toBeVisible();
    await expectAccessible(page);
  });
}

test('a login from the account details leads to the home page, or back to what was asked there (ACCOUNT-025, ACCOUNT-026)', async ({
  page,
  newReader,
}) => {
  const email = await signUp(page, tidewater);
  for (const [path, after] of [
    ['/account/details', `${tidewater.origin}/`],
    ['/account/details?from=mail', `${tidewater.origin}/account/details?from=mail`],
  ] as const) {
    const reader = await newReader();
    await open(reader, tidewater.origin + path);
    await expect(reader.getByText('You must login or sign up to use this feature.')).toBeVisible();
    await reader.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await logIn(reader, email);
    await expect(reader).toHaveURL(after);
  }
});

test('a shopper who signs up with books in the cart goes on to the cart (ACCOUNT-036)', async ({ page }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await createAccount(page, tidewater, anEmail());
  await expect(page).toHaveURL(`${tidewater.origin}/checkout/cart`);
  await expect(page.getByRole('row').filter({ hasText: books.quiet.title })).toBeVisible();
});

test('shows the errors of a taken address and of a failing shop where the shopper looks', async ({
  page,
  newReader,
  expectError,
}) => {
  expectError(/500/);
  const taken = await signUp(await newReader(), tidewater);
  await signUp(page, tidewater);
  // An unknown view shows the details (ACCOUNT-016).
  await open(page, `${tidewater.origin}/account/nothing`);
  await expect(page).toHaveURL(`${tidewater.origin}/account/details`);
  const change = page.getByRole('region', { name: 'Change Email' });
  await change.getByLabel('New Email').fill(taken);
  await change.getByLabel('Password').fill(password);
  await change.getByRole('button', { name: 'Change Email' }).click();
  // ACCOUNT-067, ACCOUNT-065
  await expect(change.getByText('An account already exists with this email.')).toBeVisible();
  await expectAccessible(page);

  await page.route('**/customer/account/modify', (route) =>
    route.fulfill({ status: 500, json: { error: 'There was an error. We’ve been notified.' } }),
  );
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByLabel('Current Password').fill(password);
  await profile.getByRole('button', { name: 'Save', exact: true }).click();
  // ACCOUNT-073
  await expect(page.getByText('There was an error.', { exact: true })).toBeVisible();
  // The form says more; a failure is heard once.
  expect(await page.getByRole('alert').filter({ hasText: 'There was an error' }).count()).toBe(1);
});

test('the button that saves the profile is in sight from its first field to its last', async ({ page }) => {
  await signUp(page, tidewater);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, `${tidewater.origin}/account/details`);
    const profile = page.getByRole('region', { name: 'Profile' });
    const save = profile.getByRole('button', { name: 'Save', exact: true });
    for (const label of ['First Name', 'City', 'Current Password']) {
      const field = profile.getByLabel(label);
      await field.focus();
      await expect(save).toBeInViewport({ ratio: 1 });
      const [above, below] = await Promise.all([field.boundingBox(), save.boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0), label).toBeLessThanOrEqual(below?.y ?? 0);
    }
    await expectAccessible(page);
    // It belongs to its form: what follows is not under it.
    await page.getByRole('region', { name: 'Change Password' }).scrollIntoViewIfNeeded();
    if (width === 390) await expect(save).not.toBeInViewport();
  }
});

test('provinces are those of the country that was chosen last, however late another answer comes', async ({
  page,
}) => {
  await signUp(page, tidewater);
  await open(page, `${tidewater.origin}/account/details`);
  let late = () => {};
  const held = new Promise<void>((resolve) => {
    late = resolve;
  });
  await page.route('**/customer/province/getList', async (route) => {
    if (route.request().postData()?.includes('country=CA')) await held;
    await route.continue();
  });
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByLabel('Country').selectOption('CA');
  const answered = page.waitForResponse((response) => response.url().endsWith('/province/getList'));
  await profile.getByLabel('Country').selectOption('AU');
  await answered;
  const provinces = profile.getByLabel(/^(State|Province)/);
  await expect(provinces.getByRole('option', { name: 'Tasmania' })).toBeAttached();
  const canadian = page.waitForResponse((response) => response.url().endsWith('/province/getList'));
  late();
  await canadian;
  await expect(provinces.getByRole('option', { name: 'Tasmania' })).toBeAttached();
  await expect(provinces.getByRole('option', { name: 'Ontario' })).toHaveCount(0);
});

test('an address that has an account leads from the sign-up to a new password, and back to what was wanted (ACCOUNT-033)', async ({
  page,
  newReader,
}) => {
  const email = await signUp(await newReader(), tidewater);
  await open(page, `${tidewater.origin}/account/signup?back=%2Faccount%2Forders`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(`${tidewater.origin}/account/forgot?back=%2Faccount%2Forders`);
});
