import type { Page } from '@playwright/test';
import { tidewaterCards } from '../../demo/gift-cards.ts';
import { anEmail, call, password, signUp } from './accounts.ts';
import { books } from './books.ts';
import { lostAnswers, type Press, pressUntilAnswered } from './lose-answers.ts';
import { expect, open, taken, test, tidewater } from './shop.ts';
import { inShop } from './stock.ts';

const { quiet } = books;
const { origin } = tidewater;
const next = 'a kettle on the stove';

const main = (page: Page) => page.getByRole('main');

const countRows = (sql: string, value: string) => inShop(async (q) => (await q.query(sql, [value])).length);

interface Form extends Press {
  /** It needs no login. */
  guest?: boolean;
}

const question = (page: Page) => page.getByRole('form', { name: 'Ask us anything' });
const cards = (page: Page) => page.locator('#gift-cards');

function forms(): Record<string, Form> {
  // Each its own: mails are counted by who gets them.
  const [asker, guest, linked] = [anEmail(), anEmail(), anEmail()];
  return {
    'a form of a page': {
      action: 'custom_form/submit',
      guest: true,
      async fill(page) {
        await open(page, `${origin}/contact`);
        await taken(question(page));
        await question(page).getByLabel('Your name').fill('Ada Marsh');
        await question(page).getByLabel('Email').fill('ada@example.com');
        await question(page).getByLabel('Your question').fill(asker);
      },
      press: (page) => question(page).getByRole('button', { name: 'Send' }).click(),
      async count(page) {
        await expect(question(page).getByText('Form sent successfully.')).toBeVisible();
        return countRows('select 1 from custom_form_submission where answers::text like $1', `%${asker}%`);
      },
      done: 1,
      typed: asker,
    },
    'an alert of a guest': {
      action: 'alert/create',
      tries: 1,
      guest: true,
      async fill(page) {
        await open(page, `${origin}/alerts/new/${books.inSeries.eisbn}`);
        await main(page).getByLabel('Email address').fill(guest);
      },
      press: (page) => main(page).getByRole('button', { name: 'Email me' }).click(),
      async count(page) {
        await expect(page.getByText('Please follow the link in the email')).toBeVisible();
        return countRows('select 1 from mail where recipient = $1', guest);
      },
      done: 1,
      typed: guest,
    },
    'a gift card': {
      action: 'checkout/addGiftCard',
      tries: 1,
      async fill(page) {
        await call(page, 'cart/add', { eisbn: quiet.eisbn });
        await open(page, `${origin}/checkout/cart`);
        await page.getByRole('button', { name: 'Checkout' }).click();
        await cards(page).getByText('Redeem Gift Cards').click();
        await cards(page)
          .getByRole('textbox', { name: 'Card number' })
          .fill(tidewaterCards[0]?.number ?? '');
      },
      press: (page) => cards(page).getByRole('button', { name: 'Add' }).click(),
      async count(page) {
        await expect(page.getByText(/^Gift card .* pays/).first()).toBeVisible();
        const { cart } = await call<{ cart: { gift_cards: unknown[] } }>(page, 'cart/get', {});
        return cart.gift_cards.length;
      },
      done: 1,
      typed: tidewaterCards[0]?.number ?? '',
    },
    'a promo code': {
      action: 'checkout/addPromocode',
      async fill(page) {
        await call(page, 'cart/add', { eisbn: quiet.eisbn });
        await open(page, `${origin}/checkout/cart`);
        await page.getByText('Have a promo code?').click();
        await main(page).getByRole('textbox', { name: 'Promo code' }).fill('nonsense');
      },
      press: (page) => main(page).getByRole('textbox', { name: 'Promo code' }).press('Enter'),
      async count(page) {
        await expect(main(page).getByText('We don’t know the promo code NONSENSE.')).toBeVisible();
        return 1;
      },
      done: 1,
      typed: 'nonsense',
    },
    'a new password': {
      action: 'account/modify',
      async fill(page) {
        await open(page, `${origin}/account/details`);
        const part = main(page).getByRole('region', { name: 'Change Password' });
        await part.getByLabel('Current Password').fill(password);
        await part.getByLabel('New Password', { exact: true }).fill(next);
        await part.getByLabel('Confirm Password').fill(next);
      },
      press: (page) =>
        main(page)
          .getByRole('region', { name: 'Change Password' })
          .getByRole('button', { name: 'Change Password' })
          .click(),
      async count(page) {
        await expect(page.getByText('Password updated.').first()).toBeVisible();
        return 1;
      },
      done: 1,
      typed: next,
    },
    'a request for a linked account': {
      action: 'account/linkToRequest',
      async fill(page) {
        await open(page, `${origin}/account/details`);
        await main(page)
          .getByLabel(/^This account is for an institution/)
          .check();
        await main(page).getByLabel('Institution Name').fill('Harbor School');
        await page.getByRole('region', { name: 'Profile' }).getByLabel('Current Password').fill(password);
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByRole('link', { name: 'Your account: Harbor School' })).toBeVisible();
        await open(page, `${origin}/account/link`);
        await main(page).getByLabel('Email', { exact: true }).fill(linked);
      },
      press: (page) => main(page).getByRole('button', { name: 'Send request' }).click(),
      async count(page) {
        await expect(page.getByText('Pending')).toBeVisible();
        return countRows('select 1 from mail where recipient = $1', linked);
      },
      done: 1,
      typed: linked,
    },
  };
}

for (const [what, { guest = false, ...form }] of Object.entries(forms())) {
  test(`${what} is done once, and said so, however often its answer was lost`, async ({
    page,
    expectError,
  }) => {
    expectError(lostAnswers);
    if (!guest) await signUp(page, tidewater);
    await pressUntilAnswered(page, form);
  });
}
