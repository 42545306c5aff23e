import { expect, test } from 'vitest';
import type { Cart } from '../../../contract/cart.ts';
import type { ShipTo } from '../../../contract/ship-to.ts';
import type { ShippingProvider } from '../../../contract/shipping.ts';
import type { User } from '../../../contract/user.ts';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { placeKey } from './change-shipping.ts';
import type { Shipping } from './load-shipping.ts';
import { missingIn } from './missing-in.ts';
import { OptionSection } from './option-section.tsx';
import { ShipToSection } from './ship-to-section.tsx';

const exchangeStreet = {
  street_address: '12 Exchange Street',
  street_address_2: '',
  city: 'Portland',
  province: 'ME',
  country: 'US',
  postal_code: '04101',
};
const to: ShipTo = {
  ...exchangeStreet,
  address_id: 0,
  name: 'Ada Marsh',
  company_name: '',
  phone_number: '',
};
const customer = {
  ...exchangeStreet,
  first_name: 'Ada',
  last_name: 'Marsh',
  company: '',
  is_owner: true,
  addresses: [{ ...to, address_id: 7, name: 'Harbor School' }],
} as unknown as User;

const option = (more: Partial<ShippingProvider>): ShippingProvider => ({
  provider: 'Mail',
  delivery_preference: 'ship',
  label: 'Mail',
  cost: 500,
  available: true,
  delivery_min: 3,
  delivery_max: 7,
  conflicting_eisbns: [],
  ...more,
});
const local = option({ provider: 'local', delivery_preference: 'local_delivery', label: 'Local delivery' });

const calendar = cartItemOf({ title: { title: 'Tide Calendar' } });

/** Both sections as the server draws them; `words` without the markup. */
function draw(shipping: Partial<Shipping> = {}, cart: Partial<Cart> = {}) {
  const ours = cartOf([calendar], { delivery_preference: 'ship', ship_to: to, provider: 'Mail', ...cart });
  const all: Shipping = {
    type: 'ship',
    user: customer,
    options: [option({})],
    batches: [],
    problem: '',
    countries: [{ code: 'US', name: 'United States' }],
    provinces: { US: [{ code: 'ME', name: 'Maine' }] },
    ...shipping,
  };
  const choice = {
    busy: false,
    started: 0,
    place: placeKey(ours.ship_to),
    way: 'ship Mail',
    multiship: 'all' as const,
    problem: all.problem,
    change: async () => undefined,
    settle: async () => true,
  };
  const html = renderInShop(
    <>
      <ShipToSection cart={ours} shipping={all} choice={choice} refused={undefined} />
      <OptionSection cart={ours} shipping={all} choice={choice} />
    </>,
  );
  return {
    html,
    words: html
      .replaceAll('&amp;', '&')
      .replace(/<[^>]+>/g, '|')
      .replace(/(\|\s*)+/g, '|'),
  };
}

test('a customer sees the billing address with the way to change it, beside the addresses to choose from (CHECKOUT-005, SHIPPING-006, SHIPPING-007, SHIPPING-026)', () => {
  const { html, words } = draw();
  expect(words).toMatch(
    /^\|Shipping\|Billing address\|?: \|?12 Exchange Street, .*Portland.*\|Edit Account\|/,
  );
  expect(html).toContain('<a href="/account/details">Edit Account</a>');
  expect(html).toMatch(/<legend[^>]*>Shipping Label/);
  const choices = [...html.matchAll(/<input[^>]*name="address_id"[^>]*>/g)].map(([radio]) => [
    /value="(\d+)"/.exec(radio)?.[1],
    radio.includes('checked=""'),
  ]);
  expect(choices).toEqual([
    ['0', true],
    ['7', false],
  ]);
  expect(words).toContain('|Use a different address|');
});

test('a new address is saved with Save & Continue (SHIPPING-009)', () => {
  const { html, words } = draw({ user: null }, { ship_to: null });
  expect(html).toContain('name="street_address"');
  expect(words).toContain('|Save & Continue|');
});

test('each option shows its name, cost and days, and which is chosen (SHIPPING-012, SHIPPING-013)', () => {
  const abroad = option({ provider: 'Sea', label: 'Sea mail', cost: null, delivery_min: 0, delivery_max: 0 });
  const { html, words } = draw({ options: [option({}), abroad] });
  expect(words).toContain('|Select a Shipping Option|');
  expect(words).toMatch(/\|Mail\|(?:[^|]*\|)*?\$5\.00\|/);
  expect(words).toContain('|3–7 business days|');
  expect(words).toMatch(/\|Sea mail\|(?:[^|]*\|)*?TBD\|/);
  const chosen = [...html.matchAll(/<input[^>]*name="way"[^>]*>/g)].filter(([radio]) =>
    radio.includes('checked=""'),
  );
  expect(chosen.map(([radio]) => /value="([^"]+)"/.exec(radio)?.[1])).toEqual(['ship Mail']);
});

test('an option that some titles cannot take is closed, and names them (SHIPPING-014)', () => {
  const media = option({
    provider: 'Media',
    label: 'Media Mail',
    available: false,
    conflicting_eisbns: [calendar.title_info.eisbn],
  });
  const { html, words } = draw({ options: [option({}), media] });
  expect(words).toMatch(/\|Media Mail: View ineligible titles\|Tide Calendar\|/);
  expect(html.match(/<input[^>]*value="ship Media"[^>]*>/)?.[0]).toContain('disabled=""');
});

test('local delivery leads back to the address, shipping alone does not (SHIPPING-015)', () => {
  const way = '<a href="#shipping-address">Change shipping address</a>';
  expect(draw({ options: [option({}), local] }).html).toContain(way);
  expect(draw().html).not.toContain(way);
});

test('an address without any option says so; without an address, nothing is said yet (SHIPPING-023)', () => {
  const none = 'No shipping available for the selected address';
  expect(draw({ options: [] }).words).toContain(none);
  expect(draw().words).not.toContain(none);
  expect(draw({ options: [] }, { ship_to: null }).words).not.toContain(none);
});

test('says that shipping is still to be calculated (SHIPPING-035)', () => {
  const { summary } = cartOf([calendar]);
  const tbd =
    'Heads up! Shipping charges still need to be calculated for your order. We will contact you shortly to confirm the cost to ship before finalizing any additional payments.';
  expect(draw({}, { summary: { ...summary, is_shipping_tbd: true } }).words).toContain(tbd);
  expect(draw().words).not.toContain(tbd);
});

test('an order that is shipped needs an address and an option (SHIPPING-025, SHIPPING-034)', () => {
  const missing = (more: Partial<Cart>) =>
    missingIn(cartOf([calendar], { ship_to: to, provider: 'Mail', ...more }));
  expect(missing({ ship_to: null })).toEqual({
    name: 'shipping address',
    sentence: 'Shipping address is required for shipping.',
  });
  expect(missing({ provider: '' })).toMatchObject({ name: 'shipping option' });
  expect(missing({})).toBeNull();
});
