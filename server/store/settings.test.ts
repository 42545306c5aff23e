import { expect, it } from 'vitest';
import { siteSettings } from '../../contract/store.ts';
import { fc } from '../../test/properties.ts';
import { readLocation } from './read-location.ts';
import { type StoredSettings, settingsOf } from './settings.ts';

const row = {
  id: 1,
  webstore_name: 'corner',
  name: 'Corner Books',
  position: 1,
  hosts: [],
  currency: 'USD',
  country: 'US',
  time_zone: 'UTC',
};
const read = (settings: unknown) =>
  settingsOf({ ...row, settings: settings as StoredSettings }, [], 'http://corner.test');

const anything = fc.oneof(
  fc.constantFrom(null, undefined, 7, 'x', true, [], {}, [null], '</style><script>alert(1)</script>'),
  fc.jsonValue({ maxDepth: 2 }),
);
const filledWith = (shape: object) =>
  fc.record(Object.fromEntries(Object.keys(shape).map((name) => [name, anything])), { requiredKeys: [] });

it('is complete whatever is stored: a value of a wrong type counts as not stored', () => {
  const { store_info, checkout_info, styles } = siteSettings.shape;
  const stored = fc.oneof(
    anything,
    filledWith(siteSettings.shape),
    fc.record({
      store_info: filledWith(store_info.shape),
      checkout_info: filledWith(checkout_info.shape),
      styles: filledWith(styles.shape),
      map_tiles: anything,
    }),
  );
  fc.assert(
    fc.property(stored, (settings) => {
      expect(siteSettings.safeParse(read(settings)).error).toBeUndefined();
    }),
  );
});

it('keeps what is right beside what is wrong', () => {
  const settings = read({
    store_info: { phone: 5, email: 'a@b.test', footer_display_rules: { fax: false, url: 'no' } },
    guest_show_cart: 'no',
    cart_enabled: false,
    styles: { theme: { accent: '#123456', ground: 7 }, font_pair: 'comic' },
    map_tiles: { url: 4, attribution: 'Us' },
  });
  expect(settings.store_info).toMatchObject({
    phone: '',
    email: 'a@b.test',
    footer_display_rules: { fax: false },
  });
  expect(settings).toMatchObject({ guest_show_cart: true, cart_enabled: false });
  expect(settings.styles).toMatchObject({ theme: { accent: '#123456' }, font_pair: 'fraunces' });
  expect(settings.map_tiles).toEqual({
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: 'Us',
  });
});

it.each([
  [undefined, '/contact'],
  ['javascript:alert(1)', '/contact'],
  ['visit', '/visit'],
  ['https://corner.example/visit', 'https://corner.example/visit'],
])('has Map & Hours at %j lead to %s', (contact_us_url, to) => {
  expect(read({ store_info: { contact_us_url } }).store_info.contact_us_url).toBe(to);
});

it.each([
  ['APP-008', 'id name country is_american'],
  ['APP-009, APP-049', 'is_multistore is_consolidated_multistore multistore_info'],
  ['APP-048', 'id name alternate_home country san'],
  ['APP-050', 'province iso3166_2_country phone email base_url'],
  ['APP-051', 'facebook_pixel_id google_analytics_code iso4217_currency'],
])('%s: the settings say of the store its %s', (_row, fields) => {
  expect(Object.keys(read({}).store_info)).toEqual(expect.arrayContaining(fields.split(' ')));
});

it.each([
  ['APP-052', 'is_v1 is_private is_exclusive login_required_message landing_page_url'],
  ['APP-053', 'site_navigation extra_navigation url_shortcuts global_content custom_head'],
  ['ACCOUNT-032', 'account_extra_fields ws_custom_welcome_msg require_email_verification'],
])('%s: the settings have %s', (_row, fields) => {
  expect(Object.keys(read({}))).toEqual(expect.arrayContaining(fields.split(' ')));
});

it.each([
  ['APP-022', 'cart_enabled ship_enabled giftcards_enabled texting_enabled allowed_comm_prefs'],
  ['APP-023', 'terms_consent_enabled require_email_verification account_extra_fields custom_forms'],
  ['APP-023', 'using_promo_codes order_min'],
])('%s: the shop can set %s', (_row, names) => {
  const { store_info, checkout_info, ...others } = read({});
  const known = [store_info, checkout_info, others].flatMap((group) => Object.keys(group));
  expect(known).toEqual(expect.arrayContaining(names.split(' ')));
});

it('names the locations of a store that is a group (APP-002, APP-009, APP-049)', () => {
  const at = (id: number, name: string) => readLocation({ id, name, details: {} });
  const group = settingsOf({ ...row, settings: {} }, [at(1, 'Kelowna'), at(2, 'Vernon')], 'http://a.test');
  expect(group.store_info).toMatchObject({
    is_multistore: true,
    multistore_info: [
      { id: 1, name: 'Kelowna' },
      { id: 2, name: 'Vernon' },
    ],
  });
  expect(read({}).store_info.is_multistore).toBe(false);
});

it('has the address and phone of its location, where it has one and nothing of its own', () => {
  const place = { address: '12 Marlow Street', city: 'Camden', prov: 'ME', postal: '04843', country: 'US' };
  const at = (id: number) =>
    readLocation({ id, name: 'Camden', details: { sc_addr_array: place, sc_phone: '(207) 555-0188' } });
  const whereIs = (stored: object, locations = [at(1)]) => {
    const { address, city, province, postal_code, phone } = settingsOf(
      { ...row, settings: { store_info: stored } as StoredSettings },
      locations,
      'http://corner.test',
    ).store_info;
    return [address, city, province, postal_code, phone];
  };
  const none = ['', '', '', '', ''];
  expect(whereIs({})).toEqual(['12 Marlow Street', 'Camden', 'ME', '04843', '(207) 555-0188']);
  expect(whereIs({ city: 'Rockport', phone: '207' })).toEqual(['', 'Rockport', '', '', '207']);
  expect(whereIs({}, [at(1), at(2)])).toEqual(none);
  expect(whereIs({}, [])).toEqual(none);
});
