import { anEmail } from './accounts.ts';
import { books } from './books.ts';
import { expectFocusShows, tabTo } from './by-keyboard.ts';
import { anEditor } from './editor.ts';
import { addToCart, expect, fillPurchase, hydrated, open, reader, test, tidewater } from './shop.ts';

test('a bookseller finds an order and gets it ready by keyboard alone', async ({ page, newReader }) => {
  const guest = await newReader();
  const email = anEmail();
  await addToCart(guest, tidewater, books.quiet.eisbn);
  await open(guest, `${tidewater.origin}/checkout/cart`);
  await guest.getByRole('button', { name: 'Checkout', exact: true }).click();
  await fillPurchase(guest, { ...reader, email });
  await guest.getByRole('button', { name: /^(Finalize Checkout|Complete form & choose payment)$/ }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();

  const bookseller = await anEditor('bookseller');
  await open(page, `${tidewater.origin}/admin`);
  await tabTo(page, 'Email');
  await page.keyboard.type(bookseller.email);
  await tabTo(page, 'Password');
  await page.keyboard.type(bookseller.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await hydrated(page);

  await tabTo(page, 'Orders');
  await expectFocusShows(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await tabTo(page, 'Find an order');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  const number = /\/account\/order\/([^?]+)/.exec(guest.url())?.[1] ?? '';
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${number}`) })).toBeVisible();
  await tabTo(page, number);
  await expectFocusShows(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await tabTo(page, 'Ready for pickup');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('The order is ready for pickup');
});
