import type { Page } from '@playwright/test';
import { anEmail, mailedLink, password, signUp } from './accounts.ts';
import { books } from './books.ts';
import {
  addToCart,
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  expectReadable,
  hold,
  hydrated,
  open,
  test,
  tidewater,
  toast,
} from './shop.ts';

for (const shop of eitherShop) {
  test(`the address book at ${shop.name} (ADDRESS-001)`, async ({ page }) => {
    await signUp(page, shop);
    await page.getByRole('link', { name: 'Your account: Ada' }).click();
    await page
      .getByRole('dialog', { name: 'Your account' })
      .getByRole('link', { name: 'Address Book' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Address Book' })).toBeVisible();
    await expect(page).toHaveTitle(`Address Book | ${shop.name}`);
    await expect(page.getByText('Preferred')).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Add Address' }).press('Enter');
    await page.getByRole('dialog', { name: 'Add Address' }).getByLabel('Full Name').press('Escape');
    await expect(page.getByRole('link', { name: 'Add Address' })).toBeFocused();
    await page.getByRole('link', { name: 'Add Address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Address' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    for (const sentence of [
      // ADDRESS-005, 006, 008, 010, 013
      'Full Name is required.',
      'Phone number is required.',
      'Street Address is required.',
      'City is required.',
      'Valid state / province is required.',
    ]) {
      await expect(dialog.getByText(sentence)).toBeVisible();
    }
    await expect(dialog.getByLabel('Full Name')).toBeFocused();
    await expectReadable(page);
    // Another country judges them by other rules, and leaves the keyboard where it is.
    await dialog.getByLabel('Country').focus();
    await dialog.getByLabel('Country').selectOption('FR');
    await expect(dialog.getByText(/^Valid (postal code|state)/)).toHaveCount(0);
    await expect(dialog.getByText('City is required.')).toBeVisible();
    await expect(dialog.getByLabel('Country')).toBeFocused();
    await dialog.getByLabel('Full Name').fill('Grace Marsh');
    await dialog.getByLabel('Phone Number').fill('(250) 555-0142');
    await dialog.getByLabel('Street Address', { exact: true }).fill('318 Abbott Row');
    await dialog.getByLabel('City').fill('Kelowna');
    await dialog.getByLabel('Country').selectOption('CA');
    await dialog.getByRole('button', { name: 'Save' }).click();
    // ADDRESS-011
    await expect(dialog.getByText('Valid postal code is required. eg. A1B 2C3')).toBeVisible();
    await dialog.getByLabel(/^(ZIP|Postal) code/i).fill('v1y1a1');
    await dialog.getByLabel('City').focus();
    await expect(dialog.getByLabel(/^(ZIP|Postal) code/i)).toHaveValue('V1Y 1A1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Valid state / province is required.')).toBeVisible();
    await dialog.getByLabel(/^(State|Province)/).selectOption('BC');
    await dialog.getByRole('button', { name: 'Save' }).click();
    // ADDRESS-014
    await expect(toast(page, 'Address saved successfully')).toBeVisible();
    await expect(page.getByText(/318 Abbott Row\s*Kelowna, British Columbia V1Y 1A1/)).toBeVisible();
    await expectFits(page);

    await page.getByRole('button', { name: 'Use this address: Grace Marsh' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Grace Marsh' })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Use my account address/ })).toBeVisible();
    await page.getByRole('link', { name: 'Edit Grace Marsh' }).click();
    // ADDRESS-002
    const edit = page.getByRole('dialog', { name: 'Edit Address' });
    await expect(edit.getByLabel('Use this address by default')).toBeChecked();
    await edit.getByLabel('Full Name').fill('Grace Hill');
    await edit.getByLabel('Full Name').press('Enter');
    await expect(page.getByRole('heading', { name: 'Grace Hill' })).toBeVisible();
    await expectAccessible(page);
    const remove = page.getByRole('link', { name: 'Remove Grace Hill' });
    await remove.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Remove Grace Hill?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await remove.press('Enter');
    await question.getByRole('button', { name: 'Remove' }).press('Enter');
    // ADDRESS-015
    await expect(toast(page, 'Address removed successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Grace Hill' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Add Address' })).toBeFocused();
  });

  test(`the order history at ${shop.name}`, async ({ page, expectError }) => {
    expectError(/404/);
    await signUp(page, shop);
    await open(page, `${shop.origin}/account/orders`);
    await expect(page.getByText('You haven’t ordered anything yet.')).toBeVisible();
    await expectReadable(page);
    await addToCart(page, shop, books.quiet.eisbn);
    await page.getByRole('link', { name: 'Go to Cart' }).first().click();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Ada Marsh');
    await page.getByRole('radio', { name: /^Pay in store/ }).check();
    await page.getByRole('button', { name: 'Finalize Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
    const number = /\/account\/order\/([^?]+)/.exec(page.url())?.[1] ?? '';

    // The page of a bought book says so, and links to the order.
    await open(page, `${shop.origin}/item/${books.quiet.eisbn}`);
    const bought = page.getByRole('link', {
      name: /^You purchased this item on [A-Z][a-z]+ \d{1,2}, \d{4}$/,
    });
    // ORDER-001, ITEM-039
    await expect(bought).toHaveAttribute('href', `/account/order/${number}`);
    await expectFits(page);
    await expectReadable(page);
    await open(page, `${shop.origin}/item/${books.alsoQuiet.eisbn}`);
    await expect(page.getByText(/You purchased/)).toHaveCount(0);

    await open(page, `${shop.origin}/account/orders`);
    // ORDER-003
    await expect(page).toHaveTitle(`Orders | ${shop.name}`);
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await page.getByText('Search your orders').click();
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('no such thing');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('0 orders')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(books.quiet.title);
    await page.getByLabel('Year').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: `Order ${number}` }).click();
    // ORDER-004
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/account/orders');
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Excel' }).click();
    expect((await file).suggestedFilename()).toBe(`order-${number}.xlsx`);
    // ORDER-018
    await open(page, `${shop.origin}/account/complete`);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();

    await open(page, `${shop.origin}/account/details`);
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goto(`${shop.origin}/account/order/${number}`);
    await expect(page.getByRole('heading', { name: 'We couldn’t find this order.' })).toBeVisible();
  });
}

test('a school lets a teacher order on its behalf', async ({ page, newReader }) => {
  test.slow();
  const email = await signUp(page, tidewater);
  await expectNoChoiceOfAccount(page);
  const owner = await newReader();
  await signUp(owner, tidewater);
  // LINKED-001
  await open(owner, `${tidewater.origin}/account/link`);
  await expect(owner.getByText(/^You can only order for yourself/)).toBeVisible();
  await open(owner, `${tidewater.origin}/account/details`);
  await owner.getByLabel(/^This account is for an institution/).check();
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(owner.getByText('Institution Name is required.')).toBeVisible();
  await owner.getByLabel('Institution Name').fill('Harbor School');
  await owner.getByRole('region', { name: 'Profile' }).getByLabel('Current Password').fill(password);
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  // CHROME-037
  await expect(owner.getByRole('link', { name: 'Your account: Harbor School' })).toBeVisible();

  await open(owner, `${tidewater.origin}/account/link`);
  // LINKED-004
  await expect(owner).toHaveTitle(`Linked Accounts | ${tidewater.name}`);
  await owner.getByRole('button', { name: 'Send request' }).click();
  // LINKED-013
  await expect(owner.getByText('Email address required.')).toBeVisible();
  await owner.getByLabel('Email', { exact: true }).fill(email);
  await owner.getByRole('button', { name: 'Send request' }).click();
  // LINKED-016
  await expect(toast(owner, 'Link request sent.')).toBeVisible();
  // LINKED-005, LINKED-012
  await expect(owner.getByText('Pending')).toBeVisible();
  await expectFits(owner);
  await expectReadable(owner);

  const link = await mailedLink(page, tidewater, email);
  const stranger = await newReader();
  await stranger.goto(link);
  // LINKED-003
  await expect(stranger).toHaveURL(/\/account\/login\?back=%2Faccount%2Flink%3Ftoken%3D/);
  await page.goto(link);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Order for Harbor School' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  // LINKED-002, LINKED-011
  await page.getByRole('button', { name: 'Authorize' }).click();
  // LINKED-009, LINKED-017
  await expect(toast(page, 'Account authorized successfully.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Harbor School' })).toBeVisible();
  await page.goto(link);
  await hydrated(page);
  // LINKED-015
  await expect(page.getByText('Already verified')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Authorize' })).toHaveCount(0);
  await open(page, `${tidewater.origin}/account/link?token=nonsense`);
  await page.getByRole('button', { name: 'Authorize' }).click();
  // LINKED-015
  await expect(page.getByText('Verification Failed.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Your account: Ada' }).click();
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await expect(menu.getByRole('group', { name: 'Order for' }).getByRole('button')).toHaveText([
    'Ada Marsh',
    'Harbor School',
  ]);
  await expect(menu.getByRole('button', { name: 'Ada Marsh' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  // It works until the shop has answered (CORP-003); one choice at a time.
  const answer = await hold(page, '**/customer/account/setCorp');
  const choice = menu.getByRole('button', { name: 'Harbor School' });
  await choice.press('Enter');
  await expect(choice).toHaveAttribute('aria-busy', 'true');
  await expect(choice).toBeFocused();
  await expectAccessible(page);
  await answer();
  // CORP-006
  await expect(page.getByRole('link', { name: 'Your account: Harbor School' })).toBeVisible();
  await open(page, `${tidewater.origin}/account/link`);
  // LINKED-007
  await expect(
    page.getByText("You don't have permission to modify the linked accounts of: Harbor School"),
  ).toBeVisible();
  await expectAccessible(page);
  await open(page, `${tidewater.origin}/account/addresses`);
  await expect(
    page.getByText('These are Harbor School’s addresses. The owner of the account manages them.'),
  ).toBeVisible();
  await expectAccessible(page);

  // Saving the profile meanwhile does not change the account's own kind and name.
  await open(page, `${tidewater.origin}/account/details`);
  await expect(page.getByLabel(/^This account is for an institution/)).toHaveCount(0);
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByLabel('Current Password').fill(password);
  await profile.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Account updated.')).toBeVisible();

  await owner.reload();
  await hydrated(owner);
  // LINKED-012
  await expect(owner.getByText('Authorized')).toBeVisible();
  await owner.getByLabel('Email', { exact: true }).fill(email);
  await owner.getByRole('button', { name: 'Send request' }).click();
  // LINKED-014
  await expect(owner.getByText(/^There was an error \(.+\)$/)).toBeVisible();
  await owner.getByLabel('Email', { exact: true }).fill('');
  const remove = owner.getByRole('link', { name: `Remove ${email}` });
  await remove.click();
  const question = owner.getByRole('alertdialog', { name: `Remove ${email}?` });
  await expectReadable(owner);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByText('Only you, so far.')).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'Who can order for Harbor School' })).toBeFocused();
  await open(page, tidewater.origin);
  await expectNoChoiceOfAccount(page);
  const other = anEmail();
  await owner.getByLabel('Email', { exact: true }).fill(other);
  await owner.getByLabel('Email', { exact: true }).press('Enter');
  await expect(owner.getByText(other)).toBeVisible();
});

/** A customer with only their own account gets no choice of accounts to order for (CORP-001). */
async function expectNoChoiceOfAccount(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/customer/account/getAvailableCorps');
  await page.getByRole('link', { name: 'Your account: Ada' }).click();
  expect(await (await answered).json()).toHaveLength(1);
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await expect(menu.getByRole('link', { name: 'Address Book' })).toBeVisible();
  // This takes longer than what has been answered needs to be shown.
  await expectAccessible(page);
  await expect(menu.getByText('Order for')).toHaveCount(0);
}
