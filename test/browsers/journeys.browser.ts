import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { found } from './found.ts';
import { button, field, heading, link, named, Page, text } from './page.ts';
import { type BuiltShop, openBuiltShop } from './shop.ts';
import type { Browser, Tab } from './tab.ts';

const book = { eisbn: '9780385490818', title: "The Handmaid's Tale" };
const pictures = `document.querySelectorAll('main img').length`;

/** As a reader chooses an option: the drivers cannot press what the system draws. */
const chooseSort = (value: string) => `(() => {
  const select = document.querySelector('[name=v]');
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, ${JSON.stringify(value)});
  select.dispatchEvent(new Event('change', { bubbles: true }));
})()`;
const isOff = (label: string) => `document.querySelector('[aria-label="${label}"]').disabled`;

let shop: BuiltShop;
const opening = openBuiltShop();
beforeAll(async () => {
  shop = await opening;
});
afterAll(async () => {
  await (await opening).stop();
});

describe.each(found)('$name', ({ open }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await open();
  });
  afterAll(() => browser.close());

  /** A journey in a window of its own. */
  function journey(title: string, walk: (page: Page) => Promise<void>): void {
    test(title, async () => {
      const tab: Tab = await browser.newTab();
      try {
        await walk(new Page(tab));
      } finally {
        await tab.close();
      }
    });
  }
  const at = (path: string) => shop.origin + path;

  async function addToCart(page: Page): Promise<void> {
    await page.open(at(`/item/${book.eisbn}`));
    await page.click(button('Add to cart'));
    await page.shows(link('Cart, 1 item'));
  }

  async function signUp(page: Page): Promise<void> {
    await page.open(at('/account/signup'));
    await page.type(field('Email'), `${randomUUID()}@example.com`);
    await page.click(button('Continue'));
    await page.type(field('First Name'), 'Ada');
    await page.type(field('Last Name'), 'Marsh');
    await page.type(field('Phone Number'), '2075550199');
    await page.type(field('Street Address'), '12 Exchange Street');
    await page.type(field('City'), 'Portland');
    await page.type(field('State'), 'Maine');
    await page.type(field('ZIP code'), '04101');
    await page.type(field('Password'), 'a lantern in the fog');
    await page.type(field('Confirm Password'), 'a lantern in the fog');
    await page.click(button('Create Account'));
    await page.shows(heading('Account Created'));
  }

  journey('the home page shows its books, and a book opens', async (page) => {
    await page.open(at('/'));
    await page.hasValue(`${pictures} > 20`, true);
    await page.isReady();
    // Nothing moves under the pointer any more.
    await page.hasValue(`document.fonts.status`, 'loaded');
    await page.click(`//main//a[contains(@href, '/item/')][.//img]`);
    await page.hasValue(`location.pathname.startsWith('/item/')`, true);
    await page.shows('//main//h1');
  });

  journey('the search suggests and finds', async (page) => {
    await page.open(at('/'));
    await page.type(named('t'), 'handmaid');
    await page.shows(`//*[@role='option'][contains(., "${book.title}")]`);
    await page.press('Enter');
    await page.isAt('/browse/filter/t/handmaid/k/keyword');
    await page.shows(`//main//a[normalize-space(.)="${book.title}"]`);
  });

  journey('a filter is set, and Back takes it away', async (page) => {
    await page.open(at('/browse'));
    await page.click(
      `//main//a[contains(@href, '/f/Hardcover')][starts-with(normalize-space(.), 'Hardcover')]`,
    );
    await page.isAt('/browse/filter/f/Hardcover');
    await page.shows(link('Remove: Hardcover'));
    await page.back();
    await page.isAt('/browse');
    await page.lacks(link('Remove: Hardcover'));
  });

  journey('the page of a book counts copies', async (page) => {
    await page.open(at(`/item/${book.eisbn}`));
    await page.shows(heading(book.title));
    await page.click(button('One more'));
    await page.hasValue(`document.querySelector('[name=quantity]').value`, '2');
    await page.click(button('Add to cart'));
    await page.shows(link('Cart, 2 items'));
  });

  journey('a line of the cart is removed', async (page) => {
    await addToCart(page);
    await page.click(link('Cart, 1 item'));
    await page.click(button(`Remove ${book.title}`));
    await page.shows(heading('There are no items in your cart.'));
  });

  journey('a guest orders', async (page) => {
    await addToCart(page);
    await page.click(link('Cart, 1 item'));
    await page.click(button('Checkout'));
    await page.type(named('name'), 'Ada Marsh');
    await page.type(named('email'), 'ada@example.com');
    await page.type(named('phone'), '2075550199');
    // The whole card is the target.
    await page.click(`//label[.//input[@name='payment_choice']]`);
    await page.click(button('Finalize Checkout'));
    await page.shows(heading('Thank you for your order!'));
    await page.shows(link(book.title));
    await page.reload();
    await page.isReady();
    await page.shows(heading('Order '));
  });

  journey('a reader signs up, and the address dialog keeps what was typed', async (page) => {
    await signUp(page);
    await page.open(at('/account/addresses'));
    await page.click(link('Add Address'));
    await page.type(`//*[@role='dialog']${field('Full Name')}`, 'Grace Marsh');
    await page.click(`//*[@role='dialog']${button('Save')}`);
    await page.shows(text('Street Address is required.'));
    await page.hasValue(`document.querySelector('[role=dialog] [name=name]').value`, 'Grace Marsh');
    await page.press('Escape');
    await page.lacks(`//*[@role='dialog']`);
    await page.hasValue(`document.activeElement.textContent.trim()`, 'Add Address');
  });

  journey('Back to a page that was left before its scripts came shows all of it', async (page) => {
    await page.open(at('/'));
    const before = await page.evaluate<number>(pictures);
    await page.open(at('/about'));
    const letGo = shop.holdScripts();
    try {
      await page.begin(at('/'));
      await page.isAt('/');
      await page.hasValue(pictures, before);
      await page.click(`//main//a[contains(@href, '/item/')][.//img]`);
      await page.hasValue(`location.pathname.startsWith('/item/')`, true);
      await page.shows('//main//h1');
    } finally {
      letGo();
    }
    await page.back();
    await page.isAt('/');
    await page.isReady();
    await page.hasValue(pictures, before);
    await page.click(`//main//a[contains(@href, '/item/')][.//img]`);
    await page.hasValue(`location.pathname.startsWith('/item/')`, true);
    await page.shows('//main//h1');
  });

  journey('Back within the shop finds the place that was left', async (page) => {
    await page.open(at('/browse'));
    await page.evaluate('window.scrollTo(0, 1200)');
    await page.hasValue('Math.round(window.scrollY) > 1000', true);
    await page.click(`(//main//h2//a[contains(@href, '/item/')])[12]`);
    await page.hasValue(`location.pathname.startsWith('/item/')`, true);
    await page.shows('//main//h1');
    await page.back();
    await page.isAt('/browse');
    await page.hasValue('window.scrollY > 500', true);
  });

  journey('a page that is loaded again keeps the cart, and its sort tells the truth', async (page) => {
    await addToCart(page);
    await page.open(at('/browse/filter/v/title'));
    await page.reload();
    await page.isReady();
    await page.shows(link('Cart, 1 item'));
    await page.hasValue(`document.querySelector('[name=v]').value`, 'title');
  });

  journey(
    'a form that is loaded again says what the page shows, not what was chosen before',
    async (page) => {
      await page.open(at('/browse'));
      const firstBook = `document.querySelector('main h2 a').textContent`;
      const unsorted = await page.evaluate<string>(firstBook);
      await page.evaluate(chooseSort('title'));
      await page.isAt('/browse/filter/v/title');
      // The address changes a moment before the books do.
      await page.hasValue(`${firstBook} !== ${JSON.stringify(unsorted)}`, true);
      await page.click(`(//main//h2//a[contains(@href, '/item/')])[1]`);
      await page.hasValue(`location.pathname.startsWith('/item/')`, true);
      await page.back();
      await page.isAt('/browse/filter/v/title');
      await page.back();
      await page.isAt('/browse');
      await page.reload();
      await page.isReady();
      await page.hasValue(`document.querySelector('[name=v]').value`, '');

      await page.open(at(`/item/${book.eisbn}`));
      await page.hasValue(isOff('One fewer'), true);
      await page.click(button('One more'));
      await page.hasValue(isOff('One fewer'), false);
      await page.reload();
      await page.isReady();
      await page.hasValue(`document.querySelector('[name=quantity]').value`, '1');
      await page.hasValue(isOff('One fewer'), true);
    },
  );
});
