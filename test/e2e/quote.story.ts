import { openMail, signUp } from './accounts.ts';
import { books } from './books.ts';
import { handsell } from './handsell.ts';
import {
  expect,
  expectAccessible,
  expectFits,
  fillPurchase,
  hydrated,
  lakeshore,
  open,
  test,
} from './shop.ts';

test('a quote is answered, and whoever has its link orders it once at its prices', async ({
  page,
  newReader,
}) => {
  await signUp(page, lakeshore);
  await open(page, `${lakeshore.origin}/item/${books.quiet.eisbn}`);
  const copy = page.getByRole('region', { name: 'New copy' });
  await copy.getByRole('button', { name: 'Add to cart' }).click();
  await expect(copy.getByText('1 in cart')).toBeVisible();
  await open(page, `${lakeshore.origin}/checkout/cart`);
  await page.getByRole('link', { name: 'Request a quote' }).click();
  const asking = page.getByRole('dialog', { name: 'Request a quote' });
  await asking.getByLabel('Message').fill('For our reading week in May.');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your request!' })).toBeVisible();
  const number = /\/account\/order\/(\d+)/.exec(page.url())?.[1] ?? '';

  const answer = ['quote', 'answer', number, '--price', '1=5.00', '--until', '2999-12-31'];
  expect(await handsell([...answer, '--note', 'We are glad to help.'])).toContain(`Quote ${number} comes to`);
  const way = page.getByRole('link', { name: 'See your quote' });
  await expect(async () => {
    await openMail(
      page,
      lakeshore,
      page.getByRole('link', { name: new RegExp(`^Your quote ${number} from `) }),
    );
    await expect(way).toBeVisible({ timeout: 1000 });
  }).toPass();
  const link = (await way.getAttribute('href')) ?? '';

  const guest = await newReader();
  await guest.goto(link);
  await hydrated(guest);
  await expect(guest.getByRole('heading', { level: 1, name: `Quote ${number}` })).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Our quote' })).toBeVisible();
  await expect(guest.getByText('We are glad to help.')).toBeVisible();
  await expectFits(guest);
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Order at these prices' }).click();
  await expect(guest.getByText(`Your cart has the prices of quote ${number}.`)).toBeVisible();
  await expectFits(guest);
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Checkout' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
  await fillPurchase(guest);
  await guest.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
  await expect(guest.getByText('$5.00').first()).toBeVisible();

  await page.goto(`${lakeshore.origin}/account/order/${number}`);
  await expect(page.getByText('You’ve ordered this quote.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Order at these prices' })).toHaveCount(0);

  // Next year they ask again.
  await hydrated(page);
  await page.getByRole('link', { name: 'Use these books again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order again: Quote ${number}` })).toBeVisible();
  await page.getByLabel(`Copies of ${books.quiet.title}`).fill('2');
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to cart and request a quote' }).click();
  await expect(page).toHaveURL(/\/checkout\/cart\/quote$/);
  await expect(page.getByLabel('Message')).toBeVisible();
  await open(page, `${lakeshore.origin}/checkout/cart`);
  await expect(page.getByLabel(`Quantity of ${books.quiet.title}`)).toHaveValue('2');
});
