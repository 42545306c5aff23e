import { expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { signUp } from '../../test/accounts.ts';
import { aPromotion } from '../../test/promoting-shop.ts';
import { renderInShop } from '../../test/render-in-shop.tsx';
import { sellingShops } from '../../test/selling-shop.ts';
import { aRate, delivers } from '../../test/shipping-shop.ts';
import { CartView } from '../parts/cart/cart-view.tsx';
import { load } from './cart.tsx';

const open = sellingShops();
const toPortland = '?ship_country=US&ship_postal_code=04101';

/** The cart page of a reader without JavaScript, with a book for $18.00 in the cart. */
async function aReader(settings: object = delivers) {
  const shop = await open({ settings });
  await aRate(shop, { days_min: 3, days_max: 7 });
  const { eisbn } = await shop.aBook(5);
  await shop.reader.get('cart/add', { eisbn });
  const api = ((name, input) => shop.reader.call(name, input)) as Call;
  async function page(query = '') {
    const url = new URL(`http://shop.example/checkout/cart${query}`);
    const { data } = await load({ api, params: {}, url });
    if (!data.cart) throw new Error(data.failure);
    const view = (
      <CartView cart={data.cart} loggedIn={data.loggedIn} locationId={null} estimate={data.estimate} />
    );
    const html = renderInShop(view, settings, `/checkout/cart${query}`);
    return { ...data, html, text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
  }
  return { shop, page };
}

const postalCode = (html: string) => /<input[^>]*name="ship_postal_code"[^>]*>/.exec(html)?.[0] ?? '';

test('the cart page asks for country and postal code before it estimates', async () => {
  const { page } = await aReader();
  const { estimate, html } = await page();
  expect(estimate).toMatchObject({ place: { country: 'US', postal_code: '' }, estimate: null });
  expect(html).toMatch(/<form[^>]* action="\/checkout\/cart#shipping-and-tax" method="get"/);
  expect(postalCode(html)).toContain('value=""');
  expect(html).not.toContain('Estimated total');
});

test('it lists each way to deliver with its cost, the tax, and the total with the cheapest', async () => {
  const { page } = await aReader();
  const { html, text, cart } = await page(toPortland);
  expect(text).toMatch(
    /Mail 3–7 business days \$5\.00 Local delivery \$3\.00 Tax \$0\.00 Estimated total with Local delivery \$21\.00/,
  );
  expect(postalCode(html)).toContain('value="04101"');
  expect(cart).toMatchObject({ ship_to: null, provider: '', summary: { shipping: 0, total: 1800 } });
});

test('it says plainly where nothing is delivered, and what is wrong with a postal code', async () => {
  const { page } = await aReader();
  const abroad = await page('?ship_country=CA&ship_postal_code=v1y1a1');
  expect(abroad.text).toContain('Shipping to British Columbia, Canada is unavailable.');
  expect(abroad.text).not.toContain('Estimated total');
  expect(postalCode(abroad.html)).toContain('value="v1y1a1"');
  const wrong = await page('?ship_country=US&ship_postal_code=4');
  expect(postalCode(wrong.html)).toContain('aria-invalid="true"');
  expect(wrong.text).toContain('Please enter a valid postal code.');
});

test('a price that is still to be determined is no part of the total', async () => {
  const { shop, page } = await aReader({ checkout_info: { ship_enabled: true } });
  await aRate(shop, { label: 'Freight', country: 'DE', is_tbd: true });
  const { text } = await page('?ship_country=DE&ship_postal_code=10115');
  expect(text).toMatch(
    /Freight TBD Tax \$0\.00 Estimated total with Freight \$18\.00 This total doesn’t include shipping/,
  );
});

test('free shipping is free in the estimate as well', async () => {
  const { shop, page } = await aReader({ checkout_info: { ship_enabled: true } });
  await aPromotion(shop, { type: 'freeship' });
  expect((await page(toPortland)).text).toMatch(/Mail 3–7 business days Free Tax \$0\.00 .* \$18\.00/);
});

test('the main address of a customer is estimated at once', async () => {
  const { shop, page } = await aReader();
  await signUp(shop.reader);
  const { estimate, text } = await page();
  expect(estimate?.place.postal_code).toMatch(/^\d{5}/);
  expect(text).toContain('Estimated total with Local delivery $21.00');
});

test('a cart that is not delivered to an address has no estimate', async () => {
  const { page } = await aReader({});
  const { estimate, text } = await page(toPortland);
  expect(estimate).toBeNull();
  expect(text).not.toContain('Shipping and tax');
});

test('where the cart is delivered, the order summary is the only total, and shipping is part of it', async () => {
  const { page } = await aReader({
    guest_ship_enabled: true,
    checkout_info: { ship_enabled: true, pickup_enabled: false },
  });
  expect((await page()).text).toMatch(/Order Summary .* Total USD \$18\.00/);
  const { text } = await page(toPortland);
  expect(text).toMatch(/Order Summary .* Shipping \$5\.00 Total USD \$23\.00/);
  expect(text).toMatch(/Mail 3–7 business days \$5\.00/);
  expect(text).not.toContain('Estimated total');
});

test('the order summary says so where delivery is free, once', async () => {
  const { shop, page } = await aReader({
    guest_ship_enabled: true,
    checkout_info: { ship_enabled: true, pickup_enabled: false },
  });
  await aRate(shop, { label: 'Post', country: 'US', base: 0 });
  expect((await page(toPortland)).text).toMatch(/Order Summary .* Shipping Free Total USD \$18\.00/);
  await aPromotion(shop, { type: 'freeship' });
  expect(
    (await page(toPortland)).text.match(/Order Summary .*? Total USD/)?.[0].match(/ Free /g),
  ).toHaveLength(1);
});
