import type { Page } from '@playwright/test';
import { lakeshoreCards, tidewaterCards } from '../../demo/gift-cards.ts';
import { signUp } from './accounts.ts';
import { books } from './books.ts';
import {
  addToCart,
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  expectReadable,
  fillPurchase,
  lakeshore,
  open,
  reader,
  taken,
  test,
  tidewater,
  toast,
} from './shop.ts';
import { inShop } from './stock.ts';

/** The cards that each demo shop has issued: with money on it, with a PIN, and empty. */
const cardsOf = {
  [tidewater.name]: tidewaterCards.map(({ number }) => number),
  [lakeshore.name]: lakeshoreCards.map(({ number }) => number),
};
const pin = '1986';

/** Puts 50.00 on a card, so that a story can be told again. */
const load = (number = '') =>
  inShop((q) =>
    q.query(
      `insert into gift_card_entry (gift_card_id, kind, amount, changed_by)
       select id, 'issued', 5000, 'story' from gift_card where last_four = $1`,
      [number.slice(-4)],
    ),
  );

const box = (page: Page) => page.locator('#gift-cards');
const numberField = (page: Page) => box(page).getByRole('textbox', { name: 'Card number' });
const add = (page: Page) => box(page).getByRole('button', { name: 'Add' });

async function toCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
  await box(page).getByText('Redeem Gift Cards').click();
}

