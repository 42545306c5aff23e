import type { Page } from '@playwright/test';
import { call, signUp } from './accounts.ts';
import { books } from './books.ts';
import { anEvening } from './journeys/ticket.ts';
import { lostAnswers, type Press, pressUntilAnswered } from './lose-answers.ts';
import { expect, hydrated, open, test, tidewater } from './shop.ts';

const { quiet } = books;
const { origin } = tidewater;

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('dialog');

interface Line {
  cart_info: { quantity: number };
}
const copies = async (page: Page) => {
  const { cart } = await call<{ cart: { items: Line[] } }>(page, 'cart/get', {});
  return cart.items.map(({ cart_info }) => cart_info.quantity);
};
const lists = async (page: Page) => {
  const { rows } = await call<{ rows: { name: string; can_delete: boolean }[] }>(
    page,
    'titlelist/getLists',
    {},
  );
  return rows.filter((list) => list.can_delete).map(({ name }) => name);
};
interface Registry {
  title: string;
  items: { qty_requested: number }[];
}
const registries = async (page: Page) => {
  const answer = await call<{ registries: Registry[] }>(page, 'giftregistry/getAll', { show_items: 'true' });
  return answer.registries.map(({ items }) => items.map((item) => item.qty_requested));
};

const presses: Record<string, Press> = {
  'a new list': {
    action: 'titlelist/create',
    async fill(page) {
      await open(page, `${origin}/account/lists?edit=new`);
      await main(page).getByLabel('Name').fill('Summer');
    },
    press: (page) => main(page).getByRole('button', { name: 'Save' }).click(),
    count: lists,
    done: ['Summer'],
    typed: 'Summer',
  },
  'a list that is imported': {
    action: 'titlelist/importFile',
    tries: 1,
    async fill(page) {
      await open(page, `${origin}/account/lists/import`);
      await page.getByLabel('ISBNs or titles').fill(quiet.eisbn);
      await page.getByRole('button', { name: 'Look up books' }).click();
      await page.getByLabel('New list').fill('Summer');
    },
    press: (page) => page.getByRole('button', { name: 'Add 1 book to list' }).click(),
    count: lists,
    done: ['Summer'],
    typed: 'Summer',
  },
  'a gift registry with its first title': {
    action: 'giftregistry/addItem',
    async fill(page) {
      await open(page, `${origin}/gift-registry?edit=new&eisbn=${quiet.eisbn}`);
      await page.getByRole('textbox', { name: 'Title' }).fill('Ada and Ben');
      await page.getByLabel('Description').fill('Books for our first shelf.');
    },
    press: (page) => page.getByRole('button', { name: 'Save' }).click(),
    count: registries,
    done: [[1]],
    typed: 'Ada and Ben',
  },
  'a copy more in a gift registry': {
    action: 'giftregistry/addItem',
    async fill(page) {
      const fields = { title: 'Ada and Ben', description: 'Books.', occasion: 'Wedding' };
      await call(page, 'giftregistry/create', { ...fields, visibility: 'link' });
      await open(page, `${origin}/item/${quiet.eisbn}`);
      await page.getByRole('link', { name: 'Add to gift registry' }).click();
    },
    press: (page) => panel(page).getByRole('button', { name: 'Add to Ada and Ben' }).click(),
    count: registries,
    done: [[1]],
  },
  'a book in the cart': {
    action: 'cart/add',
    async fill(page) {
      await call(page, 'cart/add', { eisbn: quiet.eisbn });
      await open(page, `${origin}/item/${quiet.eisbn}`);
    },
    press: (page) =>
      page.getByRole('region', { name: 'New copy' }).getByRole('button', { name: 'Add to cart' }).click(),
    count: copies,
    done: [2],
  },
  'a quote': {
    action: 'checkout/requestQuote',
    async fill(page) {
      await call(page, 'cart/add', { eisbn: quiet.eisbn });
      await open(page, `${origin}/checkout/cart`);
      await main(page).getByRole('link', { name: /quote/i }).click();
      await panel(page).getByRole('textbox').fill('For grade 5.');
    },
    press: (page) => panel(page).getByRole('button', { name: 'Send request' }).click(),
    async count(page) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your request!');
      return copies(page);
    },
    done: [],
    typed: 'For grade 5.',
  },
  'a place at an event': {
    action: 'event/v2/rsvp',
    tries: 1,
    async fill(page) {
      const path = await anEvening();
      const form = main(page).getByRole('link', { name: /^RSVP/ });
      await expect(async () => {
        await page.goto(origin + path);
        await expect(form).toBeVisible({ timeout: 500 });
      }).toPass();
      await hydrated(page);
      await form.click();
      await panel(page).getByLabel('Phone number').fill('(207) 555-0199');
    },
    press: (page) => panel(page).getByRole('button', { name: 'Reserve' }).click(),
    async count(page) {
      await expect(panel(page).getByText('We’ve saved 1 place for you')).toBeVisible();
      return page.getByText('You have 1 place at this event.').count();
    },
    done: 1,
    typed: '(207) 555-0199',
  },
};

for (const [what, press] of Object.entries(presses)) {
  test(`${what} is there once, however often it was pressed before an answer came`, async ({
    page,
    expectError,
  }) => {
    expectError(lostAnswers);
    await signUp(page, tidewater);
    await pressUntilAnswered(page, press);
  });
}
