import { createAccount, logIn, password, signUp } from './accounts.ts';
import { books } from './books.ts';
import { openShopWith } from './more-shops.ts';
import { eitherShop, expect, expectAccessible, expectFits, open, test } from './shop.ts';

const message = 'Our shelves are for members. Ask us for a card.';

test('a private shop shows its gate until the visitor logs in (APP-007, APP-042)', async ({
  page,
  newReader,
  expectError,
}) => {
  // The answer to a form with a wrong password, without a script.
  expectError(/400/);
  const shop = await openShopWith('private', {
    is_private: true,
    login_required_message: message,
    ws_custom_welcome_msg: 'Your card is in the post.',
  });
  await open(page, `${shop.origin}/item/${books.quiet.eisbn}`);
  await expect(page).toHaveURL(/\/account\/login\?back=%2Fitem%2F/);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByLabel('Search for books')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart' })).toHaveCount(0);
  expect(await page.content()).not.toContain(books.quiet.title);
  await expectFits(page);
  await expectAccessible(page);

  // What they agree to can be read before they sign up, and leads back.
  for (const [link, heading] of [
    ['View our Privacy Policy', 'Privacy'],
    ['View our Terms & Conditions', 'Terms and conditions'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Cove Books' }).click();
  await expect(page.getByText(message)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await createAccount(page, shop, 'member@example.com');
  await expect(page.getByRole('heading', { name: 'Account Created' })).toBeVisible();
  // ACCOUNT-076
  await expect(page.getByText('Your card is in the post.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  // Logged out in another window: this one is not looked at any longer when it has the focus again.
  const other = await page.context().newPage();
  await open(other, `${shop.origin}/account/details`);
  await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByText(message)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);

  await open(page, `${shop.origin}/item/${books.quiet.eisbn}`);
  await logIn(page, 'member@example.com');
  await expect(page.getByRole('heading', { level: 1, name: books.quiet.title })).toBeVisible();

  const scriptless = await newReader({ javaScriptEnabled: false });
  await scriptless.goto(`${shop.origin}/item/${books.quiet.eisbn}`);
  await scriptless.getByLabel('Email or account number').fill('member@example.com');
  await scriptless.getByLabel('Password').fill('not this one');
  await scriptless.getByRole('button', { name: 'Log in' }).click();
  await expect(scriptless.getByText('Invalid Login')).toBeVisible();
  await expect(scriptless.getByLabel('Email or account number')).toHaveValue('member@example.com');
  await expect(scriptless.getByLabel('Password')).toHaveValue('');
  await scriptless.getByLabel('Password').fill(password);
  await scriptless.getByRole('button', { name: 'Log in' }).click();
  await expect(scriptless.getByRole('heading', { level: 1, name: books.quiet.title })).toBeVisible();
});

test('an exclusive shop keeps out logged-in customers as well (APP-043, APP-044)', async ({ page }) => {
  const shop = await openShopWith('exclusive', { is_exclusive: true });
  await open(page, `${shop.origin}/browse`);
  await expect(page.getByText('Cove Books isn’t open to everyone.')).toBeVisible();
  await createAccount(page, shop, 'visitor@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'This shop is limited' })).toBeVisible();
  await expect(page.getByText('Cove Books isn’t open to everyone.')).toBeVisible();
  const words = await page.getByText('You can log out and use a different one.').boundingBox();
  const button = await page.getByRole('button', { name: 'Log out' }).boundingBox();
  expect((button?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)).toBeGreaterThanOrEqual(16);
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

for (const shop of eitherShop) {
  test(`logging out here and being logged out elsewhere at ${shop.name}`, async ({ page }) => {
    await signUp(page, shop);
    const other = await page.context().newPage();
    await open(other, `${shop.origin}/account/details`);
    // Even if the call fails, the account disappears (ACCOUNT-012).
    await other.route('**/customer/account/logout', (route) => route.abort());
    await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
    await other.close();
    // The session is still there, as the focus finds out (APP-035); the other window's end of it as well.
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'has_session', value: '1', url: shop.origin }]);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  });
}
