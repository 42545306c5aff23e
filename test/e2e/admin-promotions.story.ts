import { anEmail } from './accounts.ts';
import { books } from './books.ts';
import { handsell } from './handsell.ts';
import { addToCart, expect, expectReadable, open, test, tidewater, toast } from './shop.ts';

test('a manager makes a code, which a guest uses in the cart until it is deleted', async ({
  page,
  newReader,
  expectError,
}) => {
  // The form comes back.
  expectError(/400/);
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', 'manager', '--store', 'tidewater']);
  const [, printed = ''] = /The password is (\S+)/.exec(said) ?? [];
  await open(page, `${tidewater.origin}/admin/promotions`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(printed);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Add a promotion' }).click();
  await page.getByLabel('Name').fill('For our newsletter');
  await page.getByLabel(/^Code/).fill('letter of may');
  await expect(page.getByLabel('Amount off')).toBeHidden();
  await page.getByLabel('Percent off').fill('ten');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByLabel('Percent off')).toHaveAccessibleDescription('Enter a whole number.');
  await expect(page.getByLabel(/^Code/)).toHaveValue('letter of may');
  await expectReadable(page);

  await page.getByLabel('What it does').selectOption('Takes an amount off');
  await expect(page.getByLabel('Percent off')).toBeHidden();
  await page.getByLabel('Amount off').fill('2.50');
  await save.click();
  const main = page.getByRole('main');
  const line = main.getByRole('listitem').filter({ hasText: 'For our newsletter' });
  await expect(line).toContainText('$2.50 off · Code LETTEROFMAY · used in 0 orders');
  await expect(line).toContainText('Running');
  await expectReadable(page);

  const guest = await newReader();
  await addToCart(guest, tidewater, books.quiet.eisbn);
  await open(guest, `${tidewater.origin}/checkout/cart`);
  await guest.getByText('Have a promo code?').click();
  await guest.getByRole('textbox', { name: 'Promo code' }).fill('LetterOfMay');
  await guest.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(guest, 'Promo code LETTEROFMAY applied.')).toBeVisible();
  await expect(guest.getByText('For our newsletter (LETTEROFMAY)')).toBeVisible();

  await line.getByRole('link').click();
  await page.getByText('Delete this promotion').click();
  await page.getByRole('button', { name: 'Delete For our newsletter' }).click();
  await expect(page.getByRole('status').getByText('Deleted.', { exact: true })).toBeVisible();
  await expect(line).toHaveCount(0);
  await open(guest, `${tidewater.origin}/checkout/cart`);
  await expect(guest.getByText('For our newsletter')).toHaveCount(0);
});
