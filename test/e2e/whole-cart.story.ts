import type { Page } from '@playwright/test';
import { logIn, mailTo, signUp } from './accounts.ts';
import { books } from './books.ts';
import { type DemoShop, eitherShop, expect, expectAccessible, expectFits, open, test } from './shop.ts';

const { quiet, alsoQuiet } = books;
const unknown = '9780000000002';

const fileOf = (content: string, name = 'Class set.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});
const list = `School order\n\nISBN,Title,Qty\n${quiet.eisbn},Atwood,3\n${alsoQuiet.eisbn},Bulgakov,2\n${unknown},?,1\n`;

/** The mail is in the outbox, with these words in its text. */
async function expectMail(page: Page, shop: DemoShop, email: string, words: RegExp): Promise<void> {
  const outbox = await page.context().newPage();
  await expect(async () => {
    await outbox.goto(`${shop.origin}/dev/outbox`);
    await mailTo(outbox, email).click({ timeout: 1000 });
  }).toPass();
  await expect(outbox.locator('body')).toContainText(words);
  await outbox.close();
}

for (const shop of eitherShop) {
  test(`a teacher imports, mails and asks a quote for a cart at ${shop.name} (CART-002, CART-036, CART-037, CART-041, CART-053, CART-054, IMPORT-001, IMPORT-002, IMPORT-007)`, async ({
    page,
  }) => {
    const email = await signUp(page, shop);
    await open(page, `${shop.origin}/checkout/cart`);
    await page.getByRole('link', { name: 'Import file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a file' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Preview file' }).click();
    await expect(dialog.getByText('Please choose a file.')).toBeVisible();
    await expect(dialog.getByLabel('A file', { exact: true })).toBeFocused();
    await dialog.getByLabel('A file', { exact: true }).evaluate((input: HTMLInputElement) => {
      const large = new DataTransfer();
      large.items.add(new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'large.csv'));
      input.files = large.files;
    });
    await dialog.getByRole('button', { name: 'Preview file' }).click();
    // Outside of the dialog, so by role it is not there.
    const toasts = page.locator('[role=alert], [role=status]');
    await expect(toasts.getByText('File is too large. (Max size is 50MB)').first()).toBeVisible();

    await dialog.getByLabel('A file', { exact: true }).setInputFiles(fileOf(`isbn\n${quiet.eisbn}\n`));
    await dialog.getByRole('button', { name: 'Preview file' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Import failed');
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Import another file' }).click();

    await dialog.getByLabel('A file', { exact: true }).setInputFiles(fileOf(list));
    await dialog.getByRole('button', { name: 'Preview file' }).click();
    await expect(dialog.getByText('We can add 2 of the 3 titles in this file.')).toBeVisible();
    await expect(dialog.getByRole('table', { name: 'Ready to add' }).getByRole('row')).toHaveCount(3);
    await expect(dialog.getByRole('table', { name: 'We can’t add these' })).toContainText(
      'We don’t know this ISBN.',
    );
    await expectAccessible(page);
    await expectFits(page, [390]);
    await dialog.getByRole('button', { name: 'Add 5 copies to cart' }).click();
    await expect(dialog.getByText('We added 5 copies to your cart.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Back to cart' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('table', { name: 'Items in your cart' }).getByRole('row')).toHaveCount(3);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Email cart' }).click();
    const mailing = page.getByRole('dialog', { name: 'Email your cart' });
    await mailing.getByLabel('Email address').fill('principal');
    await mailing.getByRole('button', { name: 'Send' }).click();
    await expect(mailing.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(mailing.getByLabel('Email address')).toBeFocused();
    await expectAccessible(page);
    const principal = email.replace('@', '-principal@');
    await mailing.getByLabel('Email address').fill(principal);
    await mailing.getByRole('button', { name: 'Send' }).click();
    await expect(mailing.getByText(`We’re sending your cart to ${principal}.`)).toBeVisible();
    await expectAccessible(page);
    await mailing.getByRole('button', { name: 'Close' }).click();
    await expectMail(page, shop, principal, /Books from a cart at/);

    await page.getByRole('link', { name: 'Request a quote' }).click();
    const asking = page.getByRole('dialog', { name: 'Request a quote' });
    await asking.getByRole('button', { name: 'Send request' }).click();
    await expect(asking.getByText('Please enter a message.')).toBeVisible();
    await expectAccessible(page);
    await asking.getByLabel('Message').fill('For our reading week in May.');
    await asking.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your request!' })).toBeVisible();
    await expect(page).toHaveURL(/\/account\/order\/\d+/);
    await expect(page.getByText('We’ll review your request and be in touch.')).toBeVisible();
    await expect(page.getByText('For our reading week in May.')).toBeVisible();
    await expectAccessible(page);
    await open(page, `${shop.origin}/checkout/cart`);
    await expect(page.getByText('There are no items in your cart.')).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const shop of eitherShop) {
    test(`the same pages are forms at ${shop.name}`, async ({ page, newReader, expectError }) => {
      // A form with a mistake in it comes back as a bad request.
      expectError(/400/);
      await page.goto(`${shop.origin}/checkout/cart/import`);
      await expect(page).toHaveURL(/\/account\/login\?back=/);
      const elsewhere = await newReader({ javaScriptEnabled: true });
      const email = await signUp(elsewhere, shop);
      await logIn(page, email);
      await expect(page.getByRole('heading', { level: 1, name: 'Import a file' })).toBeVisible();
      await page.getByLabel('A file', { exact: true }).setInputFiles(fileOf('isbn\n', 'order.docx'));
      await page.getByRole('button', { name: 'Preview file' }).click();
      await expect(page.getByText(/^Please choose one of these types of file/)).toBeVisible();
      await page.getByLabel('A file', { exact: true }).setInputFiles(fileOf(list));
      await page.getByRole('button', { name: 'Preview file' }).click();
      await expect(page.getByText('We can add 2 of the 3 titles in this file.')).toBeVisible();
      await expectFits(page);
      await page.getByRole('button', { name: 'Add 5 copies to cart' }).click();
      await expect(page.getByText('We added 5 copies to your cart.')).toBeVisible();
      await page.reload();
      await page.getByRole('link', { name: 'Back to cart' }).first().click();
      await expect(page.getByRole('table', { name: 'Items in your cart' }).getByRole('row')).toHaveCount(3);
      await expect(page.getByLabel(`Quantity of ${quiet.title}`)).toHaveValue('3');

      await page.getByRole('link', { name: 'Email cart' }).click();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('We’re sending your cart by email.')).toBeVisible();
      await page.getByRole('link', { name: 'Back to cart' }).click();

      await page.getByRole('link', { name: 'Request a quote' }).click();
      await page.getByLabel('Message').fill('For our library.');
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByRole('heading', { name: 'Thank you for your request!' })).toBeVisible();
    });
  }
});