for (const shop of eitherShop) {
  test(`gift cards at ${shop.name} pay a part, or the whole, of an order (PAY-001, PAY-010, GIFTCARD-030..035)`, async ({
    page,
  }) => {
    const [full, withPin, empty] = cardsOf[shop.name] as [string, string, string];
    await load(full);
    await addToCart(page, shop, books.quiet.eisbn);
    await open(page, `${shop.origin}/checkout/cart`);
    await toCheckout(page);

    await expect(add(page)).toBeDisabled();
    await numberField(page).fill('ABCD');
    await expect(add(page)).toBeDisabled();
    await numberField(page).fill('ABCDE');
    await add(page).click();
    await expect(numberField(page)).toHaveAccessibleDescription(
      'We don’t know this gift card. Please check its number and PIN.',
    );
    await expect(numberField(page)).toBeFocused();
    await expectReadable(page);
    await numberField(page).fill(empty);
    await add(page).click();
    await expect(numberField(page)).toHaveAccessibleDescription('This card has a balance of $0');
    await expect(numberField(page)).toHaveValue('');

    await numberField(page).fill(withPin.toLowerCase());
    await add(page).click();
    const pinField = box(page).getByRole('textbox', { name: 'PIN' });
    await expect(pinField).toHaveAccessibleDescription('Please enter the PIN of this card.');
    await pinField.fill(pin);
    await add(page).click();
    const second = `•••• ${withPin.slice(-4)}`;
    await expect(box(page).getByText(`Gift card ${second}`, { exact: true }).first()).toBeFocused();
    const amount = box(page).getByRole('textbox', { name: `Amount to use Gift card ${second}` });
    await amount.fill('ten');
    await amount.press('Enter');
    await expect(amount).toHaveAccessibleDescription('Amount required.');
    await amount.fill('$2.5');
    await amount.press('Enter');
    await expect(amount).toHaveValue('2.50');
    await expect(page.locator('dt:has-text("Gift cards") + dd').last()).toHaveText('−$2.50');
    await expectAccessible(page);
    await expectFits(page);

    await numberField(page).fill(full);
    await add(page).click();
    await expect(box(page).getByText('Your gift cards cover the whole order.')).toBeVisible();
    await expect(page.getByRole('radio', { name: "Continue (it's free!)" })).toBeChecked();
    // PAY-009
    await expect(page.getByRole('radio', { name: /^Pay in store/ })).toBeDisabled();
    await expect(page.getByText('$0.00').last()).toBeVisible();
    await box(page)
      .getByRole('button', { name: `Remove gift card ${second}` })
      .click();
    await expect(toast(page, `Gift card ${second} removed.`)).toBeVisible();
    await page.getByLabel('Name').fill(reader.name);
    await page.getByLabel('Email', { exact: true }).first().fill(reader.email);
    await page.getByLabel('Phone', { exact: true }).first().fill(reader.phone);
    await page.getByRole('button', { name: 'Finalize Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Gift cards', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

/** The form for the emailed card of a shop. */
const emailedCard = '9990000000029';
const choose = (page: Page, title: string) =>
  page.getByRole('link', { name: `Choose amount: ${title}`, exact: true });

for (const shop of eitherShop) {
  test(`a customer of ${shop.name} whose gift card pays everything has nothing left to choose (PAY-010)`, async ({
    page,
  }) => {
    const [full] = cardsOf[shop.name] as [string];
    await load(full);
    await signUp(page, shop);
    await addToCart(page, shop, books.quiet.eisbn);
    await open(page, `${shop.origin}/checkout/cart`);
    await toCheckout(page);
    await expect(page.getByText('Still needed: payment.')).toBeVisible();
    await numberField(page).fill(full);
    await add(page).click();
    await expect(page.getByRole('radio', { name: "Continue (it's free!)" })).toBeChecked();
    await expect(page.getByText('Still needed: payment.')).toBeHidden();
    await expect(page.getByText('Choose payment type first')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Finalize Checkout' })).toBeVisible();
  });

  test(`a gift card of ${shop.name} is chosen in a dialog (GIFTCARD-002..017)`, async ({ page }) => {
    await open(page, `${shop.origin}/gift-cards`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Gift cards can be loaded with any amount between $10 - 500',
    );
    await expectReadable(page);
    await expectFits(page);
    await taken(choose(page, 'Emailed gift card'));
    await choose(page, 'Emailed gift card').click();
    const dialog = page.getByRole('dialog', { name: 'Emailed gift card' });
    const field = (name: string) => dialog.getByRole('textbox', { name });
    const put = dialog.getByRole('button', { name: 'Add to cart' });
    await field('Amount').fill('5');
    await put.click();
    await expect(field('Amount')).toHaveAccessibleDescription(
      /Gift cards can be loaded with any amount between \$10 - 500$/,
    );
    await expect(field('Amount')).toBeFocused();
    await expect(field('To Email')).toHaveAccessibleDescription('To Email is required.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '$25.00' }).click();
    await expect(field('Amount')).toHaveValue('25');
    await field('To Email').fill('jo');
    await put.click();
    await expect(field('To Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await field('To Email').fill('jo@example.com');
    await expect(field('From')).toBeHidden();
    await dialog.getByRole('checkbox', { name: 'Personalize' }).check();
    await field('To (optional)').fill('Jo');
    await field('From (optional)').fill('Ada');
    await field('Message (optional)').fill('For the long evenings.');
    await expect(dialog.getByText('22 / 100')).toBeVisible();
    await put.click();
    await expect(dialog.getByRole('status')).toHaveText('Added to cart');
    await expect(dialog.getByText('Emailed gift card of $25.00 is in your cart.')).toBeVisible();
    // GIFTCARD-006, GIFTCARD-007
    await expect(dialog.getByRole('button', { name: 'Keep shopping' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add more gift cards' }).click();
    await expect(field('Amount')).toHaveValue('');
    await field('Amount').fill('40');
    await field('To Email').fill('bo@example.com');
    await put.click();
    await dialog.getByRole('link', { name: 'Go to Cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(page.getByText('Subtotal (2 items)')).toBeVisible();
    await expect(page.locator('dt:has-text("Subtotal") + dd').last()).toHaveText('$65.00');
    await expectAccessible(page);
    await expectFits(page);

    const first = page.getByRole('row').filter({ hasText: 'jo@example.com' });
    await expect(first.getByText('For the long evenings.')).toBeVisible();
    await first.getByRole('link', { name: 'Edit Emailed gift card' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Emailed gift card' });
    await expect(edit.getByRole('textbox', { name: 'From (optional)' })).toHaveValue('Ada');
    await edit.getByRole('textbox', { name: 'Amount' }).fill('30');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(first.getByText('$30.00').first()).toBeVisible();
    await first.getByRole('button', { name: 'Remove Emailed gift card' }).click();
    await expect(first).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(first.getByText('For the long evenings.')).toBeVisible();
    await expect(page.locator('dt:has-text("Subtotal") + dd').last()).toHaveText('$70.00');
  });

  test(`an emailed gift card of ${shop.name} is ordered by a guest and reaches its recipient (CHECKOUT-022, CHECKOUT-054)`, async ({
    page,
  }) => {
    const [full] = cardsOf[shop.name] as [string];
    await load(full);
    const to = `jo.${shop.code.toLowerCase()}.${Date.now()}@example.com`;
    await open(page, `${shop.origin}/gift-cards`);
    await taken(choose(page, 'Emailed gift card'));
    await choose(page, 'Emailed gift card').click();
    const dialog = page.getByRole('dialog', { name: 'Emailed gift card' });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('20');
    await dialog.getByRole('textbox', { name: 'To Email' }).fill(to);
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
    await dialog.getByRole('link', { name: 'Go to Cart' }).click();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Email' })).toBeVisible();
    await expect(page.getByText('No shipping address is needed.')).toBeVisible();
    await expect(page.getByText(to).last()).toBeVisible();
    await expectReadable(page);
    await box(page).getByText('Redeem Gift Cards').click();
    await numberField(page).fill(full);
    await add(page).click();
    await expect(box(page).getByText('Your gift cards cover the whole order.')).toBeVisible();
    await page.getByLabel('Name').fill(reader.name);
    await page.getByLabel('Email', { exact: true }).first().fill(reader.email);
    await page.getByLabel('Phone', { exact: true }).first().fill(reader.phone);
    await page.getByRole('button', { name: 'Finalize Checkout' }).click();
    await expect(page.getByText('won’t contain a gift card code')).toBeVisible();
    await expect(page.getByText(to)).toBeVisible();
    await expectAccessible(page);
    const outbox = page.getByRole('listitem').filter({ hasText: to });
    await expect(async () => {
      await page.goto(`${shop.origin}/dev/outbox`);
      await expect(outbox).toHaveCount(1, { timeout: 1000 });
    }).toPass({ timeout: 90_000 });
    await outbox.getByRole('link', { name: 'as text' }).click();
    await expect(page.getByText(/Amount\s+\$20\.00/)).toBeVisible();
    await expect(page.getByText('Gift cards never expire.')).toBeVisible();
  });

  test(`the balance of a gift card of ${shop.name} (GIFTCARD-020..028)`, async ({ page }) => {
    await open(page, `${shop.origin}/gift-cards`);
    const typed = page.getByRole('textbox', { name: 'Card number' });
    const check = page.getByRole('button', { name: 'Check Balance' });
    await taken(check);
    await typed.fill('nonsense');
    await check.click();
    const failure = page.getByRole('dialog', { name: 'There was an error' });
    await expect(failure.getByText('We don’t know this gift card.')).toBeVisible();
    await failure.getByRole('button', { name: 'OK' }).click();
    await typed.fill((cardsOf[shop.name]?.[2] ?? '').replace(/.{4}/g, '$& '));
    await check.click();
    const answer = page.getByRole('dialog', { name: 'Your balance is $0.00' });
    await expect(answer.getByText('Gift cards never expire.')).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a gift card is chosen on a page, and the balance of one is another page', async ({
    page,
    expectError,
  }) => {
    expectError(/400/);
    await page.goto(`${tidewater.origin}/gift-cards`);
    await choose(page, 'Emailed gift card').click();
    await expect(page).toHaveURL(new RegExp(`card=${emailedCard}$`));
    await page.getByRole('textbox', { name: 'Amount' }).fill('25');
    await page.getByRole('textbox', { name: 'Message' }).fill('For the long evenings.');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('To Email is required.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('For the long evenings.');
    await page.getByRole('textbox', { name: 'To Email' }).fill('jo@example.com');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText(/Emailed gift card priced at \$25.00/)).toBeVisible();
    await page.goto(`${tidewater.origin}/gift-cards`);
    await page.getByRole('textbox', { name: 'Card number' }).fill(cardsOf[tidewater.name]?.[2] ?? '');
    await page.getByRole('button', { name: 'Check Balance' }).click();
    await expect(page.getByText('Your balance is $0.00')).toBeVisible();
  });

  test('a gift card is refused, pays, is changed, and pays what is left at the counter', async ({
    page,
    expectError,
  }) => {
    // What is refused comes back as a bad request.
    expectError(/400/);
    const [full] = cardsOf[tidewater.name] as [string];
    await load(full);
    await page.goto(`${tidewater.origin}/item/${books.quiet.eisbn}`);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await toCheckout(page);
    await numberField(page).fill('ABCDE');
    await add(page).click();
    await expect(page.getByText('We don’t know this gift card.')).toBeVisible();
    await expect(numberField(page)).toHaveValue('ABCDE');
    await numberField(page).fill(full);
    await add(page).click();
    await expect(page.getByText('Your gift cards cover the whole order.')).toBeVisible();
    const amount = box(page).getByRole('textbox', { name: /^Amount to use/ });
    await amount.fill('3');
    await box(page)
      .getByRole('button', { name: /^Update/ })
      .click();
    await expect(amount).toHaveValue('3.00');
    await fillPurchase(page);
    await page.getByRole('button', { name: 'Finalize Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
    await expect(page.getByText('−$3.00')).toBeVisible();
    await expect(page.getByText(/^Total Owing/i)).toBeVisible();
  });
});
