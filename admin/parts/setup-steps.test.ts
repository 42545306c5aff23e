import { expect, it } from 'vitest';
import { setupSteps } from './setup-steps.ts';

type Shop = Parameters<typeof setupSteps>[0];

const state = {
  ...{ has_titles: true, has_stock: true, has_tax_rates: true, has_shipping_rates: false },
  ...{ has_terms: true, has_privacy_policy: false, has_legal_gaps: false, takes_cards: false },
  ...{ has_look: true, sends_mail: true },
};
const location = (id: number, address: string, weekdays: [number, number][], prov = 'ME') =>
  ({
    id,
    name: `Location ${id}`,
    details: { sc_addr_array: { address, prov, country: 'US' }, ws_hours: { weekdays } },
  }) as Shop['locations'][number];
const settings = (values: Record<string, unknown>) =>
  Object.entries(values).map(([name, value]) => ({ name, value })) as Shop['settings'];
const week = Array.from({ length: 7 }, (): [number, number] => [540, 1020]);
const whole = {
  state,
  settings: settings({ 'store_info.email': 'hello@cove.example', 'checkout_info.pickup_enabled': true }),
  locations: [location(3, '1 Pier Street', week)],
};
const open = (shop: Partial<Shop> = {}) =>
  setupSteps({ ...whole, ...shop })
    .filter(({ isDone }) => !isDone)
    .map(({ path }) => path);

it('has nothing left for a shop that can sell', () => {
  expect(open()).toEqual([]);
});

it('asks for terms where the footer has no link to any', () => {
  const global_content = [{ component: 'footer_bar', data: { terms_condition_enabled: false } }];
  const without = settings({ global_content });
  expect(open({ settings: [...whole.settings, ...without] })).toEqual(['/setup/legal']);
});

it('asks for the pages that the footer links to', () => {
  expect(open({ state: { ...state, has_terms: false } })).toEqual(['/setup/legal']);
  const own = [...whole.settings, ...settings({ has_privacy_policy_page: true })];
  expect(open({ settings: own })).toEqual(['/setup/legal']);
  expect(open({ settings: own, state: { ...state, has_privacy_policy: true } })).toEqual([]);
});

it('asks for the words that belong in our [brackets]', () => {
  expect(open({ state: { ...state, has_legal_gaps: true } })).toEqual(['/setup/legal']);
});

it('asks for the keys of the provider that is to take cards', () => {
  const chosen = [...whole.settings, ...settings({ 'checkout_info.card_provider': 'stripe' })];
  expect(open({ settings: chosen })).toEqual(['/settings?area=payment']);
  expect(open({ settings: chosen, state: { ...state, takes_cards: true } })).toEqual([]);
});

it('offers a look and a mail server, which a shop can open without', () => {
  const without = { ...state, has_look: false, sends_mail: false };
  const left = (shop: Partial<Shop>) =>
    setupSteps({ ...whole, ...shop }).flatMap(({ path, isDone, isOptional }) =>
      isDone ? [] : [isOptional ? `${path}, optional` : path],
    );
  expect(left({ state: without })).toEqual(['/look, optional', '/mails, optional']);
  const logo = [...whole.settings, ...settings({ 'styles.logo_url': '/media/1' })];
  expect(left({ state: { ...without, sends_mail: true }, settings: logo })).toEqual([]);
});

it('leads to the location that lacks something', () => {
  const locations = [
    location(3, '1 Pier Street', week),
    location(4, '', week),
    location(5, '2 Hill Road', []),
  ];
  expect(open({ locations })).toEqual(['/locations/4?setup', '/locations/5?setup#hours']);
  const titles = setupSteps({ ...whole, locations }).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Address: Location 4', 'Opening hours: Location 5']));
  expect(setupSteps(whole).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Address', 'Opening hours']),
  );
  expect(open({ locations: [] })).toEqual(['/locations/new?setup', '/locations/new?setup']);
});

it('asks for books, copies and taxes, and for rates where the shop ships', () => {
  expect(open({ state: { ...state, has_titles: false, has_stock: false, has_tax_rates: false } })).toEqual([
    '/titles/import',
    '/titles/import',
    '/setup/tax',
  ]);
  const shipping = settings({ 'store_info.email': 'hello@cove.example', 'checkout_info.ship_enabled': true });
  expect(open({ settings: shipping })).toEqual(['/setup/delivery', '/setup/settings/payment']);
});

it('asks a shop without a sales tax for none, and one with a carrier for no shipping rates', () => {
  const without = { ...state, has_tax_rates: false };
  expect(open({ state: without, locations: [location(3, '1 Pier Street', week, 'OR')] })).toEqual([]);
  expect(open({ state: without, locations: [location(3, '1 Pier Street', week, 'DC')] })).toEqual([
    '/setup/tax',
  ]);
  const values = { 'store_info.email': 'hello@cove.example', 'checkout_info.ship_enabled': true };
  const card = { ...values, 'checkout_info.card_provider': 'stripe' };
  const usps = { 'checkout_info.usps_key': 'key', 'checkout_info.usps_secret': true };
  const connected = { ...state, takes_cards: true };
  expect(open({ settings: settings(card), state: connected })).toEqual(['/setup/delivery']);
  expect(open({ settings: settings({ ...card, ...usps }), state: connected })).toEqual([]);
  const both = settings({ ...values, 'checkout_info.pickup_enabled': true });
  expect(open({ settings: both })).toEqual(['/setup/delivery']);
  expect(open({ settings: both, state: { ...state, has_shipping_rates: true } })).toEqual([]);
  expect(open({ settings: settings({ 'store_info.email': 'hello@cove.example' }) })).toEqual([
    ...['/setup/settings/delivery', '/setup/settings/payment'],
  ]);
});
